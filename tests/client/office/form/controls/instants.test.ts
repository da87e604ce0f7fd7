import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { clockTime, instantOf, wallTime } from '../../../../../client/office/form/controls/instants.ts'

const vienna = 'Europe/Vienna'

describe('An instant in a form', () => {
  it.each<[string, string]>([
    ['2026-11-20T06:00:00Z', '2026-11-20T07:00'],
    ['2026-07-01T06:00:00Z', '2026-07-01T08:00'],
    ['2026-11-20T07:00:00+01:00', '2026-11-20T07:00'],
  ])('%s is shown as the clock in Vienna shows it: %s', (instant, wall) => {
    expect(wallTime(instant, vienna)).toBe(wall)
  })

  it.each<[string, string]>([
    ['2026-11-20T07:00', '2026-11-20T07:00:00+01:00'],
    ['2026-07-01T08:00', '2026-07-01T08:00:00+02:00'],
    // The night of 2027-03-28 skips two o'clock: the first moment after it counts.
    ['2027-03-28T02:30', '2027-03-28T03:00:00+02:00'],
    // The night of 2026-10-25 has two o'clock twice: the earlier one counts.
    ['2026-10-25T02:30', '2026-10-25T02:30:00+02:00'],
    ['', ''],
    ['irgendwann', ''],
  ])('%s is stored as %s', (wall, instant) => {
    expect(instantOf(wall, vienna)).toBe(instant)
  })

  it('is the same instant after showing and storing it, but for the hour that the clock shows twice', () => {
    const minutes = fc.integer({ min: Date.UTC(2020, 0) / 60_000, max: Date.UTC(2035, 0) / 60_000 })
    fc.assert(
      fc.property(minutes, minute => {
        const at = minute * 60_000
        const again = Date.parse(instantOf(wallTime(new Date(at).toISOString(), vienna), vienna))
        expect([at, at - 3_600_000]).toContain(again)
      }),
      { numRuns: 2000 },
    )
  })
})

describe('A time of day', () => {
  it.each<[string, string]>([
    ['7', '07:00'],
    ['730', '07:30'],
    ['0730', '07:30'],
    ['7.30', '07:30'],
    ['7:30', '07:30'],
    ['18 Uhr', '18:00'],
    ['24:00', '24:00'],
    ['früh', 'früh'],
  ])('typed as %j is meant as %j', (typed, meant) => {
    expect(clockTime(typed)).toBe(meant)
  })
})
