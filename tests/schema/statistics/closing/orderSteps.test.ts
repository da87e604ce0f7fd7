import { expect, test } from 'vitest'
import { closingOf, differenceOf } from '../../../../schema/statistics/closing/closing.ts'
import type { ClosingOrder } from '../../../../schema/statistics/closing/closingOrder.ts'

const order: ClosingOrder = {
  id: 1,
  ticket: '17',
  mode: 'takeaway',
  method: 'mollie',
  currency: 'EUR',
  totalGross: 1100,
  taxes: [{ rate: 10, net: 1000, tax: 100, gross: 1100 }],
  deposits: [],
  delivery: 0,
  donation: 7,
  completedAt: null,
  settledAt: null,
  payments: [],
  refunds: [],
  notes: [],
}
const day = (given: Partial<ClosingOrder>, number: number) => {
  const closing = closingOf([{ ...order, ...given }], { from: number * 100, to: number * 100 + 100 })
  expect(differenceOf(closing)).toBe(0)
  return closing
}
const payment = (at: number) => [{ at, method: 'mollie', amount: 1100 }] as const

test('What is paid before it is handed over is a prepayment until then', () => {
  const given = { payments: payment(50), completedAt: 250 }
  expect(day(given, 0)).toMatchObject({ orders: 0, sales: [], prepaid: { received: 1100, used: 0 }, donations: 0 })
  expect(day(given, 1)).toMatchObject({ orders: 0, money: [] })
  expect(day(given, 2)).toMatchObject({ orders: 1, money: [], prepaid: { received: 0, used: 1100 }, donations: 7 })
})

test('What is handed over unpaid is owed until it is paid at the counter or online after all', () => {
  const atCounter = { method: 'cash', completedAt: 50, settledAt: 150 } as const
  expect(day(atCounter, 0)).toMatchObject({ orders: 1, money: [], owed: { made: 1100, settled: 0 } })
  expect(day(atCounter, 1)).toMatchObject({
    orders: 0,
    money: [{ method: 'cash', received: 1100 }],
    owed: { settled: 1100 },
  })
  const online = { completedAt: 50, payments: payment(150) }
  expect(day(online, 0)).toMatchObject({ owed: { made: 1100, settled: 0 }, prepaid: { received: 0 } })
  expect(day(online, 1)).toMatchObject({ owed: { made: 0, settled: 1100 }, prepaid: { received: 0 } })
})

test('What was called off was never sold, and its prepayment goes back', () => {
  const refunds = [{ at: 150, method: 'mollie', amount: 1100, note: null }] as const
  const given = { payments: payment(50), refunds }
  expect(day(given, 1)).toMatchObject({ orders: 0, sales: [], prepaid: { used: 0, returned: 1100 } })
})

test('In francs it is coins that change hands, and the difference stands for itself', () => {
  const taxes = [{ rate: 2.6, net: 999, tax: 26, gross: 1025 - 2 }]
  const given = { method: 'cash', currency: 'CHF', totalGross: 1023, completedAt: 50 } as const
  const closing = closingOf([{ ...order, ...given, taxes }], { from: 0, to: 100 })
  expect(closing).toMatchObject({ money: [{ method: 'cash', received: 1025 }], rounding: 2 })
  expect(differenceOf(closing)).toBe(0)
})
