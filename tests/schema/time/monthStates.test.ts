import { describe, expect, test } from 'vitest'
import { activitiesOf } from '../../../schema/time/activities.ts'
import {
  type ClockEvent,
  type Correction,
  type MonthEvent,
  type MonthStep,
  monthSteps,
  type TimeEvent,
} from '../../../schema/time/clockEvent.ts'
import {
  lockAt,
  type MonthState,
  mayStep,
  monthAfter,
  monthsOf,
  touchesLock,
} from '../../../schema/time/monthStates.ts'
import { workedMinutes } from '../../../schema/time/workedTime.ts'

const from = Date.UTC(2026, 9, 1)
const to = Date.UTC(2026, 10, 1)
const HOUR = 3_600_000
let uids = 0
const step = (name: MonthStep, at: number): MonthEvent => {
  const uid = `schritt-${(uids += 1)}`
  return { kind: 'month', uid, month: '2026-10', from, to, step: name, reason: '', author: 1, at }
}
const stamp = (kind: ClockEvent['kind'], at: number, receivedAt = at): ClockEvent => ({
  uid: `${kind}-${at}`,
  kind,
  at,
  offset: 0,
  isClockUnsure: false,
  receivedAt,
  source: 'terminal',
  branch: null,
  project: null,
  task: null,
})
const correction = (activity: string, startedAt: number | null): Correction => ({
  kind: 'correct',
  uid: `nachtrag-${(uids += 1)}`,
  activity,
  to: startedAt === null ? null : { startedAt, endedAt: startedAt + HOUR, breaks: [], project: null, task: null },
  reason: 'Vergessen',
  author: 1,
  at: to + HOUR,
  isDecided: false,
})
const approved = (at = to + 10 * HOUR) => [step('submit', at - HOUR), step('approve', at)]

describe('A month', () => {
  test.each<[MonthState, Record<MonthStep, MonthState | null>]>([
    ['draft', { submit: 'submitted', approve: null, reopen: null }],
    ['submitted', { submit: null, approve: 'approved', reopen: 'draft' }],
    ['approved', { submit: null, approve: null, reopen: 'draft' }],
  ])('that is %s goes on by the table', (state, after) => {
    expect(Object.fromEntries(monthSteps.map(each => [each, monthAfter(state, each)]))).toEqual(after)
  })

  test('is handed in by whose it is, and approved and opened again by who leads', () => {
    const who = (isOwn: boolean, isApprover: boolean) => monthSteps.filter(each => mayStep(each, { isOwn, isApprover }))
    expect([who(true, false), who(false, true), who(true, true), who(false, false)]).toEqual([
      ['submit'],
      ['submit', 'approve', 'reopen'],
      ['submit', 'approve', 'reopen'],
      [],
    ])
  })

  test('is what its steps make of it in whatever order they come and however often, each kept', () => {
    const steps = [...approved(), step('reopen', to + 20 * HOUR)]
    const standing = monthsOf([...steps, ...steps].toReversed()).get('2026-10')
    expect([standing?.state, standing?.steps.map(each => each.step)]).toEqual([
      'draft',
      ['submit', 'approve', 'reopen'],
    ])
    expect(monthsOf([step('approve', to)]).get('2026-10')).toBeUndefined()
  })

  test('is locked from its first instant to its last while it is approved, and no longer', () => {
    const isLocked = (events: readonly MonthEvent[], at: number) => lockAt(monthsOf(events), at) !== undefined
    const steps = approved()
    expect([from - 1, from, to - 1, to].map(at => isLocked(steps, at))).toEqual([false, true, true, false])
    expect(isLocked(steps.slice(0, 1), from)).toBe(false)
    expect(isLocked([...steps, step('reopen', to + 20 * HOUR)], from)).toBe(false)
  })

  test('that is locked is touched by a correction that leads into it, out of it, or away with its work', () => {
    const inside = stamp('start', from + HOUR)
    const outside = stamp('start', to + HOUR)
    const events = [...approved(), inside, outside]
    expect(touchesLock(events, correction(inside.uid, from + 2 * HOUR))).toBe(true)
    expect(touchesLock(events, correction(inside.uid, to + 2 * HOUR))).toBe(true)
    expect(touchesLock(events, correction(inside.uid, null))).toBe(true)
    expect(touchesLock(events, correction(outside.uid, from + 2 * HOUR))).toBe(true)
    expect(touchesLock(events, correction(outside.uid, to + 2 * HOUR))).toBe(false)
    expect(touchesLock([inside, outside], correction(inside.uid, null))).toBe(false)
    const written = { ...correction('nachtrag', from + HOUR), uid: 'nachtrag' }
    expect(touchesLock([...approved(), written], correction('nachtrag', to + HOUR))).toBe(true)
  })

  test('that is locked keeps what was clocked in it and comes later, and flags it until it is approved anew', () => {
    const early = [stamp('start', from + HOUR), stamp('end', from + 2 * HOUR)]
    const late = [stamp('start', from + 30 * HOUR, to + 12 * HOUR), stamp('end', from + 31 * HOUR, to + 12 * HOUR)]
    const flags = (steps: readonly MonthEvent[]) =>
      activitiesOf([...early, ...late, ...steps], to + 40 * HOUR).activities.map(each => each.flags)
    expect(flags([])).toEqual([[], []])
    expect(flags(approved())).toEqual([[], ['late', 'uncounted']])
    const reopened = [...approved(), step('reopen', to + 13 * HOUR)]
    expect(flags(reopened)).toEqual([[], []])
    expect(flags([...reopened, ...approved(to + 20 * HOUR)])).toEqual([[], []])
  })

  test('that is approved keeps its sums, whatever comes later, until somebody who may decides or opens it again', () => {
    const lateAt = to + 12 * HOUR
    const early = [stamp('start', from + HOUR), stamp('end', from + 9 * HOUR), stamp('start', to - 2 * HOUR)]
    const night = stamp('end', to + 6 * HOUR)
    const late = [
      stamp('end', from + 5 * HOUR, lateAt),
      stamp('start', from + 30 * HOUR, lateAt),
      stamp('end', from + 31 * HOUR, lateAt),
      stamp('end', to + HOUR, lateAt),
    ]
    const now = to + 40 * HOUR
    const hours = (events: readonly TimeEvent[]) => {
      const { activities, late: proposed } = activitiesOf(events, now)
      const counted = activities.map(each => workedMinutes(each, now) / 60)
      return [counted, [...proposed.values()].map(({ startedAt, endedAt }) => ((endedAt ?? 0) - startedAt) / HOUR)]
    }
    const known = [...early, night, ...approved()]
    expect(hours(known)).toEqual([[8, 8], []])
    expect(hours([...known, ...late])).toEqual([
      [8, 0, 8],
      [4, 1, 3],
    ])
    const said = { ...correction(`start-${from + 30 * HOUR}`, from + 30 * HOUR), isDecided: true, at: lateAt + HOUR }
    expect(hours([...known, ...late, said])).toEqual([
      [8, 1, 8],
      [4, 3],
    ])
    expect(hours([...known, ...late, step('reopen', lateAt + HOUR)])).toEqual([[4, 1, 3], []])
  })
})
