import { expect, test } from 'vitest'
import { dueOf, longestWait, minutesLeft, ordersIn } from '../../../../../client/office/orders/board/board.ts'

const NOW = Date.parse('2026-06-16T10:00:00Z')
const at = (minutes: number): string => new Date(NOW + minutes * 60_000).toISOString()
const order = (id: number, status: 'new' | 'confirmed' | 'in-delivery', due: number) => ({
  id,
  status,
  promisedAt: at(due),
  dueAt: null,
  createdAt: at(-12),
})
const orders = [order(1, 'new', 30), order(2, 'new', -5), order(3, 'confirmed', 10), order(4, 'new', 240)]

test('A column has its own orders, what is due first on top; what is due much later waits at the foot', () => {
  const { now, later } = ordersIn('new', orders, NOW)
  expect([now.map(({ id }) => id), later.map(({ id }) => id)]).toEqual([[2, 1], [4]])
  expect(ordersIn('confirmed', orders, NOW).now.map(({ id }) => id)).toEqual([3])
})

test('What is ready is never for later', () => {
  expect(ordersIn('in-delivery', [order(5, 'in-delivery', 600)], NOW).now).toHaveLength(1)
})

test('Due is what was promised, else what was asked for, else when it came; late is less than nothing', () => {
  const bare = { promisedAt: null, dueAt: null, createdAt: at(-12) }
  expect([dueOf({ ...bare, dueAt: at(5), promisedAt: at(9) }), dueOf({ ...bare, dueAt: at(5) }), dueOf(bare)]).toEqual(
    [9, 5, -12].map(minutes => NOW + minutes * 60_000),
  )
  expect(minutesLeft({ ...bare, promisedAt: at(-8) }, NOW)).toBe(-8)
  expect([longestWait(orders, NOW), longestWait([], NOW)]).toEqual([12, 0])
})
