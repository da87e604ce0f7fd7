import { expect, test } from 'vitest'
import { payrollTable } from '../../../../schema/time/exports/payroll.ts'

test('Hours told by day come to the hours told by month, also where none of them is a round number', () => {
  const days = [440, 440, 440, 61, 1].map((normal, index) => ({
    date: `2026-11-0${index + 2}`,
    contract: undefined,
    minutes: { normal },
  }))
  const people = [{ firstName: '=Anna', lastName: 'Auer', days }]
  const hours = (per: 'day' | 'month') =>
    payrollTable(people, [{ kind: 'normal', number: '100' }], per)
      .slice(1)
      .map(cells => Number(cells.at(-2)?.replace(',', '.')))
  const sum = hours('day').reduce((all, each) => all + Math.round(each * 100), 0)
  expect([hours('month'), sum]).toEqual([[23.03], 2303])
  expect(hours('day')).toEqual([7.33, 7.34, 7.33, 1.02, 0.01])
})
