import type { Problem } from '../base/problems.ts'
import { daysFromTo } from '../time/months.ts'
import type { Dates } from './buckets.ts'

/** Longest of periods that are asked for at once: ten years. */
const MOST_DAYS = 3653

/** What stands against a period of local dates, at its field; null where nothing does. */
export function periodProblem({ from, to }: Dates): Problem | null {
  if (to < from) return { code: 'periodBackwards', message: periodTexts.backwards, field: 'to' }
  if (daysFromTo(from, to) > MOST_DAYS) return { code: 'periodTooLong', message: periodTexts.tooLong, field: 'to' }
  return null
}

const periodTexts = {
  backwards: 'Der letzte Tag darf nicht vor dem ersten liegen.',
  tooLong: 'Bitte wählen Sie höchstens zehn Jahre auf einmal.',
} as const
