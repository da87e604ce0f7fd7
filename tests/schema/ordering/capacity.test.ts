import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays, localTime } from '../../../schema/base/zonedTime.ts'
import {
  freeFrom,
  type Grid,
  gridOf,
  isFull,
  type Loads,
  loadsOf,
  nextFreeSlot,
  slotEnd,
  slotStart,
} from '../../../schema/ordering/capacity.ts'
import { nextSlot, slotsOn } from '../../../schema/ordering/slots.ts'
import { branchOf } from '../../support/business.ts'
import { runsOf } from '../../support/runs.ts'
import { open } from '../../support/schedules.ts'

const MINUTE = 60_000
const runs = { numRuns: runsOf(1000) }
const vienna = 'Europe/Vienna'
const at = (local: string) => Date.parse(`2026-11-20T${local}+01:00`)
const iso = (instant: number | null) => (instant === null ? null : new Date(instant).toISOString())
const grid = (capacity: number | null, minutes = 15, zone = vienna): Grid => ({ capacity, minutes, zone })

describe('A slot', () => {
  it.each<[string, number, string, string, string]>([
    ['of a quarter of an hour holds its first instant', 15, '12:00:00', '12:00:00', '12:15:00'],
    ['and its last', 15, '12:14:59.999', '12:00:00', '12:15:00'],
    ['ends where the next begins', 15, '12:15:00', '12:15:00', '12:30:00'],
    ['can be five minutes', 5, '12:04:59.999', '12:00:00', '12:05:00'],
    ['can be four hours', 240, '15:59:59.999', '12:00:00', '16:00:00'],
    ['that does not divide the day counts from midnight', 50, '12:00:00', '11:40:00', '12:30:00'],
    ['begins anew at midnight', 50, '00:00:00', '00:00:00', '00:50:00'],
  ])('%s', (_title, minutes, when, start, end) => {
    expect(iso(slotStart(at(when), minutes, vienna))).toBe(iso(at(start)))
    expect(iso(slotEnd(at(when), minutes, vienna))).toBe(iso(at(end)))
  })

  it('is short where the day ends', () => {
    const late = at('23:59:00')
    expect([iso(slotStart(late, 50, vienna)), iso(slotEnd(late, 50, vienna))]).toEqual([
      '2026-11-20T22:20:00.000Z',
      '2026-11-20T23:00:00.000Z',
    ])
  })

  it.each<[string, string, string, string]>([
    [
      'before the clock goes forward ends there',
      '2026-03-29T00:59:00Z',
      '2026-03-28T23:00:00Z',
      '2026-03-29T01:00:00Z',
    ],
    ['after it went forward begins there', '2026-03-29T01:30:00Z', '2026-03-29T01:00:00Z', '2026-03-29T02:00:00Z'],
    ['before the clock goes back ends there', '2026-10-25T00:30:00Z', '2026-10-24T22:00:00Z', '2026-10-25T01:00:00Z'],
    ['after it went back begins there', '2026-10-25T01:30:00Z', '2026-10-25T01:00:00Z', '2026-10-25T03:00:00Z'],
  ])('of four hours %s', (_title, when, start, end) => {
    expect(slotStart(Date.parse(when), 240, vienna)).toBe(Date.parse(start))
    expect(slotEnd(Date.parse(when), 240, vienna)).toBe(Date.parse(end))
  })

  it.each([
    ['in spring', vienna, '2026-03-29T01:00:00Z'],
    ['in autumn', vienna, '2026-10-25T01:00:00Z'],
    ['at midnight, forward', 'America/Havana', '2026-03-08T05:00:00Z'],
    ['after midnight, back to it', 'America/Havana', '2026-11-01T05:00:00Z'],
    ['by half an hour', 'Australia/Lord_Howe', '2026-04-04T15:00:00Z'],
    ['of a quiet week, 45 minutes off the hour', 'Asia/Kathmandu', '2026-06-01T00:00:00Z'],
  ])('is what a clock on the wall shows, minute by minute around the change %s', (_title, zone, change) => {
    for (const minutes of [5, 7, 15, 60, 90, 240])
      for (const { minute, start, end } of painted(Date.parse(change), minutes, zone)) {
        const found = [minute, minute + 59_999].map(each => [
          slotStart(each, minutes, zone),
          slotEnd(each, minutes, zone),
        ])
        expect([minutes, iso(minute), found]).toEqual([
          minutes,
          iso(minute),
          [
            [start, end],
            [start, end],
          ],
        ])
      }
  })

  it('lies around every instant of its own and begins with itself', () => {
    const years = fc.integer({ min: Date.UTC(2020, 0), max: Date.UTC(2035, 0) })
    const zones = fc.constantFrom(vienna, 'America/Havana', 'Australia/Lord_Howe', 'Pacific/Apia')
    fc.assert(
      fc.property(years, fc.integer({ min: 5, max: 240 }), zones, (when, minutes, zone) => {
        const start = slotStart(when, minutes, zone)
        const end = slotEnd(when, minutes, zone)
        expect(start <= when && when < end && end - start <= minutes * MINUTE).toBe(true)
        expect([slotStart(start, minutes, zone), slotStart(end - 1, minutes, zone)]).toEqual([start, start])
        expect(slotStart(end, minutes, zone)).toBe(end)
      }),
      runs,
    )
  })
})

describe('The capacity of a slot', () => {
  const loads: Loads = new Map([[at('12:00:00'), 3]])
  it.each<[string, number | null, string, boolean]>([
    ['is left with one place', 4, '12:07:00', false],
    ['is used up by as many orders', 3, '12:07:00', true],
    ['is used up by more orders than it has places', 2, '12:07:00', true],
    ['is unlimited where none is said', null, '12:07:00', false],
    ['of the slot before is its own', 1, '11:59:59.999', false],
    ['of the slot after is its own', 1, '12:15:00', false],
  ])('%s', (_title, capacity, when, full) => {
    expect(isFull(grid(capacity), loads, at(when))).toBe(full)
  })

  it('is said by the branch, in quarters of an hour unless it says otherwise', () => {
    expect(gridOf(branchOf())).toEqual(grid(null))
    expect(gridOf(branchOf({ slotCapacity: 4, slotMinutes: 30 }))).toEqual(grid(4, 30))
    expect(gridOf(branchOf({ slotCapacity: 4, slotMinutes: null }))).toEqual(grid(4))
  })

  it('counts orders by the slot they are due in, however the day was cut when they came', () => {
    const due = ['12:00:00', '12:14:00', '12:15:00', '12:59:00'].map(when => ({ at: at(when), orders: 2 }))
    expect([...loadsOf(grid(9), due).values()]).toEqual([4, 2, 2])
    expect([...loadsOf(grid(9, 60), due)]).toEqual([[at('12:00:00'), 8]])
  })

  it('is free again from the end of the last full slot in a row', () => {
    const full: Loads = new Map([
      [at('12:00:00'), 1],
      [at('12:15:00'), 1],
      [at('12:45:00'), 1],
    ])
    expect(freeFrom(grid(1), full, at('12:07:00'))).toBe(at('12:30:00'))
    expect(freeFrom(grid(1), full, at('12:37:00'))).toBe(at('12:37:00'))
    expect(freeFrom(grid(2), full, at('12:07:00'))).toBe(at('12:07:00'))
  })
})

describe('The next free slot', () => {
  const daily = [open('daily', '08:00–18:00')]
  const filled = (...clocks: string[]): Loads => new Map(clocks.map(clock => [at(clock), 1]))
  it.each<[string, Loads, string, string | null, ((at: number) => number | null)?]>([
    ['is the next slot where none is full', filled(), '12:02:00', '2026-11-20T11:05:00.000Z'],
    ['comes after those that are full', filled('12:00:00', '12:15:00'), '12:02:00', '2026-11-20T11:30:00.000Z'],
    ['leaves a full one later alone', filled('12:15:00'), '12:02:00', '2026-11-20T11:05:00.000Z'],
    ['is closing time if that is free', filled('17:45:00'), '17:46:00', '2026-11-20T17:00:00.000Z'],
    ['is tomorrow if closing time is full', filled('17:45:00', '18:00:00'), '17:46:00', '2026-11-21T07:00:00.000Z'],
    [
      'comes after a pause',
      filled(),
      '12:02:00',
      '2026-11-20T13:00:00.000Z',
      when => (when < at('14:00:00') ? at('14:00:00') : null),
    ],
    [
      'comes after a pause and what is full then',
      filled('14:00:00'),
      '12:02:00',
      '2026-11-20T13:15:00.000Z',
      when => (when < at('14:00:00') ? at('14:00:00') : null),
    ],
    ['is none during a pause without an end in sight', filled(), '12:02:00', null, () => Date.UTC(9999, 11, 31)],
  ])('%s', (_title, loads, from, expected, pausedUntil) => {
    expect(iso(nextFreeSlot(daily, grid(1), loads, at(from), pausedUntil))).toBe(expected)
  })

  it('is none where it is never open, and none past the horizon', () => {
    expect(nextFreeSlot([], grid(1), new Map(), at('12:00:00'))).toBeNull()
    const all: Loads = new Map(daysFull(3))
    expect(iso(nextFreeSlot(daily, grid(1), all, at('08:00:00'), undefined, 4))).toBe('2026-11-23T07:00:00.000Z')
    expect(nextFreeSlot(daily, grid(1), all, at('08:00:00'), undefined, 3)).toBeNull()
  })

  it('looks at no slot twice where half a year is full', () => {
    const looked: number[] = []
    const loads: Loads = Object.assign(new Map(daysFull(180)), {
      get(this: Map<number, number>, slot: number) {
        looked.push(slot)
        return Map.prototype.get.call(this, slot)
      },
    })
    expect(nextFreeSlot([open('daily', '00:00–24:00')], grid(1), loads, at('08:00:00'))).toBeNull()
    expect(looked.length).toBeGreaterThan(10_000)
    expect(new Set(looked).size).toBe(looked.length)
  })

  it('is what trying every slot one after the other finds', () => {
    const hours = fc.constantFrom(
      [open('daily', '08:00–18:00')],
      [open('daily', '22:00–04:00')],
      [open('daily', '01:30–03:30'), open('daily', '11:07–12:03')],
      [open('friday', '10:00–11:00')],
    )
    const nights = fc.constantFrom('2026-03-28T20:00:00Z', '2026-10-24T20:00:00Z', '2026-11-20T09:00:00Z')
    const full = fc.uniqueArray(fc.integer({ min: 0, max: 5 * 96 }), { maxLength: 300 })
    const pause = fc.option(fc.record({ from: fc.nat(3000), lasts: fc.integer({ min: 1, max: 2000 }) }))
    let moved = 0
    fc.assert(
      fc.property(
        hours,
        nights,
        fc.nat(1440),
        fc.constantFrom(5, 15, 50, 60, 240),
        full,
        pause,
        (rules, night, minute, minutes, taken, paused) => {
          const earliest = Date.parse(night) + minute * MINUTE
          const cut = grid(1, minutes)
          const loads = loadsOf(
            cut,
            taken.map(quarter => ({ at: Date.parse(night) + quarter * 15 * MINUTE, orders: 1 })),
          )
          const [begin, end] = paused
            ? [earliest + paused.from * MINUTE, earliest + (paused.from + paused.lasts) * MINUTE]
            : [0, 0]
          const pausedUntil = (when: number) => (begin <= when && when < end ? end : null)
          const found = nextFreeSlot(rules, cut, loads, earliest, pausedUntil, 5)
          const days = Array.from({ length: 5 }, (_, day) => addDays(localTime(earliest, vienna).date, day))
          const tried = days
            .flatMap(date => slotsOn(rules, date, vienna, earliest))
            .find(start => !isFull(cut, loads, start) && pausedUntil(start) === null)
          expect(iso(found)).toBe(iso(tried ?? null))
          if (found !== nextSlot(rules, vienna, earliest, 5)) moved += 1
        },
      ),
      runs,
    )
    expect(moved, 'the slots were never full').toBeGreaterThan(runsOf(25))
  })
})

/** Every quarter of an hour of so many days from 2026-11-20 on, one order each. */
const daysFull = (days: number): [number, number][] =>
  Array.from({ length: days * 96 }, (_, quarter) => [at('00:00:00') + quarter * 15 * MINUTE, 1])

/** A day to either side of an instant, minute by minute: a slot begins where the clock shows a multiple of it, or jumps. */
function painted(around: number, minutes: number, zone: string): { minute: number; start: number; end: number }[] {
  const clock = new Intl.DateTimeFormat('en-GB', { timeZone: zone, hour: '2-digit', minute: '2-digit' })
  const shown = (minute: number): number => {
    const [hour = 0, past = 0] = clock.format(minute).split(':').map(Number)
    return (hour % 24) * 60 + past
  }
  const first = around - 1440 * MINUTE
  const starts: number[] = []
  let before = shown(first - MINUTE)
  for (let minute = first; minute <= around + 1440 * MINUTE; minute += MINUTE) {
    const now = shown(minute)
    if (now % minutes === 0 || now !== (before + 1) % 1440) starts.push(minute)
    before = now
  }
  return starts.slice(0, -1).flatMap((start, index) =>
    Array.from({ length: ((starts[index + 1] ?? 0) - start) / MINUTE }, (_, passed) => ({
      minute: start + passed * MINUTE,
      start,
      end: starts[index + 1] ?? 0,
    })),
  )
}
