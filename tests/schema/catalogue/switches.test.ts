import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Mode } from '../../../schema/business/modes.ts'
import { presentSwitches } from '../../../schema/catalogue/presentSwitches.ts'
import type { Switch } from '../../../schema/catalogue/switch.ts'
import { busyMinutes, nextSwitching, pauseOf, soldOutUntil } from '../../../schema/catalogue/switches.ts'
import { switchOf } from '../../support/business.ts'

const runs = { numRuns: 1000 }
const at = (clock: string) => Date.parse(`2026-11-20T${clock}+01:00`)
const from = (clock: string) => `2026-11-20T${clock}+01:00`
const here = { id: 1 }
const noon = at('12:00:00')
const pause = switchOf({ startsAt: from('11:00:00'), reason: 'Ofen defekt.' })
const endAt = (switches: readonly Switch[], mode: Mode, when: number) => pauseOf(switches, here, mode, when)?.endsAt

describe('A pause', () => {
  it.each<[string, Partial<Switch>, Mode, number, boolean]>([
    ['has not begun a millisecond before its start', {}, 'takeaway', at('11:00:00') - 1, false],
    ['holds from its start on', {}, 'takeaway', at('11:00:00'), true],
    ['holds until a millisecond before its end', {}, 'takeaway', at('14:00:00') - 1, true],
    ['is over at its end: every switch ends by itself', {}, 'takeaway', at('14:00:00'), false],
    ['without a start has always held', { startsAt: null }, 'takeaway', 0, true],
    ['of no mode is for all of them', {}, 'dineIn', noon, true],
    ['of one mode is for this one', { modes: ['delivery'] }, 'delivery', noon, true],
    ['of one mode leaves the others alone', { modes: ['delivery'] }, 'takeaway', noon, false],
    ['of two modes is for both', { modes: ['delivery', 'dineIn'] }, 'dineIn', noon, true],
    ['of another branch says nothing', { branch: 2 }, 'takeaway', noon, false],
    ['is not what is busy', { kind: 'busy', extraMinutes: 30 }, 'takeaway', noon, false],
    ['is not what is sold out', { kind: 'soldOut', product: 1 }, 'takeaway', noon, false],
  ])('%s', (_title, given, mode, when, isPaused) => {
    expect(pauseOf([{ ...pause, ...given }], here, mode, when) !== null).toBe(isPaused)
  })

  it('says why, and until when', () => {
    expect(pauseOf([pause], here, 'takeaway', noon)).toEqual({ reason: 'Ofen defekt.', endsAt: at('14:00:00') })
    const silent = switchOf({ id: 2, startsAt: from('11:00:00') })
    expect(pauseOf([silent], here, 'takeaway', noon)?.reason).toBe('')
    expect(pauseOf([silent, pause], here, 'takeaway', noon)?.reason).toBe('Ofen defekt.')
  })

  it('that another one follows without a gap ends with it, and with a gap by itself', () => {
    const next = (startsAt: string) => switchOf({ id: 2, startsAt: from(startsAt), endsAt: from('16:00:00') })
    expect(endAt([next('14:00:00'), pause], 'takeaway', noon)).toBe(at('16:00:00'))
    expect(endAt([next('13:00:00'), pause], 'takeaway', noon)).toBe(at('16:00:00'))
    expect(endAt([next('14:00:00.001'), pause], 'takeaway', noon)).toBe(at('14:00:00'))
    const other = { ...next('13:00:00'), modes: ['delivery' as const] }
    expect(endAt([other, pause], 'takeaway', noon)).toBe(at('14:00:00'))
  })
})

describe('Being busy', () => {
  const busy = (extraMinutes: number, given: Partial<Switch> = {}) => switchOf({ kind: 'busy', extraMinutes, ...given })
  it.each<[string, Switch[], number]>([
    ['adds nothing without a switch', [], 0],
    ['adds its minutes', [busy(20)], 20],
    ['adds the longest delay of several, not their sum', [busy(20), busy(45), busy(10)], 45],
    ['adds nothing to another mode', [busy(20, { modes: ['delivery'] })], 0],
    ['adds nothing at another branch', [busy(20, { branch: 2 })], 0],
    ['adds nothing once it has ended', [busy(20, { endsAt: from('12:00:00') })], 0],
    ['still adds in its last millisecond', [busy(20, { endsAt: from('12:00:00.001') })], 20],
    ['adds nothing before it begins', [busy(20, { startsAt: from('12:00:00.001') })], 0],
    ['is no pause', [pause], 0],
  ])('%s', (_title, switches, minutes) => {
    expect(busyMinutes(switches, here, 'takeaway', noon)).toBe(minutes)
  })
})

describe('Sold out', () => {
  const out = switchOf({ kind: 'soldOut', product: 7, startsAt: from('11:00:00') })
  it.each<[string, Switch[], number, number, number | null]>([
    ['is a product until its switch ends', [out], 7, noon, at('14:00:00')],
    ['is no other product', [out], 8, noon, null],
    ['is nothing at another branch', [{ ...out, branch: 2 }], 7, noon, null],
    ['is nothing by a pause', [{ ...out, kind: 'paused' }], 7, noon, null],
    ['is over at its end', [out], 7, at('14:00:00'), null],
    ['has not begun before its start', [out], 7, at('11:00:00') - 1, null],
    [
      'lasts as long as the last of several switches in a row',
      [switchOf({ ...out, id: 2, startsAt: from('14:00:00'), endsAt: from('18:00:00') }), out],
      7,
      noon,
      at('18:00:00'),
    ],
  ])('%s', (_title, switches, product, when, until) => {
    expect(soldOutUntil(switches, here, { id: product }, when)).toBe(until)
  })
})

describe('What is left of the switches', () => {
  it('is those of the branch that have not ended', () => {
    const ended = switchOf({ id: 2, endsAt: from('12:00:00') })
    const ending = switchOf({ id: 3, endsAt: from('12:00:00.001') })
    const later = switchOf({ id: 4, startsAt: from('13:00:00') })
    expect(presentSwitches([pause, ended, ending, later, { ...pause, branch: 2 }], here, noon)).toEqual([
      pause,
      ending,
      later,
    ])
  })

  it('changes next at the first start or end that is still to come', () => {
    const later = switchOf({ id: 2, startsAt: from('13:00:00') })
    expect(nextSwitching([pause], here, noon)).toBe(at('14:00:00'))
    expect(nextSwitching([pause, later], here, noon)).toBe(at('13:00:00'))
    expect(nextSwitching([pause], here, at('14:00:00'))).toBeNull()
    expect(nextSwitching([pause], { id: 2 }, noon)).toBeNull()
  })
})

describe('Any switches', () => {
  /** Switch number by number, minute by minute. */
  const isPaused = (switches: readonly Switch[], mode: Mode, minute: number) =>
    switches.some(
      each =>
        each.kind === 'paused' &&
        each.branch === 1 &&
        (each.modes.length === 0 || each.modes.includes(mode)) &&
        (!each.startsAt || Date.parse(each.startsAt) <= instant(minute)) &&
        instant(minute) < Date.parse(each.endsAt),
    )

  it('pause a branch exactly from the first to the last minute in a row', () => {
    fc.assert(
      fc.property(anySwitches(), anyMode, fc.integer({ min: 0, max: 70 }), (switches, mode, minute) => {
        let end = minute
        while (isPaused(switches, mode, end)) end += 1
        expect(pauseOf(switches, here, mode, instant(minute))?.endsAt ?? instant(minute)).toBe(instant(end))
      }),
      runs,
    )
  })

  it('say the same in any order, and without those that have ended', () => {
    fc.assert(
      fc.property(anySwitches(), anyMode, fc.integer({ min: 0, max: 70 }), (switches, mode, minute) => {
        const now = instant(minute)
        const told = (given: readonly Switch[]) => [
          pauseOf(given, here, mode, now)?.endsAt,
          busyMinutes(given, here, mode, now),
          soldOutUntil(given, here, { id: 1 }, now),
        ]
        expect(told(switches.toReversed())).toEqual(told(switches))
        expect(told(presentSwitches(switches, here, now))).toEqual(told(switches))
      }),
      runs,
    )
  })

  it('say nothing else before the next of them begins or ends', () => {
    fc.assert(
      fc.property(anySwitches(), anyMode, fc.integer({ min: 0, max: 70 }), (switches, mode, minute) => {
        const next = nextSwitching(switches, here, instant(minute)) ?? instant(80)
        const told = (now: number) => [
          pauseOf(switches, here, mode, now),
          busyMinutes(switches, here, mode, now),
          soldOutUntil(switches, here, { id: 1 }, now),
        ]
        expect(told(next - 1)).toEqual(told(instant(minute)))
      }),
      runs,
    )
  })
})

const instant = (minute: number) => noon + minute * 60_000
const anyMode = fc.constantFrom<Mode[]>('takeaway', 'delivery', 'dineIn')

function anySwitches() {
  const one = fc
    .record({
      kind: fc.constantFrom<Switch['kind'][]>('paused', 'paused', 'busy', 'soldOut'),
      branch: fc.constantFrom(1, 1, 1, 2),
      modes: fc.subarray<Mode>(['takeaway', 'delivery', 'dineIn']),
      starts: fc.option(fc.integer({ min: 0, max: 50 })),
      lasts: fc.integer({ min: 1, max: 20 }),
    })
    .map(({ starts, lasts, ...given }) => ({
      ...switchOf({ extraMinutes: lasts + 4, product: 1, reason: `${lasts}` }),
      ...given,
      startsAt: starts === null ? null : new Date(instant(starts)).toISOString(),
      endsAt: new Date(instant((starts ?? 0) + lasts)).toISOString(),
    }))
  return fc.array(one, { maxLength: 8 })
}
