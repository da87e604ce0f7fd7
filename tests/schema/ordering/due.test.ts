import { expect, test } from 'vitest'
import { dueOf } from '../../../schema/ordering/due.ts'

const [noon, later] = [Date.parse('2026-06-16T10:00:00Z'), Date.parse('2026-06-16T10:20:00Z')]

test.each([
  ['what was promised', later, null, { at: later, isPromise: true }],
  ['a promise that moved away from the appointment', later, noon, { at: later, isPromise: true }],
  ['an appointment that was promised as it was wanted', noon, noon, { at: noon, isPromise: false }],
  ['an appointment nobody has promised yet', null, noon, { at: noon, isPromise: false }],
  ['nothing where nobody has said: as soon as possible', null, null, null],
])('An order is due at %s', (_what, promised, appointment, due) => {
  expect(dueOf(promised, appointment)).toEqual(due)
})
