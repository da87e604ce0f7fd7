import { randomUUID } from 'node:crypto'
import type { Deed } from '../../client/data/outbox/deed.ts'
import type { OrderCall } from '../../schema/ordering/requests.ts'
import { deviceTicket } from '../../schema/ordering/tickets.ts'

/** Two rolls at 1.20 € each, as a kiosk sends what it took at `placedAt` (epoch ms) without network. */
export function offlineOrder(placedAt: number, given: { count?: number; prefix?: string; price?: number } = {}) {
  const { count = 1, prefix = 'K1', price = 120 } = given
  const gross = 2 * price
  const net = Math.round(gross / 1.1)
  const split = { net, tax: gross - net, gross }
  return {
    uid: randomUUID(),
    branch: 1,
    isDineIn: false,
    items: [{ product: 1, amount: 2 }],
    expectedTotal: gross,
    paymentMethod: 'cash' as OrderCall['paymentMethod'],
    offline: {
      ticket: deviceTicket(prefix, count),
      placedAt: new Date(placedAt).toISOString(),
      catalogueAt: new Date(placedAt).toISOString(),
      pricing: {
        items: [{ key: '0', gross, rate: 10, unitPrice: price, model: 'fixed', deposit: 0 }],
        ...split,
        deliveryNet: 0,
        deliveryTax: 0,
        deliveryGross: 0,
        totalNet: split.net,
        totalTax: split.tax,
        totalGross: gross,
        taxes: [{ rate: 10, ...split }],
        deposit: 0,
        donation: 0,
      },
      names: [{ name: 'Semmel', lines: [] as string[] }],
    },
  }
}

/** An order of a guest in the outbox of a device, sent once without an answer. */
export const waitingDeed = (uid: string): Deed => ({
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
