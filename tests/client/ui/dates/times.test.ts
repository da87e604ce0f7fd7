import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { halfOfTwo, nearestSlot, sameTimeOn, stepHour, stepMinute } from '../../../../client/ui/dates/times.ts'
import { instantAt, localTime } from '../../../../schema/base/zonedTime.ts'
import { slotsOn } from '../../../../schema/ordering/slots.ts'

const zone = 'Europe/Vienna'
const day = '2026-11-20'
const at = (time: string) => instantAt(day, Number(time.slice(0, 2)) * 60 + Number(time.slice(3)), zone)
const read = (instant: number) => {
  const { minutes } = localTime(instant, zone)
  return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`
}
/** Lunch and dinner, with a first slot at 11:20 because of a lead time. */
const slots = slotsOn(
  [
    { type: 'daily', isClosed: false, from: '08:00', to: '14:00' },
    { type: 'daily', isClosed: false, from: '17:00', to: '21:30' },
  ],
  day,
  zone,
  at('11:20'),
)

describe('The time picker', () => {
  it.each<[string, 1 | -1, string]>([
    ['12:30', 1, '13:30'],
    ['13:30', 1, '14:00'],
    ['14:00', 1, '17:00'],
    ['17:45', -1, '14:00'],
    ['12:05', -1, '11:20'],
    ['11:20', -1, '11:20'],
    ['21:30', 1, '21:30'],
  ])('hour arrow from %s by %i leads to %s: only to real slots', (from, direction, to) => {
    expect(read(stepHour(slots, at(from), direction, zone))).toBe(to)
  })

  it.each<[string, 1 | -1, string]>([
    ['12:30', 1, '12:35'],
    ['14:00', 1, '17:00'],
    ['17:00', -1, '14:00'],
    ['11:20', -1, '11:20'],
  ])('minute arrow from %s by %i leads to %s, in steps of 5 minutes', (from, direction, to) => {
    expect(read(stepMinute(slots, at(from), direction))).toBe(to)
  })

  it('never leaves the slots, whatever is tapped', () => {
    const taps = fc.array(fc.tuple(fc.boolean(), fc.constantFrom<1 | -1>(1, -1)), { maxLength: 30 })
    fc.assert(
      fc.property(taps, fc.nat(slots.length - 1), (steps, start) => {
        let current = slots[start] ?? 0
        for (const [isHour, direction] of steps)
          current = isHour ? stepHour(slots, current, direction, zone) : stepMinute(slots, current, direction)
        expect(slots).toContain(current)
      }),
      { numRuns: 1000 },
    )
  })

  it('passes through the hour that the autumn night has twice', () => {
    const night = slotsOn([{ type: 'daily', isClosed: false, from: '00:00', to: '24:00' }], '2026-10-25', zone, 0)
    const two = instantAt('2026-10-25', 120, zone)
    expect(night).toContain(two)
    expect(read(stepHour(night, two, 1, zone))).toBe('03:00')
    expect(read(stepHour(night, two, -1, zone))).toBe('01:00')
  })

  it('starts at the slot nearest to what was wanted, or at none', () => {
    expect(read(nearestSlot(slots, at('15:00')) ?? 0)).toBe('14:00')
    expect(nearestSlot([], 0)).toBeNull()
  })
})

describe('The same time on another day', () => {
  it.each([
    ['in summer time', '2026-10-20'],
    ['on the day with 25 hours', '2026-10-25'],
    ['in winter time', '2026-12-01'],
    ['on the day with 23 hours', '2027-03-28'],
  ])('is the same on the clock %s', (_, other) => {
    const shown = localTime(sameTimeOn(other, at('18:30'), zone), zone)
    expect([shown.date, shown.minutes]).toEqual([other, 18 * 60 + 30])
  })
})

describe('The night in which the clock goes back', () => {
  const quarter = 15 * 60_000
  const from = (start: string, count: number) =>
    Array.from({ length: count }, (_, index) => Date.parse(start) + index * quarter)

  it('has an hour twice, and each of both is told from the other', () => {
    const night = from('2026-10-25T01:30:00+02:00', 10)
    const told = night.map(time => halfOfTwo(night, time, 'Europe/Vienna') ?? 'once')
    expect(told.join(' ')).toBe('once once summer summer summer summer winter winter winter winter')
  })

  it('is the only one: nothing reads alike in spring, nor on any other day', () => {
    const spring = from('2027-03-28T01:30:00+01:00', 10)
    const usual = from('2026-10-24T01:30:00+02:00', 10)
    for (const times of [spring, usual])
      expect(times.map(time => halfOfTwo(times, time, 'Europe/Vienna')).filter(Boolean)).toEqual([])
  })
})
