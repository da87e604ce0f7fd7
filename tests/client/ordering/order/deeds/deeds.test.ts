import { describe, expect, it, test } from 'vitest'
import { counterMethodOf, deedsOf } from '../../../../../client/ordering/order/deeds/deeds.ts'
import type { PublicOrder } from '../../../../../schema/ordering/calls.ts'
import { branchOf } from '../../../../support/business.ts'
import { orderWith } from '../orders.ts'

describe('A guest may change an order', () => {
  it.each<[string, Partial<PublicOrder>, boolean, boolean]>([
    ['that waits', {}, true, true],
    [
      'but its time not while another one is asked about',
      { counterAppointment: '2026-11-20T17:30:00.000Z' },
      true,
      false,
    ],
    ['but the time of an offer is agreed on', { isQuotation: true }, true, false],
    ['not once it is confirmed', { status: 'confirmed' }, false, false],
    ['not once it has ended', { status: 'canceled' }, false, false],
  ])('%s', (_title, changes, mayCancel, mayMove) => {
    expect(deedsOf(orderWith(changes))).toEqual({ mayCancel, mayMove })
  })
})

test('What was not paid online can be paid at the counter where the branch takes that', () => {
  const waiting = orderWith({ paymentMethod: 'mollie', paymentUrl: '/pay' })
  expect(counterMethodOf(waiting, branchOf({ isCashEnabled: true }))).toBe('cash')
  const accepted = { ...waiting, status: 'confirmed' as const, isConfirmed: true }
  expect(counterMethodOf(accepted, branchOf({ isCashEnabled: true })), 'an offer that was accepted').toBe('cash')
  expect(counterMethodOf(waiting, branchOf({ isCashEnabled: false, isATMCardEnabled: true }))).toBe('atm-card')
  expect(counterMethodOf(waiting, branchOf({ isCashEnabled: false, isMollieEnabled: true }))).toBeNull()
  expect(counterMethodOf(orderWith(), branchOf())).toBeNull()
})
