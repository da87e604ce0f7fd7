import { useMemo } from 'react'
import type { DrawnAround, Entity } from '../../../schema/base/entity.ts'
import { drawnData } from '../../../schema/signage/drawnData.ts'
import { type DrawnSubject } from '../../../schema/signage/imageTemplate.ts'
import { useLive } from '../../data/engine/live.ts'
import type { Row } from '../../data/office/office.ts'
import { useNow } from '../../device/clock.ts'
import { useEntity, useOffice, useRow, useSettings } from '../shell/scope.tsx'
import { typedRow } from '../shell/typedRow.ts'

/** So many are looked through for one to look at a layout with. */
const OFFERED = 100
/** Nothing that is drawn of a document changes by the clock more often (ms). */
const TICK_MS = 60_000
const nothing = { get: () => null, subscribe: () => () => {} }

/** What layouts are drawn with besides a document. */
export function useDrawnAround(): DrawnAround {
  const { currency = 'EUR', timeZone = 'Europe/Vienna' } = useSettings() ?? {}
  const now = useNow(TICK_MS)
  return useMemo(() => ({ currency, timeZone, now }), [currency, timeZone, now])
}

/** The first documents this device has of what a layout is drawn for, in the order of their names; none where that is nothing. */
export function useOffered(subject: DrawnSubject): readonly Row[] {
  const { office } = useOffice()
  const type = useEntity(subject)?.type
  const page = useLive(useMemo(() => (type ? office.list(type, { limit: OFFERED }) : nothing), [office, type]))
  return useMemo(() => page?.rows ?? [], [page])
}

/** What a layout is drawn with for a document, as this device has it: for none where there is none, or it cannot be read. */
export function useDrawn(subject: DrawnSubject, id: number | null) {
  const around = useDrawnAround()
  const entity = useEntity(subject)
  const row = useRow(subject, entity ? id : null) ?? null
  return useMemo(() => ({ entity, row, data: drawnOf(entity, row, around) }), [entity, row, around])
}

/** What a layout is drawn with for a row of this device. */
export const drawnOf = (entity: Entity | undefined, row: Row | null, around: DrawnAround) =>
  drawnData(entity, entity && row && typedRow(entity, row), around)
