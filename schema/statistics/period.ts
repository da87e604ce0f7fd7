import type { Problem } from '../base/problems.ts'
import { daysFromTo } from '../time/months.ts'
import type { Dates } from './buckets.ts'

/** Longest of periods that are asked for at once: ten years. */
const MOST_DAYS = 3653

/** Before it nobody ordered anything, and calendars become ambiguous. */
const FIRST_DAY = '1900-01-01'

/** What stands against a period of local dates, at its field; null where nothing does. */
export function periodProblem({ from, to }: Dates): Problem | null {
  if (from < FIRST_DAY) return { code: 'tooSmall', message: periodTexts.tooEarly, field: 'from' }
  if (to < from) return { code: 'periodBackwards', message: periodTexts.backwards, field: 'to' }
  if (daysFromTo(from, to) > MOST_DAYS) return { code: 'periodTooLong', message: periodTexts.tooLong, field: 'to' }
  return null
}

/** The same of days that are closed one by one: a year at most. */
export function closingsProblem({ from, to }: Dates): Problem | null {
  const problem = periodProblem({ from, to })
  if (problem || daysFromTo(from, to) <= MOST_CLOSINGS) return problem
  return { code: 'periodTooLong', message: periodTexts.oneYear, field: 'to' }
}

/**
 * And of days that are booked: `isClosed` says that nothing is added to the last of them any more. A batch is of one calendar year,
 * because its days do not say theirs.
 */
export function batchProblem(dates: Dates, isClosed: boolean): Problem | null {
  const { from, to } = dates
  if (!isClosed) return { code: 'dayNotOver', message: periodTexts.notOver, field: 'to' }
  if (from.slice(0, 4) !== to.slice(0, 4)) return { code: 'twoYears', message: periodTexts.twoYears, field: 'to' }
  return closingsProblem(dates)
}

const MOST_CLOSINGS = 366

const periodTexts = {
  tooEarly: 'Bitte wählen Sie Tage ab dem Jahr 1900.',
  backwards: 'Der letzte Tag darf nicht vor dem ersten liegen.',
  oneYear: 'Bitte wählen Sie höchstens ein Jahr auf einmal.',
  notOver: 'Gebucht werden nur Tage, die abgeschlossen sind.',
  twoYears: 'Ein Buchungsstapel gilt für ein Kalenderjahr. Bitte wählen Sie Tage desselben Jahres.',
  tooLong: 'Bitte wählen Sie höchstens zehn Jahre auf einmal.',
} as const
