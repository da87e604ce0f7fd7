import { useMemo } from 'react'
import { stations } from '../../../schema/counter/station.ts'
import { useLive } from '../../data/engine/live.ts'
import { useOffice } from '../shell/scope.tsx'

interface NamedStation {
  readonly id: number
  readonly name: string
  readonly branch: number
}

/** The stations of all branches, by name. */
export function useStations(): readonly NamedStation[] {
  const { office } = useOffice()
  const page = useLive(useMemo(() => office.list(stations.type, { limit: Number.MAX_SAFE_INTEGER }), [office]))
  return useMemo(
    () =>
      (page?.rows ?? []).map(({ id, body }) => ({
        id,
        name: String(body['name'] ?? id),
        branch: Number(body['branch']),
      })),
    [page],
  )
}
