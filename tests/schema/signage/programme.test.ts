import * as fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { instantAt } from '../../../schema/base/zonedTime.ts'
import { type Programme, playingAt } from '../../../schema/signage/programme.ts'
import type { StreamRule } from '../../../schema/signage/stream.ts'

const zone = 'Europe/Vienna'
const always: StreamRule = { priority: 0, weekdays: [], weeks: 'all', onlyWhileOpen: false }
const at = (date: string, time: string) => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return instantAt(date, hours * 60 + minutes, zone)
}
const open = [{ type: 'daily', isClosed: false, from: '06:00', to: '18:00' }] as const
const whole = { validFrom: null, validTo: null, isEnabled: true }

/** Streams by their rules, the first one with the id 1; each shows one segment of the same id. */
const programme = (rules: readonly StreamRule[][], hours: Programme['screen']['hours'] = null): Programme => ({
  screen: { streams: rules.map((_, index) => index + 1), hours },
  streams: new Map(rules.map((own, index) => [index + 1, { segments: [index + 1], schedule: own }])),
  segments: new Map(rules.map((_, index) => [index + 1, whole])),
  timeZone: zone,
  openingHours: [...open],
})

describe('What plays', () => {
  const breakfast = { ...always, priority: 5, from: '06:00', to: '11:00' }
  const night = { ...always, priority: 5, from: '22:00', to: '02:00', weekdays: ['friday'] as const }
  const cases = programme([[], [breakfast], [{ ...night, weekdays: [...night.weekdays] }]])

  it.each([
    ['2026-11-23', '05:59', 1],
    ['2026-11-23', '06:00', 2],
    ['2026-11-23', '10:59', 2],
    ['2026-11-23', '11:00', 1],
    ['2026-11-27', '22:00', 3],
    ['2026-11-28', '01:59', 3],
    ['2026-11-28', '02:00', 1],
    ['2026-11-28', '22:30', 1],
  ])(
    'at %s %s is stream %i: a rule that holds goes before none, and a night belongs to the day it began on',
    (date, time, stream) => {
      expect(playingAt(cases, at(date, time))).toMatchObject({ stream, segments: [stream] })
    },
  )

  it('is the stream of the highest priority; of equal ones the upper', () => {
    const now = at('2026-11-23', '12:00')
    expect(playingAt(programme([[always], [{ ...always, priority: 1 }], [always]]), now).stream).toBe(2)
    expect(playingAt(programme([[always], [always]]), now).stream).toBe(1)
    expect(playingAt(programme([[{ ...always, validTo: '2026-11-22' }]]), now).stream).toBeNull()
  })

  it.each([
    ['2026-11-22', true],
    ['2026-11-23', false],
    ['2026-12-28', true],
    ['2027-01-04', true],
    ['2027-01-11', false],
  ])('in odd weeks of ISO 8601 only: %s %s', (date, plays) => {
    const odd = programme([[{ ...always, weeks: 'odd' }]])
    expect(playingAt(odd, at(date, '12:00')).stream !== null).toBe(plays)
  })

  it('only while the branch is open, where that is wanted', () => {
    const whileOpen = programme([[{ ...always, onlyWhileOpen: true }]])
    expect(playingAt(whileOpen, at('2026-11-23', '18:00')).stream).toBe(1)
    expect(playingAt(whileOpen, at('2026-11-23', '18:01')).stream).toBeNull()
  })

  it('leaves out what is off, not yet or no longer valid', () => {
    const { segments: _, ...rest } = programme([[]])
    const one = (given: object) =>
      playingAt({ ...rest, segments: new Map([[1, { ...whole, ...given }]]) }, at('2026-11-23', '12:00')).segments
    expect(one({})).toEqual([1])
    for (const off of [{ isEnabled: false }, { validFrom: '2026-11-24' }, { validTo: '2026-11-22' }])
      expect(one(off)).toEqual([])
  })

  it('is the next stream where the first has nothing to show that day: an offer that is over leaves no TV dark', () => {
    const { segments: _, ...rest } = programme([[], [{ ...always, priority: 9 }]])
    const shown = (second: object | null) =>
      playingAt(
        { ...rest, segments: new Map([[1, whole], ...(second ? [[2, { ...whole, ...second }] as const] : [])]) },
        at('2026-11-23', '12:00'),
      )
    expect(shown({})).toMatchObject({ stream: 2, segments: [2] })
    for (const gone of [{ validTo: '2026-11-22' }, { isEnabled: false }, null])
      expect(shown(gone)).toMatchObject({ stream: 1, segments: [1] })
    expect(shown({ isMissing: true })).toMatchObject({ stream: 1 })
    const only = { ...programme([[]]), segments: new Map([[1, { ...whole, isMissing: true }]]) }
    expect(playingAt(only, at('2026-11-23', '12:00'))).toMatchObject({ stream: 1, segments: [1] })
  })

  it('is nothing while the TV is to be off', () => {
    const hours = [{ type: 'daily', isClosed: false, from: '05:30', to: '20:00' }] as const
    expect(playingAt(programme([[]], [...hours]), at('2026-11-23', '21:00')).isOn).toBe(false)
    expect(playingAt(programme([[]]), at('2026-11-23', '03:00')).isOn).toBe(true)
  })
})

test('Nothing changes before the instant that is told, on days of 23 and 25 hours too', () => {
  const minutes = fc
    .integer({ min: 0, max: 1439 })
    .map(of => `${String(Math.floor(of / 60)).padStart(2, '0')}:${String(of % 60).padStart(2, '0')}`)
  const rule = fc.record({
    priority: fc.integer({ min: 0, max: 3 }),
    weekdays: fc.constantFrom<StreamRule['weekdays']>([], ['saturday'], ['sunday', 'monday']),
    weeks: fc.constantFrom('all' as const, 'even' as const, 'odd' as const),
    onlyWhileOpen: fc.boolean(),
    from: minutes,
    to: minutes,
  })
  const day = fc.constantFrom('2026-10-25', '2027-03-28', '2026-12-31')
  fc.assert(
    fc.property(
      fc.array(fc.array(rule, { maxLength: 2 }), { minLength: 1, maxLength: 3 }),
      day,
      minutes,
      (rules, date, time) => {
        const streams = programme(rules)
        const now = at(date, time)
        const { stream, isOn, until } = playingAt(streams, now)
        expect(until).toBeGreaterThan(now)
        for (let later = now; later < until; later += 7 * 60_000)
          expect(playingAt(streams, later)).toMatchObject({ stream, isOn })
        expect(playingAt(streams, until - 1)).toMatchObject({ stream, isOn })
      },
    ),
    { numRuns: 60, examples: [[[[{ ...always, from: '02:01', to: '00:00' }]], '2026-10-25', '02:11']] },
  )
})
