import type { Mode } from '../business/modes.ts'
import type { Switch } from './switch.ts'

/** No orders are taken until `endsAt` (epoch ms); `reason` is for guests and may be empty. */
export interface Pause {
  readonly reason: string
  readonly endsAt: number
}

interface Known {
  readonly id: number
}

/**
 * Whether a branch takes no orders of this mode that are for `at` (epoch ms); null if it does. A switch holds from its
 * start up to its end, which it excludes; one that has ended says nothing, wherever a device still keeps it. Pauses that
 * follow each other without a gap end together: at `endsAt` orders are taken again.
 */
export function pauseOf(switches: readonly Switch[], branch: Known, mode: Mode, at: number): Pause | null {
  const pauses = switches.filter(each => each.kind === 'paused' && isFor(each, branch, mode))
  const endsAt = endOf(pauses, at)
  if (endsAt === null) return null
  const present = pauses.filter(each => isOn(each, at))
  return { reason: present.find(({ reason }) => reason !== '')?.reason ?? '', endsAt }
}

/** By how many minutes orders of this mode take longer at `at` (epoch ms): the longest delay switched on, 0 without one. */
export function busyMinutes(switches: readonly Switch[], branch: Known, mode: Mode, at: number): number {
  return switches.reduce(
    (most, each) =>
      each.kind === 'busy' && isFor(each, branch, mode) && isOn(each, at)
        ? Math.max(most, each.extraMinutes ?? 0)
        : most,
    0,
  )
}

/** Until when (epoch ms) a product is switched off as sold out at a branch; null if it is not at `at` (epoch ms). */
export function soldOutUntil(switches: readonly Switch[], branch: Known, product: Known, at: number): number | null {
  return endOf(
    switches.filter(each => each.kind === 'soldOut' && each.branch === branch.id && each.product === product.id),
    at,
  )
}

/** When (epoch ms) the next of a branch's switches begins or ends after `now`, for screens that have to look again; null if none does. */
export function nextSwitching(switches: readonly Switch[], branch: Known, now: number): number | null {
  const edges = switches.flatMap(each => (each.branch === branch.id ? [startOf(each), Date.parse(each.endsAt)] : []))
  const next = edges.reduce((first, edge) => (edge > now && edge < first ? edge : first), Number.POSITIVE_INFINITY)
  return Number.isFinite(next) ? next : null
}

const isFor = ({ branch, modes }: Switch, { id }: Known, mode: Mode): boolean =>
  branch === id && (modes.length === 0 || modes.includes(mode))

const isOn = (each: Switch, at: number): boolean => startOf(each) <= at && at < Date.parse(each.endsAt)

const startOf = ({ startsAt }: Switch): number => (startsAt ? Date.parse(startsAt) : Number.NEGATIVE_INFINITY)

/** Where the chain of switches that holds at `at` ends; null if none holds. */
function endOf(switches: readonly Switch[], at: number): number | null {
  let end = at
  for (const each of switches.toSorted((one, other) => compare(startOf(one), startOf(other))))
    if (startOf(each) <= end) end = Math.max(end, Date.parse(each.endsAt))
  return end > at ? end : null
}

/** Minus would be NaN for two that have always held. */
const compare = (one: number, other: number): number => (one < other ? -1 : one > other ? 1 : 0)
