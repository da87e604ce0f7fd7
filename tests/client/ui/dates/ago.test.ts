import { describe, expect, it } from 'vitest'
import { agoText, sinceText, spanText, waitText } from '../../../../client/ui/dates/ago.ts'

describe('How long ago something was', () => {
  const NOW = Date.UTC(2026, 10, 20, 12)
  const MINUTE = 60_000
  const zone = 'Europe/Vienna'

  it('is said in minutes, then in hours, then as a date', () => {
    const told = [10_000, 4 * MINUTE, 59 * MINUTE, 3 * 60 * MINUTE, 25 * 60 * MINUTE]
    expect(told.map(passed => agoText(NOW - passed, NOW, zone))).toEqual([
      'gerade eben',
      'vor 4\u00a0min',
      'vor 59\u00a0min',
      'vor 3\u00a0h',
      'am 19.11.2026 12:00',
    ])
  })

  it('is said as a time for what lasts, with the date after a day', () => {
    expect(sinceText(NOW - 60 * MINUTE, NOW, zone)).toBe('seit 12:00')
    expect(sinceText(NOW - 48 * 60 * MINUTE, NOW, zone)).toBe('seit 18.11.2026 13:00')
    expect([30_000, 90 * MINUTE, 72 * 60 * MINUTE].map(spanText)).toEqual(['1\u00a0min', '1\u00a0h', '3\u00a0Tage'])
  })

  it.each([
    [0, '1\u00a0min'],
    [59, '59\u00a0min'],
    [60, '1\u00a0h'],
    [69, '1\u00a0h 9\u00a0min'],
    [599, '9\u00a0h 59\u00a0min'],
    [600, '10\u00a0h'],
    [669, '11\u00a0h'],
    [4320, '3\u00a0Tage'],
  ])('is said to the minute for a wait of up to ten hours: %i minutes', (minutes, text) => {
    expect(waitText(minutes * MINUTE)).toBe(text)
  })
})
