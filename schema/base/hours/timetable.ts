import { clockTime, MAX_RULES, type OpeningHoursRule } from '../fields.ts'
import { type Hours, hoursOn, weekdays } from '../openingHours.ts'
import { addDays, timeText } from '../zonedTime.ts'

/** What ordered rules come to: the hours of seven weekdays, and of the dates that have hours of their own. */
export interface Timetable {
  /** Monday first. */
  readonly week: readonly DayHours[]
  /** By date YYYY-MM-DD, in the order of the calendar. */
  readonly dates: ReadonlyMap<string, DayHours>
}
/** Sorted, none touching the next; nothing is closed. */
export type DayHours = readonly Hours[]

/** Dates in a row that have the same hours of their own; both ends belong to it. */
export interface Span {
  readonly first: string
  readonly last: string
  readonly hours: DayHours
}

/** Any Monday. */
const MONDAY = '2024-01-01'
const A_DAY = 24 * 60

/**
 * The timetable that rules come to, with the same hours on every date. Null where a rule cannot be read (no times, no
 * date) or the timetable would need more rules than a list may have: such rules are left as they are.
 */
export function timetableOf(rules: readonly OpeningHoursRule[]): Timetable | null {
  if (!rules.every(isReadable)) return null
  const usual = rules.filter(({ type }) => type !== 'once')
  const dates = new Set(rules.flatMap(({ type, date }) => (type === 'once' && date ? [date] : [])))
  const timetable = {
    week: weekdays.map((_, index) => heldOn(usual, addDays(MONDAY, index))),
    dates: new Map([...dates].toSorted().map(date => [date, heldOn(rules, date)])),
  }
  return rulesOf(timetable).length > MAX_RULES ? null : timetable
}

/**
 * The rules of a timetable: `daily` where all weekdays are alike, else each weekday's own; a date is closed first and
 * then opened. Never an empty list, because that says of a product that it has no timetable.
 */
export function rulesOf({ week, dates }: Timetable): OpeningHoursRule[] {
  const [monday = []] = week
  const usual: OpeningHoursRule[] = week.every(hours => sameHours(hours, monday))
    ? openRules({ type: 'daily' }, monday)
    : week.flatMap((hours, index) => openRules({ type: weekdays[index] ?? 'daily' }, hours))
  const special = [...dates]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .flatMap(([date, hours]): OpeningHoursRule[] => [
      { type: 'once', date, isClosed: true },
      ...openRules({ type: 'once', date }, hours),
    ])
  const rules = [...usual, ...special]
  return rules.length > 0 ? rules : [{ type: 'daily', isClosed: true }]
}

/** Whether a week is never shut: a public holiday is a day like any other then. */
export const isAroundTheClock = ({ week }: Pick<Timetable, 'week'>): boolean =>
  week.every(day => sameHours(day, [{ from: 0, to: A_DAY }]))

export function sameHours(one: DayHours, other: DayHours): boolean {
  return one.length === other.length && one.every(({ from, to }, at) => from === other[at]?.from && to === other[at].to)
}

/**
 * Ranges of one day as two clock times each, '22:00' and '02:00' past midnight. What lasts longer than a day takes two,
 * because a range that ends where it starts is a whole day.
 */
export function clockPairs(hours: DayHours): (readonly [from: string, to: string])[] {
  return hours.flatMap(({ from, to }): (readonly [string, string])[] =>
    to - from > A_DAY
      ? [
          [timeText(from), timeText(from)],
          ['24:00', timeText(to - A_DAY)],
        ]
      : [[timeText(from), timeText(to > A_DAY ? to - A_DAY : to)]],
  )
}

/** The dates of a timetable, those in a row with the same hours as one. */
export function spansOf(dates: Timetable['dates']): Span[] {
  const spans: Span[] = []
  for (const [date, hours] of dates) {
    const before = spans.at(-1)
    if (before && addDays(before.last, 1) === date && sameHours(before.hours, hours))
      spans[spans.length - 1] = { ...before, last: date }
    else spans.push({ first: date, last: date, hours })
  }
  return spans
}

type Named = Pick<OpeningHoursRule, 'type' | 'date'>

const openRules = (named: Named, hours: DayHours): OpeningHoursRule[] =>
  clockPairs(hours).map(([from, to]) => ({ ...named, isClosed: false, from, to }))

/** 24:00–00:00 is over before it begins: nobody finds it open. */
const heldOn = (rules: readonly OpeningHoursRule[], date: string): Hours[] =>
  hoursOn(rules, date).filter(({ from, to }) => from < to)

function isReadable({ type, date, isClosed, from, to }: OpeningHoursRule): boolean {
  if (type === 'once' ? !date : type !== 'daily' && !weekdays.includes(type)) return false
  return isClosed || (clockTime.test(from ?? '') && clockTime.test(to ?? ''))
}
