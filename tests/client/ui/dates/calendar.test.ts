import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addMonths, dayByKey, monthOf, weeksOf } from '../../../../client/ui/dates/calendar.ts'
import { weekdayOf } from '../../../../schema/base/zonedTime.ts'

const month = fc
  .record({ year: fc.integer({ min: 2020, max: 2090 }), number: fc.integer({ min: 1, max: 12 }) })
  .map(({ year, number }) => `${year}-${String(number).padStart(2, '0')}`)

describe('The month calendar', () => {
  it('has ISO week numbers and weekdays Mo–So: November 2026', () => {
    expect(weeksOf('2026-11')).toEqual([
      { week: 44, days: days('2026-10-26') },
      { week: 45, days: days('2026-11-02') },
      { week: 46, days: days('2026-11-09') },
      { week: 47, days: days('2026-11-16') },
      { week: 48, days: days('2026-11-23') },
      { week: 49, days: days('2026-11-30') },
    ])
  })

  it('numbers the weeks around New Year by their Thursday: week 53 of 2026 ends in January 2027', () => {
    expect(weeksOf('2027-01').map(({ week }) => week)).toEqual([53, 1, 2, 3, 4])
  })

  it('shows every day of its month once, in weeks from Monday to Sunday', () => {
    fc.assert(
      fc.property(month, current => {
        const weeks = weeksOf(current)
        const shown = weeks.flatMap(week => week.days)
        const own = shown.filter(day => monthOf(day) === current)
        const length = new Date(Date.UTC(Number(current.slice(0, 4)), Number(current.slice(5)), 0)).getUTCDate()
        expect(own.length).toBe(length)
        expect(new Set(shown).size).toBe(shown.length)
        for (const week of weeks) {
          expect(week.days.map(weekdayOf)).toEqual([1, 2, 3, 4, 5, 6, 7])
          expect(week.days.some(day => monthOf(day) === current)).toBe(true)
        }
      }),
      { numRuns: 1000 },
    )
  })

  it('goes from month to month and back', () => {
    expect(addMonths('2026-11', 3)).toBe('2027-02')
    expect(addMonths('2026-01', -1)).toBe('2025-12')
    fc.assert(
      fc.property(month, fc.integer({ min: -60, max: 60 }), (current, by) => {
        expect(addMonths(addMonths(current, by), -by)).toBe(current)
      }),
      { numRuns: 1000 },
    )
  })

  it.each([
    ['ArrowLeft', '2026-11-19'],
    ['ArrowRight', '2026-11-21'],
    ['ArrowUp', '2026-11-13'],
    ['ArrowDown', '2026-11-27'],
    ['Home', '2026-11-16'],
    ['End', '2026-11-22'],
    ['PageUp', '2026-10-20'],
    ['PageDown', '2026-12-20'],
    ['Enter', null],
  ])('is moved through by keyboard: %s', (key, day) => {
    expect(dayByKey('2026-11-20', key)).toBe(day)
  })

  it('ends in the last day of a shorter month', () => {
    expect(dayByKey('2026-01-31', 'PageDown')).toBe('2026-02-28')
    expect(dayByKey('2026-03-31', 'PageUp')).toBe('2026-02-28')
  })
})

function days(monday: string): string[] {
  const first = Date.parse(monday)
  return [0, 1, 2, 3, 4, 5, 6].map(day => new Date(first + day * 86_400_000).toISOString().slice(0, 10))
}
