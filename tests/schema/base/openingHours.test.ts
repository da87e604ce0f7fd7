import { describe, expect, it, onTestFinished, vi } from 'vitest'
import type { OpeningHoursRule } from '../../../schema/base/fields.ts'
import { isOpen, nextOpening, openState } from '../../../schema/base/openingHours.ts'
import { addDays } from '../../../schema/base/zonedTime.ts'
import { closed, closedOnce, once, open } from '../../support/schedules.ts'

const vienna = 'Europe/Vienna'
const at = (instant: string) => Date.parse(instant)
const iso = (instant: number | null) => (instant === null ? null : new Date(instant).toISOString())

const lunchAndDinner = [open('daily', '11:00–14:00'), open('daily', '17:00–22:00'), closed('monday')]
const bar = [open('saturday', '18:00–04:00')]
const aroundTheClock = [open('daily', '00:00–24:00')]

describe('Open, closing soon or closed', () => {
  it.each<[string, OpeningHoursRule[], string, string, string | null]>([
    ['a minute before opening', lunchAndDinner, '2026-11-20T10:59:00+01:00', 'closed', '2026-11-20T11:00:00+01:00'],
    ['at opening', lunchAndDinner, '2026-11-20T11:00:00+01:00', 'open', '2026-11-20T14:00:00+01:00'],
    ['61 minutes before the end', lunchAndDinner, '2026-11-20T12:59:00+01:00', 'open', '2026-11-20T14:00:00+01:00'],
    ['60 minutes before the end', lunchAndDinner, '2026-11-20T13:00:00+01:00', 'open', '2026-11-20T14:00:00+01:00'],
    [
      '59 minutes before the end',
      lunchAndDinner,
      '2026-11-20T13:01:00+01:00',
      'closingSoon',
      '2026-11-20T14:00:00+01:00',
    ],
    [
      'one millisecond less than 60 minutes before the end',
      lunchAndDinner,
      '2026-11-20T13:00:00.001+01:00',
      'closingSoon',
      '2026-11-20T14:00:00+01:00',
    ],
    ['at closing', lunchAndDinner, '2026-11-20T14:00:00+01:00', 'closingSoon', '2026-11-20T14:00:00+01:00'],
    ['right after closing', lunchAndDinner, '2026-11-20T14:00:00.001+01:00', 'closed', '2026-11-20T17:00:00+01:00'],
    [
      'in the evening before a day off',
      lunchAndDinner,
      '2026-11-15T22:30:00+01:00',
      'closed',
      '2026-11-17T11:00:00+01:00',
    ],
    [
      'at the very end of a range from midnight to midnight',
      [open('friday', '24:00–24:00')],
      '2026-11-22T00:00:00+01:00',
      'closingSoon',
      '2026-11-22T00:00:00+01:00',
    ],
    [
      'when the next opening is the midnight that ends the look-ahead',
      [once('2026-12-17', '24:00–02:00')],
      '2026-11-20T12:00:00+01:00',
      'closed',
      null,
    ],
    ['without any rule', [], '2026-11-20T12:00:00+01:00', 'closed', null],
    [
      'before a week of holidays',
      [...lunchAndDinner, ...week('2026-12-21', closedOnce)],
      '2026-12-20T23:00:00+01:00',
      'closed',
      '2026-12-29T11:00:00+01:00',
    ],
    [
      'when the next opening is three weeks off',
      [once('2026-12-11', '10:00–12:00')],
      '2026-11-20T12:00:00+01:00',
      'closed',
      '2026-12-11T10:00:00+01:00',
    ],
    [
      'when the next opening is a month off',
      [once('2026-12-20', '10:00–12:00')],
      '2026-11-20T12:00:00+01:00',
      'closed',
      null,
    ],
    [
      'at an hour short of two adjoining ranges',
      [open('friday', '08:00–12:00'), open('friday', '12:00–18:00')],
      '2026-11-20T11:30:00+01:00',
      'open',
      '2026-11-20T18:00:00+01:00',
    ],
    [
      'before a midnight that two days share',
      [open('friday', '18:00–24:00'), open('saturday', '00:00–03:00')],
      '2026-11-20T23:30:00+01:00',
      'open',
      '2026-11-21T03:00:00+01:00',
    ],
    ['after midnight of a long night', bar, '2026-11-22T02:00:00+01:00', 'open', '2026-11-22T04:00:00+01:00'],
    [
      'after midnight of a long night, on a day that is itself closed',
      [...bar, closed('sunday')],
      '2026-11-22T02:00:00+01:00',
      'open',
      '2026-11-22T04:00:00+01:00',
    ],
    [
      'after a Sunday night ran into the next week',
      [open('sunday', '20:00–02:00')],
      '2026-11-23T01:30:00+01:00',
      'closingSoon',
      '2026-11-23T02:00:00+01:00',
    ],
    ['in the first half past two of 25 October', bar, '2026-10-25T02:30:00+02:00', 'open', '2026-10-25T04:00:00+01:00'],
    [
      'in the second half past two of 25 October',
      bar,
      '2026-10-25T02:30:00+01:00',
      'open',
      '2026-10-25T04:00:00+01:00',
    ],
    ['at half past three of 25 October', bar, '2026-10-25T03:30:00+01:00', 'closingSoon', '2026-10-25T04:00:00+01:00'],
    [
      'at two minutes to two of 28 March, two clock hours before the end',
      bar,
      '2027-03-28T01:58:00+01:00',
      'open',
      '2027-03-28T04:00:00+02:00',
    ],
    [
      'a minute later than three of 28 March',
      bar,
      '2027-03-28T03:01:00+02:00',
      'closingSoon',
      '2027-03-28T04:00:00+02:00',
    ],
    ['after the end on 28 March', bar, '2027-03-28T04:01:00+02:00', 'closed', '2027-04-03T18:00:00+02:00'],
  ])('%s', (_, rules, instant, state, edge) => {
    const found = openState(rules, at(instant), vienna)
    expect(found.state).toBe(state)
    expect(iso(found.state === 'closed' ? found.opensAt : found.closesAt)).toBe(edge && iso(at(edge)))
  })

  it('never closes, and never soon, when it is open around the clock', () => {
    const nights = [...aroundTheClock, closedOnce('2027-05-01')]
    for (const rules of [
      aroundTheClock,
      [open('daily', '00:00–00:00')],
      [open('daily', '06:00–06:00')],
      [open('daily', '00:00–23:59')],
      nights,
    ])
      for (const instant of [
        '2026-11-20T22:59:00+01:00',
        '2026-11-20T23:59:59+01:00',
        '2026-11-21T00:00:00+01:00',
        '2026-10-25T02:30:00+01:00',
        '2027-03-28T03:00:00+02:00',
      ])
        expect(openState(rules, at(instant), vienna)).toEqual({ state: 'open', closesAt: Number.POSITIVE_INFINITY })
  })

  it('knows that a day off ends what is open around the clock', () => {
    const rules = [...aroundTheClock, closedOnce('2026-11-21')]
    expect(openState(rules, at('2026-11-20T23:30:00+01:00'), vienna)).toEqual({
      state: 'closingSoon',
      closesAt: at('2026-11-21T00:00:00+01:00'),
    })
    expect(openState(rules, at('2026-11-21T08:00:00+01:00'), vienna)).toEqual({
      state: 'closed',
      opensAt: at('2026-11-22T00:00:00+01:00'),
    })
  })

  it('reads the same rules by the clock of the branch', () => {
    const noon = at('2026-11-20T12:00:00Z')
    expect(isOpen(lunchAndDinner, noon, vienna)).toBe(true)
    expect(isOpen(lunchAndDinner, noon, 'Asia/Kathmandu')).toBe(true)
    expect(isOpen(lunchAndDinner, noon, 'America/New_York')).toBe(false)
    expect(iso(nextOpening(lunchAndDinner, noon, 'America/New_York'))).toBe('2026-11-20T16:00:00.000Z')
  })
})

describe('The next opening', () => {
  it.each<[string, OpeningHoursRule[], string, number | undefined, string | null]>([
    ['is now when it is open', lunchAndDinner, '2026-11-20T12:00:00+01:00', undefined, '2026-11-20T12:00:00+01:00'],
    [
      'is now at the closing minute',
      lunchAndDinner,
      '2026-11-20T14:00:00+01:00',
      undefined,
      '2026-11-20T14:00:00+01:00',
    ],
    ['is later today', lunchAndDinner, '2026-11-20T15:00:00+01:00', undefined, '2026-11-20T17:00:00+01:00'],
    ['is after the day off', lunchAndDinner, '2026-11-15T23:00:00+01:00', undefined, '2026-11-17T11:00:00+01:00'],
    ['is not found beyond 72 hours', bar, '2026-11-17T12:00:00+01:00', undefined, null],
    [
      'is found at the very end of the window',
      bar,
      '2026-11-18T18:00:00+01:00',
      undefined,
      '2026-11-21T18:00:00+01:00',
    ],
    ['is found in a wider window', bar, '2026-11-17T12:00:00+01:00', 7 * 24, '2026-11-21T18:00:00+01:00'],
    [
      'is after the missing hour it would begin in',
      [open('sunday', '02:30–05:00')],
      '2027-03-28T00:00:00+01:00',
      undefined,
      '2027-03-28T03:00:00+02:00',
    ],
    [
      'is the first of the hours that come twice',
      [open('sunday', '02:30–05:00')],
      '2026-10-25T00:00:00+02:00',
      undefined,
      '2026-10-25T02:30:00+02:00',
    ],
  ])('%s', (_, rules, from, window, opening) => {
    expect(iso(nextOpening(rules, at(from), vienna, window))).toBe(opening && iso(at(opening)))
  })
})

describe('Asking often', () => {
  it('asks the calendar of the zone a few times for ten thousand products with schedules', () => {
    const rules = [...lunchAndDinner, closedOnce('2026-12-24'), once('2026-12-31', '10:00–15:00')]
    const now = at('2026-11-20T12:00:00+01:00')
    const asked = vi.spyOn(Intl.DateTimeFormat.prototype, 'formatToParts')
    onTestFinished(() => asked.mockRestore())
    // The control: in a zone nobody has asked about yet the calendar is needed.
    isOpen(rules, now, 'Asia/Tashkent')
    expect(asked.mock.calls.length).toBeGreaterThan(0)
    asked.mockClear()
    for (let product = 0; product < 10_000; product++) isOpen(rules, now, vienna)
    expect(asked.mock.calls.length).toBeLessThan(20)
  })
})
function week<T>(monday: string, rule: (date: string) => T): T[] {
  return Array.from({ length: 7 }, (_, day) => rule(addDays(monday, day)))
}
