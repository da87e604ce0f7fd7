import { useMemo, useState } from 'react'
import { localTime } from '../../../../schema/base/zonedTime.ts'
import type { Branch } from '../../../../schema/business/branch.ts'
import type { Mode } from '../../../../schema/business/modes.ts'
import {
  freeDays,
  freeStarts,
  isSameSlot,
  listedSlots,
  type Offer,
  proposedStart,
} from '../../../../schema/ordering/appointments.ts'
import { availableFrom } from '../../../../schema/ordering/availableFrom.ts'
import { byDaypart } from '../../../../schema/ordering/dayparts.ts'
import { useLoads } from '../../../data/shop/useLoads.ts'
import { nearestSlot, sameTimeOn } from '../../../ui/dates/times.ts'
import { useRulesCatalogue } from '../useRulesCatalogue.ts'
import { texts } from './texts.ts'

interface Wanted {
  readonly branch: Branch
  readonly mode: Mode
  /** Epoch ms: the first time there is, null if there is none; and now. */
  readonly earliest: number | null
  readonly now: number
  /** What is ordered: its schedules decide with the hours. */
  readonly items?: readonly { readonly product: number }[] | undefined
  /** What to begin with, epoch ms; null: with what is proposed. */
  readonly wanted: number | null
}

/** The days and times that can be had, and which of them is chosen: `slot` (epoch ms), null where the day has none. */
export function useSlotChoice({ branch, mode, now, wanted, items, ...given }: Wanted) {
  const zone = branch.timeZone
  // What was the earliest when it opened: the days must not change under the finger.
  const [earliest] = useState(given.earliest)
  const [picked, setPicked] = useState(wanted)
  const [chosenDay, setDay] = useState<string | null>(null)
  const catalogue = useRulesCatalogue(branch)
  const [openedAt] = useState(now)
  const begin = chosenDay ?? localTime(picked ?? earliest ?? now, zone).date
  const loads = useLoads(branch, begin)
  const offer = useMemo<Offer | null>(() => {
    if (earliest === null || !catalogue) return null
    const { switches = [] } = catalogue
    return { branch, mode, switches, loads, earliest, had: availableFrom(items ?? [], catalogue, openedAt) }
  }, [branch, mode, loads, earliest, items, catalogue, openedAt])
  const days = useMemo(() => (offer ? freeDays(offer) : noDays), [offer])
  const day = chosenDay ?? [...days].find(each => each >= begin) ?? begin
  const starts = useMemo(() => (offer ? freeStarts(offer, day) : []), [offer, day])
  const parts = useMemo(() => {
    const slots = offer ? listedSlots(offer, day) : []
    return byDaypart(slots, zone).map(({ part, listed }) => ({ heading: texts.parts[part], listed }))
  }, [offer, day, zone])
  const slot = picked === null ? proposedStart(starts, now, zone) : nearestSlot(starts, picked)
  return {
    days,
    day,
    starts,
    parts,
    slot,
    isChosen: (start: number) => slot !== null && isSameSlot({ branch }, start, slot),
    chooseDay: (next: string) => {
      setDay(next)
      // The same time on the other day, if it is a slot there; else the nearest one. What was only proposed is proposed anew.
      setPicked(at => (at === null ? null : sameTimeOn(next, slot ?? at, zone)))
    },
    chooseTime: setPicked,
  }
}

const noDays: ReadonlySet<string> = new Set()
