import { expect, test } from 'vitest'
import { type BoardStep, lastUndoable } from '../../../schema/counter/boardSteps.ts'
import { UNDO_MS } from '../../../schema/ordering/undo.ts'

const now = Date.parse('2026-06-16T12:00:00+02:00')
const step = (given: Partial<BoardStep>): BoardStep => ({
  key: String(given.at ?? now),
  order: 1,
  action: 'confirm',
  at: now,
  state: 'done',
  ...given,
})

test.each<[string, BoardStep[], boolean]>([
  ['nothing was tapped', [], false],
  ['it was done just now', [step({})], true],
  ['it was done at the last moment', [step({ at: now - UNDO_MS })], true],
  ['it is too long ago', [step({ at: now - UNDO_MS - 1 })], false],
  ['it still waits for the network, however long', [step({ at: now - 3_600_000, state: 'waiting' })], true],
  ['it was refused', [step({ state: 'refused' })], false],
  ['it was a rejection, which was asked about', [step({ action: 'reject' })], false],
  ['it was taken back', [step({}), step({ action: 'undo', undoes: 'confirm' })], false],
  ['another order was only looked at since', [step({}), step({ order: 2, action: 'acknowledge' })], true],
])('When %s', (_, steps, expected) => {
  expect(lastUndoable(steps, now) !== null).toBe(expected)
})

test('The last of several is offered, and of one order only the last of its steps', () => {
  const steps = [step({ at: now - 3 }), step({ at: now - 2, order: 2 }), step({ at: now - 1, action: 'in-delivery' })]
  expect(lastUndoable(steps, now)).toMatchObject({ order: 1, action: 'in-delivery' })
})
