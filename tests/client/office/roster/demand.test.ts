import { expect, test } from 'vitest'
import { hourSpan, staffByHour } from '../../../../client/office/roster/demand.ts'

const dates = ['2026-11-23', '2026-11-24']
const shift = (date: string, from: number, to: number, user: number | null = 1) => ({
  date,
  user,
  from: from * 60,
  to: to * 60,
  breakMinutes: 0,
})
const busy = (hours: readonly number[] = []) => hours.flatMap((people, hour) => (people > 0 ? [[hour, people]] : []))

test('People are counted in each hour they are planned for, a night in both days, an open shift in none', () => {
  const staff = staffByHour(
    [
      shift('2026-11-23', 6, 8),
      shift('2026-11-23', 7, 9),
      shift('2026-11-23', 22, 26),
      shift('2026-11-24', 23, 30),
      shift('2026-11-23', 6, 9, null),
    ],
    dates,
  )
  expect(busy(staff.get('2026-11-23'))).toEqual([
    [6, 1],
    [7, 2],
    [8, 1],
    [22, 1],
    [23, 1],
  ])
  expect(busy(staff.get('2026-11-24'))).toEqual([
    [0, 1],
    [1, 1],
    [23, 1],
  ])
})

test('The hours that are drawn are those of the whole week in which something is', () => {
  const hours = Array.from({ length: 24 }, (_, hour) => (hour === 12 ? 9.5 : 0))
  expect(hourSpan([{ hours }], staffByHour([shift('2026-11-23', 8, 10)], dates))).toEqual({
    first: 8,
    last: 13,
    mostOrders: 9.5,
    mostStaff: 1,
  })
  expect(hourSpan([], staffByHour([], dates))).toEqual({ first: 6, last: 22, mostOrders: 0, mostStaff: 0 })
})
