import {
  addDays,
  DAY,
  dateOf,
  dayAt,
  dayOf,
  HOUR,
  instantAt,
  instantOnDay,
  offsetAt,
  timeText,
  weekdayOf,
} from '../base/zonedTime.ts'
import { daysFromTo } from '../time/months.ts'

/** How long a point of a series is. */
export type Bucket = 'hour' | 'day' | 'week' | 'month'

/** Hours for at most two days, days for at most 92, then weeks of ISO 8601, and months for more than a year. */
export function bucketOf(from: string, to: string): Bucket {
  const days = daysFromTo(from, to)
  return days <= 2 ? 'hour' : days <= 92 ? 'day' : days <= 366 ? 'week' : 'month'
}

/** As many days right before a period. */
export function periodBefore({ from, to }: Dates): Dates {
  const days = daysFromTo(from, to)
  return { from: addDays(from, -days), to: addDays(from, -1) }
}

/** Local dates, both included. */
export interface Dates {
  readonly from: string
  readonly to: string
}

/** From the first instant (epoch ms) to before the second. */
export interface Span {
  readonly from: number
  readonly to: number
}

/** A period of local dates in instants. */
export const spanOf = ({ from, to }: Dates, zone: string): Span => ({
  from: instantAt(from, 0, zone),
  to: instantAt(addDays(to, 1), 0, zone),
})

/** Each local day of a period: 23, 24 or 25 hours. */
export function daySpans({ from, to }: Dates, zone: string): readonly Span[] {
  const first = dayOf(from)
  return Array.from({ length: daysFromTo(from, to) }, (_, index) => ({
    from: instantOnDay(first + index, 0, zone),
    to: instantOnDay(first + index + 1, 0, zone),
  }))
}

/** Each hour of a period as its clock shows it; the one that autumn shows twice is there twice. */
export const hourSpans = (dates: Dates, zone: string): readonly Span[] =>
  daySpans(dates, zone).flatMap(({ from, to }) => {
    const hours: Span[] = []
    for (let at = from; at < to; at = Math.min(at + HOUR, to)) hours.push({ from: at, to: Math.min(at + HOUR, to) })
    return hours
  })

/** The instant (epoch ms) at which the bucket begins that an instant of a period lies in; the first one begins with the period, at `begin`. */
export function bucketStart(at: number, unit: Bucket, zone: string, begin: number): number {
  if (unit === 'hour') return at
  const day = dateOf(dayAt(at, zone))
  const first = unit === 'week' ? addDays(day, 1 - weekdayOf(day)) : unit === 'month' ? `${day.slice(0, 8)}01` : day
  return Math.max(begin, instantAt(first, 0, zone))
}

/** An instant (epoch ms) by the clock of a zone, with its offset: '2026-06-16T00:00:00+02:00'. */
export function zonedIso(at: number, zone: string): string {
  const offset = offsetAt(at, zone)
  const local = new Date(at + offset).toISOString().slice(0, 19)
  return `${local}${offset < 0 ? '-' : '+'}${timeText(Math.abs(offset) / 60_000)}`
}

/** 0 to 6 from Monday and 0 to 23: where an instant stands in a week. */
export function weekHour(at: number, zone: string): { readonly weekday: number; readonly hour: number } {
  const local = at + offsetAt(at, zone)
  const day = Math.floor(local / DAY)
  return { weekday: weekdayOf(dateOf(day)) - 1, hour: Math.floor((local - day * DAY) / HOUR) }
}
