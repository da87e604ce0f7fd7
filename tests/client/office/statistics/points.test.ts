import { describe, expect, it } from 'vitest'
import { fairTotals, pointsOf } from '../../../../client/office/statistics/points.ts'
import { addDays } from '../../../../schema/base/zonedTime.ts'

const hours = [9, 10, 11, 12].map(hour => ({
  t: `2026-11-23T${String(hour).padStart(2, '0')}:00:00+01:00`,
  value: hour,
}))
const frame = <Unit extends 'hour' | 'day' | 'week' | 'month'>(unit: Unit, provisional = true) => ({
  unit,
  provisional,
})
const before = hours.map(({ t }) => ({ t, value: 100 }))
const now = Date.parse('2026-11-23T11:20:00+01:00')

describe('The points of a series', () => {
  it('are over, go on or have not begun', () => {
    expect(pointsOf(hours, before, frame('hour'), now)).toEqual([
      { label: '9\u00a0h', title: '23.11. 09:00\u00a0Uhr', value: 9, before: 100, isRunning: false },
      { label: '10\u00a0h', title: '23.11. 10:00\u00a0Uhr', value: 10, before: 100, isRunning: false },
      { label: '11\u00a0h', title: '23.11. 11:00\u00a0Uhr', value: 11, before: 100, isRunning: true },
      { label: '12\u00a0h', title: '23.11. 12:00\u00a0Uhr', value: null, before: 100, isRunning: false },
    ])
  })

  it('are compared by what is over on both sides', () => {
    expect(fairTotals(pointsOf(hours, before, frame('hour'), now))).toEqual({ now: 19, before: 200 })
    expect(fairTotals(pointsOf(hours, before.slice(0, 1), frame('hour'), now))).toEqual({ now: 9, before: 100 })
    expect(fairTotals(pointsOf(hours, null, frame('hour'), now))).toBeNull()
    expect(fairTotals(pointsOf(hours.slice(2), before, frame('hour'), now))).toBeNull()
  })

  it('are all over where the period is, also a month of which it had some days', () => {
    const months = ['2026-10-01', '2026-11-01'].map(date => ({ t: `${date}T00:00:00+01:00`, value: 5 }))
    const points = pointsOf(months, months, frame('month', false), now)
    expect(points.map(({ isRunning }) => isRunning)).toEqual([false, false])
    expect(fairTotals(points)).toEqual({ now: 10, before: 10 })
  })

  it('lose no hour and no week of what they are compared with, whenever the clock is set and weeks begin', () => {
    const hoursOf = (date: string, from: string[]) =>
      from.map((hour, index) => ({ t: `${date}T${hour}:00:00+01:00`, value: 1 + index }))
    const clock = Array.from({ length: 24 }, (_, hour) => String(hour).padStart(2, '0'))
    const usual = hoursOf('2026-10-24', clock)
    const later = Date.parse('2027-06-01T00:00:00Z')
    const spring = hoursOf('2027-03-28', clock.toSpliced(2, 1))
    expect(fairTotals(pointsOf(spring, usual, frame('hour'), later))).toEqual({ now: 276, before: 300 })
    const autumn = pointsOf(hoursOf('2026-10-25', clock.toSpliced(2, 0, '02')), usual, frame('hour'), later)
    expect(fairTotals(autumn)).toEqual({ now: 325, before: 300 })
    // After the hour that is there twice each is compared with the one that has its name.
    expect(autumn.slice(1, 5).map(({ before }) => before)).toEqual([2, 3, 0, 4])
    // A hundred days from a Monday on have 15 weeks, from a Sunday on 16.
    const weeks = (first: string, count: number, begin: number) =>
      Array.from({ length: count }, (_, index) => ({
        t: `${addDays(first, index === 0 ? 0 : begin + 7 * (index - 1))}T00:00:00+01:00`,
        value: 1,
      }))
    const all = pointsOf(weeks('2027-01-04', 15, 7), weeks('2026-09-27', 16, 1), frame('week'), later)
    expect(fairTotals(all)).toEqual({ now: 15, before: 16 })
    // Of a month that is shorter nothing stands beside the last days.
    const days = (first: string, count: number) =>
      Array.from({ length: count }, (_, index) => ({ t: `${addDays(first, index)}T00:00:00+01:00`, value: 1 }))
    const march = pointsOf(days('2027-03-01', 31), days('2027-02-01', 28), frame('day'), later)
    expect(fairTotals(march)).toEqual({ now: 28, before: 28 })
  })

  it.each([
    ['day', '2026-11-23T00:00:00+01:00', '23.11.', 'Montag, 23.11.'],
    ['week', '2026-12-28T00:00:00+01:00', 'KW\u00a053', 'KW\u00a053 (ab 28.12.2026)'],
    ['month', '2026-03-01T00:00:00+01:00', 'März 26', 'März 2026'],
  ] as const)('of a %s are called by it', (unit, t, label, title) => {
    expect(pointsOf([{ t, value: 1 }], null, frame(unit), now)[0]).toMatchObject({ label, title })
  })
})
