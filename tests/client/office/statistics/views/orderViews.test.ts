import { expect, test } from 'vitest'
import {
  modesView,
  orderTimesView,
  popularView,
  reasonsView,
  revenueView,
  taxView,
} from '../../../../../client/office/statistics/views/orderViews.ts'

const frame = {
  unit: 'day',
  timezone: 'Europe/Vienna',
  from: '2026-11-22',
  to: '2026-11-23',
  previousTotal: 0,
  provisional: true,
} as const
const now = Date.parse('2026-11-23T12:00:00+01:00')
const day = (date: string, gross: number) => ({ t: `${date}T00:00:00+01:00`, gross, net: gross - 10, tax: 10 })
const revenue = {
  ...frame,
  total: 3000,
  series: [day('2026-11-22', 1000), day('2026-11-23', 2000)],
  taxes: [
    { rate: 10, net: 2480, tax: 248, gross: 2728 },
    { rate: 20, net: 227, tax: 45, gross: 272 },
  ],
  net: 2707,
  tax: 293,
  orders: 3,
  average: 1000,
  donations: 150,
  refunds: 0,
}
const reading = { before: null, now, currency: 'EUR' }

test('Revenue is a point a day beside the day it is compared with, what goes on is compared with nothing', () => {
  const before = { ...revenue, series: [day('2026-11-20', 500), day('2026-11-21', 700)] }
  const view = revenueView(revenue, { ...reading, before })
  expect(view.table.rows).toEqual([
    ['Sonntag, 22.11.', 1000, 500],
    ['Montag, 23.11.', 2000, 700],
  ])
  expect([view.total, view.fair]).toEqual([3000, { now: 1000, before: 500 }])
  expect(Object.fromEntries(view.facts)['Spenden']).toBe('1,50\u00a0€')
  expect(revenueView(revenue, reading).table.columns.map(({ label }) => label)).toEqual(['Tag', 'Umsatz'])
})

test('Taxes are told by rate and add up to what was taken in', () => {
  const { table, total, isEmpty } = taxView(revenue)
  expect(table.rows).toEqual([
    ['10\u00a0%', 2480, 248, 2728],
    ['20\u00a0%', 227, 45, 272],
  ])
  expect([table.rows.reduce((sum, row) => sum + Number(row[3]), 0), isEmpty]).toEqual([total, false])
})

test('Orders are told by the way they reach their guests, and why they came to nothing', () => {
  const split = { takeaway: 3, delivery: 1, dineIn: 0 }
  expect(modesView({ ...frame, total: 4, series: [], split }).table.rows).toEqual([
    ['Abholung', 3, 0.75],
    ['Lieferung', 1, 0.25],
    ['Vor Ort', 0, 0],
  ])
  const rows = [{ key: 'rejected', count: 2 }] as const
  const reasons = reasonsView({ ...frame, total: 2, series: [], rows, placed: 8, rate: 0.25 })
  expect(reasons.table.rows).toEqual([['Vom Betrieb abgelehnt', 2, 1]])
  const none = { takeaway: 0, delivery: 0, dineIn: 0 }
  expect(modesView({ ...frame, total: 0, series: [], split: none })).toMatchObject({ isEmpty: true })
})

test('What sells best leads to its product, and the hours of a week are a table of hours', () => {
  const rows = [{ product: 17, name: 'Semmel', quantity: 40, gross: 2600, orders: 9 }]
  const { drawing, table } = popularView({ ...frame, total: 40, rows })
  expect(drawing).toMatchObject({ rows: [{ label: 'Semmel', value: 2600, to: '/products/17' }] })
  expect(table.rows).toEqual([['Semmel', 40, 2600, 9]])
  const matrix = Array.from({ length: 7 }, (_, weekday) =>
    Array.from({ length: 24 }, (__, hour) => (weekday === 6 && hour === 23 ? 5 : 0)),
  )
  const times = orderTimesView({ ...frame, total: 5, matrix, appointments: matrix })
  expect(times.table.rows).toHaveLength(24)
  expect(times.table.rows[23]).toEqual(['23–24\u00a0Uhr', 0, 0, 0, 0, 0, 0, 5])
})
