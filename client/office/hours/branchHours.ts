import { type OpeningHoursRule, openingHours } from '../../../schema/base/fields.ts'
import { type DayHours, rulesOf, type Timetable, timetableOf } from '../../../schema/base/hours/timetable.ts'
import type { Row } from '../../data/office/office.ts'

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
export function rulesWith({ week, dates }: Timetable, days: readonly string[], hours: DayHours): OpeningHoursRule[] {
  return rulesOf({ week, dates: new Map([...dates, ...days.map((day): [string, DayHours] => [day, hours])]) })
}
