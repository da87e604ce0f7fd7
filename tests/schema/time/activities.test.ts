import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { HOUR, MINUTE } from '../../../schema/base/zonedTime.ts'
import { activitiesOf, currentOf } from '../../../schema/time/activities.ts'
import { type ClockEvent, type Correction, clockKinds, type TimeEvent } from '../../../schema/time/clockEvent.ts'
import { isUnclear, workedMinutes, workedStretches, workedWithin } from '../../../schema/time/workedTime.ts'
import { runsOf } from '../../support/runs.ts'

const MONDAY = Date.parse('2026-11-23T05:00:00Z')
const later = MONDAY + 40 * HOUR
let count = 0
const clocked = (kind: ClockEvent['kind'], minutes: number, given: Partial<ClockEvent> = {}): ClockEvent => ({
  uid: `uid-${(count += 1)}`,
  kind,
  at: MONDAY + minutes * MINUTE,
  offset: 0,
  isClockUnsure: false,
  receivedAt: MONDAY + minutes * MINUTE,
  source: 'terminal',
  branch: 1,
  project: null,
  task: null,
  ...given,
})
const minutesOf = (events: readonly TimeEvent[], now = later) =>
  activitiesOf(events, now).activities.map(each => workedMinutes(each, now))

describe('Clocked events become work', () => {
  test('none → running → paused → running → ended', () => {
    const day = [clocked('start', 0), clocked('pause', 120), clocked('resume', 150), clocked('end', 480)]
    const states = day.map((_, index) => currentOf(activitiesOf(day.slice(0, index + 1), later))?.state ?? 'none')
    expect(states).toEqual(['running', 'paused', 'running', 'none'])
    expect(minutesOf(day)).toEqual([450])
  })

  test('a start while work goes on ends what was before at that time, and says so', () => {
    const { activities } = activitiesOf([clocked('start', 0), clocked('start', 300, { project: 4 })], later)
    expect(activities).toMatchObject([
      { state: 'ended', endedAt: MONDAY + 300 * MINUTE, flags: ['closedByStart'] },
      { state: 'running', project: 4 },
    ])
  })

  test.each([
    ['a', 'b'],
    ['b', 'a'],
  ])(
    'an end and the next start of one instant end one work and begin another, whatever they are called',
    (end, start) => {
      const day = [clocked('start', 0), clocked('end', 240, { uid: end }), clocked('start', 240, { uid: start })]
      const breaks = [clocked('pause', 300, { uid: start + 1 }), clocked('resume', 300, { uid: end + 1 })]
      expect(activitiesOf([...day, ...breaks], later)).toMatchObject({
        activities: [
          { state: 'ended', endedAt: MONDAY + 240 * MINUTE, flags: [] },
          { state: 'running', startedAt: MONDAY + 240 * MINUTE, breaks: [{ to: MONDAY + 300 * MINUTE }] },
        ],
        lone: [],
      })
    },
  )

  test('work clocked at two places stays the same work when the earlier start comes later', () => {
    const phone = clocked('start', 1, { receivedAt: MONDAY + 2 * MINUTE })
    const day = [phone, clocked('end', 480)]
    const said: Correction = {
      kind: 'correct',
      uid: 'correction',
      activity: phone.uid,
      to: { startedAt: MONDAY, endedAt: MONDAY + 6 * HOUR, breaks: [], project: null, task: null },
      reason: 'Nachgesehen',
      author: 1,
      at: later,
      isDecided: true,
    }
    const terminal = clocked('start', 0, { receivedAt: MONDAY + 600 * MINUTE })
    expect(activitiesOf([...day, terminal], later).activities).toMatchObject([{ uid: phone.uid, startedAt: MONDAY }])
    expect(minutesOf([...day, terminal, said])).toEqual([360])
  })

  test('of two ends the earlier counts, and a note shows it', () => {
    const { activities, lone } = activitiesOf([clocked('start', 0), clocked('end', 450), clocked('end', 480)], later)
    expect(activities).toMatchObject([{ endedAt: MONDAY + 450 * MINUTE, flags: ['doubleEnd'] }])
    expect(lone).toEqual([])
  })

  test('a stop with nothing before it is kept and told', () => {
    expect(activitiesOf([clocked('end', 5), clocked('pause', 6)], later)).toMatchObject({
      activities: [],
      lone: [{ kind: 'end' }, { kind: 'pause' }],
    })
  })

  test('who has not gone after sixteen hours forgot it', () => {
    const [work] = activitiesOf([clocked('start', 0)], MONDAY + 17 * HOUR).activities
    expect(work?.flags).toEqual(['forgotten'])
    expect(activitiesOf([clocked('start', 0)], MONDAY + 15 * HOUR).activities[0]?.flags).toEqual([])
  })

  test('of an end nobody clocked no more counts than anybody works in a row, and how long it was is unclear', () => {
    const week = [clocked('start', 0), clocked('start', 7 * 24 * 60)]
    const [closed] = activitiesOf(week, MONDAY + 8 * 24 * HOUR).activities
    const [open] = activitiesOf(week.slice(0, 1), MONDAY + 7 * 24 * HOUR).activities
    for (const work of [closed, open]) {
      if (!work) throw new Error('no work')
      const at = MONDAY + 7 * 24 * HOUR
      expect([workedMinutes(work, at), isUnclear(work, at)]).toEqual([16 * 60, true])
    }
    const [usual] = activitiesOf([clocked('start', 0), clocked('end', 480)], later).activities
    expect(usual && isUnclear(usual, later)).toBe(false)
  })

  test('an end that its person said afterwards counts from then on, and is flagged', () => {
    const said = clocked('end', 480, { isSaid: true, receivedAt: MONDAY + 30 * HOUR })
    const { activities } = activitiesOf([clocked('start', 0), clocked('start', 29 * 60), said], later)
    expect(activities).toMatchObject([
      { endedAt: MONDAY + 480 * MINUTE, flags: ['said'] },
      { startedAt: MONDAY + 29 * HOUR, state: 'running', flags: [] },
    ])
  })

  test('a pause that was not ended before going counts up to going', () => {
    expect(minutesOf([clocked('start', 0), clocked('pause', 100), clocked('end', 130)])).toEqual([100])
  })
})

describe('A correction', () => {
  const start = clocked('start', 0)
  const correction = (given: Partial<Correction> = {}): Correction => ({
    kind: 'correct',
    uid: `uid-${(count += 1)}`,
    activity: start.uid,
    to: { startedAt: MONDAY, endedAt: MONDAY + 8 * HOUR, breaks: [], project: null, task: null },
    reason: 'Ausstempeln vergessen',
    author: 5,
    at: later,
    isDecided: false,
    ...given,
  })

  test('counts beside what was clocked, is flagged until somebody decides, and not if it was refused', () => {
    const one = correction()
    const decide = (isApproved: boolean) =>
      ({
        kind: 'decide',
        uid: `uid-${(count += 1)}`,
        correction: one.uid,
        isApproved,
        author: 1,
        at: later + 1,
      }) as const
    const clockedDay = [start, clocked('end', 600)]
    expect(activitiesOf([...clockedDay, one], later).activities).toMatchObject([{ flags: ['corrected'] }])
    expect(minutesOf([...clockedDay, one])).toEqual([480])
    expect(activitiesOf([...clockedDay, one, decide(true)], later).activities).toMatchObject([{ flags: [] }])
    expect(minutesOf([...clockedDay, one, decide(false)])).toEqual([600])
    expect(activitiesOf([...clockedDay, one, decide(false)], later).activities[0]?.corrections).toMatchObject([
      { reason: 'Ausstempeln vergessen', author: 5, isApproved: false },
    ])
  })

  test('says that something was clocked of which nobody knew when it was approved', () => {
    const decided = correction({ isDecided: true })
    const told = (end: number, more: readonly TimeEvent[] = []) =>
      activitiesOf([start, decided, clocked('end', 600, { receivedAt: end }), ...more], later).activities
    expect(told(later - 1)).toMatchObject([{ endedAt: MONDAY + 8 * HOUR, flags: [] }])
    expect(told(later + 1)).toMatchObject([{ endedAt: MONDAY + 8 * HOUR, flags: ['late'] }])
    const looked = correction({ isDecided: true, at: later + 2 })
    expect(told(later + 1, [looked])).toMatchObject([{ flags: [] }])
    const none = correction({ isDecided: true, to: null })
    const gone = (end: number) => activitiesOf([start, none, clocked('end', 600, { receivedAt: end })], later)
    expect(gone(later - 1)).toMatchObject({ activities: [], withdrawn: [{ uid: start.uid }] })
    expect(gone(later + 1)).toMatchObject({
      activities: [{ endedAt: MONDAY + 10 * HOUR, flags: ['late'] }],
      withdrawn: [],
    })
  })

  test('may be work nobody clocked, and work that never was', () => {
    const added = correction({ activity: 'uid-none', uid: 'uid-none' })
    expect(minutesOf([added])).toEqual([480])
    expect(minutesOf([start, clocked('end', 60), correction({ to: null, isDecided: true })])).toEqual([])
  })

  test('that there was no work is looked at before anything is gone', () => {
    const removal = correction({ to: null })
    const { activities, former } = activitiesOf([start, clocked('end', 60), removal], later)
    expect(activities).toMatchObject([{ endedAt: MONDAY + HOUR, flags: ['corrected'] }])
    expect(former.get(removal.uid)).toMatchObject({ endedAt: MONDAY + HOUR })
    const added = correction({ activity: 'uid-none', uid: 'uid-none' })
    const { activities: still } = activitiesOf([added, correction({ activity: 'uid-none', to: null })], later)
    expect(still).toMatchObject([{ uid: 'uid-none', flags: ['corrected'] }])
  })

  test('that lies over other work is told, and no minute counts twice', () => {
    const other = correction({ activity: 'uid-else', uid: 'uid-else' })
    const { activities } = activitiesOf([start, clocked('end', 60), other], later)
    expect(activities.flatMap(({ flags }) => flags)).toContain('overlap')
    const worked = workedStretches(activities, later)
    expect(workedWithin(worked, { from: MONDAY, to: later })).toBe(8 * HOUR)
  })
})

describe('10,000 schedules of events', () => {
  const schedule = fc.array(
    fc.record({
      kind: fc.constantFrom(...clockKinds),
      minutes: fc.integer({ min: 0, max: 4 * 24 * 60 }),
      project: fc.constantFrom(null, 1, 2),
    }),
    { maxLength: 24 },
  )
  const eventsOf = (given: readonly { kind: ClockEvent['kind']; minutes: number; project: number | null }[]) =>
    given.map(({ kind, minutes, project }, index) => clocked(kind, minutes, { project, uid: `event-${index}` }))

  test('in any order, twice and sent again, they become the same activities', () => {
    fc.assert(
      fc.property(schedule, fc.infiniteStream(fc.nat()), (given, random) => {
        const events = eventsOf(given)
        const shuffled = events.flatMap(event => (random.next().value % 3 === 0 ? [event, event] : [event]))
        const keys = new Map(shuffled.map(event => [event, random.next().value]))
        const arrived = shuffled.toSorted((one, other) => (keys.get(one) ?? 0) - (keys.get(other) ?? 0))
        expect(activitiesOf(arrived, later)).toEqual(activitiesOf(events, later))
      }),
      { numRuns: runsOf(10_000) },
    )
  })

  test('no minute is counted twice, and sums over any cut of days are the whole', () => {
    fc.assert(
      fc.property(schedule, fc.array(fc.integer({ min: 0, max: 5 * 24 * 60 })), (given, cuts) => {
        const worked = workedStretches(activitiesOf(eventsOf(given), later).activities, later)
        let last = Number.NEGATIVE_INFINITY
        for (const { from, to } of worked) {
          if (from < last || to <= from) throw new Error('A minute is counted twice.')
          last = to
        }
        const end = MONDAY + 6 * 24 * HOUR
        const edges = [MONDAY, ...cuts.map(minutes => MONDAY + minutes * MINUTE).toSorted((a, b) => a - b), end]
        const parts = edges.slice(1).map((to, index) => workedWithin(worked, { from: edges[index] ?? MONDAY, to }))
        const sum = parts.reduce((total, part) => total + part, 0)
        return sum === workedWithin(worked, { from: MONDAY, to: end })
      }),
      { numRuns: runsOf(10_000) },
    )
  })

  test('a rule that took events as they arrive would not hold this', () => {
    const [start, end] = [clocked('start', 0), clocked('end', 60)]
    const asTheyCome = (events: readonly ClockEvent[]) => events.map(({ kind }) => kind).join()
    expect(asTheyCome([start, end])).not.toEqual(asTheyCome([end, start]))
  })
})

describe('The clock of the wall', () => {
  test.each([
    ['the night of 25 hours', '2026-10-24T20:00:00Z', '2026-10-25T05:00:00Z', 540],
    ['the night of 23 hours', '2027-03-27T21:00:00Z', '2027-03-28T04:00:00Z', 420],
    ['the turn of the year', '2026-12-31T21:00:00Z', '2027-01-01T05:00:00Z', 480],
  ])('%s: what passed is what counts', (_, from, to, minutes) => {
    const [start, end] = [clocked('start', 0, { at: Date.parse(from) }), clocked('end', 0, { at: Date.parse(to) })]
    expect(minutesOf([start, end], Date.parse(to))).toEqual([minutes])
  })
})
