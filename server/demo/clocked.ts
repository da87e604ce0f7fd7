import { DAY, HOUR, MINUTE } from '../../schema/base/zonedTime.ts'
import type { ClockEvent, ClockKind, Correction, TimeEvent } from '../../schema/time/clockEvent.ts'
import type { Shift } from '../../schema/time/shift.ts'
import type { Transaction } from '../base/storage/storage.ts'
import { listActivities } from '../time/ownFeed.ts'
import type { Draft } from './authoring.ts'
import { demoPerson } from './people.ts'
import { demoMonday, demoShifts, rosterWeeks } from './roster.ts'

/** Somebody's event, with who sent it. */
interface DemoEvent {
  readonly user: number
  readonly author: string
  readonly event: TimeEvent
}

/** A shift that somebody has begun by now. */
interface Begun {
  readonly user: number
  readonly shift: Draft<Shift>
  /** As it was clocked, epoch ms. */
  readonly start: number
  readonly end: number
}

/** Who works for a project on which weekday (of the UTC day, Sunday is 0). */
const projects = new Map([
  [demoPerson('s.gruber').id, { weekday: 4, project: 1, task: 2 }],
  [demoPerson('j.wieser').id, { weekday: 2, project: 1, task: 2 }],
  [demoPerson('d.petrovic').id, { weekday: 3, project: 2, task: 3 }],
])
/** Those who lead a branch stand before: they clock on their phones, the others at its terminal. */
const firstAtTerminal = demoPerson('d.petrovic').id

/**
 * What was clocked by `now` (epoch ms) in these shifts, oldest first: nearly as planned. One end is missing and was written
 * down afterwards, one has just been forgotten, and one correction waits for whoever leads the branch.
 */
export function demoEvents(shifts: readonly Draft<Shift>[], now: number): readonly DemoEvent[] {
  const begun = shifts.flatMap(shift => begunBy(shift, now))
  const latest = (who: string, before: number) =>
    begun.findLast(({ user, end }) => user === demoPerson(who).id && end < before)
  const [forgotten, rued, mended] = [
    latest('l.ebner', now - DAY),
    latest('s.gruber', now - HOUR),
    latest('k.nagy', now - 9 * DAY),
  ]
  const events = begun.flatMap(work => {
    if (work.user === forgotten?.user && work.start > forgotten.start) return []
    return clocked(work, work !== forgotten && work !== mended).filter(({ event }) => event.at <= now)
  })
  if (rued)
    events.push(
      correction(rued, rued.user, {
        endedAt: rued.end + 35 * MINUTE,
        at: rued.end + 50 * MINUTE,
        reason: 'Übergabe an die Nacht',
      }),
    )
  if (mended) {
    const leader = demoPerson('t.krumbach').id
    events.push(
      correction(mended, leader, {
        endedAt: mended.end,
        at: mended.end + 20 * HOUR,
        reason: 'Gehen vergessen, laut Dienstplan',
      }),
    )
  }
  return events.toSorted((one, other) => one.event.at - other.event.at)
}

/** Enters what was clocked by `now` (epoch ms), also on the devices of those who did. */
export const insertEvents =
  (now: number) =>
  async (transaction: Transaction): Promise<void> => {
    const events = demoEvents(demoShifts(demoMonday(now), rosterWeeks), now)
    for (const { user, author, event } of events) await transaction.timeEvents.add(user, event, author, event.at)
    for (const user of new Set(events.map(event => event.user))) await listActivities(transaction, user, now)
  }

function begunBy(shift: Draft<Shift>, now: number): Begun[] {
  const { user, isPublished } = shift
  const [from, to] = [Date.parse(shift.from), Date.parse(shift.to)]
  if (!user || !isPublished) return []
  const start = from + (chance(user, from, 13) - 9) * MINUTE
  return start > now ? [] : [{ user, shift, start, end: to + (chance(user, to, 17) - 3) * MINUTE }]
}

function clocked({ user, shift, start, end }: Begun, hasEnd: boolean): DemoEvent[] {
  const pause = start + 4 * HOUR + chance(user, start, 20) * MINUTE
  const resume = pause + (30 + chance(user, pause, 6)) * MINUTE
  const steps: (readonly [ClockKind, number])[] = [
    ['start', start],
    ['pause', pause],
    ['resume', resume],
  ]
  if (hasEnd) steps.push(['end', end])
  return steps.map(([kind, at]) => ({ user, author: `users:${user}`, event: stamp(user, shift, kind, at) }))
}

function stamp(user: number, { branch, from }: Draft<Shift>, kind: ClockKind, at: number): ClockEvent {
  const plan = projects.get(user)
  const { project = null, task = null } = plan?.weekday === new Date(from).getUTCDay() ? plan : {}
  const where =
    user < firstAtTerminal ? ({ source: 'phone', branch: null } as const) : ({ source: 'terminal', branch } as const)
  return {
    uid: uidOf(user, kind, at),
    kind,
    at,
    offset: 0,
    isClockUnsure: false,
    receivedAt: at,
    ...where,
    project,
    task,
  }
}

function correction(
  { user, shift, start, end }: Begun,
  author: number,
  { endedAt, at, reason }: { readonly endedAt: number; readonly at: number; readonly reason: string },
): DemoEvent {
  const begin = stamp(user, shift, 'start', start)
  const [pause, resume] = clocked({ user, shift, start, end }, false).slice(1)
  const breaks = pause && resume ? [{ from: pause.event.at, to: resume.event.at }] : []
  const { project, task } = begin
  const to = { startedAt: start, endedAt, breaks, project, task }
  const event: Correction = {
    kind: 'correct',
    uid: uidOf(user, 'correct', at),
    activity: begin.uid,
    to,
    reason,
    author,
    at,
    isDecided: author !== user,
  }
  return { user, author: `users:${author}`, event }
}

const uidOf = (user: number, kind: TimeEvent['kind'], at: number): string => `demo-${user}-${kind}-${at}`

/** A whole number below `limit`, always the same one for somebody at an instant. */
const chance = (user: number, at: number, limit: number): number =>
  (Math.floor(at / MINUTE) * 7 + Math.floor(at / DAY) * 29 + user * 31) % limit
