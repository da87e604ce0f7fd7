import { MINUTE } from '../base/zonedTime.ts'
import { type Activity, FORGOTTEN_MS } from './activity.ts'

/** A stretch of time, its end not part of it; epoch ms. */
interface Stretch {
  readonly from: number
  readonly to: number
}

/**
 * The stretches really worked, by their beginning: without breaks, and where two activities overlap only once. What still
 * runs counts up to `now` (epoch ms).
 */
export const workedStretches = (activities: readonly Activity[], now: number): readonly Stretch[] =>
  workByActivity(activities, now).flatMap(({ worked }) => worked)

/**
 * The same by activity, with how long (ms) each went on beside what was before it: what of that was not worked was a break. Work
 * in a break of other work was worked. What does not count was nothing.
 */
export function workByActivity(activities: readonly Activity[], now: number): readonly ActivityWork[] {
  let until = Number.NEGATIVE_INFINITY
  let known: readonly Stretch[] = []
  return activities.map(activity => {
    if (activity.flags.includes('uncounted')) return { activity, worked: [], elapsed: 0 }
    const [from, to] = [activity.startedAt, countedEnd(activity, now)]
    const elapsed = Math.max(0, to - Math.max(from, until))
    until = Math.max(until, to)
    const worked = without(withoutBreaks({ from, to }, activity, now), known)
    // They come by their beginning: what was over before is met no more.
    known = [...known.filter(stretch => stretch.to > from), ...worked]
    return { activity, worked, elapsed }
  })
}

/** What of some stretches lies in none of others. */
const without = (stretches: readonly Stretch[], others: readonly Stretch[]): readonly Stretch[] =>
  others.reduce(
    (left, other) =>
      left.flatMap(({ from, to }) =>
        [
          { from, to: Math.min(to, other.from) },
          { from: Math.max(from, other.to), to },
        ].filter(part => part.to > part.from),
      ),
    stretches,
  )

type Ending = Pick<Activity, 'startedAt' | 'endedAt' | 'flags'>

/** Up to when (epoch ms) work counts at `now`: where nobody clocked its end, no longer than anybody works in a row. */
export function countedEnd({ startedAt, endedAt, flags }: Ending, now: number): number {
  const to = endedAt ?? Math.max(now, startedAt)
  return endedAt === null || flags.includes('closedByStart') ? Math.min(to, startedAt + FORGOTTEN_MS) : to
}

/** Whether more time has passed than counts, so that nobody knows how long it was until its person says it. */
export const isUnclear = (work: Ending, now: number): boolean => (work.endedAt ?? now) > countedEnd(work, now)

interface ActivityWork {
  readonly activity: Activity
  readonly worked: readonly Stretch[]
  readonly elapsed: number
}

function withoutBreaks({ from, to }: Stretch, { breaks }: Activity, now: number): Stretch[] {
  const worked: Stretch[] = []
  let at = from
  for (const pause of breaks) {
    if (pause.from > at) worked.push({ from: at, to: Math.min(pause.from, to) })
    at = Math.max(at, pause.to ?? Math.max(now, pause.from))
  }
  if (to > at) worked.push({ from: at, to })
  return worked.filter(stretch => stretch.to > stretch.from)
}

/** Milliseconds worked within a stretch of time. Sums over any cut of it are the whole. */
export const workedWithin = (worked: readonly Stretch[], { from, to }: Stretch): number =>
  worked.reduce((sum, stretch) => sum + Math.max(0, Math.min(stretch.to, to) - Math.max(stretch.from, from)), 0)

/** Whole minutes worked in one activity, breaks left out; up to `now` (epoch ms) while it runs. */
export function workedMinutes(activity: Activity, now: number): number {
  const worked = workedStretches([activity], now)
  return Math.floor(worked.reduce((sum, { from, to }) => sum + to - from, 0) / MINUTE)
}
