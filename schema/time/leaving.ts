import type { ValidationCode } from '../base/problems.ts'
import { addDays, HOUR, instantAt, instantsShowing, localTime, MINUTE, minutesOf, timeText } from '../base/zonedTime.ts'
import type { Activity } from './activity.ts'

/** Nobody goes so long (ms) after coming, whatever they remember. */
const LONGEST_MS = 24 * HOUR
/** What most work in a day (ms): proposed to whom nothing else is known of. */
const USUAL_MS = 8 * HOUR
/** A shift is that of whoever comes so much (ms) before it begins, at most. */
const EARLY_MS = 3 * HOUR
/** What is proposed is a round time (ms). */
const ROUND_MS = 5 * MINUTE

/** Work of which the end was forgotten. */
export type OpenWork = Pick<Activity, 'startedAt' | 'endedAt' | 'breaks'>

/** The last that was clocked of work before it ended (epoch ms): nobody has gone before that. */
const lastClocked = ({ startedAt, endedAt, breaks }: OpenWork): number =>
  Math.max(startedAt, ...breaks.flatMap(({ from, to }) => (to === null || to === endedAt ? [from] : [from, to])))

/**
 * What stands against somebody having gone at `at` as they say afterwards (all epoch ms): before they clocked something
 * else, after now, or a day later. People say minutes: the one in which something was clocked is not before it.
 */
export function leavingProblem(work: OpenWork, at: number, now: number): ValidationCode | null {
  if (at < lastClocked(work) - MINUTE) return 'beforeStart'
  return at > now || at - work.startedAt > LONGEST_MS ? 'time' : null
}

/**
 * When (epoch ms) it was by the clock 'HH:MM' in a zone after work began: the first time that the clock showed it, in the night in
 * which it shows an hour twice maybe the second one. Never before what was clocked in the same minute.
 */
export function leavingAt(work: OpenWork, time: string, zone: string): number {
  const { date } = localTime(work.startedAt, zone)
  const begun = work.startedAt - MINUTE
  const tomorrow = instantAt(addDays(date, 1), minutesOf(time), zone)
  const at = instantsShowing(date, minutesOf(time), zone).find(each => each > begun) ?? tomorrow
  const last = lastClocked(work)
  return at > last - MINUTE ? Math.max(at, last + 1) : at
}

/** What somebody says, 'HH:MM' in a zone, as it is sent, with what stands against it at `now` (epoch ms). */
export function saidLeaving(work: OpenWork, time: string, zone: string, now: number) {
  if (!/^\d\d:\d\d$/.test(time)) return { at: now, problem: 'time' } as const
  const at = leavingAt(work, time, zone)
  // In spring the clock leaves an hour out: nobody has gone then.
  return { at, problem: clockAt(at, zone) === time ? leavingProblem(work, at, now) : 'time' }
}

const clockAt = (at: number, zone: string): string => timeText(localTime(at, zone).minutes)

/** What is known of when somebody usually goes. Instants of shifts are ISO 8601. */
interface Known {
  readonly shifts: readonly { readonly from: string; readonly to: string }[]
  readonly works: readonly Activity[]
}

/**
 * When (epoch ms) whoever forgot to clock it most likely went: the end of the shift they came for, else after as long as
 * they mostly worked on other days. It is asked, and never taken for an answer.
 */
export function proposedLeaving(work: OpenWork, { shifts, works }: Known, now: number): number {
  const { startedAt } = work
  const planned = shifts
    .map(({ from, to }) => ({ from: Date.parse(from), to: Date.parse(to) }))
    .find(({ from, to }) => from - EARLY_MS <= startedAt && startedAt < to)
  const wanted = planned?.to ?? Math.round((startedAt + usually(works)) / ROUND_MS) * ROUND_MS
  return Math.min(Math.max(wanted, lastClocked(work) + 1), now, startedAt + LONGEST_MS)
}

/** The middle one of how long (ms) somebody worked from coming to going, of work about which there is no question. */
function usually(works: readonly Activity[]): number {
  const lengths = works.flatMap(({ startedAt, endedAt, flags }) =>
    endedAt === null || flags.length > 0 ? [] : endedAt - startedAt,
  )
  return lengths.toSorted((one, other) => one - other)[Math.floor(lengths.length / 2)] ?? USUAL_MS
}
