import type { Problem } from '../base/problems.ts'
import { addDays } from '../base/zonedTime.ts'
import type { Absence } from './absence.ts'
import { absenceTexts as texts } from './absenceTexts.ts'
import type { AbsenceCall } from './requests.ts'

type Asked = Omit<AbsenceCall, 'id'>
type Known = Pick<Absence, 'id' | 'kind' | 'from' | 'to' | 'isHalfDay' | 'state'>

/** Days before and after today that somebody may speak of, and the longest of absences that is asked for at once. */
const LOOK_BACK = 366
const LOOK_AHEAD = 731
const LONGEST = 366

/** What is told when it is so; everything else is asked for. */
const told: ReadonlySet<Absence['kind']> = new Set(['sick', 'care'])
export const isTold = (kind: Absence['kind']): boolean => told.has(kind)

/**
 * What stands against somebody's own request on a local day (YYYY-MM-DD), at its field; `others` are their other absences. The
 * same on the device as on the server. Illness begins today or has begun; what is asked for has not.
 */
export function askingProblems(asked: Asked, others: readonly Known[], today: string): Problem[] {
  const { kind, from, to } = asked
  if (kind === 'sick' && from > today) return [at('from', 'sickAhead')]
  if (!isTold(kind) && from < today) return [at('from', 'past')]
  if (from < addDays(today, -LOOK_BACK) || from > addDays(today, LOOK_AHEAD)) return [at('from', 'farAway')]
  if (to > addDays(from, LONGEST)) return [at('to', 'tooLong')]
  return others.some(other => meets(asked, other)) ? [at('from', 'taken')] : []
}

/** Who falls ill on vacation says so all the same; two halves make a day. */
function meets(asked: Asked, other: Known): boolean {
  if (other.state === 'refused' || asked.from > other.to || other.from > asked.to) return false
  if (asked.kind === 'sick' && other.kind !== 'sick') return false
  return !(asked.isHalfDay && other.isHalfDay && asked.kind !== other.kind)
}

/**
 * What becomes of an absence whose person takes it back on a local day: it is `removed` while it waits for a decision; of an
 * approved one that has not begun the withdrawal is `asked`, for others may have planned with it. Else why it is too late.
 */
export function withdrawalOf(absence: Pick<Absence, 'state' | 'from'>, today: string): 'removed' | 'asked' | Problem {
  if (absence.state === 'requested') return 'removed'
  if (absence.state === 'refused') return problemOf('refused')
  return absence.from > today ? 'asked' : problemOf('begun')
}

type Why = keyof typeof texts.problems
const codes = {
  sickAhead: 'absenceSickAhead',
  past: 'absencePast',
  farAway: 'absenceFarAway',
  tooLong: 'absenceTooLong',
  taken: 'absenceTaken',
  refused: 'absenceRefused',
  begun: 'absenceBegun',
  nowhere: 'absenceNowhere',
} as const satisfies Record<Why, string>

/** Why something about an absence cannot be. */
export const problemOf = (why: Why): Problem => ({ code: codes[why], message: texts.problems[why] })
const at = (field: 'from' | 'to', why: Why): Problem => ({ ...problemOf(why), field })
