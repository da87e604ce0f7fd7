import { localTime, MINUTE } from '../../base/zonedTime.ts'
import { minutesWithin, type Stretch, type Work, workedStretches } from './work.ts'

/** All work between two daily rests: a shift, or the parts of a split one. It belongs to the date on which it begins. */
export interface WorkDay extends Stretch {
  /** Local YYYY-MM-DD. */
  readonly date: string
  readonly worked: readonly Stretch[]
  /** Between what was worked, also between the parts of a split shift. */
  readonly breaks: readonly Stretch[]
  /** Whole minutes worked. */
  readonly minutes: number
}

/** Whoever is back sooner has had a break and no rest. */
const SHORTEST_BETWEEN_SHIFTS = 3 * 60 * MINUTE
/** No law knows a shorter daily rest: the parts of one date that lie closer together are a split shift. */
const SHORTEST_REST = 8 * 60 * MINUTE

/** Works put together to days of work, in order. Works without a minute of work are left out. */
export function workDaysOf(works: readonly Work[], zone: string): WorkDay[] {
  const days: Stretch[][] = []
  for (const stretch of workedStretches(works)) {
    const day = days.at(-1)
    if (day && belongsTo(day, stretch, zone)) day.push(stretch)
    else days.push([stretch])
  }
  return days.map(worked => workDay(worked, zone))
}

function belongsTo(day: readonly Stretch[], { start }: Stretch, zone: string): boolean {
  const [first, last] = [day[0], day.at(-1)]
  if (!first || !last) return false
  const gap = start - last.end
  if (gap < SHORTEST_BETWEEN_SHIFTS) return true
  return gap < SHORTEST_REST && localTime(first.start, zone).date === localTime(start, zone).date
}

function workDay(worked: readonly Stretch[], zone: string): WorkDay {
  const start = worked[0]?.start ?? 0
  return {
    start,
    end: worked.at(-1)?.end ?? start,
    date: localTime(start, zone).date,
    worked,
    breaks: worked.slice(1).map((next, at) => ({ start: worked[at]?.end ?? next.start, end: next.start })),
    minutes: minutesWithin(worked),
  }
}

/** Whole minutes from one instant (epoch ms) to another. */
export const minutesBetween = (from: number, to: number): number => Math.floor((to - from) / MINUTE)
