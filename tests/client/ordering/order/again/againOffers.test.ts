import { expect, test } from 'vitest'
import { againOffers, itemsText } from '../../../../../client/ordering/order/again/againOffers.ts'
import type { PublicOrder, PublicOrderItem } from '../../../../../schema/ordering/calls.ts'
import { orderWith } from '../orders.ts'

const roll: PublicOrderItem = {
  product: 1,
  name: 'Handsemmel',
  amount: 2,
  unit: 'amount',
  gross: 130,
  parts: {},
  hasEntries: false,
}
const melange: PublicOrderItem = { ...roll, product: 2, name: 'Wiener Melange', amount: 1, parts: { milch: 'Hafer' } }
const PLACED = Date.parse(orderWith().createdAt)
const NEXT_DAY = PLACED + 24 * 3_600_000
const recent = (uid: string, changes: Partial<PublicOrder> = {}) => ({
  uid,
  hash: 'h',
  order: orderWith({ uid, items: [roll], ...changes }),
  at: PLACED,
})
const everywhere = () => true
const offered = (...orders: ReturnType<typeof recent>[]) =>
  againOffers(orders, everywhere, NEXT_DAY).map(({ uid }) => uid)

test('What was ordered the last times is offered once more, at most twice, the same things once', () => {
  const orders = [recent('a'), recent('b'), recent('c', { items: [melange] }), recent('d', { items: [roll, melange] })]
  expect(offered(...orders)).toEqual(['a', 'c'])
})

test('Another branch or another configuration is another offer', () => {
  expect(offered(recent('a'), recent('b', { branch: { id: 7 } }))).toEqual(['a', 'b'])
  const otherMilk = { ...melange, parts: { milch: 'Vollmilch' } }
  expect(offered(recent('a', { items: [melange] }), recent('b', { items: [otherMilk] }))).toEqual(['a', 'b'])
})

test.each<[string, Partial<PublicOrder>]>([
  ['rejected', { isRejected: true }],
  ['canceled', { isCanceled: true }],
  ['not paid', { isFailed: true }],
  ['a request for an offer', { isQuotation: true }],
])('An order that was %s is not offered', (_, changes) => {
  expect(offered(recent('a', changes))).toEqual([])
})

test('An order the guest still waits for is not offered, nor one of a branch that sells nothing any more', () => {
  expect(againOffers([recent('a')], everywhere, PLACED + 60_000)).toEqual([])
  expect(againOffers([recent('a', { isCompleted: true })], everywhere, PLACED + 60_000)).toHaveLength(1)
  expect(againOffers([recent('a')], () => false, NEXT_DAY)).toEqual([])
})

test('Items are named as one says them', () => {
  expect(itemsText([roll, melange])).toBe('2\u00a0× Handsemmel, Wiener Melange')
})
