import { describe, expect, test } from 'vitest'
import type { Employment } from '../../../schema/time/vacation.ts'
import { carriedInto } from '../../../schema/time/vacationCarry.ts'

const of = (country: Employment['country']): Employment => ({
  country,
  entry: '2020-01-01',
  daysPerWeek: [{ from: '2020-01-01', days: 5 }],
  leaveYear: 'calendar',
  agreedWeeks: 5,
})
/** Vacation days by the date on which they were taken. */
const used = (days: Readonly<Record<string, number>>) => (from: string, to: string) =>
  Object.entries(days).reduce((sum, [date, count]) => (from <= date && date <= to ? sum + count : sum), 0)
const yearOf = (year: number) => ({ from: `${year}-01-01`, to: `${year}-12-31` })
const carried = (
  country: Employment['country'],
  year: number,
  days: Readonly<Record<string, number>>,
  since = '2023-01-01',
) =>
  carriedInto(
    { employmentOn: () => of(country), used: used(days), warnings: [], becauseOf: () => null },
    yearOf(year),
    since,
  ).map(each => [Number(each.year.from.slice(0, 4)), each.days])

describe('What is carried into a leave year', () => {
  test('is what was left of every year before it, the oldest taken first', () => {
    // 5 of 2023 are taken in 2024 with 15 of 2024; 10 of 2024 and 2 of 2025 in 2025.
    expect(carried('DE', 2026, { '2023-07-01': 20, '2024-07-01': 20, '2025-07-01': 12 })).toEqual([[2025, 23]])
    expect(carried('DE', 2026, { '2023-07-01': 20, '2024-07-01': 20 })).toEqual([
      [2024, 10],
      [2025, 25],
    ])
    expect(carried('CH', 2024, { '2023-07-01': 5 })).toEqual([[2023, 20]])
  })

  test('begins with the first year that is known, and is nothing before it', () => {
    expect(carried('DE', 2026, {}, '2025-03-01')).toEqual([[2025, 25]])
    expect(carried('DE', 2026, {}, '2026-03-01')).toEqual([])
  })

  test('in Austria loses the fifth week after two years though nobody was warned, and keeps the four of the Union’s law', () => {
    expect(carried('AT', 2025, {})).toEqual([
      [2023, 25],
      [2024, 25],
    ])
    expect(carried('AT', 2026, {})).toEqual([
      [2023, 20],
      [2024, 25],
      [2025, 25],
    ])
    // Taken in time, nothing lapses of it.
    expect(carried('AT', 2026, { '2025-06-01': 5 })[0]).toEqual([2023, 20])
  })

  test('is never less than nothing', () => {
    expect(carried('DE', 2024, { '2023-07-01': 40 })).toEqual([])
    expect(carried('DE', 2025, { '2023-07-01': 40 })).toEqual([[2024, 25]])
  })
})
