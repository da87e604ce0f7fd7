import { expect, test } from 'vitest'
import { ratesFrom, taxedAreas, taxedUse, taxWithin, withRate } from '../../../schema/ordering/taxRates.ts'

const food = {
  key: 'food',
  name: 'Speisen',
  rates: [
    { from: '2027-01-01', rate: 13 },
    { from: '2016-01-01', rate: 10 },
  ],
}

test.each([
  ['2015-12-31', null, ['2016-01-01', '2027-01-01']],
  ['2016-01-01', 10, ['2027-01-01']],
  ['2026-12-31', 10, ['2027-01-01']],
  ['2027-01-01', 13, []],
])('On %s a class has the rate that began last, and what begins later comes after it', (day, rate, later) => {
  const found = ratesFrom(food, day)
  expect(found.now?.rate ?? null).toBe(rate)
  expect(found.later.map(({ from }) => from)).toEqual(later)
})

test('A rate from a day on stands among the others by date, and takes the place of the one of the same day', () => {
  const { rates } = withRate(food, { from: '2026-07-01', rate: 5 })
  expect(rates.map(({ rate }) => rate)).toEqual([10, 5, 13])
  expect(withRate(food, { from: '2027-01-01', rate: 12 }).rates).toEqual([
    { from: '2016-01-01', rate: 10 },
    { from: '2027-01-01', rate: 12 },
  ])
})

test.each([
  [390, 10, 35],
  [390, 20, 65],
  [1000, 4.9, 47],
  [0, 20, 0],
])('In %i cents at %d %% there are %i cents of tax', (gross, rate, tax) => {
  expect(taxWithin(gross, rate)).toBe(tax)
})

test('A product is taxed by a class in the modes that name it, and its deposit where that has one of its own', () => {
  const coffee = {
    tax: 'drink',
    takeawayTax: null,
    dineInTax: 'food',
    deposit: { amount: 25, tax: 'none', label: 'Pfand' },
  }
  expect(taxedUse(coffee, 'drink')).toEqual({ modes: ['takeaway', 'delivery'], isDeposit: false })
  expect(taxedUse(coffee, 'food')).toEqual({ modes: ['dineIn'], isDeposit: false })
  expect(taxedUse(coffee, 'none')).toEqual({ modes: [], isDeposit: true })
  expect(taxedUse(coffee, 'goods')).toBeNull()
})

test('Delivery is taxed by the class of its area', () => {
  const area = { area: 'Zentrum', price: 300, tax: 'goods', free: false }
  expect(taxedAreas([area, { ...area, area: 'Rand', tax: 'food' }], 'food').map(each => each.area)).toEqual(['Rand'])
})
