import { addDays } from '../base/zonedTime.ts'
import { type Employment, entitlement, type LeaveYear, leaveYearOf } from './vacation.ts'
import { lapseOf } from './vacationLapse.ts'

/** What is open of a leave year's vacation, in working days. */
export interface OpenYear {
  readonly year: LeaveYear
  readonly days: number
}

interface CarryFacts {
  /** Employment as it is on a local date. */
  readonly employmentOn: (date: string) => Employment
  /** Days of vacation from one local date to another, both included. */
  readonly used: (from: string, to: string) => number
}

/**
 * What is carried into a leave year of all those before it, from the one on in which `since` lies; the oldest first, for what
 * is taken is taken of the oldest. Nobody is taken to have been warned, so only that lapses which needs no warning.
 */
export function carriedInto(facts: CarryFacts, year: LeaveYear, since: string): readonly OpenYear[] {
  let open: readonly OpenYear[] = []
  for (let date = since; date < year.from; ) {
    const employment = facts.employmentOn(date)
    const current = leaveYearOf(employment, date)
    const to = current.to < year.from ? current.to : addDays(year.from, -1)
    open = [...open, { year: current, days: entitlement(employment, current).days }]
    open = spent(facts, open, current.from, to)
    date = addDays(to, 1)
  }
  return open
}

/** What is still open after some days: what is taken in them is gone, and what lapses within them. */
export function spent(facts: CarryFacts, open: readonly OpenYear[], from: string, to: string): readonly OpenYear[] {
  const lapses = open
    .flatMap(({ year, days }) => lapseOf(facts.employmentOn(year.to), year, { open: days, warned: false }).date ?? [])
    .filter(date => from <= date && date < to)
    .toSorted()
  let left = open
  let begin = from
  for (const end of [...new Set(lapses), to]) {
    left = taken(left, facts.used(begin, end)).map(each => lapsed(facts, each, end))
    begin = addDays(end, 1)
  }
  return left.filter(({ days }) => days > 0)
}

/** Of the oldest first; what is more than there is comes out of nothing. */
function taken(open: readonly OpenYear[], days: number): readonly OpenYear[] {
  let rest = days
  return open.map(({ year, days: there }) => {
    const part = Math.min(there, rest)
    rest -= part
    return { year, days: there - part }
  })
}

/** What stays of a year's vacation once a local date is over. */
function lapsed({ employmentOn }: CarryFacts, { year, days }: OpenYear, on: string): OpenYear {
  const { date, staying } = lapseOf(employmentOn(year.to), year, { open: days, warned: false })
  return { year, days: date !== undefined && date <= on ? Math.min(days, staying) : days }
}
