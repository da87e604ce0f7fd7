import { describe, expect, test } from 'vitest'
import { activitiesOf } from '../../../schema/time/activities.ts'
import type { ActivityView } from '../../../schema/time/calls.ts'
import type { ClockEvent, ClockKind } from '../../../schema/time/clockEvent.ts'
import { activitiesWith, standingOf, standingWith } from '../../../schema/time/standing.ts'

const NOON = Date.parse('2026-11-02T11:00:00Z')
const MINUTE = 60_000
const at = (minutes: number) => NOON + minutes * MINUTE
const iso = (minutes: number) => new Date(at(minutes)).toISOString()
const stamp = (kind: ClockKind, minutes: number): ClockEvent => ({
  uid: `${kind}-${minutes}`,
  kind,
  at: at(minutes),
  offset: 0,
  isClockUnsure: false,
  receivedAt: at(minutes),
  source: 'terminal',
  branch: 1,
  project: null,
  task: null,
})
const told = (state: ActivityView['state'], from: number, more: Partial<ActivityView> = {}): ActivityView => ({
  id: 1,
  uid: `start-${from}`,
  user: 10,
  state,
  startedAt: iso(from),
  endedAt: null,
  breaks: [],
  workedMinutes: 0,
  branch: 1,
  project: null,
  task: null,
  source: 'terminal',
  flags: [],
  ...more,
})

describe('How somebody stands', () => {
  test.each<[string, Parameters<typeof standingWith>[0], ClockEvent[], [string, number | null]]>([
    ['as the server said', { state: 'running', since: iso(0) }, [], ['running', at(0)]],
    ['in a break', { state: 'paused', since: iso(30) }, [], ['paused', at(30)]],
    ['nobody works', { state: 'none', since: null }, [], ['none', null]],
    ['a beginning waits', { state: 'none', since: null }, [stamp('start', 5)], ['running', at(5)]],
    ['a break waits', { state: 'running', since: iso(0) }, [stamp('pause', 5)], ['paused', at(5)]],
    [
      'a break and its end wait',
      { state: 'running', since: iso(0) },
      [stamp('pause', 5), stamp('resume', 9)],
      ['running', at(0)],
    ],
    ['the end of a break waits', { state: 'paused', since: iso(3) }, [stamp('resume', 9)], ['running', at(3)]],
    ['an end waits', { state: 'running', since: iso(0) }, [stamp('end', 9)], ['none', null]],
    ['a whole shift waits', { state: 'none', since: null }, [stamp('end', 9), stamp('start', 1)], ['none', null]],
    [
      'the same beginning came from elsewhere',
      { state: 'running', since: iso(0) },
      [stamp('start', 1)],
      ['running', at(0)],
    ],
  ])('%s', (_, person, waiting, [state, since]) => {
    expect(standingWith(person, waiting, at(60))).toEqual({ state, since, isForgotten: false })
  })

  test('whoever never went is asked when that was, after sixteen hours', () => {
    const person = { state: 'running', since: iso(0) } as const
    expect(standingWith(person, [], at(16 * 60)).isForgotten).toBe(false)
    expect(standingWith(person, [], at(16 * 60 + 1)).isForgotten).toBe(true)
    expect(standingWith(person, [stamp('end', 60)], at(17 * 60)).isForgotten).toBe(false)
  })
})

test('Work with what waits is the work there is once it has arrived', () => {
  const events = [stamp('start', 0), stamp('pause', 60), stamp('resume', 90), stamp('end', 240), stamp('start', 300)]
  const whole = activitiesOf(events, at(360)).activities
  const until = (activities: typeof whole) =>
    activities.map(({ startedAt, endedAt, breaks }) => ({ startedAt, endedAt, breaks }))
  const known: [ActivityView[], number][] = [
    [[], 0],
    [[told('running', 0)], 1],
    [[told('paused', 0, { breaks: [{ from: iso(60), to: null }] })], 2],
    [[told('running', 0, { breaks: [{ from: iso(60), to: iso(90) }] })], 3],
    [[told('ended', 0, { endedAt: iso(240), breaks: [{ from: iso(60), to: iso(90) }] })], 4],
  ]
  for (const [views, count] of known) {
    const folded = activitiesWith(views, events.slice(count), at(360))
    expect(until(folded)).toEqual(until(whole))
    expect(standingOf(folded)).toMatchObject({ state: 'running', since: at(300) })
  }
})

test('What belongs to no work is none', () => {
  expect(activitiesWith([told('ended', 0, { isLone: true, startedAt: null, endedAt: iso(0) })], [], at(1))).toEqual([])
})
