import { expect, test } from 'vitest'
import type { Deed } from '../../../../client/data/outbox/deed.ts'
import { goneBranchView } from '../../../../client/ordering/order/goneBranch.ts'
import { waitingDeed } from '../../../support/kioskOrder.ts'

const names = new Map([[1, 'Handsemmel']])
const read = (deed: Deed | undefined) => goneBranchView(deed, id => names.get(id))

test('An order that waits for a branch that is gone is looked at and can be taken back', () => {
  const waiting = waitingDeed('order-1')
  expect(read(waiting)).toEqual({
    text: 'Ihre Bestellung ist dort noch nicht angekommen. Sie können sie zurückziehen und anderswo bestellen.',
    ordered: expect.stringContaining('Handsemmel'),
    canWithdraw: true,
  })
  const refused: Deed = { ...waiting, state: 'refused', answer: { status: 404, body: null } }
  expect(read(refused)).toMatchObject({
    text: 'Ihre Bestellung wurde nicht angenommen. Es ist nichts zu bezahlen.',
    canWithdraw: true,
  })
})

test('What is being taken back, has arrived or is over is said, and nothing is offered that does nothing', () => {
  const waiting = waitingDeed('order-1')
  expect(read({ ...waiting, withdrawing: true })).toMatchObject({ canWithdraw: false })
  expect(read({ ...waiting, state: 'accepted', withdrawing: true })).toMatchObject({
    text: 'Ihre Bestellung ist angekommen.',
    canWithdraw: false,
  })
  expect(read(undefined)).toEqual({
    text: 'Ihre Bestellung ist zurückgezogen. Es ist nichts zu bezahlen.',
    ordered: null,
    canWithdraw: false,
  })
})
