import { expect, test } from 'vitest'
import { changeInPercent, sameHours, sumOf } from '../../../schema/ordering/revenue.ts'

const iso = (at: number): string => new Date(at).toISOString()

test('Today is compared with the same weekday until the same time of day, by the clock of the branch, also over a change of the clock', () => {
  // Monday 26 October 2026, one day after the clocks went back in Vienna.
  const { today, lastWeek } = sameHours(Date.parse('2026-10-26T11:30:20Z'), 'Europe/Vienna')
  expect([iso(today.from), iso(today.to)]).toEqual(['2026-10-25T23:00:00.000Z', '2026-10-26T11:30:20.001Z'])
  expect([iso(lastWeek.from), iso(lastWeek.to)]).toEqual(['2026-10-18T22:00:00.000Z', '2026-10-19T10:31:00.000Z'])
})

test('Takings are added up in cents, and nothing before leaves nothing to compare with', () => {
  expect(
    sumOf([
      { orders: 2, gross: 150 },
      { orders: 1, gross: 5 },
    ]),
  ).toEqual({ orders: 3, gross: 155 })
  expect(sumOf([])).toEqual({ orders: 0, gross: 0 })
  expect(changeInPercent({ orders: 1, gross: 112 }, { orders: 1, gross: 100 })).toBe(12)
  expect(changeInPercent({ orders: 0, gross: 0 }, { orders: 1, gross: 100 })).toBe(-100)
  expect(changeInPercent({ orders: 1, gross: 112 }, { orders: 0, gross: 0 })).toBeNull()
})
