import { useMemo, useState } from 'react'
import { opensTab } from '../../../schema/base/areas.ts'
import { useLive } from '../../data/engine/live.ts'
import { now } from '../../device/clock.ts'
import { placeOf } from '../areas/officeAreas.ts'
import { allLive } from '../shell/liveValues.ts'
import { readable } from '../shell/rights.ts'
import { useOffice } from '../shell/scope.tsx'
import { checkedOf, checkedTypes, faultsIn } from './faults.ts'

/** What is missing in the data of the business, live from the device, as far as this person may open it; null while it is being read. */
export function useFaults(): ReturnType<typeof faultsIn> | null {
  const { office, entities, me } = useOffice()
  const [at] = useState(now)
  const live = useMemo(
    () => allLive(checkedTypes.map(type => office.list(type, { limit: Number.MAX_SAFE_INTEGER }))),
    [office],
  )
  const pages = useLive(live)
  const opened = useMemo(() => {
    const isOpen = (entity: (typeof entities)[number]) => {
      const { area, tab } = placeOf(entity)
      return readable(entity, me) && opensTab(me.roles, area, tab)
    }
    return new Set(entities.filter(isOpen).map(({ type }) => type))
  }, [entities, me])
  return useMemo(() => {
    if (!pages?.every(page => page !== undefined)) return null
    const all = checkedOf(type => pages[checkedTypes.indexOf(type)]?.rows ?? [])
    return new Map([...faultsIn(all, at)].filter(([, [fault]]) => fault && opened.has(fault.type)))
  }, [pages, at, opened])
}
