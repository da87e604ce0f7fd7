import { useMemo } from 'react'
import { useLive } from '../../../data/engine/live.ts'
import type { Row } from '../../../data/office/office.ts'
import { useOffice } from '../../shell/scope.tsx'

/** Every document of a type by id, in the order of the titles; undefined while the device is being read. */
export function useBodies(type: string): ReadonlyMap<number, Row> | undefined {
  const { office } = useOffice()
  const page = useLive(useMemo(() => office.list(type, { limit: Number.MAX_SAFE_INTEGER }), [office, type]))
  return useMemo(() => page && new Map(page.rows.map(row => [row.id, row])), [page])
}
