import { type DayHours, isAroundTheClock, rulesOf, timetableOf } from '../../schema/base/hours/timetable.ts'
import { addDays, localTime, weekdayOf } from '../../schema/base/zonedTime.ts'
import type { Branch } from '../../schema/business/branch.ts'
import { holidaysOf } from '../../schema/time/holidays.ts'
import { isRegion } from '../../schema/time/regions.ts'

/** So many days ahead somebody has thought of. */
const AHEAD = 100

type Kept = Pick<Branch, 'openingHours' | 'deliveryHours' | 'country' | 'timeZone'>

/** A branch with the hours of its Sundays on the public holidays of the days to come of which it says nothing; `now` is epoch ms. */
export function withHolidays<B extends Kept>(branch: B, now: number): B {
  const { country, timeZone } = branch
  if (!isRegion(country)) return branch
  const today = localTime(now, timeZone).date
  const last = addDays(today, AHEAD)
  const dates = [...new Set([today, last].map(date => Number(date.slice(0, 4))))]
    .flatMap(year => holidaysOf(country, year))
    .flatMap(({ date, from }) => (today <= date && date <= last && from === undefined ? [date] : []))
  const shown = (rules: Branch['openingHours']) => asOnSundays(rules, dates)
  return { ...branch, openingHours: shown(branch.openingHours), deliveryHours: shown(branch.deliveryHours) }
}

function asOnSundays(rules: Branch['openingHours'], dates: readonly string[]): Branch['openingHours'] {
  const timetable = timetableOf(rules)
  if (rules.length === 0 || !timetable || isAroundTheClock(timetable)) return rules
  const { week, dates: known } = timetable
  const sunday: DayHours = week[6] ?? []
  // Who is closed on such a weekday is so on the holiday, too.
  const days = dates
    .filter(date => !known.has(date) && (week[weekdayOf(date) - 1] ?? []).length > 0)
    .map((date): [string, DayHours] => [date, sunday])
  const said = rulesOf({ week, dates: new Map(days) }).filter(({ type }) => type === 'once')
  return [...rules, ...said]
}
