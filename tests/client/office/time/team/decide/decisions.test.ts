import { describe, expect, test } from 'vitest'
import { decisionsOf } from '../../../../../../client/office/time/team/decide/decisions.ts'
import type { ActivityFlag } from '../../../../../../schema/time/activity.ts'
import type { ActivityEntry } from '../../../../../../schema/time/calls.ts'

const times = { startedAt: '2026-11-20T05:00:00.000Z', endedAt: '2026-11-20T13:00:00.000Z', breaks: [] }
const asked = (isApproved: boolean | null) => ({
  uid: `nachtrag-${isApproved}`,
  old: null,
  new: null,
  reason: 'Vergessen',
  author: 10,
  at: times.endedAt,
  isApproved,
  decidedBy: null,
  answer: '',
})
const entry = (id: number, flags: readonly ActivityFlag[], more: Partial<ActivityEntry> = {}): ActivityEntry => ({
  id,
  uid: `start-${id}`,
  user: 10,
  state: 'ended',
  ...times,
  workedMinutes: 480,
  branch: null,
  project: null,
  task: null,
  source: 'phone',
  flags,
  corrections: [],
  ...more,
})

describe('What of working time is to be decided', () => {
  test('is missing ends first, then what is asked for, then what looks wrong, each newest first', () => {
    const found = decisionsOf([
      entry(1, ['skew']),
      entry(2, ['skew'], { startedAt: '2026-11-21T05:00:00.000Z' }),
      entry(3, ['corrected'], { corrections: [asked(false), asked(null)] }),
      entry(4, ['closedByStart']),
      entry(5, ['forgotten'], { state: 'running', endedAt: null }),
    ])
    expect(found.map(each => [each.entry.id, each.kind])).toEqual([
      [4, 'end'],
      [5, 'end'],
      [3, 'correction'],
      [2, 'check'],
      [1, 'check'],
    ])
    expect(found[2]?.correction).toMatchObject({ isApproved: null })
  })

  test('is nothing about work without flags, and nothing about work that goes on as it should', () => {
    expect(decisionsOf([entry(1, []), entry(2, ['skew'], { state: 'running', endedAt: null })])).toEqual([])
  })

  test('is not said to be right as it is while it lies over other work or waits for an answer', () => {
    const may = (flags: readonly ActivityFlag[], more: Partial<ActivityEntry> = {}) =>
      decisionsOf([entry(1, flags, more)])[0]?.mayConfirm
    expect([may(['skew']), may(['late']), may(['overlap', 'skew'])]).toEqual([true, true, false])
    expect(may(['corrected'], { corrections: [asked(null)] })).toBe(false)
    expect(may(['forgotten'], { state: 'running', endedAt: null })).toBe(false)
  })

  test('and what was clocked for no work, right after missing ends', () => {
    const lone = entry(2, [], { startedAt: null, isLone: true, stamp: 'end' })
    const found = decisionsOf([entry(3, ['skew']), lone, entry(1, ['closedByStart']), entry(4, [])])
    expect(found.map(({ entry: { id }, kind }) => [id, kind])).toEqual([
      [1, 'end'],
      [2, 'lone'],
      [3, 'check'],
    ])
  })
})
