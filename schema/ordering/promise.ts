import { MINUTE } from '../base/zonedTime.ts'
import { isKnown, type Lessons, lessonAt } from './lessons.ts'
import { afterMinutes, handsOf, type Maker, minutesBehind, type Workload } from './workload.ts'

/** What a branch is known to need, on the server and on devices alike. */
export interface Pace {
  readonly makers: readonly Maker[]
  readonly lessons: Lessons
  /** Work of the orders that are not ready yet, as it stood at `asOf` (epoch ms). */
  readonly waiting: Workload
  readonly asOf: number
}

/** When an order will be ready. */
interface Promised {
  /** Epoch ms, a full minute. */
  readonly at: number
  /** Minutes as they were reckoned before anything was learned: what the branch learns from. */
  readonly reckoned: number
}

/** What an order for as soon as possible was reckoned by, as it is kept with it: nothing of its guest. */
export interface Reckoning {
  readonly reckoned: number
  readonly work: Workload
  /** Epoch ms from which on it could be made: placed, or paid. */
  readonly from: number
}

/** Minutes an order takes where a branch neither says nor has learned anything. */
const START_MINUTES = 20
/** Nobody is promised less or more than this, in minutes. */
const PROMISED = { floor: 2, ceiling: 240 } as const

/**
 * When an order placed at `now` (epoch ms) is ready: its own work behind what waits at its stations, made to what such days
 * really took, and at first never less than the branch's fixed number of minutes. `extraMinutes` is what staff add while they
 * are busy and, for a delivery, the way there.
 */
export function promise(
  work: Workload,
  pace: Pace,
  branch: { readonly timeZone: string; readonly preparationMinutes?: number | null },
  now: number,
  extraMinutes = 0,
): Promised {
  const waiting = afterMinutes(pace.waiting, (now - pace.asOf) / MINUTE, pace.makers)
  const reckoned = minutesBehind(work, waiting, pace.makers)
  const { factor, slack } = lessonAt(pace.lessons, now, branch.timeZone)
  const learned = reckoned * factor + slack
  const minutes = isKnown(pace.lessons) ? learned : Math.max(branch.preparationMinutes ?? START_MINUTES, learned)
  const held = Math.min(PROMISED.ceiling, Math.max(PROMISED.floor, minutes))
  return { at: Math.ceil((now + (held + extraMinutes) * MINUTE) / MINUTE) * MINUTE, reckoned }
}

/** An order that is not ready yet, as the queue counts it. */
interface Waiting {
  readonly work: Workload
  /** Epoch ms. */
  readonly placedAt: number
  /** Epoch ms: an appointment, or what was promised. */
  readonly promisedAt: number
}

/** Minutes after its promise from which on an order was forgotten on the board and holds nobody up. */
const FORGOTTEN_MINUTES = 45
/** Minutes before its promise from which on an order for later is worked at. */
const AHEAD_MINUTES = 45

/**
 * The work that stands before an order placed at `now` (epoch ms). Where a hand is free nothing does; of what is in hand half
 * is done, for nobody says when it was begun.
 */
export function waitingWork(orders: readonly Waiting[], makers: readonly Maker[], now: number): Workload {
  const open = orders.filter(
    ({ promisedAt }) => promisedAt > now - FORGOTTEN_MINUTES * MINUTE && promisedAt < now + AHEAD_MINUTES * MINUTE,
  )
  const inTurn = open.toSorted((one, other) => one.placedAt - other.placedAt)
  const stations = new Set(inTurn.flatMap(({ work }) => Object.keys(work).map(Number)))
  return Object.fromEntries([...stations].map(id => [id, waitingAt(id, inTurn, handsOf(id, makers))]))
}

function waitingAt(station: number, inTurn: readonly Waiting[], hands: number): number {
  const minutes = inTurn.flatMap(({ work }) => work[station] ?? [])
  if (minutes.length < hands) return 0
  return minutes.reduce((sum, own, index) => sum + (index < hands ? own / 2 : own), 0)
}
