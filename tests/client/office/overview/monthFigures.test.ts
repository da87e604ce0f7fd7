import { expect, test } from 'vitest'
import { branchTable, openMoney, rateTable } from '../../../../client/office/overview/monthFigures.ts'
import type { ClosingSums } from '../../../../schema/statistics/calls.ts'
import { addClosings, type Closing } from '../../../../schema/statistics/closing/closing.ts'

const closing = (over: Partial<Closing>): Closing => ({ ...addClosings([]), ...over })
const taxed = (rate: number, net: number, tax: number) => ({ rate, net, tax, gross: net + tax })

const graz = closing({
  sales: [taxed(10, 1000, 100), taxed(20, 500, 100)],
  notes: [taxed(20, 100, 20)],
  money: [{ method: 'cash', received: 1280, returned: 120 }],
  owed: { made: 420, settled: 0 },
})
const linz = closing({ sales: [taxed(10, 200, 20)], money: [{ method: 'cash', received: 200, returned: 0 }] })
const sums: ClosingSums = {
  currency: 'EUR',
  branches: [
    { branch: 1, name: 'Graz', closing: graz },
    { branch: 2, name: 'Linz', closing: linz },
  ],
  total: addClosings([graz, linz]),
  refunds: { waiting: { count: 2, amount: 900 }, failed: { count: 0, amount: 0 } },
}

test('A month stands by tax rate, less what was given back, and comes to a sum', () => {
  expect(rateTable(sums.total).rows).toEqual([
    ['10\u00a0%', 1200, 120, 1320],
    ['20\u00a0%', 400, 80, 480],
    ['Zusammen', 1600, 200, 1800],
  ])
})

test('What is owed, on its way back or does not agree is told; what comes to nothing is not', () => {
  expect(openMoney(sums)).toEqual([
    { kind: 'owed', amount: 420 },
    { kind: 'waiting', count: 2, amount: 900 },
    { kind: 'difference', amount: 20 },
  ])
  expect(branchTable(sums).rows).toEqual([
    ['Graz', 1580, 120, 420, 0],
    ['Linz', 220, 0, 0, -20],
  ])
  const quiet = {
    ...sums,
    branches: [...sums.branches.slice(0, 1), { branch: 2, name: 'Linz', closing: addClosings([]) }],
  }
  expect(branchTable(quiet).rows).toEqual([['Graz', 1580, 120, 420]])
})
