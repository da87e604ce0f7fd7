import { dateFormat } from '../../../schema/base/dateFormat.ts'
import { addDays, DAY, dayOf } from '../../../schema/base/zonedTime.ts'
import type { Comparison, DashboardScope, PeriodKind } from './dashboardScope.ts'

/** Local dates (YYYY-MM-DD), both included. */
export interface Dates {
  readonly from: string
  readonly to: string
}

type Chosen = Pick<DashboardScope, 'period' | 'at' | 'from' | 'to'>

/** The dates of a period; what is not over ends `today` (a local date). */
export function datesOf({ period, at, from, to }: Chosen, today: string): Dates {
  if (period === 'free' && from !== null && to !== null) return { from, to }
  if (period === 'yesterday') return { from: addDays(today, -1), to: addDays(today, -1) }
  const last = at === null || at > today ? today : at
  const days = lengths[period]
  if (days !== undefined) return { from: addDays(last, 1 - days), to: last }
  const end = period === 'year' ? `${last.slice(0, 4)}-12-31` : addDays(monthAfter(last, 1), -1)
  return {
    from: period === 'year' ? `${last.slice(0, 4)}-01-01` : `${last.slice(0, 8)}01`,
    to: end > today ? today : end,
  }
}

const lengths: Readonly<Partial<Record<PeriodKind, number>>> = { today: 1, week: 7, thirty: 30, free: 7 }

/** The period right after (`by` 1) or before (-1); null where it would not have begun yet. */
export function moved(chosen: Chosen, by: 1 | -1, today: string): Chosen | null {
  const { from, to } = datesOf(chosen, today)
  const { period } = chosen
  if (period === 'month' || period === 'year') {
    const at =
      by < 0 ? addDays(from, -1) : period === 'year' ? `${Number(from.slice(0, 4)) + 1}-01-01` : monthAfter(from, 1)
    return at > today
      ? null
      : { period, at: datesOf({ ...chosen, at }, today).to === today ? null : at, from: null, to: null }
  }
  const days = daysIn({ from, to })
  const next = { from: addDays(from, by * days), to: addDays(to, by * days) }
  if (next.from > today) return null
  if (period === 'free') return { period, at: null, ...next }
  const kind = period === 'yesterday' ? 'today' : period
  return { period: kind, at: next.to >= today ? null : next.to, from: null, to: null }
}

export const daysIn = ({ from, to }: Dates): number => dayOf(to) - dayOf(from) + 1

/** What a period is compared with: the one before it, or the same weekdays before it; null for nothing. */
export function comparedDates(
  dates: Dates,
  { period, comparison }: Pick<DashboardScope, 'period' | 'comparison'>,
): Dates | null {
  if (comparison === 'none') return null
  const days = daysIn(dates)
  const shift = (by: number) => ({ from: addDays(dates.from, -by), to: addDays(dates.to, -by) })
  if (comparison === 'weekdays') return shift(Math.ceil(days / 7) * 7)
  if (period === 'month') return before(monthAfter(dates.from, -1), days, addDays(dates.from, -1))
  if (period === 'year') return before(`${Number(dates.from.slice(0, 4)) - 1}-01-01`, days, addDays(dates.from, -1))
  return shift(days)
}

/** As many days from there on, and none of what comes after. */
function before(from: string, days: number, last: string): Dates {
  const to = addDays(from, days - 1)
  return { from, to: to > last ? last : to }
}

/** The first of the month so many months after that of a date. */
function monthAfter(date: string, months: number): string {
  const month = Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7)) - 1 + months
  return `${String(Math.floor(month / 12)).padStart(4, '0')}-${String((month % 12) + 1).padStart(2, '0')}-01`
}

export const nextComparison: Readonly<Record<Comparison, Comparison>> = {
  before: 'weekdays',
  weekdays: 'none',
  none: 'before',
}

/** 'Montag, 23. November 2026', '17.–23. November 2026', 'November 2026', '2026'. */
export function datesText({ from, to }: Dates, period: PeriodKind = 'free'): string {
  if (period === 'year') return from.slice(0, 4)
  if (period === 'month') return inUtc('statisticsMonth', { month: 'long', year: 'numeric' }, from)
  if (from === to)
    return inUtc('statisticsDay', { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' }, from)
  const end = inUtc('statisticsDate', { day: 'numeric', month: 'long', year: 'numeric' }, to)
  if (from.slice(0, 7) === to.slice(0, 7)) return `${Number(from.slice(8))}.–${end}`
  const isSameYear = from.slice(0, 4) === to.slice(0, 4)
  const begin = isSameYear
    ? inUtc('statisticsDayMonth', { day: 'numeric', month: 'long' }, from)
    : inUtc('statisticsDate', { day: 'numeric', month: 'long', year: 'numeric' }, from)
  return `${begin} – ${end}`
}

/** '17.11.2026' or '17.11.–23.11.2026': short, beside a figure. */
export const shortDates = ({ from, to }: Dates): string =>
  from === to
    ? numeric(from)
    : `${from.slice(8)}.${from.slice(5, 7)}.${from.slice(0, 4) === to.slice(0, 4) ? '' : from.slice(0, 4)}–${numeric(to)}`

const numeric = (date: string): string => `${date.slice(8)}.${date.slice(5, 7)}.${date.slice(0, 4)}`

const inUtc = (kind: string, options: Intl.DateTimeFormatOptions, date: string): string =>
  dateFormat(kind, 'UTC', options).format(dayOf(date) * DAY)
