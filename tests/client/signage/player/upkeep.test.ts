import { expect, test } from 'vitest'
import { createPlayer, type Prepared } from '../../../../client/signage/player/player.ts'
import { createRenewal, SHIFT_MS, shiftAt } from '../../../../client/signage/player/upkeep.ts'
import { localTime } from '../../../../schema/base/zonedTime.ts'
import type { Programme } from '../../../../schema/signage/programme.ts'
import { movedTime } from '../../../support/movedTime.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR
const timeZone = 'Europe/Vienna'
/** The night between has one hour less than others. */
const BEFORE_SUMMER = Date.parse('2026-03-27T11:00:00Z')

interface TvOptions {
  readonly id?: number
  /** How long each thing is shown, and how long it takes to be ready (ms). */
  readonly ms: number
  readonly readyMs?: number
  readonly hours?: Programme['screen']['hours']
  readonly isKept?: boolean
}

/** A TV that plays one thing for `days`, and is opened anew when it says so: when that was, as minutes of its day. */
async function nightsOf(days: number, { id = 1, ms, readyMs = 0, hours = null, isKept = true }: TvOptions) {
  const { now, after, pass } = movedTime(BEFORE_SUMMER)
  const renewals: number[] = []
  const programme: Programme = {
    screen: { streams: [1], hours },
    streams: new Map([[1, { segments: [1], schedule: [] }]]),
    segments: new Map([[1, { validFrom: null, validTo: null, isEnabled: true }]]),
    timeZone,
    openingHours: [],
  }
  let stop = () => {}
  const open = () => {
    const startAnew = () => {
      renewals.push(now())
      stop()
      after(1000, open)
    }
    const renew = createRenewal({ id, now, timeZone: () => timeZone, isKept: () => isKept, startAnew })
    let isOpen = true
    const player = createPlayer<Prepared>({
      now,
      elapsed: now,
      after,
      prepare: segment => new Promise(resolve => after(readyMs, () => resolve({ segment, title: 'Karte', ms }))),
      drop: () => {},
      show: () => isOpen && renew(),
      played: () => {},
      darkness: { get: () => null, set: () => {} },
    })
    stop = () => {
      isOpen = false
      player.stop()
    }
    player.follow(programme)
  }
  open()
  for (let passed = 0; passed < days * DAY; passed += HOUR) await pass(HOUR)
  return renewals.map(at => localTime(at, timeZone))
}

test('A TV starts anew once a night at about four, also where the clocks change, and not all of a house at once', async () => {
  const nights = await nightsOf(4, { ms: 60_000 })
  expect(nights).toHaveLength(4)
  expect(new Set(nights.map(({ date }) => date)).size).toBe(4)
  for (const { minutes } of nights) expect(Math.abs(minutes - 4 * 60)).toBeLessThanOrEqual(21)
  const others = await Promise.all([2, 3, 4, 5].map(id => nightsOf(1, { id, ms: 60_000 })))
  expect(new Set([nights, ...others].map(([night]) => night?.minutes)).size).toBe(5)
})

test('What is shown for an hour and takes two minutes to be ready, and a TV that is dark at night, miss no night', async () => {
  expect(await nightsOf(60, { ms: HOUR, readyMs: 120_000 })).toHaveLength(60)
  const hours: Programme['screen']['hours'] = [{ type: 'daily', isClosed: false, from: '08:00', to: '20:00' }]
  expect(await nightsOf(4, { ms: 60_000, hours })).toHaveLength(4)
})

test('A TV whose program is not kept does not start anew: without the network it would not come back', async () => {
  expect(await nightsOf(1, { ms: 60_000, isKept: false })).toEqual([])
})

test('The picture moves every three minutes by at most four pixels a way, one step after another, and comes back', () => {
  const { now } = { now: BEFORE_SUMMER - (BEFORE_SUMMER % (8 * SHIFT_MS)) }
  expect(SHIFT_MS).toBe(180_000)
  const round = Array.from({ length: 8 }, (_, step) => shiftAt(now + step * SHIFT_MS))
  expect(new Set(round.map(({ x, y }) => `${x} ${y}`)).size).toBe(8)
  for (const [step, { x, y }] of round.entries()) {
    expect(Math.max(Math.abs(x), Math.abs(y))).toBeLessThanOrEqual(4)
    expect(shiftAt(now + step * SHIFT_MS + SHIFT_MS - 1)).toEqual({ x, y })
    const next = shiftAt(now + (step + 1) * SHIFT_MS)
    expect(Math.abs(next.x - x) + Math.abs(next.y - y)).toBeLessThanOrEqual(4)
  }
  expect(shiftAt(now + 8 * SHIFT_MS)).toEqual(round[0])
})
