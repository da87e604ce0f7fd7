import type { Circumstances } from './circumstances.ts'
import type { Finding } from './finding.ts'
import { type Laws, type Row, type Rule, rowsOn } from './rows.ts'
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
    rows: (rule, date) => rowsOn(laws, rule, date, circumstances),
  }
}
