import { describe, expect, test } from 'vitest'
import { HOUR, MINUTE } from '../../../schema/base/zonedTime.ts'
import { leavingAt, leavingProblem, type OpenWork, proposedLeaving, saidLeaving } from '../../../schema/time/leaving.ts'

const ZONE = 'Europe/Vienna'
const at = (text: string) => Date.parse(`${text}+01:00`)
const MONDAY = at('2026-11-23T06:02:20')
const NOW = at('2026-11-24T05:55:00')
const open = (given: Partial<OpenWork> = {}): OpenWork => ({ startedAt: MONDAY, endedAt: null, breaks: [], ...given })
const paused = open({ breaks: [{ from: at('2026-11-23T12:00:30'), to: null }] })

describe('When somebody went who forgot to clock it', () => {
  test.each<[string, OpenWork, number, string | null]>([
    ['between coming and now', open(), at('2026-11-23T14:00'), null],
    ['after midnight', open(), at('2026-11-24T01:00'), null],
    ['in the minute they came', open(), at('2026-11-23T06:02'), null],
    ['before they came', open(), at('2026-11-23T06:00'), 'beforeStart'],
    ['before they went into the break', paused, at('2026-11-23T11:30'), 'beforeStart'],
    ['when the break began', paused, at('2026-11-23T12:00'), null],
    ['not yet', open(), at('2026-11-24T06:00'), 'time'],
    [
      'before the break that ended when they came again',
      { ...paused, endedAt: NOW, breaks: [{ from: at('2026-11-23T12:00'), to: NOW }] },
      at('2026-11-23T12:30'),
      null,
    ],
  ])('%s', (_, work, said, problem) => {
    expect(leavingProblem(work, said, NOW)).toBe(problem)
  })

  test('is not a day later', () => {
    expect(leavingProblem(open(), MONDAY + 25 * HOUR, MONDAY + 40 * HOUR)).toBe('time')
  })

  test.each([
    ['14:00', at('2026-11-23T14:00:00')],
    ['06:30', at('2026-11-23T06:30:00')],
    // Whoever says the minute in which they came has not gone before.
    ['06:02', MONDAY + 1],
    ['05:30', at('2026-11-24T05:30:00')],
  ])('%s is the first time that the clock showed it since they came', (time, found) => {
    expect(leavingAt(open(), time, ZONE)).toBe(found)
  })

  test('the night in which the clock is set has both its hours', () => {
    const night = open({ startedAt: Date.parse('2026-10-24T20:00:00Z') })
    expect(leavingAt(night, '04:00', ZONE) - night.startedAt).toBe(7 * HOUR)
  })
})

describe('In the nights in which the clock is set', () => {
  const autumn = open({ startedAt: Date.parse('2026-10-25T01:40:00Z') })
  const spring = open({ startedAt: Date.parse('2027-03-27T21:00:00Z') })

  test('an hour that was there twice is the second one for whoever came in it', () => {
    const later = autumn.startedAt + 12 * HOUR
    expect(saidLeaving(autumn, '02:50', ZONE, later)).toEqual({ at: autumn.startedAt + 10 * MINUTE, problem: null })
    expect(saidLeaving(autumn, '03:10', ZONE, later)).toEqual({ at: autumn.startedAt + 30 * MINUTE, problem: null })
  })

  test('nobody has gone in the hour that is left out', () => {
    const later = spring.startedAt + 12 * HOUR
    expect(saidLeaving(spring, '02:30', ZONE, later).problem).toBe('time')
    expect(saidLeaving(spring, '03:00', ZONE, later)).toEqual({ at: spring.startedAt + 4 * HOUR, problem: null })
  })
})

describe('What is proposed', () => {
  const ended = {
    state: 'ended',
    startedAt: MONDAY - 72 * HOUR,
    breaks: [],
    branch: 1,
    project: null,
    task: null,
    source: 'terminal',
    corrections: [],
  } as const
  const work = (hours: number, flags: readonly ['forgotten'] | readonly [] = []) => ({
    ...ended,
    uid: `${hours}`,
    endedAt: ended.startedAt + hours * HOUR,
    flags,
  })
  const shift = { from: '2026-11-23T05:00:00Z', to: '2026-11-23T13:30:00Z' }

  test('is the end of the shift they came for', () => {
    const earlier = { from: '2026-11-22T05:00:00Z', to: '2026-11-22T13:30:00Z' }
    expect(proposedLeaving(open(), { shifts: [earlier, shift], works: [work(4)] }, NOW)).toBe(Date.parse(shift.to))
  })

  test('is what they mostly work, or eight hours, as a round time', () => {
    expect(proposedLeaving(open(), { shifts: [], works: [] }, NOW)).toBe(at('2026-11-23T14:00'))
    const works = [work(3), work(6), work(9), work(40, ['forgotten'])]
    expect(proposedLeaving(open(), { shifts: [], works }, NOW)).toBe(at('2026-11-23T12:00'))
  })

  test('can always be the answer', () => {
    const late = open({ breaks: [{ from: MONDAY + 9 * HOUR, to: null }] })
    const proposed = proposedLeaving(late, { shifts: [shift], works: [] }, NOW)
    expect(leavingProblem(late, proposed, NOW)).toBeNull()
    expect(proposedLeaving(open(), { shifts: [], works: [] }, MONDAY + 60 * MINUTE)).toBe(MONDAY + 60 * MINUTE)
  })
})
