import { type ComponentType, lazy } from 'react'
import type { PartName } from './parts.ts'

/** What each part of the page shows; loaded when it is first looked at. */
export const screens: Readonly<Record<PartName, ComponentType>> = {
  protokoll: lazy(async () => ({ default: (await import('./LogList.tsx')).LogList })),
  gemeinsam: lazy(async () => ({ default: (await import('../history/ChangeSets.tsx')).ChangeSets })),
  gaeste: lazy(async () => ({ default: (await import('../privacy/GuestData.tsx')).GuestData })),
  fristen: lazy(async () => ({ default: (await import('../privacy/RetentionPart.tsx')).RetentionPart })),
  verzeichnis: lazy(async () => ({ default: (await import('../privacy/ProcessingPart.tsx')).ProcessingPart })),
}
