import { addDays, localTime, weekdayOf } from '../../../schema/base/zonedTime.ts'

export const periods = ['today', 'yesterday', 'week', 'all'] as const
export type Period = (typeof periods)[number]

export const isPeriod = (value: unknown): value is Period => periods.some(each => each === value)

/** First and last local date (YYYY-MM-DD) of a period at `now` (epoch ms) in the zone; a week begins on Monday. Null is without end. */
export function datesOf(
  period: Period,
  now: number,
  zone: string,
): { readonly from: string; readonly to: string } | null {
  if (period === 'all') return null
  const today = localTime(now, zone).date
  if (period === 'today') return { from: today, to: today }
  if (period === 'yesterday') return { from: addDays(today, -1), to: addDays(today, -1) }
  return { from: addDays(today, 1 - weekdayOf(today)), to: today }
}
