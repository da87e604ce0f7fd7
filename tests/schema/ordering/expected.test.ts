import { describe, expect, test } from 'vitest'
import { addDays, instantAt } from '../../../schema/base/zonedTime.ts'
import { expectedWeek, firstJudged, together } from '../../../schema/ordering/expected.ts'

const zone = 'Europe/Vienna'
const monday = '2026-11-23'
const due = (date: string, hour: number, count: number) =>
  Array.from({ length: count }, (_, index) => instantAt(date, hour * 60 + index, zone))
const hourOf = (week: ReturnType<typeof expectedWeek>, date: string, hour: number) =>
  week.find(day => day.date === date)?.hours[hour]

describe('What a day will probably bring', () => {
  test('is the median of the last eight days of the same name, by the hour, also over a change of the clock', () => {
    const counts = [1, 2, 3, 4, 6, 7, 8, 40]
    const orders = counts.flatMap((count, weeks) => due(addDays(monday, -7 * (weeks + 1)), 9, count))
    const week = expectedWeek(monday, '2026-11-25', orders, zone)
    expect(hourOf(week, monday, 9)).toBe(5)
    expect(hourOf(week, monday, 8)).toBe(0)
    expect(hourOf(week, '2026-11-24', 9)).toBe(0)
  })

  test('knows only days that are over: of a later week the same ones, and never a day that still goes on', () => {
    const orders = [...due('2026-11-16', 9, 4), ...due('2026-11-23', 9, 50)]
    expect(hourOf(expectedWeek('2026-11-23', '2026-11-23', orders, zone), '2026-11-23', 9)).toBe(4)
    expect(hourOf(expectedWeek('2027-01-11', '2026-11-23', orders, zone), '2027-01-11', 9)).toBe(4)
    expect(hourOf(expectedWeek('2027-01-11', '2026-11-24', orders, zone), '2027-01-11', 9)).toBe(27)
    expect(firstJudged('2027-01-11', '2026-11-24')).toBe('2026-09-29')
    expect(firstJudged('2026-11-02', '2026-11-24')).toBe('2026-09-07')
  })

  test('is not less for weeks in which there was no branch yet', () => {
    const orders = [...due('2026-11-09', 9, 6), ...due('2026-11-16', 9, 8)]
    expect(hourOf(expectedWeek(monday, monday, orders, zone), monday, 9)).toBe(7)
    expect(expectedWeek(monday, monday, [], zone).flatMap(({ hours }) => hours)).toEqual(Array(168).fill(0))
  })

  test('is added up for several branches', () => {
    const one = expectedWeek(monday, monday, due('2026-11-16', 9, 2), zone)
    const other = expectedWeek(monday, monday, due('2026-11-16', 9, 3), zone)
    expect(hourOf(together([one, other]), monday, 9)).toBe(5)
    expect(together([])).toEqual([])
  })
})
