import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isoWeekOf } from '../../../schema/base/isoWeek.ts'
import { addDays, instantAt, instantsShowing, localTime, minutesOf, weekdayOf } from '../../../schema/base/zonedTime.ts'
import { stretches } from '../../support/schedules.ts'

const vienna = 'Europe/Vienna'
const minute = 60_000
const runs = { numRuns: 2000 }

describe('What the wall clock shows', () => {
  it.each([
    ['2026-11-20T11:00:00Z', vienna, '2026-11-20', '12:00', 5],
    ['2026-07-01T22:30:00Z', vienna, '2026-07-02', '00:30', 4],
    ['2026-12-31T23:00:00Z', vienna, '2027-01-01', '00:00', 5],
    // 25 October 2026: three o'clock becomes two o'clock at 01:00 UTC.
    ['2026-10-24T22:00:00Z', vienna, '2026-10-25', '00:00', 7],
    ['2026-10-25T00:59:59Z', vienna, '2026-10-25', '02:59', 7],
    ['2026-10-25T01:00:00Z', vienna, '2026-10-25', '02:00', 7],
    ['2026-10-25T02:00:00Z', vienna, '2026-10-25', '03:00', 7],
    // 28 March 2027: two o'clock becomes three o'clock at 01:00 UTC.
    ['2027-03-28T00:59:59Z', vienna, '2027-03-28', '01:59', 7],
    ['2027-03-28T01:00:00Z', vienna, '2027-03-28', '03:00', 7],
    ['2026-11-20T11:00:00Z', 'Asia/Kathmandu', '2026-11-20', '16:45', 5],
    ['2026-11-20T11:00:00Z', 'Pacific/Apia', '2026-11-21', '00:00', 6],
    ['2026-11-20T11:00:00Z', 'Pacific/Pago_Pago', '2026-11-20', '00:00', 5],
    ['1969-07-20T20:17:40Z', 'America/Chicago', '1969-07-20', '15:17', 7],
  ])('%s in %s is %s %s', (instant, zone, date, time, weekday) => {
    expect(localTime(Date.parse(instant), zone)).toEqual({ date, minutes: minutesOf(time), weekday })
  })

  it('shows a time once a day, twice in the hour of autumn and never in that of spring', () => {
    const shown = (date: string) => instantsShowing(date, 150, vienna).map(at => new Date(at).toISOString())
    expect(['2026-10-24', '2026-10-25', '2027-03-28'].map(shown)).toEqual([
      ['2026-10-24T00:30:00.000Z'],
      ['2026-10-25T00:30:00.000Z', '2026-10-25T01:30:00.000Z'],
      [],
    ])
  })

  it('agrees with Intl at every instant from 1970 to 2099', () => {
    const clocks = new Map(zones.map(zone => [zone, clockIn(zone)]))
    fc.assert(
      fc.property(fc.constantFrom(...zones), instants, (zone, at) => {
        const { date, minutes } = localTime(at, zone)
        expect(`${date} ${clockText(minutes)}`).toBe(clocks.get(zone)?.format(at))
      }),
      runs,
    )
  })

  it('agrees with Intl in every minute around the clock changes of Vienna', () => {
    const clock = clockIn(vienna)
    for (const change of ['2026-10-25T01:00:00Z', '2027-03-28T01:00:00Z'])
      for (let at = Date.parse(change) - 180 * minute; at <= Date.parse(change) + 180 * minute; at += minute) {
        const { date, minutes } = localTime(at, vienna)
        expect(`${date} ${clockText(minutes)}`).toBe(clock.format(at))
      }
  })

  it('refuses a zone that does not exist, and an instant or a date that is none', () => {
    expect(() => localTime(0, 'Europe/Atlantis')).toThrow(RangeError)
    expect(() => localTime(Number.NaN, vienna)).toThrow(RangeError)
    expect(() => addDays('2026-13-01', 1)).toThrow(RangeError)
  })

  it('builds one formatter per zone, however often it is asked', () => {
    const { DateTimeFormat } = Intl
    let built = 0
    Intl.DateTimeFormat = new Proxy(DateTimeFormat, {
      construct(target, given: ConstructorParameters<typeof Intl.DateTimeFormat>) {
        built++
        return new target(...given)
      },
    })
    try {
      for (let at = 0; at < 5000; at++) localTime(Date.UTC(2026, 0, 1) + at * 3_600_000, 'Atlantic/Faroe')
      expect(built).toBe(1)
    } finally {
      Intl.DateTimeFormat = DateTimeFormat
    }
  })
})

describe('The instant of a wall-clock time', () => {
  it.each([
    ['2026-11-20', '12:00', vienna, '2026-11-20T11:00:00Z'],
    ['2026-11-20', '24:00', vienna, '2026-11-20T23:00:00Z'],
    ['2026-10-25', '01:59', vienna, '2026-10-24T23:59:00Z'],
    ['2026-10-25', '02:00', vienna, '2026-10-25T00:00:00Z'],
    ['2026-10-25', '02:59', vienna, '2026-10-25T00:59:00Z'],
    ['2026-10-25', '03:00', vienna, '2026-10-25T02:00:00Z'],
    ['2027-03-28', '01:59', vienna, '2027-03-28T00:59:00Z'],
    ['2027-03-28', '02:00', vienna, '2027-03-28T01:00:00Z'],
    ['2027-03-28', '02:30', vienna, '2027-03-28T01:00:00Z'],
    ['2027-03-28', '02:59', vienna, '2027-03-28T01:00:00Z'],
    ['2027-03-28', '03:00', vienna, '2027-03-28T01:00:00Z'],
    ['2027-03-28', '03:01', vienna, '2027-03-28T01:01:00Z'],
    // The day that begins at one o'clock.
    ['2026-09-06', '00:00', 'America/Santiago', '2026-09-06T04:00:00Z'],
    // The day whose eleventh evening hour comes twice: midnight is after the second.
    ['2027-04-03', '24:00', 'America/Santiago', '2027-04-04T04:00:00Z'],
    ['2027-04-03', '23:30', 'America/Santiago', '2027-04-04T02:30:00Z'],
    // The Friday that Samoa left out to move over the date line.
    ['2011-12-30', '12:00', 'Pacific/Apia', '2011-12-30T10:00:00Z'],
  ])('%s %s in %s is %s', (date, time, zone, instant) => {
    expect(new Date(instantAt(date, minutesOf(time), zone)).toISOString()).toBe(new Date(instant).toISOString())
  })

  it('counts minutes beyond 1440 into the next day, over a clock change too', () => {
    expect(instantAt('2026-10-24', 1440 + 240, vienna)).toBe(Date.parse('2026-10-25T04:00:00+01:00'))
    expect(instantAt('2027-03-27', 1440 + 240, vienna)).toBe(Date.parse('2027-03-28T04:00:00+02:00'))
  })

  it('shows its own wall-clock time again, except in a gap, where it is the first instant after it', () => {
    fc.assert(
      fc.property(fc.constantFrom(...zones), dates, fc.nat(1439), (zone, date, minutes) => {
        const at = instantAt(date, minutes, zone)
        const shown = localTime(at, zone)
        if (shown.date === date && shown.minutes === minutes) return
        const before = localTime(at - 1, zone)
        const wanted = `${date} ${clockText(minutes)}`
        expect(`${before.date} ${clockText(before.minutes)}` < wanted).toBe(true)
        expect(`${shown.date} ${clockText(shown.minutes)}` > wanted).toBe(true)
      }),
      runs,
    )
  })

  it('is the earlier one of two: no earlier instant shows the same time', () => {
    fc.assert(
      fc.property(fc.constantFrom(...zones), instants, (zone, at) => {
        const whole = Math.floor(at / minute) * minute
        const { date, minutes } = localTime(whole, zone)
        const first = instantAt(date, minutes, zone)
        expect(first).toBeLessThanOrEqual(whole)
        for (const earlier of [15, 30, 60, 120]) {
          const before = localTime(first - earlier * minute, zone)
          expect(before.date === date && before.minutes === minutes).toBe(false)
        }
      }),
      runs,
    )
  })

  it('never runs backwards: a later reading is not an earlier instant', () => {
    fc.assert(
      fc.property(fc.constantFrom(...zones), dates, fc.nat(2880), fc.nat(2880), (zone, date, one, other) => {
        const [low, high] = [Math.min(one, other), Math.max(one, other)]
        expect(instantAt(date, low, zone)).toBeLessThanOrEqual(instantAt(date, high, zone))
      }),
      runs,
    )
  })
})

describe('The calendar', () => {
  it.each([
    ['2026-02-28', 1, '2026-03-01'],
    ['2028-02-28', 1, '2028-02-29'],
    ['2027-01-01', -1, '2026-12-31'],
    ['2026-10-24', 1, '2026-10-25'],
    ['2026-10-25', 1, '2026-10-26'],
    ['2026-11-20', 180, '2027-05-19'],
  ])('%s plus %i days is %s', (date, days, result) => {
    expect(addDays(date, days)).toBe(result)
  })

  it.each([
    ['2026-11-20', 5, 2026, 47],
    ['2026-12-28', 1, 2026, 53],
    ['2027-01-03', 7, 2026, 53],
    ['2027-01-04', 1, 2027, 1],
    ['2024-12-30', 1, 2025, 1],
    ['2021-01-03', 7, 2020, 53],
    ['2026-01-01', 4, 2026, 1],
    ['1969-12-29', 1, 1970, 1],
  ])('%s is weekday %i of ISO week %i-W%i', (date, weekday, year, week) => {
    expect(weekdayOf(date)).toBe(weekday)
    expect(isoWeekOf(date)).toEqual({ year, week })
  })

  it('has weeks of seven days from Monday to Sunday, numbered without a hole', () => {
    fc.assert(
      fc.property(dates, date => {
        const monday = addDays(date, 1 - weekdayOf(date))
        const week = isoWeekOf(monday)
        for (let day = 0; day < 7; day++) {
          expect(weekdayOf(addDays(monday, day))).toBe(day + 1)
          expect(isoWeekOf(addDays(monday, day))).toEqual(week)
        }
        const next = isoWeekOf(addDays(monday, 7))
        expect(
          next.year === week.year ? next.week === week.week + 1 : next.year === week.year + 1 && next.week === 1,
        ).toBe(true)
      }),
      { numRuns: 1000 },
    )
  })

  it('goes forth and back by the same number of days', () => {
    fc.assert(
      fc.property(dates, fc.integer({ min: -5000, max: 5000 }), (date, days) => {
        expect(addDays(addDays(date, days), -days)).toBe(date)
      }),
      runs,
    )
  })

  it.each([
    ['00:00', 0],
    ['08:05', 485],
    ['23:59', 1439],
    ['24:00', 1440],
  ])('reads %s as %i minutes', (time, minutes) => {
    expect(minutesOf(time)).toBe(minutes)
  })
})

const zones = [
  ...new Set<string>(stretches.map(([zone]) => zone)),
  'UTC',
  'Europe/Zurich',
  'Europe/London',
  'America/New_York',
  'Africa/Casablanca',
  'Asia/Beirut',
  'America/Havana',
]

/** Any instant from 1970 to 2099, every other one within two days of a clock change in Vienna, Santiago or Lord Howe. */
const instants = fc.oneof(
  fc.integer({ min: 0, max: Date.UTC(2099, 11, 31) }),
  fc
    .tuple(
      fc.constantFrom(
        '2026-10-25T01:00:00Z',
        '2027-03-28T01:00:00Z',
        '2026-09-06T04:00:00Z',
        '2027-04-04T03:00:00Z',
        '2026-10-03T15:30:00Z',
      ),
      fc.integer({ min: -172_800_000, max: 172_800_000 }),
    )
    .map(([change, distance]) => Date.parse(change) + distance),
)
const dates = instants.map(at => new Date(at).toISOString().slice(0, 10))

const clockIn = (timeZone: string) =>
  new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' })

const clockText = (minutes: number) =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`
