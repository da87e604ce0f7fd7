import { expect, test } from 'vitest'
import type { SaidAbsence } from '../../../../../../client/data/time/ownAbsences.ts'
import type { OwnAbsence } from '../../../../../../client/data/time/ownDocuments.ts'
import { ownAbsenceRows } from '../../../../../../client/office/time/own/absences/ownAbsenceRows.ts'

const days = { kind: 'vacation', from: '2026-07-06', to: '2026-07-17', isHalfDay: false, reason: '' } as const
const told = (id: number, changes: Partial<OwnAbsence> = {}): OwnAbsence => ({
  ...days,
  id,
  user: 1,
  branch: 1,
  state: 'requested',
  answer: '',
  isCertified: false,
  ...changes,
})
const said = (id: number, changes: Partial<SaidAbsence> = {}): SaidAbsence => ({
  key: `absence-${id}`,
  id,
  asked: days,
  state: 'waiting',
  reason: '',
  ...changes,
})
const statesOf = (...given: Parameters<typeof ownAbsenceRows>) =>
  ownAbsenceRows(...given).rows.map(({ id, state }) => [id, state])

test('What waits is there at once, what was taken is asked for, and nothing is there twice', () => {
  expect(statesOf([], [said(7)])).toEqual([[7, 'waiting']])
  expect(statesOf([], [said(7, { state: 'taken' })])).toEqual([[7, 'requested']])
  expect(statesOf([told(7)], [said(7)])).toEqual([[7, 'requested']])
  expect(ownAbsenceRows([], [said(7)]).isWaiting).toBe(true)
})

test('What is taken back is leaving, also while its request waits; an approved one stays with what was asked', () => {
  const back = said(7, { key: 'absence-7-back', asked: null })
  expect(statesOf([told(7)], [back])).toEqual([[7, 'leaving']])
  expect(statesOf([], [said(7), back])).toEqual([[7, 'leaving']])
  expect(statesOf([told(7, { state: 'approved', isWithdrawalAsked: true })], [back])).toEqual([[7, 'withdrawalAsked']])
})

test('What was refused is told with what it was about, and is no absence', () => {
  const lost = said(7, { state: 'refused', reason: 'In dieser Zeit …' })
  const back = said(8, { key: 'absence-8-back', asked: null, state: 'refused', reason: 'Hat begonnen.' })
  const { rows, refused } = ownAbsenceRows([told(8)], [lost, back])
  expect(rows.map(({ id }) => id)).toEqual([8])
  expect(refused).toMatchObject([
    { key: 'absence-7', isTakingBack: false, about: days },
    { key: 'absence-8-back', isTakingBack: true, about: { id: 8 }, reason: 'Hat begonnen.' },
  ])
})
