import type { Body } from '../../../schema/base/entity.ts'
import { openingHours } from '../../../schema/base/fields.ts'
import { isAroundTheClock, timetableOf } from '../../../schema/base/hours/timetable.ts'
import { weekdayOf } from '../../../schema/base/zonedTime.ts'
import { holidaysOf } from '../../../schema/time/holidays.ts'
import { isRegion } from '../../../schema/time/regions.ts'

/** A public holiday of which a branch says nothing although it is open, or delivers, on such a weekday. */
export interface MissingHoliday {
  /** YYYY-MM-DD */
  readonly date: string
  readonly name: string
}

/** Whole public holidays of the branch's country from `first` to `last` (local dates, both included) without hours of their own. */
export const missingHolidays = (branch: Body, first: string, last: string): readonly MissingHoliday[] =>
  unsaid(branch, branch['openingHours'], first, last)

/** The same of deliveries that have hours of their own. */
export const missingDeliveryHolidays = (branch: Body, first: string, last: string): readonly MissingHoliday[] =>
  branch['isDeliveryEnabled'] === true && branch['isDeliveryHoursEnabled'] === true
    ? unsaid(branch, branch['deliveryHours'], first, last)
    : []

function unsaid(branch: Body, hours: unknown, first: string, last: string): readonly MissingHoliday[] {
  const country = String(branch['country'] ?? '')
  const rules = openingHours().safeParse(hours)
  const timetable = rules.success ? timetableOf(rules.data) : null
  if (!timetable || isAroundTheClock(timetable) || !isRegion(country)) return []
  const years = [...new Set([first, last].map(date => Number(date.slice(0, 4))))]
  return years
    .flatMap(year => holidaysOf(country, year))
    .filter(({ date, from }) => first <= date && date <= last && from === undefined && !timetable.dates.has(date))
    .filter(({ date }) => (timetable.week[weekdayOf(date) - 1] ?? []).length > 0)
    .map(({ date, name }) => ({ date, name }))
}
