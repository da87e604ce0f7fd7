import { describe, expect, test } from 'vitest'
import {
  bucketOf,
  bucketStart,
  daySpans,
  hourSpans,
  periodBefore,
  spanOf,
  weekHour,
  zonedIso,
} from '../../../schema/statistics/buckets.ts'

const VIENNA = 'Europe/Vienna'

describe('Buckets', () => {
  test('are hours for two days, days for 92, weeks for a year and months beyond', () => {
    expect(bucketOf('2026-06-16', '2026-06-17')).toBe('hour')
    expect(bucketOf('2026-06-16', '2026-06-18')).toBe('day')
    expect(bucketOf('2026-01-01', '2026-04-02')).toBe('day')
    expect(bucketOf('2026-01-01', '2026-04-03')).toBe('week')
    expect(bucketOf('2024-01-01', '2024-12-31')).toBe('week')
    expect(bucketOf('2024-01-01', '2025-01-01')).toBe('month')
  })

  test('follow the clock: a day of spring has 23 hours, one of autumn shows an hour twice', () => {
    expect(hourSpans({ from: '2026-03-29', to: '2026-03-29' }, VIENNA)).toHaveLength(23)
    const autumn = hourSpans({ from: '2026-10-25', to: '2026-10-25' }, VIENNA)
    expect(autumn).toHaveLength(25)
    expect(autumn.slice(1, 5).map(({ from }) => zonedIso(from, VIENNA))).toEqual([
      '2026-10-25T01:00:00+02:00',
      '2026-10-25T02:00:00+02:00',
      '2026-10-25T02:00:00+01:00',
      '2026-10-25T03:00:00+01:00',
    ])
  })

  test('of days lie side by side and fill their period', () => {
    const dates = { from: '2026-03-20', to: '2026-11-02' }
    const days = daySpans(dates, VIENNA)
    expect(days[0]?.from).toBe(spanOf(dates, VIENNA).from)
    expect(days.at(-1)?.to).toBe(spanOf(dates, VIENNA).to)
    for (const [index, day] of days.slice(1).entries()) expect(day.from).toBe(days[index]?.to)
  })

  test('begin with their week or month', () => {
    const wednesday = Date.parse('2026-06-17T12:00:00Z')
    const startOf = (unit: 'week' | 'month', begin = '2026-01-01') =>
      zonedIso(bucketStart(wednesday, unit, VIENNA, Date.parse(`${begin}T00:00:00+02:00`)), VIENNA)
    expect(startOf('week')).toBe('2026-06-15T00:00:00+02:00')
    expect(startOf('month')).toBe('2026-06-01T00:00:00+02:00')
    // The first one of a period begins with it.
    expect([startOf('week', '2026-06-16'), startOf('month', '2026-06-16')]).toEqual([
      '2026-06-16T00:00:00+02:00',
      '2026-06-16T00:00:00+02:00',
    ])
  })
})

test('The period before has as many days', () => {
  expect(periodBefore({ from: '2026-03-01', to: '2026-03-31' })).toEqual({ from: '2026-01-29', to: '2026-02-28' })
})

test('An instant stands at its weekday and hour by the local clock, Monday first', () => {
  expect(weekHour(Date.parse('2026-06-14T22:30:00Z'), VIENNA)).toEqual({ weekday: 0, hour: 0 })
  expect(weekHour(Date.parse('2026-06-14T21:59:00Z'), VIENNA)).toEqual({ weekday: 6, hour: 23 })
})
