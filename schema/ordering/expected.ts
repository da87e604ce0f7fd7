import { addDays, dayOf, localTime } from '../base/zonedTime.ts'

/** So many former days of the same name a day is judged by. */
const SAME_DAYS = 8

/** What a day will probably bring: orders that are due in each of its 24 hours. */
export interface ExpectedDay {
  /** YYYY-MM-DD */
  readonly date: string
  readonly hours: readonly number[]
}

/** The first local date that says something about the week from a Monday on, as known on `today`. */
export const firstJudged = (monday: string, today: string): string =>
  addDays(monday < today ? monday : today, -7 * SAME_DAYS)

/**
 * What each day of the week from a Monday on will probably bring: by the hour, the median of the last eight days of the same
 * name that are over. `due` are the instants (epoch ms) at which orders of those weeks were due. Days before the first of
 * them say nothing: the branch was not there yet. Throws RangeError for an unknown zone.
 */
export function expectedWeek(
  monday: string,
  today: string,
  due: readonly number[],
  zone: string,
): readonly ExpectedDay[] {
  const counts = new Map<string, number[]>()
  let first = today
  for (const at of due) {
    const { date, minutes } = localTime(at, zone)
    if (date < first) first = date
    const hours = counts.get(date) ?? nothing()
    const hour = Math.floor(minutes / 60)
    hours[hour] = (hours[hour] ?? 0) + 1
    counts.set(date, hours)
  }
  return [0, 1, 2, 3, 4, 5, 6].map(day => {
    const date = addDays(monday, day)
    const known = sameDaysBefore(date, today).filter(former => former >= first)
    return { date, hours: nothing().map((_, hour) => median(known.map(former => counts.get(former)?.[hour] ?? 0))) }
  })
}

/** Of several branches together. */
export const together = (weeks: readonly (readonly ExpectedDay[])[]): readonly ExpectedDay[] =>
  (weeks[0] ?? []).map(({ date }, day) => ({
    date,
    hours: nothing().map((_, hour) => weeks.reduce((sum, week) => sum + (week[day]?.hours[hour] ?? 0), 0)),
  }))

const nothing = (): number[] => Array.from({ length: 24 }, () => 0)

/** The last eight days of the same name that lie before a date and are over today. */
function sameDaysBefore(date: string, today: string): string[] {
  const ahead = dayOf(date) - dayOf(today)
  const last = addDays(date, ahead < 0 ? -7 : -7 * (Math.floor(ahead / 7) + 1))
  return Array.from({ length: SAME_DAYS }, (_, back) => addDays(last, -7 * back))
}

/** 0 of nothing; between the two in the middle where they are even. */
function median(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other)
  const middle = sorted.length / 2
  const [low = 0, high = 0] = [sorted[Math.ceil(middle) - 1], sorted[Math.floor(middle)]]
  return (low + high) / 2
}
