import { expect, test } from 'vitest'
import {
  cardAt,
  dueTime,
  hasNew,
  longestWait,
  minutesLeft,
  ordersIn,
  stepTo,
  withSteps,
} from '../../../../../client/office/orders/board/board.ts'
import type { BoardStep } from '../../../../../schema/counter/boardSteps.ts'
import type { OrderStatus } from '../../../../../schema/ordering/orderStatus.ts'
import type { CurrentOrder } from '../../../../../schema/ordering/staffCalls.ts'

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
  expect([
    dueTime({ ...bare, dueAt: at(5), promisedAt: at(9) }),
    dueTime({ ...bare, dueAt: at(5) }),
    dueTime(bare),
  ]).toEqual([9, 5, -12].map(minutes => NOW + minutes * 60_000))
  expect(minutesLeft({ ...bare, promisedAt: at(-8) }, NOW)).toBe(-8)
  expect([longestWait(orders, NOW), longestWait([], NOW)]).toEqual([12, 0])
})

const card = (status: OrderStatus, rest: { isQuotation?: boolean; pending?: BoardStep } = {}) => ({
  status,
  isQuotation: false,
  pending: null,
  ...rest,
})
const step = (rest: Partial<BoardStep> = {}): BoardStep => ({
  key: 'a',
  order: 1,
  action: 'confirm',
  at: NOW,
  state: 'waiting',
  ...rest,
})

test('Dragging a card to a column is the deed that leads there; where none does the column says why', () => {
  const table = [
    [card('new'), 'new', null],
    [card('new'), 'confirmed', { action: 'confirm' }],
    [card('new'), 'in-delivery', { forbidden: 'fresh' }],
    [card('new'), 'completed', { forbidden: 'fresh' }],
    [card('new', { isQuotation: true }), 'confirmed', { forbidden: 'offer' }],
    [card('confirmed'), 'in-delivery', { action: 'in-delivery' }],
    [card('confirmed'), 'completed', { action: 'completed' }],
    [card('confirmed'), 'new', { forbidden: 'again' }],
    [card('in-delivery'), 'confirmed', { action: 'recall' }],
    [card('in-delivery', { pending: step() }), 'confirmed', { forbidden: 'pending' }],
    [card('in-delivery'), 'completed', { action: 'completed' }],
  ] as const
  for (const [order, lane, expected] of table) expect([lane, stepTo(order, lane)]).toEqual([lane, expected])
})

const current: CurrentOrder = {
  ...order(1, 'new', 30),
  uid: 'u',
  branch: 1,
  ticketNumber: '25',
  mode: 'takeaway',
  isQuotation: false,
  paymentMethod: 'cash',
  paymentState: 'open',
  toCollect: 0,
  needsReview: false,
  tableIdentifier: null,
  tableName: null,
  totalGross: 650,
  currency: 'EUR',
  rev: 1,
  name: 'Anna',
  phone: null,
  appointmentDate: null,
  counterAppointment: null,
  acknowledgedAt: null,
  heldUntil: null,
  updatedAt: at(-1),
  comment: null,
  items: [],
}
const shown = (...steps: BoardStep[]) =>
  withSteps([current], steps).map(({ status, pending }) => [status, pending?.key])

test('Offline steps are taken and shown at once: the card stands where it goes until the server says otherwise', () => {
  expect(shown()).toEqual([['new', undefined]])
  expect(shown(step())).toEqual([['confirmed', 'a']])
  expect(shown(step(), step({ key: 'b', action: 'in-delivery', at: NOW + 1 }))).toEqual([['in-delivery', 'b']])
  expect(shown(step({ state: 'done' }))).toEqual([['confirmed', 'a']])
  expect(shown(step({ state: 'refused' }))).toEqual([['new', undefined]])
  expect(shown(step({ order: 2 }))).toEqual([['new', undefined]])
  // What the server has told since counts.
  expect(shown(step({ state: 'done', at: NOW - 120_000 }))).toEqual([['new', undefined]])
  expect(withSteps([current], [step({ proposed: NOW })])[0]?.promisedAt).toBe(at(0))
})

test('Arrows lead from card to card, past columns without any', () => {
  const columns = [[1, 2], [], [3, 4, 5]]
  const table = [
    [null, 'ArrowRight', 1],
    [1, 'ArrowDown', 2],
    [2, 'ArrowDown', 2],
    [2, 'ArrowUp', 1],
    [2, 'ArrowRight', 4],
    [5, 'ArrowLeft', 2],
    [3, 'ArrowRight', 3],
    [9, 'ArrowUp', 1],
  ] as const
  for (const [present, key, expected] of table)
    expect([present, key, cardAt(columns, present, key)]).toEqual([present, key, expected])
  expect(cardAt([], null, 'ArrowDown')).toBeNull()
})

test('A device sounds for an order that is new and was not there, and for nothing before the first look or by a step', () => {
  const orders = [order(1, 'new', 10), order(2, 'confirmed', 10)]
  expect(hasNew(null, orders)).toBe(false)
  expect(hasNew(new Set([2]), orders)).toBe(true)
  expect(hasNew(new Set([1]), orders)).toBe(false)
  expect(hasNew(new Set([1, 2, 3]), orders)).toBe(false)
})
