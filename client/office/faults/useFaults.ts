import { useMemo, useState } from 'react'
import { opensTab } from '../../../schema/base/areas.ts'
import { ignoredHints } from '../../../schema/business/ignoredHint.ts'
import { useLive } from '../../data/engine/live.ts'
import { now } from '../../device/clock.ts'
import { placeOf } from '../areas/officeAreas.ts'
import { allLive } from '../shell/liveValues.ts'
import { mayDo, readable } from '../shell/rights.ts'
import { useOffice } from '../shell/scope.tsx'
import { checkedOf, checkedTypes, type Fault, type FaultKind, faultsIn } from './faults.ts'
import { sifted } from './ignored.ts'
import { type Repair, repairOf } from './repairs.ts'

interface Faults extends ReturnType<typeof sifted> {
  /** What mends one of them, where there is but one way to and it is this person's to take. */
  readonly repairOf: (kind: FaultKind, fault: Fault) => Repair | null
}

/** What is missing in the data of the business, live from the device, as far as this person may open it; null while it is being read. */
export function useFaults(): Faults | null {
  const { office, entities, me, actor } = useOffice()
  const [at] = useState(now)
  const live = useMemo(
    () => allLive(checkedTypes.map(type => office.list(type, { limit: Number.MAX_SAFE_INTEGER }))),
    [office],
  )
  const pages = useLive(live)
  const hints = useLive(useMemo(() => office.list(ignoredHints.type, { limit: Number.MAX_SAFE_INTEGER }), [office]))
  const opened = useMemo(() => {
    const isOpen = (entity: (typeof entities)[number]) => {
      const { area, tab } = placeOf(entity)
      return readable(entity, me) && opensTab(me.roles, area, tab)
    }
    return new Set(entities.filter(isOpen).map(({ type }) => type))
  }, [entities, me])
  return useMemo(() => {
    if (!hints || !pages?.every(page => page !== undefined)) return null
    const all = checkedOf(type => pages[checkedTypes.indexOf(type)]?.rows ?? [])
    const found = new Map([...faultsIn(all, at)].filter(([, [fault]]) => fault && opened.has(fault.type)))
    const isOwn = ({ type, id }: Fault): boolean => {
      const entity = entities.find(each => each.type === type)
      const row = all[type].find(each => each.id === id)
      return entity !== undefined && row !== undefined && mayDo(entity, 'update', actor, row.body)
    }
    return {
      ...sifted(found, hints.rows),
      repairOf: (kind, fault) => (isOwn(fault) ? repairOf(kind, fault, all) : null),
    }
  }, [pages, hints, at, opened, entities, actor])
}
