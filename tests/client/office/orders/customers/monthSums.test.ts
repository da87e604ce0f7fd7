import { expect, test } from 'vitest'
import { monthSums } from '../../../../../client/office/orders/customers/monthSums.ts'
import type { CustomerCredit, CustomerOrder } from '../../../../../schema/ordering/customerAccount.ts'

const order = (totalGross: number): CustomerOrder => ({
  id: totalGross,
  branch: 1,
  ticketNumber: '1',
  status: 'completed',
  paymentMethod: 'invoice',
  currency: 'EUR',
  totalGross,
  isDelivery: false,
  isDineIn: false,
  createdAt: '',
  day: '2026-11-28',
  orderedBy: '',
  taxes: [],
  discount: 0,
})
const credit: CustomerCredit = { ...order(0), id: 1, order: 240, amount: 100 }
const told = (used: number, credits: readonly CustomerCredit[] = []) =>
  monthSums({ invoice: { days: 14, budget: 1000, used }, orders: [order(240), order(360)], credits }, String).map(
    ({ label, value }) => `${label}: ${value}`.replaceAll('\u00a0', ' '),
  )

test('A month on account says what was ordered, what was credited and what is to pay, and what is left of the budget', () => {
  expect(told(600)).toEqual(['2 Bestellungen: 600', 'Monatsbudget 1000: noch 400 frei'])
  expect(told(600, [credit]).slice(0, 3)).toEqual(['2 Bestellungen: 600', 'Gutgeschrieben: -100', 'Zu zahlen: 500'])
})

test('Whoever sees the orders of one branch reads the sum of those, and beside it what was ordered everywhere', () => {
  expect(told(900)).toEqual([
    '2 Bestellungen: 600',
    'Bestellt in allen Filialen: 900',
    'Monatsbudget 1000: noch 100 frei',
  ])
})
