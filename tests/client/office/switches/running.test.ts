import { describe, expect, it } from 'vitest'
import { isRunning, minutesLeft, tomorrowMorning } from '../../../../client/office/switches/running.ts'

const zone = 'Europe/Vienna'
const at = (text: string): number => Date.parse(text)

describe('A switch', () => {
  it.each([
    ['2026-06-16T23:30:00+02:00', '2026-06-17T04:00:00+02:00'],
    ['2026-06-17T00:30:00+02:00', '2026-06-18T04:00:00+02:00'],
    ['2026-10-24T12:00:00+02:00', '2026-10-25T04:00:00+01:00'],
  ])('until tomorrow, thrown at %s, ends at %s', (now, end) => {
    expect(new Date(tomorrowMorning(at(now), zone)).toISOString()).toBe(new Date(end).toISOString())
  })

  it('is on from its beginning until its end', () => {
    const body = { startsAt: '2026-06-16T10:00:00Z', endsAt: '2026-06-16T11:00:00Z' }
    expect(isRunning(body, at('2026-06-16T09:59:59Z'))).toBe(false)
    expect(isRunning(body, at('2026-06-16T10:00:00Z'))).toBe(true)
    expect(isRunning(body, at('2026-06-16T11:00:00Z'))).toBe(false)
    expect(isRunning({ endsAt: body.endsAt }, 0)).toBe(true)
  })

  it('counts down in minutes of its last day', () => {
    const body = { endsAt: '2026-06-16T11:00:00Z' }
    expect(minutesLeft(body, at('2026-06-16T10:59:30Z'))).toBe(1)
    expect(minutesLeft(body, at('2026-06-16T10:15:00Z'))).toBe(45)
    expect(minutesLeft(body, at('2026-06-14T11:00:00Z'))).toBeNull()
  })
})
