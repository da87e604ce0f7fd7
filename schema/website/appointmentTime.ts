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
