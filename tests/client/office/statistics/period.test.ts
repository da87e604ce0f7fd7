import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type DashboardScope, periodKinds, usualScope } from '../../../../client/office/statistics/dashboardScope.ts'
import {
  comparedDates,
  datesOf,
  datesText,
  daysIn,
  moved,
  nextComparison,
  shortDates,
} from '../../../../client/office/statistics/period.ts'
import { addDays, dateOf, dayOf, weekdayOf } from '../../../../schema/base/zonedTime.ts'

const today = '2026-11-23'
const scope = (part: Partial<DashboardScope>): DashboardScope => ({ ...usualScope, ...part })

describe('A period', () => {
  it.each([
    [{ period: 'today' }, '2026-11-23', '2026-11-23'],
    [{ period: 'yesterday' }, '2026-11-22', '2026-11-22'],
    [{ period: 'week' }, '2026-11-17', '2026-11-23'],
    [{ period: 'thirty' }, '2026-10-25', '2026-11-23'],
    [{ period: 'month' }, '2026-11-01', '2026-11-23'],
    [{ period: 'month', at: '2024-02-10' }, '2024-02-01', '2024-02-29'],
    [{ period: 'month', at: '2025-12-31' }, '2025-12-01', '2025-12-31'],
    [{ period: 'year' }, '2026-01-01', '2026-11-23'],
    [{ period: 'year', at: '2024-07-01' }, '2024-01-01', '2024-12-31'],
    [{ period: 'free', from: '2026-03-01', to: '2026-03-04' }, '2026-03-01', '2026-03-04'],
    [{ period: 'week', at: '2027-01-01' }, '2026-11-17', '2026-11-23'],
  ] as const)('%j is from %s to %s', (part, from, to) => {
    expect(datesOf(scope(part), today)).toEqual({ from, to })
  })

  it.each([
    ['2026-11-23', '2026-11-23', 'today', 'Montag, 23. November 2026', '23.11.2026'],
    ['2026-11-17', '2026-11-23', 'week', '17.–23. November 2026', '17.11.–23.11.2026'],
    ['2026-10-25', '2026-11-23', 'thirty', '25. Oktober – 23. November 2026', '25.10.–23.11.2026'],
    ['2025-12-28', '2026-01-03', 'free', '28. Dezember 2025 – 3. Januar 2026', '28.12.2025–03.01.2026'],
    ['2026-11-01', '2026-11-23', 'month', 'November 2026', '01.11.–23.11.2026'],
    ['2026-01-01', '2026-11-23', 'year', '2026', '01.01.–23.11.2026'],
  ] as const)('from %s to %s (%s) reads „%s“', (from, to, period, text, short) => {
    expect(datesText({ from, to }, period)).toBe(text)
    expect(shortDates({ from, to })).toBe(short)
  })

  it('that is moved to the one before and back is the same, and none begins in the future', () => {
    const kind = fc.constantFrom(...periodKinds.filter(each => each !== 'free' && each !== 'yesterday'))
    const at = fc.integer({ min: dayOf('2015-01-01'), max: dayOf(today) - 400 }).map(dateOf)
    fc.assert(
      fc.property(kind, at, (period, end) => {
        const chosen = scope({ period, at: end })
        const earlier = moved(chosen, -1, today)
        if (!earlier) throw new Error('There is always one before.')
        const back = moved(earlier, 1, today)
        const [now, before] = [datesOf(chosen, today), datesOf(earlier, today)]
        expect(addDays(before.to, 1)).toBe(now.from)
        expect(back && datesOf(back, today)).toEqual(now)
      }),
    )
    for (const period of periodKinds) {
      if (period === 'free' || period === 'yesterday') continue
      expect(moved(scope({ period }), 1, today), period).toBeNull()
      const earlier = moved(scope({ period }), -1, today)
      expect(earlier && moved(earlier, 1, today), period).toEqual({ period, at: null, from: null, to: null })
    }
    expect(moved(scope({ period: 'yesterday' }), 1, today)).toEqual({ period: 'today', at: null, from: null, to: null })
  })
})

describe('What a period is compared with', () => {
  it.each([
    [{ period: 'today' }, '2026-11-22', '2026-11-22'],
    [{ period: 'today', comparison: 'weekdays' }, '2026-11-16', '2026-11-16'],
    [{ period: 'week' }, '2026-11-10', '2026-11-16'],
    [{ period: 'thirty', comparison: 'weekdays' }, '2026-09-20', '2026-10-19'],
    [{ period: 'month' }, '2026-10-01', '2026-10-23'],
    [{ period: 'month', at: '2026-03-31' }, '2026-02-01', '2026-02-28'],
    [{ period: 'year' }, '2025-01-01', '2025-11-23'],
  ] as const)('%j is from %s to %s', (part, from, to) => {
    const chosen = scope(part)
    expect(comparedDates(datesOf(chosen, today), chosen)).toEqual({ from, to })
  })

  it('has the same weekdays, as many days, and none of the period', () => {
    const day = fc.integer({ min: dayOf('2015-01-01'), max: dayOf(today) })
    fc.assert(
      fc.property(day, fc.integer({ min: 1, max: 800 }), (first, days) => {
        const dates = { from: dateOf(first), to: dateOf(first + days - 1) }
        const found = comparedDates(dates, { period: 'free', comparison: 'weekdays' })
        if (!found) throw new Error('It is compared.')
        expect([weekdayOf(found.from), daysIn(found)]).toEqual([weekdayOf(dates.from), days])
        expect(found.to < dates.from).toBe(true)
      }),
    )
  })

  it('is chosen by one key, round and round, nothing among it', () => {
    expect(comparedDates({ from: today, to: today }, { period: 'today', comparison: 'none' })).toBeNull()
    expect(nextComparison[nextComparison[nextComparison.before]]).toBe('before')
  })
})
