import { describe, expect, test } from 'vitest'
import type { Deed } from '../../../../client/data/outbox/deed.ts'
import { waitingView } from '../../../../client/ordering/order/waitingOrders.ts'
import { offlineOrder } from '../../../support/kioskOrder.ts'

const waiting = (uid: string): Deed => ({
  uid,
  kind: 'order',
  body: {
    ...offlineOrder(0),
    offline: null,
    isDelivery: false,
    isCompany: false,
    isDeliveryAddressDifferent: false,
    legalInstructions: true,
    privacyPolicy: true,
  },
  createdAt: 0,
  validUntil: 1,
  state: 'waiting',
  answer: null,
  tries: 1,
  nextAt: 0,
})

describe('What the bar says of an order that waits', () => {
  test.each([
    [{ isOnline: false, hasNetwork: false }, 1, '1 Bestellung wartet auf Netz'],
    [{ isOnline: false, hasNetwork: true }, 1, '1 Bestellung wartet auf unseren Server'],
    [{ isOnline: false, hasNetwork: true }, 2, '2 Bestellungen warten auf unseren Server'],
    [{ isOnline: true, hasNetwork: true }, 1, '1 Bestellung wartet auf Antwort'],
  ])('%o, %i: %s', (way, count, text) => {
    const deeds = Array.from({ length: count }, (_, index) => waiting(`order-${index}`))
    expect(waitingView(deeds, { shown: null, ...way })?.text).toBe(text)
  })
})
