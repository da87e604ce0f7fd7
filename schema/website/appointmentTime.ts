import { dateFormat } from '../base/dateFormat.ts'
import { DAY, dateOf, dayAt, instantOnDay } from '../base/zonedTime.ts'

interface Times {
  /** Instants (ISO). */
  readonly from: string
  readonly until?: string | null | undefined
  readonly isAllDay?: boolean | null | undefined
}

/** When an appointment is over (epoch ms): after its last day where it takes whole days; one that has no end a day after it began. */
export function overAt({ from, until, isAllDay }: Times, zone: string): number {
  if (isAllDay) return instantOnDay(dayAt(Date.parse(until ?? from), zone) + 1, 0, zone)
  return until ? Date.parse(until) : Date.parse(from) + DAY
}

/** The days ('2026-12-05') on which it begins and ends where it takes place. */
export function daysOf({ from, until }: Times, zone: string): { readonly first: string; readonly last: string } {
  const dateIn = (instant: string) => dateOf(dayAt(Date.parse(instant), zone))
  return { first: dateIn(from), last: dateIn(until ?? from) }
}

/** 'Sa., 4. Juli 2026, 14:00 – 18:00', over midnight with both days, without hours where it takes the whole day. */
export function whenOf(times: Times, zone: string): string {
  const { from, until, isAllDay } = times
  const [begins, ends] = [Date.parse(from), until ? Date.parse(until) : null]
  const { first, last } = daysOf(times, zone)
  const isOneDay = first === last
  if (isAllDay) return ends === null || isOneDay ? day(begins, zone) : `${day(begins, zone)} – ${day(ends, zone)}`
  const beginning = `${day(begins, zone)}, ${time(begins, zone)}`
  if (ends === null) return beginning
  return `${beginning} – ${isOneDay ? '' : `${day(ends, zone)}, `}${time(ends, zone)}`
}

const day = (at: number, zone: string): string =>
  dateFormat('weekdayAndDate', zone, { weekday: 'short', day: 'numeric', month: 'long', year: 'numeric' }).format(at)
const time = (at: number, zone: string): string =>
  dateFormat('time', zone, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }).format(at)
