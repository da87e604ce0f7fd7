import { addDays } from '../base/zonedTime.ts'
import type { CarryReason } from './clockEvent.ts'
import { type Employment, entitlement, type LeaveYear, leaveYearOf } from './vacation.ts'
import type { Lapse } from './vacationLapse.ts'
import { type GivenWarning, lapseGiven } from './vacationWarnings.ts'

/** What is open of a leave year's vacation, in working days. */
export interface OpenYear {
  readonly year: LeaveYear
  readonly days: number
}

export interface CarryFacts {
  /** Employment as it is on a local date. */
  readonly employmentOn: (date: string) => Employment
  /** Days of vacation from one local date to another, both included. */
  readonly used: (from: string, to: string) => number
  /** What of open vacation was warned of. */
  readonly warnings: readonly GivenWarning[]
  /** What was left on the first day that counts (a local date), where somebody brought vacation along. */
  readonly opening?: { readonly on: string; readonly days: number } | null
  /** Why vacation of a leave year can still be taken after it. */
  readonly becauseOf: (year: LeaveYear) => CarryReason | null
}

/**
 * What is carried into a leave year of all those before it, from the one on in which `since` lies; the oldest first, for what
 * is taken is taken of the oldest. What needs a warning lapses only where one was given in time.
 */
export function carriedInto(facts: CarryFacts, year: LeaveYear, since: string): readonly OpenYear[] {
  let open: readonly OpenYear[] = []
  for (let date = since; date < year.from; ) {
    const employment = facts.employmentOn(date)
    const current = leaveYearOf(employment, date)
    const to = current.to < year.from ? current.to : addDays(year.from, -1)
    open = [...open, ...grantOf(facts, employment, current)]
    open = spent(facts, open, current.from, to)
    date = addDays(to, 1)
  }
  return open
}

/**
 * What a leave year gives. In the one in which somebody brought vacation along, that is what they brought: what is more than the
 * year gives was of the year before.
 */
export function grantOf(
  { opening }: Pick<CarryFacts, 'opening'>,
  employment: Employment,
  year: LeaveYear,
): readonly OpenYear[] {
  const { days: entitled } = entitlement(employment, year)
  if (!opening || opening.on < year.from || year.to < opening.on) return [{ year, days: entitled }]
  const former = opening.days - Math.min(opening.days, entitled)
  const older = { year: leaveYearOf(employment, addDays(year.from, -1)), days: former }
  return [...(former > 0 ? [older] : []), { year, days: opening.days - former }]
}

/** What is still open after some days: what is taken in them is gone, and what lapses within them. */
export function spent(facts: CarryFacts, open: readonly OpenYear[], from: string, to: string): readonly OpenYear[] {
  const lapses = open
    .flatMap(each => lapseFor(facts, each).date ?? [])
    .filter(date => from <= date && date < to)
    .toSorted()
  let left = open
  let begin = from
  for (const end of [...new Set(lapses), to]) {
    left = afterTaken(left, facts.used(begin, end)).map(each => lapsed(facts, each, end))
    begin = addDays(end, 1)
  }
  return left.filter(({ days }) => days > 0)
}

/** What is open after some more days are taken: of the oldest first; what is more than there is comes out of nothing. */
export function afterTaken(open: readonly OpenYear[], days: number): readonly OpenYear[] {
  let rest = days
  return open.map(({ year, days: there }) => {
    const part = Math.min(there, rest)
    rest -= part
    return { year, days: there - part }
  })
}

/** What stays of a year's vacation once a local date is over. */
function lapsed(facts: CarryFacts, { year, days }: OpenYear, on: string): OpenYear {
  const { date, staying } = lapseFor(facts, { year, days })
  return { year, days: date !== undefined && date <= on ? Math.min(days, staying) : days }
}

/** When what is open of a year lapses, by what was warned of it. */
export function lapseFor({ employmentOn, warnings, becauseOf }: CarryFacts, { year, days }: OpenYear): Lapse {
  const because = becauseOf(year)
  return lapseGiven(employmentOn(year.to), year, { open: days, warnings, ...(because ? { because } : {}) })
}
