import { describe, expect, test } from 'vitest'
import { waitingView } from '../../../../client/ordering/order/waitingOrders.ts'
import { waitingDeed } from '../../../support/kioskOrder.ts'

describe('What the bar says of an order that waits', () => {
  test.each([
    [{ isOnline: false, hasNetwork: false }, 1, '1 Bestellung wartet auf Netz'],
    [{ isOnline: false, hasNetwork: true }, 1, '1 Bestellung wartet auf unseren Server'],
    [{ isOnline: false, hasNetwork: true }, 2, '2 Bestellungen warten auf unseren Server'],
    [{ isOnline: true, hasNetwork: true }, 1, '1 Bestellung wartet auf Antwort'],
  ])('%o, %i: %s', (way, count, text) => {
    const deeds = Array.from({ length: count }, (_, index) => waitingDeed(`order-${index}`))
    expect(waitingView(deeds, { shown: null, ...way })?.text).toBe(text)
  })
})
