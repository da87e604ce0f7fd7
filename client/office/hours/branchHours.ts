import { type OpeningHoursRule, openingHours } from '../../../schema/base/fields.ts'
import { type DayHours, rulesOf, type Timetable, timetableOf } from '../../../schema/base/hours/timetable.ts'
import type { Row } from '../../data/office/office.ts'
import { type MissingHoliday, missingHolidays } from './missingHolidays.ts'

/** A branch and what its opening hours come to; null where they do not read as days. */
export interface BranchHours {
  readonly row: Row
  readonly name: string
  readonly timetable: Timetable | null
}

export function branchHours(row: Row): BranchHours {
  const rules = openingHours().safeParse(row.body['openingHours'])
  return {
    row,
    name: String(row.body['name'] ?? row.id),
    timetable: rules.success ? timetableOf(rules.data) : null,
  }
}

/** Every date from `today` on (YYYY-MM-DD) on which a branch has hours of its own, in order. */
export function comingDates(branches: readonly BranchHours[], today: string): string[] {
  const dates = branches.flatMap(({ timetable }) => [...(timetable?.dates.keys() ?? [])])
  return [...new Set(dates)].filter(date => date >= today).toSorted()
}

/** The rules of a branch with the same hours on some dates. */
function rulesWith({ week, dates }: Timetable, days: readonly string[], hours: DayHours): OpeningHoursRule[] {
  return rulesOf({ week, dates: new Map([...dates, ...days.map((day): [string, DayHours] => [day, hours])]) })
}

/** What has to be written that each branch has those hours on some dates; `hoursOf` says which, by what holds there on Sundays. */
export const sharedChanges = (
  branches: readonly BranchHours[],
  dates: readonly string[],
  hoursOf: (sunday: DayHours) => DayHours,
) =>
  branches.flatMap(({ row, timetable }) =>
    timetable
      ? [{ row, changes: { openingHours: rulesWith(timetable, dates, hoursOf(timetable.week[6] ?? [])) } }]
      : [],
  )

interface ProposedHoliday extends MissingHoliday {
  readonly concerned: readonly BranchHours[]
}

/** Public holidays between two dates of which branches say nothing, each with those branches, in the order of the calendar. */
export function proposedHolidays(branches: readonly BranchHours[], first: string, last: string): ProposedHoliday[] {
  const found = new Map<string, { readonly day: MissingHoliday; readonly concerned: BranchHours[] }>()
  for (const branch of branches)
    for (const day of missingHolidays(branch.row.body, first, last)) {
      const known = found.get(`${day.date} ${day.name}`)
      if (known) known.concerned.push(branch)
      else found.set(`${day.date} ${day.name}`, { day, concerned: [branch] })
    }
  return [...found.values()]
    .map(({ day, concerned }) => ({ ...day, concerned }))
    .toSorted((one, other) => (one.date < other.date ? -1 : 1))
}
