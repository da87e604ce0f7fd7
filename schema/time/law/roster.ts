import type { Circumstances } from './circumstances.ts'
import type { Finding } from './finding.ts'
import { type Laws, type Row, type Rule, rowsAt, rowsFor } from './rows.ts'
import { datesOf, type Stretch, type Work } from './work.ts'
import { type WorkDay, workDaysOf } from './workDays.ts'

/** One person's work, ready to be held against the law. */
export interface Roster {
  readonly days: readonly WorkDay[]
  /** All that was worked, and the local dates it touches, both in order. */
  readonly worked: readonly Stretch[]
  readonly dates: readonly string[]
  readonly circumstances: Circumstances
  /** Rows that hold on a local date. */
  readonly rows: <R extends Rule>(rule: R, date: string) => readonly Row<R>[]
}

/** Everything one kind of rule has to say about a roster. */
export type Evaluate = (roster: Roster) => Finding[]

export function rosterOf(works: readonly Work[], circumstances: Circumstances, laws: Laws): Roster {
  const days = workDaysOf(works, circumstances.zone)
  const worked = days.flatMap(day => day.worked)
  return {
    days,
    worked,
    dates: datesOf(worked, circumstances.zone),
    circumstances,
    rows: rowsOfRoster(laws, circumstances),
  }
}

/** Most rules of a country are for others: the young, another sector. Those are looked through once. */
function rowsOfRoster(laws: Laws, circumstances: Circumstances): Roster['rows'] {
  const none = new Set<Rule>()
  return (rule, date) => {
    if (none.has(rule)) return []
    const rows = rowsFor(laws, rule, circumstances)
    if (rows.length === 0) none.add(rule)
    return rowsAt(rows, date, circumstances)
  }
}
