import { addDays, instantAt, localTime } from '../base/zonedTime.ts'
import type { Activity } from './activity.ts'
import { countedEnd, workedStretches, workedWithin } from './workedTime.ts'

/** A day of somebody's work. Milliseconds. */
export interface WorkedDay {
  /** YYYY-MM-DD in the zone. */
  readonly date: string
  readonly workedMs: number
  readonly breakMs: number
  /** Work that touches the day, by its beginning: one over midnight stands at both. */
  readonly works: readonly Activity[]
}

/** So many days from a local date on, each with what of the work lies in it; what goes on counts up to `now` (epoch ms). */
export function workedDays(
  works: readonly Activity[],
  { first, count, zone }: { readonly first: string; readonly count: number; readonly zone: string },
  now: number,
): readonly WorkedDay[] {
  const worked = workedStretches(works, now)
  const pauses = works.flatMap(work => {
    const end = countedEnd(work, now)
    return work.breaks.map(({ from, to }) => ({ from, to: Math.max(from, Math.min(to ?? now, end)) }))
  })
  return Array.from({ length: count }, (_, index) => {
    const date = addDays(first, index)
    const day = { from: instantAt(date, 0, zone), to: instantAt(addDays(date, 1), 0, zone) }
    return {
      date,
      workedMs: workedWithin(worked, day),
      breakMs: workedWithin(pauses, day),
      works: works.filter(
        work => work.startedAt < day.to && Math.max(countedEnd(work, now), work.startedAt + 1) > day.from,
      ),
    }
  })
}

/** The Monday (YYYY-MM-DD) of the week in which an instant (epoch ms) lies. */
export function mondayOf(at: number, zone: string): string {
  const { date, weekday } = localTime(at, zone)
  return addDays(date, 1 - weekday)
}
