import { addDays, instantAt, localTime, MINUTE } from '../../base/zonedTime.ts'
import type { Activity } from '../activity.ts'
import { countedEnd } from '../workedTime.ts'

/** From one instant to another, epoch ms. */
export interface Stretch {
  readonly start: number
  readonly end: number
}

/** A planned shift, or work as it was done. Instants in epoch ms; breaks may overlap each other and reach over its ends. */
export interface Work extends Stretch {
  readonly breaks: readonly Stretch[]
}

/** Work as the law and the payroll look at it: as long as it counts. What still goes on is not judged yet, nor what does not count. */
export function workAs(activity: Activity): Work[] {
  const { startedAt: start, endedAt, breaks, flags } = activity
  if (endedAt === null || flags.includes('uncounted')) return []
  const end = countedEnd(activity, endedAt)
  return [{ start, end, breaks: breaks.map(({ from, to }) => ({ start: from, end: to ?? end })) }]
}

/** What was worked, without breaks, in order; works that overlap count once. */
export function workedStretches(works: readonly Work[]): Stretch[] {
  const worked = works.flatMap(({ start, end, breaks }) => without({ start, end }, breaks))
  const merged: Stretch[] = []
  for (const stretch of worked.toSorted((a, b) => a.start - b.start)) {
    const last = merged.at(-1)
    if (last && stretch.start <= last.end)
      merged[merged.length - 1] = { start: last.start, end: Math.max(last.end, stretch.end) }
    else merged.push(stretch)
  }
  return merged
}

/** Whole minutes of the stretches between two instants (epoch ms): time that elapsed, whatever the clock showed. */
export function minutesWithin(stretches: readonly Stretch[], from = -Infinity, to = Infinity): number {
  const elapsed = stretches.reduce(
    (sum, { start, end }) => sum + Math.max(0, Math.min(end, to) - Math.max(start, from)),
    0,
  )
  return Math.floor(elapsed / MINUTE)
}

/** Whole minutes worked on each local date YYYY-MM-DD of the zone; a night is divided at midnight. */
export function minutesByDate(works: readonly Work[], zone: string): ReadonlyMap<string, number> {
  const stretches = workedStretches(works)
  return new Map(datesOf(stretches, zone).map(date => [date, minutesOn(stretches, date, zone)]))
}

/** Local dates the stretches touch, in order, each once. */
export function datesOf(stretches: readonly Stretch[], zone: string): string[] {
  const dates = new Set<string>()
  for (const { start, end } of stretches) {
    const last = localTime(Math.max(start, end - 1), zone).date
    let { date } = localTime(start, zone)
    dates.add(date)
    // Most of them end on the date on which they begin.
    while (date < last) dates.add((date = addDays(date, 1)))
  }
  return [...dates]
}

/** Whole minutes of the stretches on a local date, from `from` minutes after its midnight on. */
export function minutesOn(stretches: readonly Stretch[], date: string, zone: string, from = 0): number {
  return minutesWithin(stretches, instantAt(date, from, zone), instantAt(addDays(date, 1), 0, zone))
}

function without({ start, end }: Stretch, breaks: readonly Stretch[]): Stretch[] {
  const left: Stretch[] = []
  let from = start
  for (const pause of breaks.toSorted((a, b) => a.start - b.start)) {
    if (pause.start > from) left.push({ start: from, end: Math.min(pause.start, end) })
    from = Math.max(from, pause.end)
    if (from >= end) break
  }
  if (from < end) left.push({ start: from, end })
  return left.filter(stretch => stretch.end > stretch.start)
}
