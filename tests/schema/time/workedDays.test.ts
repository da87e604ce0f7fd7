import { describe, expect, test } from 'vitest'
import { instantAt } from '../../../schema/base/zonedTime.ts'
import type { Activity } from '../../../schema/time/activity.ts'
import { mondayOf, workedDays } from '../../../schema/time/workedDays.ts'

const ZONE = 'Europe/Vienna'
const HOUR = 3_600_000
const at = (date: string, hour: number) => instantAt(date, hour * 60, ZONE)
const work = (startedAt: number, endedAt: number | null, breaks: Activity['breaks'] = []): Activity => ({
  uid: `start-${startedAt}`,
  state: endedAt === null ? 'running' : 'ended',
  startedAt,
  endedAt,
  breaks,
  branch: 1,
  project: null,
  task: null,
  source: 'phone',
  flags: [],
  corrections: [],
})

describe('The days of somebody’s work', () => {
  test.each<[string, Activity[], string, number[]]>([
    ['an ordinary day', [work(at('2026-11-02', 6), at('2026-11-02', 14))], '2026-11-02', [8, 0]],
    ['a night over midnight', [work(at('2026-11-02', 22), at('2026-11-03', 6))], '2026-11-02', [2, 6]],
    ['the night that is an hour longer', [work(at('2026-10-24', 22), at('2026-10-25', 6))], '2026-10-24', [2, 7]],
    ['the night that is an hour shorter', [work(at('2027-03-27', 22), at('2027-03-28', 6))], '2027-03-27', [2, 5]],
    ['what goes on counts up to now', [work(at('2026-11-02', 20), null)], '2026-11-02', [4, 8]],
  ])('%s', (_, works, first, hours) => {
    const days = workedDays(works, { first, count: 2, zone: ZONE }, at('2026-11-03', 8))
    expect(days.map(({ workedMs }) => workedMs / HOUR)).toEqual(hours)
  })

  test('a break counts as such on its own day, and work over midnight stands at both days', () => {
    const pause = { from: at('2026-11-02', 23), to: at('2026-11-03', 1) }
    const works = [work(at('2026-11-02', 22), at('2026-11-03', 6), [pause])]
    const days = workedDays(works, { first: '2026-11-02', count: 3, zone: ZONE }, at('2026-11-05', 0))
    expect(days.map(day => [day.breakMs / HOUR, day.workedMs / HOUR, day.works.length])).toEqual([
      [1, 1, 1],
      [1, 5, 1],
      [0, 0, 0],
    ])
  })

  test('a week begins on Monday by the clock on the wall', () => {
    expect(mondayOf(Date.parse('2026-11-01T23:30:00Z'), ZONE)).toBe('2026-11-02')
    expect(mondayOf(Date.parse('2026-11-01T22:30:00Z'), ZONE)).toBe('2026-10-26')
  })
})
