import { addDays, dateOf, dayAt, dayOf, instantOnDay } from '../../../schema/base/zonedTime.ts'
import { dateOfText } from '../../ui/dates/typedDates.ts'

/** Days (YYYY-MM-DD, both included) and the same as instants (epoch ms, `to` excluded); null is without an end. */
export interface DateRange {
  readonly first: string | null
  readonly last: string | null
  readonly from: number | null
  readonly to: number | null
}

/** Stretches of days told from today; they go on with the calendar. */
export const relativeDates = {
  today: 'heute',
  yesterday: 'gestern',
  tomorrow: 'morgen',
  last7: 'in den letzten 7 Tagen',
  last30: 'in den letzten 30 Tagen',
  next7: 'in den nächsten 7 Tagen',
  next30: 'in den nächsten 30 Tagen',
  past: 'vor heute',
  future: 'nach heute',
} as const
type RelativeDate = keyof typeof relativeDates

/** First and last day as distances from today. */
const distances: Readonly<Record<RelativeDate, readonly [number | null, number | null]>> = {
  today: [0, 0],
  yesterday: [-1, -1],
  tomorrow: [1, 1],
  last7: [-6, 0],
  last30: [-29, 0],
  next7: [0, 6],
  next30: [0, 29],
  past: [null, -1],
  future: [1, null],
}

export const isRelative = (value: string): value is RelativeDate => Object.hasOwn(relativeDates, value)

const endless: DateRange = { first: null, last: null, from: null, to: null }

/** The days a condition means; every day where its date is half typed. `now` in epoch ms. */
export function daysOf(
  operator: string,
  value: string,
  { now, zone }: { readonly now: number; readonly zone: string },
): DateRange {
  if (isRelative(value)) {
    const today = dateOf(dayAt(now, zone))
    const [first, last] = distances[value]
    return rangeOf(first === null ? null : addDays(today, first), last === null ? null : addDays(today, last), zone)
  }
  const date = dateOfText(value)
  if (!date) return endless
  return rangeOf(operator === 'until' ? null : date, operator === 'from' ? null : date, zone)
}

function rangeOf(first: string | null, last: string | null, zone: string): DateRange {
  const from = first === null ? null : instantOnDay(dayOf(first), 0, zone)
  const to = last === null ? null : instantOnDay(dayOf(last) + 1, 0, zone)
  return { first, last, from, to }
}
