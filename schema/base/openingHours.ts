import type { OpeningHoursRule } from './fields.ts'
import { DAY, dateOf, dayAt, dayOf, instantOnDay, MINUTE, minutesOf, weekdayOfDay } from './zonedTime.ts'

/** A stretch of opening in epoch ms; both ends belong to it. */
export interface Shift {
  readonly opens: number
  readonly closes: number
}
/** Wall-clock minutes after midnight of a date; `to` beyond 1440 is past midnight. */
export interface Hours {
  readonly from: number
  readonly to: number
}
type Rules = readonly OpeningHoursRule[]

/** Instants in epoch ms. `closesAt` is Infinity if no end comes within the look-ahead, `opensAt` null if no opening does. */
export type OpenState =
  | { readonly state: 'open'; readonly closesAt: number }
  | { readonly state: 'closingSoon'; readonly closesAt: number }
  | { readonly state: 'closed'; readonly opensAt: number | null }

/** Dates openState looks at, from today on: far enough for any weekly rhythm and for three weeks of holidays. */
const LOOK_AHEAD_DAYS = 28
export const CLOSING_SOON_MINUTES = 60
/** A range may start at 24:00 and last a day, so what began the day before yesterday may still be on. */
const DAYS_BACK = 2
/** 23:59 in minutes. */
const LAST_MINUTE = DAY / MINUTE - 1

/**
 * The hours that begin on a local date YYYY-MM-DD, sorted, overlapping and adjoining ranges joined. Rules are applied
 * in order: `daily` and weekdays say what is usual, `once` speaks of its own date only; a closed rule clears the date
 * and leaves what ran into it from the day before.
 */
export function hoursOn(rules: Rules, date: string): Hours[] {
  return hoursOnDay(rules, dayOf(date))
}

/** The hours of a local date as instants. A range that lies wholly in the gap of a clock change does not take place. */
export function shiftsOn(rules: Rules, date: string, zone: string): Shift[] {
  return shiftsOnDay(rules, dayOf(date), zone)
}

/** Whether it is open at an instant (epoch ms) and until when, or when it opens next. */
export function openState(rules: Rules, at: number, zone: string): OpenState {
  return openStateOfAny([rules], at, zone)
}

/** `openState` of what is open when any of the schedules is. */
export function openStateOfAny(schedules: readonly Rules[], at: number, zone: string): OpenState {
  const today = dayAt(at, zone)
  const horizon = instantOnDay(today + LOOK_AHEAD_DAYS, 0, zone)
  let closesAt: number | null = null
  for (const shift of shiftsBetween(schedules, today - DAYS_BACK, today + LOOK_AHEAD_DAYS - 1, zone)) {
    if (shift.closes < at) continue
    if (shift.opens > (closesAt ?? at)) {
      if (closesAt === null) return { state: 'closed', opensAt: shift.opens < horizon ? shift.opens : null }
      break
    }
    closesAt = Math.max(closesAt ?? at, shift.closes)
    if (closesAt >= horizon) return { state: 'open', closesAt: Number.POSITIVE_INFINITY }
  }
  if (closesAt === null) return { state: 'closed', opensAt: null }
  return { state: closesAt - at < CLOSING_SOON_MINUTES * MINUTE ? 'closingSoon' : 'open', closesAt }
}

export function isOpen(rules: Rules, at: number, zone: string): boolean {
  const today = dayAt(at, zone)
  for (let day = today - DAYS_BACK; day <= today; day++)
    for (const shift of shiftsOnDay(rules, day, zone)) if (shift.opens <= at && at <= shift.closes) return true
  return false
}

/**
 * The first instant from `from` (epoch ms) on at which it is open: `from` itself when it is, null when nothing opens
 * within the window. The usual window is 72 hours.
 */
export function nextOpening(rules: Rules, from: number, zone: string, windowHours = 72): number | null {
  const until = from + windowHours * 60 * MINUTE
  for (const shift of shiftsBetween([rules], dayAt(from, zone) - DAYS_BACK, dayAt(until, zone), zone)) {
    if (shift.opens > until) return null
    if (shift.closes >= from) return Math.max(shift.opens, from)
  }
  return null
}

/** Shifts that begin on the days `first` to `last` (day numbers), in the order they open. */
export function* shiftsBetween(
  schedules: readonly Rules[],
  first: number,
  last: number,
  zone: string,
): Generator<Shift, void> {
  for (let day = first; day <= last; day++) {
    const shifts = schedules.flatMap(rules => shiftsOnDay(rules, day, zone))
    if (schedules.length > 1) shifts.sort((a, b) => a.opens - b.opens)
    yield* shifts
  }
}

function shiftsOnDay(rules: Rules, day: number, zone: string): Shift[] {
  return hoursOnDay(rules, day)
    .map(({ from, to }) => ({ opens: instantOnDay(day, from, zone), closes: instantOnDay(day, to, zone) }))
    .filter(shift => shift.closes > shift.opens)
}

function hoursOnDay(rules: Rules, day: number): Hours[] {
  const weekday = weekdays[weekdayOfDay(day) - 1]
  let date: string | null = null
  let hours: Hours[] = []
  for (const rule of rules) {
    if (rule.type === 'once') {
      date ??= dateOf(day)
      if (rule.date !== date) continue
    } else if (rule.type !== 'daily' && rule.type !== weekday) continue
    if (rule.isClosed) hours = []
    else if (rule.from && rule.to) hours.push(rangeOf(rule.from, rule.to))
  }
  return hours.length > 1 ? joinedHours(hours) : hours
}

/** Types of the rules of one weekday, Monday first. */
export const weekdays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const

/**
 * A range that ends at or before its start runs into the next day: 18:00–04:00, and 00:00–00:00 is a whole day. One until 23:59
 * is until midnight: that minute is meant, which only an end of 24:00 could say.
 */
function rangeOf(start: string, end: string): Hours {
  const from = minutesOf(start)
  const to = minutesOf(end)
  if (to <= from) return { from, to: to + DAY / MINUTE }
  return { from, to: to === LAST_MINUTE ? to + 1 : to }
}

/** Sorted, overlapping and adjoining ranges as one. */
export function joinedHours(hours: readonly Hours[]): Hours[] {
  const result: Hours[] = []
  for (const next of hours.toSorted((a, b) => a.from - b.from)) {
    const last = result.at(-1)
    if (last && next.from <= last.to) result[result.length - 1] = { from: last.from, to: Math.max(last.to, next.to) }
    else result.push(next)
  }
  return result
}
