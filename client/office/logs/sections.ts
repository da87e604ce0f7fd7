import { type ComponentType, lazy } from 'react'
import { type Access, adminsOnly, keptByManagers } from '../../../schema/base/access.ts'
import { texts } from './texts.ts'

interface Section {
  /** As it stands in the address. */
  readonly value: string
  readonly label: string
  readonly access: Access
  readonly Screen: ComponentType
}

/** Parts of the page, in their order; each is loaded when it is first looked at. */
export const sections: readonly Section[] = [
  {
    value: 'protokoll',
    label: texts.sections.log,
    access: keptByManagers,
    Screen: lazy(async () => ({ default: (await import('./LogList.tsx')).LogList })),
  },
  {
    value: 'gemeinsam',
    label: texts.sections.together,
    access: keptByManagers,
    Screen: lazy(async () => ({ default: (await import('../history/ChangeSets.tsx')).ChangeSets })),
  },
  {
    value: 'gaeste',
    label: texts.sections.guests,
    access: adminsOnly,
    Screen: lazy(async () => ({ default: (await import('../privacy/GuestData.tsx')).GuestData })),
  },
  {
    value: 'fristen',
    label: texts.sections.retention,
    access: adminsOnly,
    Screen: lazy(async () => ({ default: (await import('../privacy/RetentionPart.tsx')).RetentionPart })),
  },
  {
    value: 'verzeichnis',
    label: texts.sections.processing,
    access: adminsOnly,
    Screen: lazy(async () => ({ default: (await import('../privacy/ProcessingPart.tsx')).ProcessingPart })),
  },
]
