import { dateOf, dayOf, weekdayOf } from './zonedTime.ts'

/** ISO 8601 week: begins on Monday, and belongs to the year its Thursday lies in. */
export function isoWeekOf(date: string): { year: number; week: number } {
  const day = dayOf(date)
  const thursday = day + 4 - weekdayOf(date)
  const year = Number(dateOf(thursday).slice(0, 4))
  return { year, week: Math.floor((thursday - dayOf(`${dateOf(thursday).slice(0, 4)}-01-01`)) / 7) + 1 }
}
