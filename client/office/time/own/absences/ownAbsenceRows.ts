import type { SaidAbsence } from '../../../../data/time/ownAbsences.ts'
import type { OwnAbsence } from '../../../../data/time/ownDocuments.ts'

type Days = Pick<OwnAbsence, 'kind' | 'from' | 'to' | 'isHalfDay' | 'reason'>

/** An own absence as its person sees it: as the server told it, and with what was said of it here. */
export interface OwnAbsenceRow extends Days {
  readonly id: number
  readonly state: OwnAbsence['state'] | 'waiting' | 'leaving' | 'withdrawalAsked'
  readonly answer: string
}

/** What the server would not have, with what it was about. */
export interface RefusedWord {
  readonly isTakingBack: boolean
  readonly key: string
  readonly about: Days | null
  readonly reason: string
}

interface Rows {
  /** The latest first. */
  readonly rows: readonly OwnAbsenceRow[]
  readonly refused: readonly RefusedWord[]
  /** Whether something has not been sent yet. */
  readonly isWaiting: boolean
}

/** What was told and what was said here, each absence once. */
export function ownAbsenceRows(told: readonly OwnAbsence[], said: readonly SaidAbsence[]): Rows {
  const known = new Set(told.map(({ id }) => id))
  const open = said.filter(({ state }) => state !== 'refused')
  const leaving = new Set(open.flatMap(({ id, asked }) => (asked ? [] : [id])))
  const asked = open.flatMap(({ id, asked: days, state }): OwnAbsenceRow[] =>
    days && !known.has(id) ? [{ id, ...days, answer: '', state: state === 'taken' ? 'requested' : 'waiting' }] : [],
  )
  const rows = [...told.map(rowOf), ...asked].map(
    (row): OwnAbsenceRow =>
      leaving.has(row.id) && row.state !== 'withdrawalAsked' ? { ...row, state: 'leaving' } : row,
  )
  return {
    rows: rows.toSorted((one, other) => other.from.localeCompare(one.from)),
    refused: said.flatMap(({ key, id, asked: about, state, reason }) =>
      state === 'refused'
        ? [{ key, isTakingBack: about === null, about: about ?? told.find(each => each.id === id) ?? null, reason }]
        : [],
    ),
    isWaiting: said.some(({ state }) => state === 'waiting'),
  }
}

const rowOf = (absence: OwnAbsence): OwnAbsenceRow => ({
  ...absence,
  state: absence.state === 'approved' && absence.isWithdrawalAsked ? 'withdrawalAsked' : absence.state,
})
