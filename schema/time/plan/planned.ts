import { addDays, dayOf, instantAt, localTime, MINUTE, weekdayOf } from '../../base/zonedTime.ts'
import type { Work } from '../law/work.ts'
import type { Shift } from '../shift.ts'
import type { ShiftTimes } from '../shiftText.ts'

/** A planned shift as a roster shows it: on the local date on which it begins. Instants in epoch ms. */
export interface Planned extends ShiftTimes {
  readonly id: number
  /** Null: nobody's yet. */
  readonly user: number | null
  readonly branch: number
  readonly station: number | null
  /** YYYY-MM-DD */
  readonly date: string
  readonly start: number
  readonly end: number
  /** What counts as work: without the break, as long as it really lasts where the clock changes. */
  readonly minutes: number
  readonly note: string
  readonly isPublished: boolean
}

/** The shift of a document. Throws RangeError for an unknown zone. */
export function plannedOf(shift: Omit<Shift, 'rev'>, zone: string): Planned {
  const { id, branch, note, isPublished, breakMinutes } = shift
  const start = Date.parse(shift.from)
  const end = Date.parse(shift.to)
  const { date, minutes: from } = localTime(start, zone)
  const last = localTime(end, zone)
  const to = last.minutes + (dayOf(last.date) - dayOf(date)) * 1440
  const minutes = Math.max(0, Math.round((end - start) / MINUTE) - breakMinutes)
  const whose = { user: shift.user ?? null, station: shift.station ?? null }
  return { id, ...whose, branch, date, from, to, start, end, breakMinutes, minutes, note, isPublished }
}

/** From and to of a document, ISO, for times of a local date. */
export function instantsOf(date: string, { from, to }: Pick<ShiftTimes, 'from' | 'to'>, zone: string) {
  const at = (minutes: number) => new Date(instantAt(date, minutes, zone)).toISOString()
  return { from: at(from), to: at(to) }
}

/** What the law looks at. Where the break will lie nobody plans: it is taken to be in the middle. */
export function workOf({ start, end, breakMinutes }: Planned): Work {
  const middle = (start + end) / 2
  const half = (breakMinutes * MINUTE) / 2
  return { start, end, breaks: breakMinutes > 0 ? [{ start: middle - half, end: middle + half }] : [] }
}

/** The Monday on or before a local date. */
export const mondayOf = (date: string): string => addDays(date, 1 - weekdayOf(date))

/** The seven dates of a week from its Monday on. */
export const datesOfWeek = (monday: string): readonly string[] => [0, 1, 2, 3, 4, 5, 6].map(day => addDays(monday, day))

/** All that makes two shifts the same one in a plan. */
export const sameShift = (one: Planned, other: Planned): boolean =>
  one.user === other.user && one.branch === other.branch && one.start === other.start && one.end === other.end
