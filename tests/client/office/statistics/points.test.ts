import { describe, expect, it } from 'vitest'
import { fairTotals, pointsOf } from '../../../../client/office/statistics/points.ts'

const hours = [9, 10, 11, 12].map(hour => ({
  t: `2026-11-23T${String(hour).padStart(2, '0')}:00:00+01:00`,
  value: hour,
}))
const before = hours.map(({ t }) => ({ t, value: 100 }))
const now = Date.parse('2026-11-23T11:20:00+01:00')

describe('The points of a series', () => {
  it('are over, go on or have not begun', () => {
    expect(pointsOf(hours, before, 'hour', now)).toEqual([
      { label: '9\u00a0h', title: '23.11. 09:00\u00a0Uhr', value: 9, before: 100, isRunning: false },
      { label: '10\u00a0h', title: '23.11. 10:00\u00a0Uhr', value: 10, before: 100, isRunning: false },
      { label: '11\u00a0h', title: '23.11. 11:00\u00a0Uhr', value: 11, before: 100, isRunning: true },
      { label: '12\u00a0h', title: '23.11. 12:00\u00a0Uhr', value: null, before: 100, isRunning: false },
    ])
  })

  it('are compared by what is over on both sides', () => {
    expect(fairTotals(pointsOf(hours, before, 'hour', now))).toEqual({ now: 19, before: 200 })
    expect(fairTotals(pointsOf(hours, before.slice(0, 1), 'hour', now))).toEqual({ now: 9, before: 100 })
    expect(fairTotals(pointsOf(hours, null, 'hour', now))).toBeNull()
    expect(fairTotals(pointsOf(hours.slice(2), before, 'hour', now))).toBeNull()
  })

  it.each([
    ['day', '2026-11-23T00:00:00+01:00', '23.11.', 'Montag, 23.11.'],
    ['week', '2026-12-28T00:00:00+01:00', 'KW\u00a053', 'KW\u00a053 (ab 28.12.2026)'],
    ['month', '2026-03-01T00:00:00+01:00', 'März 26', 'März 2026'],
  ] as const)('of a %s are called by it', (unit, t, label, title) => {
    expect(pointsOf([{ t, value: 1 }], null, unit, now)[0]).toMatchObject({ label, title })
  })
})
