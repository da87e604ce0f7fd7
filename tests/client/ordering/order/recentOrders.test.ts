import { describe, expect, it } from 'vitest'
import { barText, byAge, isAwaited, type RecentOrder } from '../../../../client/ordering/order/recentOrders.ts'
import type { PublicOrder } from '../../../../schema/ordering/calls.ts'
import { orderWith } from './orders.ts'

const PLACED = Date.parse(orderWith().createdAt)
const HOUR = 3_600_000
const recent = (changes: Partial<PublicOrder> | null): RecentOrder => ({
  uid: 'a',
  hash: 'b',
  order: changes && orderWith(changes),
  at: PLACED,
})

describe('An order is under way', () => {
  it.each<[string, Partial<PublicOrder> | null]>([
    ['that waits for confirmation', {}],
    ['that is being prepared', { isConfirmed: true }],
    ['that is ready', { isConfirmed: true, isInDelivery: true }],
    ['that was just placed and never asked for', null],
  ])('%s', (_, changes) => {
    expect(isAwaited(recent(changes), PLACED + HOUR)).toBe(true)
  })

  it('until its day is over, counted from its appointment', () => {
    expect(isAwaited(recent({}), PLACED + 13 * HOUR)).toBe(false)
    const appointmentDate = new Date(PLACED + 48 * HOUR).toISOString()
    expect(isAwaited(recent({ appointmentDate }), PLACED + 50 * HOUR)).toBe(true)
  })

  it.each<[string, Partial<PublicOrder>]>([
    ['completed', { isCompleted: true }],
    ['rejected', { isRejected: true }],
    ['canceled', { isCanceled: true }],
    ['failed', { isFailed: true }],
  ])('no more once it is %s', (_, end) => {
    expect(isAwaited(recent(end), PLACED + HOUR)).toBe(false)
  })
})

describe('The bar in the shop reads', () => {
  it.each<[string, Partial<PublicOrder>, boolean]>([
    ['Ticket 042 wartet auf Bestätigung', {}, false],
    ['Ticket 042 wird vorbereitet', { isConfirmed: true }, false],
    ['Ticket 042 ist abholbereit', { isConfirmed: true, isInDelivery: true }, false],
    ['Ticket 042 wird zugestellt', { isConfirmed: true, isInDelivery: true, isDelivery: true }, false],
    ['Ticket 042 wartet auf Ihre Antwort', { counterAppointment: '2026-11-20T17:30:00.000Z' }, false],
    ['Ticket 042 wartet auf Zahlungseingang', { paymentMethod: 'mollie' }, false],
    ['Bestellung 042 wird vorbereitet', { isConfirmed: true }, true],
  ])('%s', (text, changes, isNumbered) => {
    expect(barText(orderWith(changes), isNumbered)).toBe(text)
  })
})

it('The younger order comes first', () => {
  const older = recent({ createdAt: '2026-11-19T11:00:00.000Z' })
  const younger = recent({})
  expect([older, younger].toSorted(byAge)).toEqual([younger, older])
})
