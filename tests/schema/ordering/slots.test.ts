import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { OpeningHoursRule } from '../../../schema/base/fields.ts'
import { isOpen } from '../../../schema/base/openingHours.ts'
import { addDays, localTime } from '../../../schema/base/zonedTime.ts'
import type { Product } from '../../../schema/catalogue/product.ts'
import {
  daysWithSlots,
  earliestStart,
  HORIZON_DAYS,
  leadTimeMs,
  nextSlot,
  slotsOn,
} from '../../../schema/ordering/slots.ts'
import { productOf } from '../../support/business.ts'
import { runsOf } from '../../support/runs.ts'
import {
  closed,
  closedOnce,
  firstCellAt,
  instantOfCell,
  marksOf,
  once,
  open,
  paint,
  scheduled,
} from '../../support/schedules.ts'

const vienna = 'Europe/Vienna'
const runs = { numRuns: runsOf(1000) }
const at = (instant: string) => Date.parse(instant)
const iso = (instant: number | null) => (instant === null ? null : new Date(instant).toISOString())
const lunch = [open('daily', '11:30–12:00')]
const bar = [open('saturday', '18:00–04:00')]
const long = at('2026-01-01T00:00:00Z')

describe('Lead time', () => {
  it.each<[number, Product['leadTimeType'], number]>([
    [30, 'minutes', 1_800_000],
    [2, 'hours', 7_200_000],
    [1, 'days', 86_400_000],
    [2, 'weeks', 1_209_600_000],
    [0, 'weeks', 0],
  ])('of %i %s is %i ms', (leadTimeValue, leadTimeType, ms) => {
    expect(leadTimeMs(productOf({ isLeadTimeEnabled: true, leadTimeType, leadTimeValue }))).toBe(ms)
  })

  it('is none when it is switched off', () => {
    expect(leadTimeMs(productOf({ isLeadTimeEnabled: false, leadTimeType: 'weeks', leadTimeValue: 2 }))).toBe(0)
  })
})

describe('The earliest start', () => {
  const withLead = (leadTimeValue: number, leadTimeType: Product['leadTimeType'] = 'minutes') =>
    productOf({ isLeadTimeEnabled: true, leadTimeType, leadTimeValue })

  it.each<[string, Product[], string, string]>([
    ['of an empty cart is now, rounded up', [], '2026-11-20T12:01:00Z', '2026-11-20T12:05:00Z'],
    ['at five past sharp is now', [], '2026-11-20T12:05:00Z', '2026-11-20T12:05:00Z'],
    ['a millisecond later is five minutes later', [], '2026-11-20T12:05:00.001Z', '2026-11-20T12:10:00Z'],
    [
      'waits for the longest lead time',
      [withLead(20), withLead(1, 'hours'), withLead(45)],
      '2026-11-20T12:00:00Z',
      '2026-11-20T13:00:00Z',
    ],
    ['does not add lead times up', [withLead(30), withLead(30)], '2026-11-20T12:00:00Z', '2026-11-20T12:30:00Z'],
    ['rounds after the lead time, not before', [withLead(3)], '2026-11-20T12:01:00Z', '2026-11-20T12:05:00Z'],
    ['waits two days for a cake', [withLead(2, 'days'), productOf()], '2026-11-20T12:00:00Z', '2026-11-22T12:00:00Z'],
  ])('%s', (_, products, now, earliest) => {
    expect(iso(earliestStart(at(now), products))).toBe(iso(at(earliest)))
  })

  it('is a multiple of five minutes, never before any lead time, and less than five minutes after the longest', () => {
    const product = fc.record({
      isLeadTimeEnabled: fc.boolean(),
      leadTimeType: fc.constantFrom<Product['leadTimeType'][]>('minutes', 'hours', 'days', 'weeks'),
      leadTimeValue: fc.nat(500),
    })
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: at('2099-12-31') }),
        fc.array(product, { maxLength: 8 }),
        (now, products) => {
          const earliest = earliestStart(now, products)
          const longest = Math.max(0, ...products.map(leadTimeMs))
          expect(earliest % 300_000).toBe(0)
          expect(earliest - now - longest).toBeGreaterThanOrEqual(0)
          expect(earliest - now - longest).toBeLessThan(300_000)
        },
      ),
      runs,
    )
  })
})

describe('The slots of a date', () => {
  it.each<[string, OpeningHoursRule[], string, string, string]>([
    [
      'run from opening to closing, the closing time included',
      lunch,
      '2026-11-20',
      '',
      '11:30 11:35 11:40 11:45 11:50 11:55 12:00',
    ],
    ['begin at the earliest start', lunch, '2026-11-20', '2026-11-20T11:50:00+01:00', '11:50 11:55 12:00'],
    ['begin at the next full five minutes', lunch, '2026-11-20', '2026-11-20T11:51:00+01:00', '11:55 12:00'],
    ['are the closing time alone at the last moment', lunch, '2026-11-20', '2026-11-20T12:00:00+01:00', '12:00'],
    ['are over after it', lunch, '2026-11-20', '2026-11-20T12:00:00.001+01:00', ''],
    ['round an odd opening up', [open('daily', '11:32–11:43')], '2026-11-20', '', '11:35 11:40'],
    [
      'skip the break',
      [open('daily', '11:00–11:05'), open('daily', '17:00–17:05')],
      '2026-11-20',
      '',
      '11:00 11:05 17:00 17:05',
    ],
    [
      'name the seam of adjoining ranges once',
      [open('daily', '11:00–11:05'), open('daily', '11:05–11:10')],
      '2026-11-20',
      '',
      '11:00 11:05 11:10',
    ],
    ['are none on a day off', [...lunch, closedOnce('2026-12-25')], '2026-12-25', '', ''],
    ['see a once rule months ahead', [once('2027-05-01', '10:00–10:05')], '2027-05-01', '', '10:00 10:05'],
    ['after midnight belong to the day after', [open('friday', '23:50–00:10')], '2026-11-21', '', '00:00 00:05 00:10'],
    ['before midnight belong to the day it began', [open('friday', '23:50–00:10')], '2026-11-20', '', '23:50 23:55'],
    [
      'end before a midnight that closes, so that a day off is not on offer',
      [open('friday', '23:50–24:00')],
      '2026-11-20',
      '',
      '23:50 23:55',
    ],
    ['are none after a midnight that closes', [open('friday', '23:50–24:00')], '2026-11-21', '', ''],
    ['are none where the hours lie in the missing hour', [open('sunday', '02:10–02:20')], '2027-03-28', '', ''],
    ['begin after the missing hour', [open('sunday', '02:10–03:10')], '2027-03-28', '', '03:00 03:05 03:10'],
  ])('%s', (_, rules, date, earliest, starts) => {
    const slots = slotsOn(rules, date, vienna, earliest === '' ? long : at(earliest))
    expect(slots.map(clock).join(' ')).toBe(starts)
  })

  it('come in the steps that are asked for, by the clock on the wall', () => {
    expect(slotsOn([open('daily', '11:10–12:35')], '2026-11-20', vienna, long, 30).map(clock)).toEqual([
      '11:30',
      '12:00',
      '12:30',
    ])
    expect(slotsOn([open('daily', '11:10–12:35')], '2026-11-20', 'Asia/Kathmandu', long, 30).map(at5h45)).toEqual([
      '11:30',
      '12:00',
      '12:30',
    ])
    expect(() => slotsOn(lunch, '2026-11-20', vienna, long, 0)).toThrow(RangeError)
  })

  it.each([
    ['2026-11-21', '2026-11-22', 6 * 12, 4 * 12 + 1],
    ['2026-10-24', '2026-10-25', 6 * 12, 5 * 12 + 1],
    ['2027-03-27', '2027-03-28', 6 * 12, 3 * 12 + 1],
  ])(
    'of a bar on the Saturday night of %s are one every five real minutes until 04:00 on %s',
    (saturday, sunday, evening, night) => {
      const slots = [...slotsOn(bar, saturday, vienna, long), ...slotsOn(bar, sunday, vienna, long)]
      expect(slotsOn(bar, saturday, vienna, long)).toHaveLength(evening)
      expect(slotsOn(bar, sunday, vienna, long)).toHaveLength(night)
      slots.slice(1).forEach((slot, index) => expect(slot - (slots[index] ?? 0)).toBe(300_000))
      expect(clock(slots.at(-1) ?? 0)).toBe('04:00')
    },
  )

  it('are exactly the five-minute marks of the painted strip that are open and not too early', () => {
    fc.assert(
      fc.property(
        scheduled,
        fc.integer({ min: 2, max: 8 }),
        fc.integer({ min: -2880, max: 2880 }),
        ({ wall, rules }, day, delay) => {
          const strip = paint(wall, rules)
          const first = firstCellAt(wall, day, 0)
          const earliest = instantOfCell(wall, first + delay)
          const slots = slotsOn(rules, wall.dates[day] ?? '', wall.zone, earliest)
          expect(slots).toEqual(marksOf(wall, strip, day).filter(mark => mark >= earliest))
          for (const slot of slots) {
            expect(localTime(slot, wall.zone).date).toBe(wall.dates[day])
            if (!isOpen(rules, slot, wall.zone)) expect.fail(`${iso(slot)} is closed`)
          }
        },
      ),
      runs,
    )
  })
})

describe('The next slot', () => {
  it.each<[string, OpeningHoursRule[], string, string | null]>([
    ['is at once when it is open', lunch, '2026-11-20T11:40:00+01:00', '2026-11-20T11:40:00+01:00'],
    ['is tomorrow after closing', lunch, '2026-11-20T12:05:00+01:00', '2026-11-21T11:30:00+01:00'],
    [
      'skips the days off',
      [...lunch, closed('saturday'), closedOnce('2026-11-22')],
      '2026-11-20T12:05:00+01:00',
      '2026-11-23T11:30:00+01:00',
    ],
    ['is in the night that is still running', bar, '2026-11-22T03:52:00+01:00', '2026-11-22T03:55:00+01:00'],
    [
      'is found on the last day of the horizon',
      [once('2027-05-18', '10:00–12:00')],
      '2026-11-20T12:00:00+01:00',
      '2027-05-18T10:00:00+02:00',
    ],
    ['is not sought beyond it', [once('2027-05-19', '10:00–12:00')], '2026-11-20T12:00:00+01:00', null],
    ['does not exist without hours', [], '2026-11-20T12:00:00+01:00', null],
  ])('%s', (_, rules, earliest, slot) => {
    expect(iso(nextSlot(rules, vienna, at(earliest)))).toBe(slot && iso(at(slot)))
  })

  it('is the first slot of the first day that has one, and the days with slots are the days that have some', () => {
    fc.assert(
      fc.property(scheduled, fc.nat(), fc.integer({ min: 0, max: 10 }), ({ wall, rules }, pick, days) => {
        const earliest = instantOfCell(wall, firstCellAt(wall, 3, 0) + (pick % 17_280))
        const today = localTime(earliest, wall.zone).date
        const dates = Array.from({ length: days }, (_, day) => addDays(today, day))
        const slots = dates.flatMap(date => slotsOn(rules, date, wall.zone, earliest))
        expect(nextSlot(rules, wall.zone, earliest, days)).toBe(slots[0] ?? null)
        expect(daysWithSlots(rules, wall.zone, earliest, days)).toEqual([
          ...new Set(slots.map(slot => localTime(slot, wall.zone).date)),
        ])
      }),
      runs,
    )
  })

  it('reads each rule a few times a day when 180 days with 200 rules hold none', () => {
    let reads = 0
    const rules = Array.from({ length: 200 }, (_, day) => {
      const rule = closedOnce(addDays('2026-11-01', day))
      return Object.defineProperty({ ...rule }, 'type', { get: () => (reads++, rule.type) })
    })
    const earliest = at('2026-11-20T12:00:00+01:00')
    expect(nextSlot(rules, vienna, earliest)).toBeNull()
    expect(reads).toBeLessThan(4 * rules.length * HORIZON_DAYS)
    expect(daysWithSlots([...lunch, ...rules], vienna, earliest, HORIZON_DAYS)).toEqual([])
  })
})

const clock = (instant: number) =>
  new Date(instant).toLocaleTimeString('de-AT', { timeZone: vienna, timeStyle: 'short' })
const at5h45 = (instant: number) => new Date(instant + 20_700_000).toISOString().slice(11, 16)
