import { expect, test } from 'vitest'
import { ownHours } from '../../../../client/time/terminal/ownHours.ts'
import type { Activity } from '../../../../schema/time/activity.ts'

const zone = 'Europe/Vienna'
const HOUR = 3_600_000
const work = (from: string, to: string | null): Activity => ({
  uid: from,
  branch: 1,
  project: null,
  task: null,
  source: 'terminal',
  flags: [],
  corrections: [],
  breaks: [],
  state: to === null ? 'running' : 'ended',
  startedAt: Date.parse(from),
  endedAt: to === null ? null : Date.parse(to),
})

test('Hours of today begin at midnight and those of the week on Monday, where the terminal stands', () => {
  const now = Date.parse('2026-10-28T10:00:00+01:00')
  const activities = [
    // Sunday night, half of it of this week.
    work('2026-10-25T22:00:00+01:00', '2026-10-26T02:00:00+01:00'),
    work('2026-10-27T23:00:00+01:00', '2026-10-28T01:00:00+01:00'),
    work('2026-10-28T08:30:00+01:00', null),
  ]
  expect(ownHours(activities, now, zone)).toEqual({ today: 2.5 * HOUR, week: 5.5 * HOUR })
})
