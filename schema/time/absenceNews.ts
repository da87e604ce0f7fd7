import type { Absence } from './absence.ts'
import type { decisionTexts } from './decisionTexts.ts'

type Known = Pick<Absence, 'id' | 'from' | 'to' | 'state' | 'isWithdrawalAsked'>
type Waiting = 'requested' | 'withdrawal'

/** What of somebody's absences waits for a decision, as it was last looked at. */
export type WaitingAbsences = readonly (Pick<Absence, 'id' | 'from' | 'to'> & { readonly waits: Waiting })[]

export interface AbsenceDecision extends Pick<Absence, 'id' | 'from' | 'to'> {
  readonly what: Extract<keyof typeof decisionTexts, `absence${string}` | `withdrawal${string}`>
}

/** What waits now, and what was decided of what waited before. A request that is gone was taken back by its person. */
export function absenceNews(
  former: WaitingAbsences,
  absences: readonly Known[],
): { readonly waiting: WaitingAbsences; readonly decided: readonly AbsenceDecision[] } {
  const waiting = absences.flatMap(({ id, from, to, ...absence }) => {
    const waits = waitsFor(absence)
    return waits ? [{ id, from, to, waits }] : []
  })
  const byId = new Map(absences.map(absence => [absence.id, absence]))
  const decided = former.flatMap(({ waits, ...was }): AbsenceDecision[] => {
    const absence = byId.get(was.id)
    const what = decisionOf(waits, absence)
    return what ? [{ id: was.id, from: absence?.from ?? was.from, to: absence?.to ?? was.to, what }] : []
  })
  return { waiting, decided }
}

const waitsFor = ({ state, isWithdrawalAsked }: Pick<Known, 'state' | 'isWithdrawalAsked'>): Waiting | null => {
  if (state === 'requested') return 'requested'
  return state === 'approved' && isWithdrawalAsked ? 'withdrawal' : null
}

function decisionOf(waits: Waiting, absence: Known | undefined): AbsenceDecision['what'] | null {
  if (!absence) return waits === 'withdrawal' ? 'withdrawalDone' : null
  const { state } = absence
  if (state === 'requested' || waitsFor(absence) === waits) return null
  if (waits === 'requested') return state === 'approved' ? 'absenceApproved' : 'absenceRefused'
  return state === 'approved' ? 'withdrawalRefused' : 'withdrawalDone'
}
