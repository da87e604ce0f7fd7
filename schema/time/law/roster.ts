import type { Circumstances } from './circumstances.ts'
import type { Finding } from './finding.ts'
import { type Laws, type Row, type Rule, rowsOn } from './rows.ts'
import type { Work } from './work.ts'
import { type WorkDay, workDaysOf } from './workDays.ts'

/** One person's work, ready to be held against the law. */
export interface Roster {
  readonly days: readonly WorkDay[]
  readonly circumstances: Circumstances
  /** Rows that hold on a local date. */
  readonly rows: <R extends Rule>(rule: R, date: string) => readonly Row<R>[]
}

/** Everything one kind of rule has to say about a roster. */
export type Evaluate = (roster: Roster) => Finding[]

export function rosterOf(works: readonly Work[], circumstances: Circumstances, laws: Laws): Roster {
  return {
    days: workDaysOf(works, circumstances.zone),
    circumstances,
    rows: (rule, date) => rowsOn(laws, rule, date, circumstances),
  }
}
