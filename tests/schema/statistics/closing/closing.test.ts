import { expect, test } from 'vitest'
import { keysOf } from '../../../../schema/base/keys.ts'
import { bookingPurposes } from '../../../../schema/statistics/bookingAccount.ts'
import { bmdBatch, datevBatch } from '../../../../schema/statistics/closing/bookingFiles.ts'
import { bookingsOf } from '../../../../schema/statistics/closing/bookings.ts'
import {
  addClosings,
  type Closing,
  closingOf,
  closingsOf,
  differenceOf,
} from '../../../../schema/statistics/closing/closing.ts'
import { closingTable } from '../../../../schema/statistics/closing/closingTable.ts'
import { sizeOf } from '../../../support/runs.ts'
import { seeded } from '../../../support/seeded.ts'
import { bookedDays, DAY_MS, type Tally } from '../../../support/statistics/bookedDays.ts'

const DAYS = sizeOf(400, 10_000)
const PERIOD = 10

const kept = (sums: ReadonlyMap<number | string, number>) =>
  [...sums].filter(([, cents]) => cents !== 0).toSorted(([one], [other]) => String(one).localeCompare(String(other)))
const sumIn = (rows: readonly { readonly gross: number }[]) => rows.reduce((sum, { gross }) => sum + gross, 0)

const counted = (closing: Closing) => ({
  orders: closing.orders,
  sales: kept(new Map(closing.sales.map(({ rate, gross }) => [rate, gross]))),
  tax: kept(new Map(closing.sales.map(({ rate, tax }) => [rate, tax]))),
  back: kept(new Map(closing.notes.map(({ rate, gross }) => [rate, gross]))),
  backTax: kept(new Map(closing.notes.map(({ rate, tax }) => [rate, tax]))),
  deposits: kept(new Map(closing.deposits.map(({ rate, gross }) => [rate, gross]))),
  drawer: kept(new Map(closing.money.map(({ method, received, returned }) => [method, received - returned]))),
  prepaid: closing.prepaid.received - closing.prepaid.used - closing.prepaid.returned,
  rounding: closing.rounding,
  donations: closing.donations,
  delivery: closing.delivery,
})

const told = ({ sales, tax, back, backTax, deposits, drawer, ...rest }: Tally) => ({
  ...rest,
  sales: kept(sales),
  tax: kept(tax),
  back: kept(back),
  backTax: kept(backTax),
  deposits: kept(deposits),
  drawer: kept(drawer),
})

const accounts = keysOf(bookingPurposes).flatMap((purpose, index) =>
  (purpose === 'sales' || purpose === 'deposit' ? [0, 4.9, 10, 20] : [null]).map((rate, place) => ({
    id: index * 10 + place + 1,
    rev: '1-a',
    purpose,
    rate,
    number: String(2000 + index * 10 + place),
    taxCode: null,
  })),
)

const cents = (text: string | undefined): number => Math.round(Number((text ?? '').replace(',', '.')) * 100)

test('Each day is to the cent what a till beside the product counted, in every view and every file', {
  timeout: 600_000,
}, () => {
  for (let period = 0; period < DAYS / PERIOD; period += 1) {
    const { orders, tallies } = bookedDays(seeded(period + 1), PERIOD, 6)
    const spans = tallies.map((_, index) => ({ from: index * DAY_MS, to: (index + 1) * DAY_MS }))
    const days = closingsOf(orders, spans)
    expect(days[3]).toEqual(spans.slice(3, 4).map(span => closingOf(orders, span))[0])
    expect([period, days.map(counted)]).toEqual([period, tallies.map(told)])
    expect(days.map(differenceOf).filter(cent => cent !== 0)).toEqual([])
    for (const { sales, modes } of days) expect(sumIn(modes)).toBe(sumIn(sales))
    const whole = closingOf(orders, { from: 0, to: PERIOD * DAY_MS })
    expect(addClosings(days)).toEqual(whole)
    const dated = days.map((closing, index) => ({
      date: `2026-03-${String(index + 1).padStart(2, '0')}`,
      branch: 1,
      name: 'Wien',
      closing,
    }))
    checkFiles(dated, whole)
  }
})

function checkFiles(dated: Parameters<typeof closingTable>[0], whole: Closing): void {
  const table = closingTable(dated)
  const inTable = (group: string) => table.filter(row => row[2] === group).reduce((sum, row) => sum + cents(row[4]), 0)
  expect(inTable('Umsatz')).toBe(sumIn(whole.sales) - sumIn(whole.notes))
  expect(inTable('Verkäufe nach Art')).toBe(sumIn(whole.sales))
  const { bookings, missing } = bookingsOf(dated, accounts)
  expect(missing).toBeNull()
  const head = { dates: { from: '2026-03-01', to: '2026-03-10' }, consultant: '1001', client: '1', currency: 'EUR' }
  const datev = datevBatch(bookings ?? [], head)
    .trimEnd()
    .split('\r\n')
    .slice(2)
    .map(row => row.split(';'))
  const bmd = bmdBatch(bookings ?? [])
    .trimEnd()
    .split('\r\n')
    .slice(1)
    .map(row => row.split(';'))
  const clearing = accounts.find(({ purpose }) => purpose === 'clearing')?.number
  const toClearing = datev.filter(row => row[7] === clearing)
  // Whatever a day books against the clearing account is gone from it again.
  for (const { date } of dated) {
    const day = `${date.slice(8)}${date.slice(5, 7)}`
    const own = toClearing.filter(row => row[9] === day)
    expect(own.reduce((sum, row) => sum + (row[1] === '"S"' ? 1 : -1) * cents(row[0]), 0)).toBe(0)
  }
  const ofRates = new Set(accounts.filter(({ rate }) => rate !== null).map(({ number }) => number))
  const revenue = datev.filter(row => ofRates.has(row[6] ?? ''))
  const revenueSum = revenue.reduce((sum, row) => sum + (row[1] === '"H"' ? 1 : -1) * cents(row[0]), 0)
  expect(revenueSum).toBe(sumIn(whole.sales) - sumIn(whole.notes))
  const taxSum = (rows: readonly { readonly tax: number }[]) => rows.reduce((sum, { tax }) => sum + tax, 0)
  expect(bmd.reduce((sum, row) => sum + cents(row[10]), 0)).toBe(taxSum(whole.sales) - taxSum(whole.notes))
  expect(bmd.reduce((sum, row) => sum + cents(row[9]), 0)).toBe(
    datev.reduce((sum, row) => sum + (row[1] === '"S"' ? 1 : -1) * cents(row[0]), 0),
  )
}

test('A cent that is missing anywhere is found', () => {
  const { orders } = bookedDays(seeded(7), 3, 6)
  const closing = closingOf(orders, { from: 0, to: 3 * DAY_MS })
  expect(differenceOf(closing)).toBe(0)
  const [first, ...others] = closing.money
  expect(first).toBeDefined()
  if (first)
    expect(differenceOf({ ...closing, money: [{ ...first, received: first.received + 1 }, ...others] })).toBe(1)
})
