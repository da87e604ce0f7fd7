import { expect, it } from 'vitest'
import { offerState } from '../../../../client/office/orders/offer.ts'

const NOW = Date.parse('2026-06-16T10:00:00Z')
const asked = { isQuotation: true, status: 'new' } as const

it.each([
  ['a request nobody has answered', asked, 'wanted'],
  ['an offer that holds', { ...asked, offer: { validUntil: '2026-06-16T10:00:00Z' } }, 'open'],
  ['an offer whose time is over', { ...asked, offer: { validUntil: '2026-06-16T09:59:59Z' } }, 'over'],
  ['an order', { ...asked, isQuotation: false }, null],
  ['a request that was taken', { ...asked, status: 'confirmed' }, null],
] as const)('%s', (_name, order, state) => {
  expect(offerState(order, NOW)).toBe(state)
})
