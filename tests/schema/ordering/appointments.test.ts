import { describe, expect, it } from 'vitest'
import {
  freeDays,
  freeStarts,
  isSameSlot,
  listedSlots,
  type Offer,
  proposedStart,
} from '../../../schema/ordering/appointments.ts'
import { branchOf, switchOf } from '../../support/business.ts'
import { closedOnce, open } from '../../support/schedules.ts'

const zone = 'Europe/Vienna'
const at = (local: string) => Date.parse(`${local}:00+01:00`)
const today = '2026-11-20'

/** A Friday noon at a branch that takes two orders every quarter of an hour, open from 11 to 13. */
const offerOf = (given: Partial<Offer> & { hours?: Offer['branch']['openingHours'] } = {}): Offer => {
  const { hours = [open('daily', '11:00–13:00')], ...rest } = given
  return {
    branch: branchOf({ openingHours: hours, slotMinutes: 15, slotCapacity: 2 }),
    mode: 'takeaway',
    switches: [],
    loads: new Map(),
    earliest: at('2026-11-20T12:20'),
    ...rest,
  }
}
const clocks = (instants: readonly number[]) =>
  instants.map(instant => new Date(instant).toLocaleTimeString('de-AT', { timeZone: zone, timeStyle: 'short' }))

describe('The time picker lists available slots', () => {
  it('from the earliest start on, the closing time included', () => {
    expect(clocks(listedSlots(offerOf(), today).map(({ start }) => start))).toEqual([
      '12:20',
      '12:30',
      '12:45',
      '13:00',
    ])
  })

  it('a slot is full when as many orders lie in it as it takes, one fewer leaves it free', () => {
    const loads = new Map([
      [at('2026-11-20T12:30'), 2],
      [at('2026-11-20T12:45'), 1],
    ])
    const offer = offerOf({ loads })
    expect(listedSlots(offer, today).map(({ state }) => state)).toEqual(['free', 'full', 'free', 'free'])
    expect(clocks(freeStarts(offer, today))).toEqual(['12:20', '12:25', '12:45', '12:50', '12:55', '13:00'])
  })

  it('a slot that a pause only begins or ends in keeps what is left of it', () => {
    const startsAt = '2026-11-20T12:25:00+01:00'
    const pause = switchOf({ startsAt, endsAt: '2026-11-20T12:50:00+01:00', reason: '' })
    const listed = listedSlots(offerOf({ switches: [pause] }), today)
    expect(listed.map(({ start, state }) => [clocks([start])[0], state])).toEqual([
      ['12:20', 'free'],
      ['12:30', 'paused'],
      ['12:50', 'free'],
      ['13:00', 'free'],
    ])
  })

  it('without a capacity every slot is free', () => {
    const loads = new Map([[at('2026-11-20T12:30'), 99]])
    const branch = branchOf({ openingHours: [open('daily', '11:00–13:00')], slotCapacity: null })
    expect(listedSlots(offerOf({ branch, loads }), today).every(({ state }) => state === 'free')).toBe(true)
  })

  it('two times lie in the same slot up to its end, which belongs to the next', () => {
    const same = (other: string) => isSameSlot(offerOf(), at('2026-11-20T12:30'), at(`2026-11-20T${other}`))
    expect([same('12:44'), same('12:45'), same('12:29')]).toEqual([true, false, false])
  })
})

describe('The date picker disables past days and days without availability', () => {
  it('nothing before the earliest start, nothing on a day off', () => {
    const days = freeDays(offerOf({ hours: [open('daily', '11:00–13:00'), closedOnce('2026-11-22')] }))
    expect([...days].slice(0, 3)).toEqual(['2026-11-20', '2026-11-21', '2026-11-23'])
    expect(days.has('2026-11-19')).toBe(false)
  })

  it('nothing beyond the horizon of 180 days, of which the first is today', () => {
    const days = [...freeDays(offerOf())]
    expect([days.length, days.at(-1)]).toEqual([180, '2027-05-18'])
  })

  it('a day whose last slot is taken is gone, and comes back with a free one', () => {
    const slots = ['12:15', '12:30', '12:45', '13:00'].map(clock => [at(`2026-11-20T${clock}`), 2] as const)
    expect(freeDays(offerOf({ loads: new Map(slots) })).has(today)).toBe(false)
    expect(freeDays(offerOf({ loads: new Map(slots.slice(1)) })).has(today)).toBe(true)
  })

  it('a day that is paused from end to end is gone', () => {
    const startsAt = '2026-11-21T00:00:00+01:00'
    const pause = switchOf({ startsAt, endsAt: '2026-11-22T00:00:00+01:00' })
    const days = freeDays(offerOf({ switches: [pause] }))
    expect(days.has('2026-11-21')).toBe(false)
    expect(days.has('2026-11-22')).toBe(true)
  })
})

describe('The time that is proposed at first', () => {
  const day = [at('2026-11-22T00:10'), at('2026-11-22T05:00'), at('2026-11-22T07:00'), at('2026-11-22T12:00')]

  it.each<[string | undefined, string, string, readonly number[]]>([
    ['07:00', 'by daylight, for what takes two days', '2026-11-20T00:07', day],
    ['00:10', 'the first one for who orders in the night itself', '2026-11-21T23:50', day],
    ['00:10', 'the first one where the day has nothing else', '2026-11-20T12:00', day.slice(0, 1)],
    [undefined, 'none where there is none', '2026-11-20T12:00', []],
  ])('is %s: %s', (proposed, _why, now, starts) => {
    expect(clocks([proposedStart(starts, at(now), zone) ?? []].flat())[0]).toBe(proposed)
  })
})
