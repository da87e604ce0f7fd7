import { isoWeekOf } from '../../../schema/base/isoWeek.ts'
import { addDays, weekdayOf } from '../../../schema/base/zonedTime.ts'

interface CalendarWeek {
  /** ISO 8601 week number. */
  readonly week: number
  /** Monday to Sunday, YYYY-MM-DD. */
  readonly days: readonly string[]
}

/** YYYY-MM of a local date. */
export const monthOf = (date: string): string => date.slice(0, 7)

/** The whole weeks, Monday first, that a month (YYYY-MM) touches. */
export function weeksOf(month: string): CalendarWeek[] {
  const first = `${month}-01`
  const weeks: CalendarWeek[] = []
  for (let monday = addDays(first, 1 - weekdayOf(first)); monthOf(monday) <= month; monday = addDays(monday, 7))
    weeks.push({ week: isoWeekOf(monday).week, days: [0, 1, 2, 3, 4, 5, 6].map(day => addDays(monday, day)) })
  return weeks
}

/** The month (YYYY-MM) so many months later; earlier with a negative number. */
export function addMonths(month: string, months: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number)
  const count = year * 12 + number - 1 + months
  return `${String(Math.floor(count / 12)).padStart(4, '0')}-${String((count % 12) + 1).padStart(2, '0')}`
}

/** The day an arrow key leads to from `date`; null for keys that lead nowhere. */
export function dayByKey(date: string, key: string): string | null {
  const weekday = weekdayOf(date)
  switch (key) {
    case 'ArrowLeft':
      return addDays(date, -1)
    case 'ArrowRight':
      return addDays(date, 1)
    case 'ArrowUp':
      return addDays(date, -7)
    case 'ArrowDown':
      return addDays(date, 7)
    case 'Home':
      return addDays(date, 1 - weekday)
    case 'End':
      return addDays(date, 7 - weekday)
    case 'PageUp':
      return sameDayIn(addMonths(monthOf(date), -1), date)
    case 'PageDown':
      return sameDayIn(addMonths(monthOf(date), 1), date)
    default:
      return null
  }
}

/** The same day of another month, or that month's last day where it is shorter. */
function sameDayIn(month: string, date: string): string {
  const last = addDays(`${addMonths(month, 1)}-01`, -1)
  const wanted = `${month}-${date.slice(8)}`
  return wanted < last ? wanted : last
}
