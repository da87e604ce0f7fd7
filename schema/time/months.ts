import { addDays, dayOf } from '../base/zonedTime.ts'

/** So many months later; where the month has no such day, its last one. Dates YYYY-MM-DD. */
export function addMonths(date: string, months: number): string {
  const month = Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7)) - 1 + months
  const first = (of: number) => `${Math.floor(of / 12)}-${String((of % 12) + 1).padStart(2, '0')}-01`
  const last = addDays(first(month + 1), -1)
  const day = `${last.slice(0, 8)}${date.slice(8)}`
  return day < last ? day : last
}

/** Days from one date to another, both counted. */
export const daysFromTo = (from: string, to: string): number => dayOf(to) - dayOf(from) + 1

/** Months that are over when the last date is. */
export function fullMonths(from: string, to: string): number {
  let months = 0
  while (addMonths(from, months + 1) <= addDays(to, 1)) months++
  return months
}
