import { austria } from './austria.ts'
import { breaks } from './breaks.ts'
import type { Circumstances } from './circumstances.ts'
import { clockHours, closedDays } from './clockHours.ts'
import { dayHours, nightDays, spans } from './dayHours.ts'
import type { Finding } from './finding.ts'
import { germany } from './germany.ts'
import { liechtenstein } from './liechtenstein.ts'
import { nightsOfYear } from './nights.ts'
import { rests } from './rests.ts'
import { type Evaluate, rosterOf } from './roster.ts'
import type { Laws } from './rows.ts'
import { breakPlaces, stretches } from './stretches.ts'
import { freeSundays, restDays } from './sundays.ts'
import { switzerland } from './switzerland.ts'
import { daysInRow, weeklyRests } from './weeklyRests.ts'
import { averages, overtimes, weekDays, weekHours } from './weeks.ts'
import type { Work } from './work.ts'

/** Every law pack there is. */
export const laws: Laws = { AT: austria, DE: germany, CH: switzerland, LI: liechtenstein }

/**
 * What working-time law says about one person's work, planned or done, in the order of the dates. Averages and yearly sums
 * look at nothing but the works given: whoever asks about a week hands over the weeks before it. Durations are time that
 * elapsed between instants, so nights of a clock change count as long as they are. Nothing is forbidden and nothing changed.
 * Throws RangeError for an unknown zone or region.
 */
export function checkLaw(works: readonly Work[], circumstances: Circumstances): Finding[] {
  const roster = rosterOf(works, circumstances, laws)
  const found = evaluators.flatMap(evaluate => evaluate(roster))
  const warned = new Set(found.filter(({ kind }) => kind === 'warning').map(place))
  return found
    .filter(finding => finding.kind !== 'hint' || !warned.has(place(finding)))
    .toSorted((a, b) => (a.date < b.date ? -1 : Number(a.date > b.date)))
}

const evaluators: readonly Evaluate[] = [
  breaks,
  stretches,
  breakPlaces,
  dayHours,
  spans,
  nightDays,
  clockHours,
  closedDays,
  rests,
  weekHours,
  weekDays,
  averages,
  overtimes,
  weeklyRests,
  daysInRow,
  restDays,
  freeSundays,
  nightsOfYear,
]

/** A hint says nothing more where a warning of its rule stands. */
const place = ({ rule, date }: Finding): string => `${rule} ${date}`
