import { localTime, MINUTE } from '../base/zonedTime.ts'
import type { Branch } from '../business/branch.ts'
import { hoursFor, type Mode } from '../business/modes.ts'
import type { Switch } from '../catalogue/switch.ts'
import { pauseOf } from '../catalogue/switches.ts'
import type { availableFrom } from './availableFrom.ts'
import { gridOf, isFull, type Loads, slotStart } from './capacity.ts'
import { daysWithSlots, HORIZON_DAYS, slotsOn } from './slots.ts'

/** What decides about the times a guest may choose. */
export interface Offer {
  readonly branch: Branch
  readonly mode: Mode
  readonly switches: readonly Switch[]
  readonly loads: Loads
  /** Epoch ms: nothing starts before. */
  readonly earliest: number
  /** From when on what is ordered can be had, for an instant (availableFrom.ts); without it at any time. */
  readonly had?: ReturnType<typeof availableFrom>
}

/** A slot of the day as it is listed: the first start in it (epoch ms), and why it cannot be had. */
interface ListedSlot {
  readonly start: number
  readonly state: 'free' | 'full' | 'paused'
}

/** Local dates with a start that can be had, within the horizon. */
export function freeDays(offer: Offer): ReadonlySet<string> {
  const { branch, mode, earliest } = offer
  const days = daysWithSlots(hoursFor(branch, mode), branch.timeZone, earliest, HORIZON_DAYS)
  const doubtful = doubtfulDays(offer)
  return new Set(days.filter(day => !doubtful(day) || freeStarts(offer, day).length > 0))
}

/** Starts of a local date that can be had, epoch ms ascending. */
export const freeStarts = (offer: Offer, day: string): number[] =>
  startsOf(offer, day).filter(start => stateOf(offer, start) === 'free')

/** So shortly before it is wanted at once, whatever the hour; ms. */
const SHORTLY_MS = 180 * MINUTE
/** Minutes of the wall clock between which people fetch what they order long before. */
const waking = { from: 7 * 60, to: 22 * 60 } as const

/**
 * Which of a day's starts (epoch ms, ascending) is proposed at first: the first one; but nobody is proposed a cake at ten past
 * midnight because it takes two days. Null where there are none.
 */
export function proposedStart(starts: readonly number[], now: number, zone: string): number | null {
  const [first = null] = starts
  if (first === null || first - now < SHORTLY_MS) return first
  const isWaking = (at: number) => {
    const { minutes } = localTime(at, zone)
    return minutes >= waking.from && minutes <= waking.to
  }
  return starts.find(isWaking) ?? first
}

/** The slots of a local date, those that are full or fall into a pause included. */
export function listedSlots(offer: Offer, day: string): ListedSlot[] {
  const { minutes, zone } = gridOf(offer.branch)
  const bySlot = new Map<number, ListedSlot>()
  for (const start of startsOf(offer, day)) {
    const slot = slotStart(start, minutes, zone)
    const listed = bySlot.get(slot)
    const state = stateOf(offer, start)
    // Part of a slot may fall into a pause: what is left of it counts.
    if (!listed || (listed.state !== 'free' && state === 'free')) bySlot.set(slot, { start, state })
  }
  return [...bySlot.values()]
}

/** Whether two instants lie in the same slot. */
export function isSameSlot({ branch }: Pick<Offer, 'branch'>, one: number, other: number): boolean {
  const { minutes, zone } = gridOf(branch)
  return slotStart(one, minutes, zone) === slotStart(other, minutes, zone)
}

const startsOf = ({ branch, mode, earliest, had }: Offer, day: string): number[] =>
  slotsOn(hoursFor(branch, mode), day, branch.timeZone, earliest).filter(at => !had || had(at) === at)

function stateOf({ branch, mode, switches, loads }: Offer, at: number): ListedSlot['state'] {
  if (pauseOf(switches, branch, mode, at)) return 'paused'
  return isFull(gridOf(branch), loads, at) ? 'full' : 'free'
}

/** Days whose starts have to be looked at one by one; most days have no order and no pause yet. */
function doubtfulDays({ branch, loads, switches, had }: Offer): (day: string) => boolean {
  if (had) return () => true
  const dateOf = (at: number) => localTime(at, branch.timeZone).date
  const taken = new Set([...loads.keys()].map(dateOf))
  const pauses = switches
    .filter(({ kind, branch: where }) => kind === 'paused' && where === branch.id)
    .map(({ startsAt, endsAt }) => [startsAt ? dateOf(Date.parse(startsAt)) : '', dateOf(Date.parse(endsAt))] as const)
  return day => taken.has(day) || pauses.some(([from, to]) => from <= day && day <= to)
}
