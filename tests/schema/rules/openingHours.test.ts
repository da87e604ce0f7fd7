import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { OpeningHoursRule } from '../../../schema/fields.ts'
import {
  hoursOn,
  isOpen,
  LOOK_AHEAD_DAYS,
  nextOpening,
  openState,
  openStateOfAny,
  shiftsOn,
  weeklyTable,
} from '../../../schema/rules/openingHours.ts'
import { addDays, weekdayOf } from '../../../schema/rules/zonedTime.ts'
import {
  closed,
  closedOnce,
  firstCellAt,
  instantOfCell,
  once,
  open,
  paint,
  scheduled,
  type Wall,
} from '../../support/schedules.ts'

const vienna = 'Europe/Vienna'
const runs = { numRuns: 1000 }
const at = (instant: string) => Date.parse(instant)
const iso = (instant: number | null) => (instant === null ? null : new Date(instant).toISOString())

const lunchAndDinner = [open('daily', '11:00–14:00'), open('daily', '17:00–22:00'), closed('monday')]
const bar = [open('saturday', '18:00–04:00')]
const aroundTheClock = [open('daily', '00:00–24:00')]

describe('The hours of a date', () => {
  // 2026-11-16 is a Monday, 2026-11-20 a Friday.
  it.each<[string, OpeningHoursRule[], string, string]>([
    ['nothing said is closed', [], '2026-11-20', ''],
    ['daily sets all days', [open('daily', '08:00–18:00')], '2026-11-22', '08:00–18:00'],
    ['a weekday adds to daily', lunchAndDinner, '2026-11-17', '11:00–14:00 17:00–22:00'],
    ['closed clears the day', lunchAndDinner, '2026-11-16', ''],
    ['a weekday rule leaves other days alone', [open('friday', '08:00–12:00')], '2026-11-19', ''],
    [
      'a rule after closed counts again',
      [...lunchAndDinner, open('monday', '18:00–20:00')],
      '2026-11-16',
      '18:00–20:00',
    ],
    [
      'a closed rule before the hours changes nothing',
      [closed('friday'), open('friday', '08:00–12:00')],
      '2026-11-20',
      '08:00–12:00',
    ],
    ['a holiday closes its date', [...lunchAndDinner, closedOnce('2026-11-20')], '2026-11-20', ''],
    [
      'a holiday leaves the same weekday of the next week alone',
      [...lunchAndDinner, closedOnce('2026-11-20')],
      '2026-11-27',
      '11:00–14:00 17:00–22:00',
    ],
    ['once leaves the other days of its week alone', [once('2026-11-20', '09:00–10:00')], '2026-11-19', ''],
    ['once is open on its date', [once('2026-11-20', '09:00–10:00')], '2026-11-20', '09:00–10:00'],
    [
      'a holiday replaces hours by others',
      [...lunchAndDinner, closedOnce('2026-12-24'), once('2026-12-24', '09:00–12:00')],
      '2026-12-24',
      '09:00–12:00',
    ],
    ['a holiday next year is seen now', [...lunchAndDinner, closedOnce('2027-01-01')], '2027-01-01', ''],
    ['a range past midnight belongs to the day it begins', bar, '2026-11-21', '18:00–28:00'],
    ['its morning is not of the next day', bar, '2026-11-22', ''],
    ['a range that ends where it starts is a whole day', [open('daily', '00:00–00:00')], '2026-11-20', '00:00–24:00'],
    ['until midnight may be written 24:00', [open('daily', '18:00–24:00')], '2026-11-20', '18:00–24:00'],
    ['until midnight may be written 00:00', [open('daily', '18:00–00:00')], '2026-11-20', '18:00–24:00'],
    [
      'adjoining ranges are one',
      [open('daily', '12:00–14:00'), open('daily', '08:00–12:00')],
      '2026-11-20',
      '08:00–14:00',
    ],
    [
      'overlapping ranges are one',
      [open('daily', '08:00–13:00'), open('daily', '12:00–14:00')],
      '2026-11-20',
      '08:00–14:00',
    ],
    [
      'a range within another adds nothing',
      [open('daily', '08:00–18:00'), open('daily', '12:00–14:00')],
      '2026-11-20',
      '08:00–18:00',
    ],
    [
      'one minute between them keeps them apart',
      [open('daily', '12:01–14:00'), open('daily', '08:00–12:00')],
      '2026-11-20',
      '08:00–12:00 12:01–14:00',
    ],
    ['a rule without times is none', [{ type: 'daily', isClosed: false }], '2026-11-20', ''],
  ])('%s', (_, rules, date, hours) => {
    expect(
      hoursOn(rules, date)
        .map(range => `${text(range.from)}–${text(range.to)}`)
        .join(' '),
    ).toBe(hours)
  })
})

describe('The shifts of a date', () => {
  it.each<[string, string, string, string, number]>([
    ['an ordinary Saturday night', '2026-11-21', '18:00–04:00', '2026-11-21T18:00:00+01:00', 10],
    ['the night of 25 October 2026, an hour longer', '2026-10-24', '18:00–04:00', '2026-10-24T18:00:00+02:00', 11],
    ['the night of 28 March 2027, an hour shorter', '2027-03-27', '18:00–04:00', '2027-03-27T18:00:00+01:00', 9],
    ['25 October from midnight to midnight', '2026-10-25', '00:00–24:00', '2026-10-25T00:00:00+02:00', 25],
    ['28 March from midnight to midnight', '2027-03-28', '00:00–24:00', '2027-03-28T00:00:00+01:00', 23],
    ['the hour that comes twice', '2026-10-25', '02:00–03:00', '2026-10-25T02:00:00+02:00', 2],
    ['from half past two, which comes twice: the first', '2026-10-25', '02:30–04:00', '2026-10-25T02:30:00+02:00', 2.5],
    [
      'until half past two, which comes twice: the first',
      '2026-10-25',
      '01:00–02:30',
      '2026-10-25T01:00:00+02:00',
      1.5,
    ],
    ['into the missing hour: until it begins', '2027-03-28', '01:00–02:30', '2027-03-28T01:00:00+01:00', 1],
    ['out of the missing hour: from its end', '2027-03-28', '02:30–05:00', '2027-03-28T03:00:00+02:00', 2],
    ['over the missing hour', '2027-03-28', '01:30–03:30', '2027-03-28T01:30:00+01:00', 1],
  ])('%s', (_, date, hours, opens, duration) => {
    const shifts = shiftsOn([open('daily', hours)], date, vienna)
    expect(shifts).toEqual([{ opens: at(opens), closes: at(opens) + duration * 3_600_000 }])
  })

  it('has none for a range that lies wholly in the missing hour', () => {
    expect(shiftsOn([open('daily', '02:00–03:00')], '2027-03-28', vienna)).toEqual([])
    expect(shiftsOn([open('daily', '02:15–02:45')], '2027-03-28', vienna)).toEqual([])
    expect(isOpen([open('daily', '02:15–02:45')], at('2027-03-28T01:00:00Z'), vienna)).toBe(false)
  })
})

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
    for (const rules of [aroundTheClock, [open('daily', '00:00–00:00')], [open('daily', '06:00–06:00')], nights])
      for (const instant of [
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

  it('is open minute by minute exactly when the painted strip of the rules is', () => {
    fc.assert(
      fc.property(scheduled, fc.nat(2 * DAYS_TO_ASK - 1), ({ wall, rules }, halfDay) => {
        const strip = paint(wall, rules)
        const first = firstCellAt(wall, FIRST_DAY, 0) + halfDay * 1440
        for (let cell = first; cell < first + 1440; cell += 2) {
          const opens = isOpen(rules, instantOfCell(wall, cell), wall.zone)
          if (opens !== (strip[cell] === 1)) expect.fail(`${iso(instantOfCell(wall, cell))} is ${opens}`)
        }
      }),
      runs,
    )
  })

  it('says the state, the end and the next opening that the painted strip of the rules shows', () => {
    fc.assert(
      fc.property(scheduled, fc.array(fc.nat(), { minLength: 6, maxLength: 6 }), ({ wall, rules }, picks) => {
        const strip = paint(wall, rules)
        for (const cell of interestingCells(wall, strip, picks))
          expect(openState(rules, instantOfCell(wall, cell), wall.zone)).toEqual(stateOnStrip(wall, strip, cell))
      }),
      runs,
    )
  })

  it('of two schedules is the state of their union', () => {
    fc.assert(
      fc.property(
        scheduled,
        fc.array(fc.nat(), { minLength: 4, maxLength: 4 }),
        fc.nat(6),
        ({ wall, rules }, picks, cut) => {
          const [one, other] = [rules.slice(0, cut), rules.slice(cut)]
          const strip = paint(wall, one)
          paint(wall, other).forEach((mark, cell) => {
            if (mark) strip[cell] = 1
          })
          for (const cell of interestingCells(wall, strip, picks))
            expect(openStateOfAny([one, other], instantOfCell(wall, cell), wall.zone)).toEqual(
              stateOnStrip(wall, strip, cell),
            )
        },
      ),
      runs,
    )
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

  it('is open, and nothing before it is', () => {
    fc.assert(
      fc.property(scheduled, fc.nat(), fc.integer({ min: 0, max: 200 }), ({ wall, rules }, pick, hours) => {
        const strip = paint(wall, rules)
        const first = firstCellAt(wall, FIRST_DAY, 0)
        const cell = first + (pick % (DAYS_TO_ASK * 2880))
        const found = strip.indexOf(1, cell)
        const expected = found >= 0 && found <= cell + hours * 120 ? instantOfCell(wall, found) : null
        const opening = nextOpening(rules, instantOfCell(wall, cell), wall.zone, hours)
        expect(opening).toBe(expected)
        if (opening !== null) expect(isOpen(rules, opening, wall.zone)).toBe(true)
      }),
      runs,
    )
  })
})

describe('The weekly table', () => {
  it.each<[string, OpeningHoursRule[], string, [string, string][]]>([
    ['is one row when every day is alike', aroundTheClock, '2026-11-20', [['Montag–Sonntag', '00:00–24:00']]],
    ['is one row when nothing is ever open', [], '2026-11-20', [['Montag–Sonntag', 'Geschlossen']]],
    [
      'groups consecutive days with the same hours',
      lunchAndDinner,
      '2026-11-20',
      [
        ['Montag', 'Geschlossen'],
        ['Dienstag–Sonntag', '11:00–14:00 17:00–22:00'],
      ],
    ],
    [
      'does not join days that are alike but apart',
      [open('daily', '08:00–18:00'), closed('wednesday')],
      '2026-11-16',
      [
        ['Montag–Dienstag', '08:00–18:00'],
        ['Mittwoch', 'Geschlossen'],
        ['Donnerstag–Sonntag', '08:00–18:00'],
      ],
    ],
    [
      'shows a night past midnight at the day it begins',
      [open('friday', '18:00–02:00'), open('saturday', '18:00–04:00')],
      '2026-10-25',
      [
        ['Montag–Donnerstag', 'Geschlossen'],
        ['Freitag', '18:00–02:00'],
        ['Samstag', '18:00–04:00'],
        ['Sonntag', 'Geschlossen'],
      ],
    ],
    [
      'shows the holiday of its week',
      [open('daily', '08:00–18:00'), closedOnce('2026-12-25'), closedOnce('2026-12-26')],
      '2026-12-21',
      [
        ['Montag–Donnerstag', '08:00–18:00'],
        ['Freitag–Samstag', 'Geschlossen'],
        ['Sonntag', '08:00–18:00'],
      ],
    ],
    [
      'does not show the holiday of another week',
      [open('daily', '08:00–18:00'), closedOnce('2026-12-25')],
      '2026-12-28',
      [['Montag–Sonntag', '08:00–18:00']],
    ],
  ])('%s', (_, rules, date, rows) => {
    expect(weeklyTable(rules, date).map(row => [row.days, row.hours.join(' ')])).toEqual(rows)
  })

  it('covers the seven days of the ISO week once, each with its own hours, the same from each of them', () => {
    fc.assert(
      fc.property(scheduled, fc.nat(20), ({ wall, rules }, day) => {
        const date = wall.dates[day] ?? ''
        const monday = addDays(date, 1 - weekdayOf(date))
        const table = weeklyTable(rules, date)
        const days = table.flatMap(row => daysOf(row.days).map(name => ({ name, hours: row.hours })))
        expect(days.map(({ name }) => name)).toEqual(dayNames)
        days.forEach(({ hours }, index) => {
          const own = hoursOn(rules, addDays(monday, index)).map(
            ({ from, to }) => `${text(from)}–${text(to > 1440 ? to - 1440 : to)}`,
          )
          expect(hours).toEqual(own.length > 0 ? own : ['Geschlossen'])
          expect(weeklyTable(rules, addDays(monday, index))).toEqual(table)
        })
        table.slice(1).forEach((row, index) => expect(row.hours).not.toEqual(table[index]?.hours))
      }),
      runs,
    )
  })
})

describe('Asking often', () => {
  it('decides ten thousand products with schedules in well under a tenth of a second', () => {
    const rules = [...lunchAndDinner, closedOnce('2026-12-24'), once('2026-12-31', '10:00–15:00')]
    const now = at('2026-11-20T12:00:00+01:00')
    const best = Math.min(
      ...Array.from({ length: 5 }, () =>
        duration(() => {
          for (let product = 0; product < 10_000; product++) isOpen(rules, now, vienna)
        }),
      ),
    )
    expect(best).toBeLessThan(100)
  })
})

/** Days of a stretch that have enough past and future on the strip for every question. */
const FIRST_DAY = 3
const DAYS_TO_ASK = 5

/** Cells at and around the edges of the strip, an hour before them, and some at random. */
function interestingCells(wall: Wall, strip: Uint8Array, picks: readonly number[]): number[] {
  const first = firstCellAt(wall, FIRST_DAY, 0)
  const last = firstCellAt(wall, FIRST_DAY + DAYS_TO_ASK, 0)
  const edges: number[] = []
  for (let cell = first + 1; cell < last; cell++) if (strip[cell] !== strip[cell - 1]) edges.push(cell)
  return picks.flatMap((pick, index) => {
    const edge = edges[pick % Math.max(1, edges.length)]
    if (index % 2 === 0 || edge === undefined) return [first + (pick % (last - first))]
    return [-122, -121, -120, -119, -1, 0, 1].map(step => Math.max(first, edge + step))
  })
}

function stateOnStrip(wall: Wall, strip: Uint8Array, cell: number) {
  const now = instantOfCell(wall, cell)
  const horizon = firstCellAt(wall, (wall.dayOfCell[cell] ?? 0) + LOOK_AHEAD_DAYS, 0)
  if (strip[cell] === 0) {
    const opening = strip.indexOf(1, cell)
    return { state: 'closed', opensAt: opening >= 0 && opening < horizon ? instantOfCell(wall, opening) : null }
  }
  const closing = strip.indexOf(0, cell) - 1
  if (closing < 0 || closing >= horizon) return { state: 'open', closesAt: Number.POSITIVE_INFINITY }
  const closesAt = instantOfCell(wall, closing)
  return { state: closesAt - now < 3_600_000 ? 'closingSoon' : 'open', closesAt }
}

const dayNames = ['Montag', 'Dienstag', 'Mittwoch', 'Donnerstag', 'Freitag', 'Samstag', 'Sonntag']

function daysOf(days: string): string[] {
  const [first = '', last = first] = days.split('–')
  return dayNames.slice(dayNames.indexOf(first), dayNames.indexOf(last) + 1)
}

function week<T>(monday: string, rule: (date: string) => T): T[] {
  return Array.from({ length: 7 }, (_, day) => rule(addDays(monday, day)))
}

function text(minutes: number): string {
  return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`
}

function duration(work: () => void): number {
  const start = performance.now()
  work()
  return performance.now() - start
}
