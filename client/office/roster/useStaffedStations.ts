import { useMemo } from 'react'
import { openingHours as hoursField } from '../../../schema/base/fields.ts'
import type { StaffedStation } from '../../../schema/time/plan/emptyStations.ts'
import { useLive } from '../../data/engine/live.ts'
import { useOffice } from '../shell/scope.tsx'
import { useStations } from './useStations.ts'

const shape = hoursField()

/** The stations of these branches, with the hours in which guests come; of several branches each says of which it is. */
export function useStaffedStations(branches: readonly number[]): readonly StaffedStation[] {
  const { office } = useOffice()
  const stations = useStations()
  const page = useLive(useMemo(() => office.list('branches', { limit: Number.MAX_SAFE_INTEGER }), [office]))
  return useMemo(() => {
    const known = new Map((page?.rows ?? []).map(({ id, body }) => [id, body] as const))
    return stations
      .filter(({ branch }) => branches.includes(branch))
      .map(station => {
        const { name, openingHours } = known.get(station.branch) ?? {}
        return {
          ...station,
          name: branches.length > 1 ? `${String(name)}, ${station.name}` : station.name,
          openingHours: shape.safeParse(openingHours).data ?? [],
        }
      })
  }, [page, stations, branches])
}
