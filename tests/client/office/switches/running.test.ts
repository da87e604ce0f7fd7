import { describe, expect, it } from 'vitest'
import { isRunning, minutesLeft } from '../../../../client/office/switches/running.ts'

const at = (text: string): number => Date.parse(text)

describe('A switch', () => {
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
