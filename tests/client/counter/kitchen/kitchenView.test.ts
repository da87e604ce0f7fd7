import { expect, test } from 'vitest'
import { kitchenView } from '../../../../client/counter/kitchen/kitchenView.ts'
import type { BoardOrder } from '../../../../schema/ordering/liveOrder.ts'
import { boardItemOf, boardOrderOf } from '../../../support/boardOrder.ts'

const now = Date.parse('2026-06-16T12:00:00+02:00')
const viewOf = (orders: readonly BoardOrder[], seen: readonly number[] = [], accepts = false) =>
  kitchenView({
    orders,
    steps: [],
    station: null,
    stations: [],
    seen: new Set(seen),
    now,
    preparationMinutes: 20,
    accepts,
  })

test('An order nobody has looked at stands before older ones that somebody has', () => {
  const orders = [1, 2, 3].map(id => boardOrderOf({ id, createdAt: now - 10_000 + id }))
  const { tickets, unseen } = viewOf(orders, [1, 2])
  expect(tickets.map(({ order }) => order.id)).toEqual([3, 1, 2])
  expect(unseen.map(({ id }) => id)).toEqual([3])
})

test('What is new and in work is added up, and nothing that is ready or for later', () => {
  const of = (id: number, given: Partial<BoardOrder>) =>
    boardOrderOf({ id, createdAt: now, items: [boardItemOf({ amount: 2 })], ...given })
  const { sums } = viewOf([
    of(1, { status: 'new' }),
    of(2, { status: 'confirmed' }),
    of(3, { status: 'in-delivery' }),
    of(4, { status: 'confirmed', appointmentAt: now + 3_600_000 }),
  ])
  expect(sums()).toMatchObject([{ name: 'Semmel', amount: 4 }])
})

test('Where orders are taken without anybody, one that no board has shown is unseen until somebody says so', () => {
  const taken = boardOrderOf({ status: 'confirmed', createdAt: now })
  const isUnseen = (order: BoardOrder, seen: readonly number[] = [], accepts = true) =>
    viewOf([order], seen, accepts).unseen.length === 1
  expect(isUnseen(taken)).toBe(true)
  expect(isUnseen(taken, [1])).toBe(false)
  expect(isUnseen({ ...taken, acknowledgedAt: now })).toBe(false)
  expect(isUnseen({ ...taken, isQuotation: true })).toBe(false)
  expect(isUnseen(taken, [], false)).toBe(false)
})
