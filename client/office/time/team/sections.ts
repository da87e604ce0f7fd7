import { type ComponentType, lazy } from 'react'
import type { SectionKey } from './sectionKeys.ts'
import { texts } from './texts.ts'

interface Section {
  readonly value: SectionKey
  readonly label: string
  readonly Screen: ComponentType
}

/** Parts of the page of times, in their order; each is loaded when it is first looked at. */
export const sections: readonly Section[] = [
  {
    value: 'jetzt',
    label: texts.sections.now,
    Screen: lazy(async () => ({ default: (await import('./NowSection.tsx')).NowSection })),
  },
  {
    value: 'freigaben',
    label: texts.sections.decide,
    Screen: lazy(async () => ({ default: (await import('./decide/DecideSection.tsx')).DecideSection })),
  },
  {
    value: 'monat',
    label: texts.sections.month,
    Screen: lazy(async () => ({ default: (await import('./month/MonthSection.tsx')).MonthSection })),
  },
  {
    value: 'jahr',
    label: texts.sections.year,
    Screen: lazy(async () => ({ default: (await import('./year/YearSection.tsx')).YearSection })),
  },
  {
    value: 'projekte',
    label: texts.sections.projects,
    Screen: lazy(async () => ({ default: (await import('./projects/ProjectsSection.tsx')).ProjectsSection })),
  },
  {
    value: 'export',
    label: texts.sections.export,
    Screen: lazy(async () => ({ default: (await import('./export/ExportSection.tsx')).ExportSection })),
  },
]
