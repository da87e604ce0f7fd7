import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { instantAt } from '../../../../schema/base/zonedTime.ts'
import { minutesByDate, minutesOn, minutesWithin, workedStretches } from '../../../../schema/time/law/work.ts'
import { shift } from '../../../support/time/shifts.ts'

const zone = 'Europe/Vienna'
const MINUTE = 60_000

describe('Worked minutes', () => {
  it('ARG § 7: a night over the end of a month is divided at midnight', () => {
    expect([...minutesByDate([shift('2026-10-31 22:00-06:00')], zone)]).toEqual([
      ['2026-10-31', 120],
      ['2026-11-01', 360],
    ])
  })

  it('a night over the end of a year has six hours of New Year', () => {
    const night = workedStretches([shift('2026-12-31 22:00-06:00')])
    expect(minutesOn(night, '2027-01-01', zone)).toBe(360)
    expect(minutesOn(night, '2027-01-01', zone, 300)).toBe(60)
  })

  it('half past two to half past two is an hour when the clock goes back', () => {
    const [first, second] = [Date.parse('2026-10-25T00:30:00Z'), Date.parse('2026-10-25T01:30:00Z')]
    expect(minutesWithin(workedStretches([{ start: first, end: second, breaks: [] }]))).toBe(60)
  })

  it('the days of a clock change have 25 and 23 hours', () => {
    const whole = (date: string, next: string) => [
      { start: instantAt(date, 0, zone), end: instantAt(next, 0, zone), breaks: [] },
    ]
    expect([...minutesByDate(whole('2026-10-25', '2026-10-26'), zone)]).toEqual([['2026-10-25', 1500]])
    expect([...minutesByDate(whole('2027-03-28', '2027-03-29'), zone)]).toEqual([['2027-03-28', 1380]])
  })

  it('count once where works overlap, and not where breaks overlap or reach over the ends', () => {
    const works = [
      shift('2026-11-09 08:00-12:00'),
      shift('2026-11-09 11:00-15:00', '13:00-13:30', '13:15-13:45', '14:50-15:30'),
    ]
    expect(minutesWithin(workedStretches(works))).toBe(365)
  })

  it('over any cut make the whole, whatever the works', () => {
    const from = Date.parse('2026-10-24T12:00:00Z')
    const stretch = fc
      .tuple(fc.integer({ min: 0, max: 2800 }), fc.integer({ min: 1, max: 900 }))
      .map(([start, length]) => ({ start: from + start * MINUTE, end: from + (start + length) * MINUTE }))
    const work = fc.record({ span: stretch, breaks: fc.array(stretch, { maxLength: 4 }) })
    fc.assert(
      fc.property(fc.array(work, { maxLength: 6 }), fc.integer({ min: 0, max: 3700 }), (some, at) => {
        const works = some.map(({ span, breaks }) => ({ ...span, breaks }))
        const stretches = workedStretches(works)
        const whole = minutesWithin(stretches)
        const cut = from + at * MINUTE
        expect(minutesWithin(stretches, -Infinity, cut) + minutesWithin(stretches, cut)).toBe(whole)
        expect([...minutesByDate(works, zone).values()].reduce((sum, minutes) => sum + minutes, 0)).toBe(whole)
        expect(whole).toBe(minuteByMinute(works, from))
      }),
      { numRuns: 400 },
    )
  })
})

/** Counted the slow way: every minute that lies in a work and in none of its breaks. */
function minuteByMinute(
  works: readonly { start: number; end: number; breaks: readonly { start: number; end: number }[] }[],
  from: number,
): number {
  const within = (at: number) => (stretch: { start: number; end: number }) => stretch.start <= at && at < stretch.end
  return Array.from({ length: 3701 }, (_, minute) => from + minute * MINUTE).filter(at =>
    works.some(work => within(at)(work) && !work.breaks.some(within(at))),
  ).length
}
