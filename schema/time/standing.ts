import { activitiesOf, currentOf } from './activities.ts'
import type { Activity } from './activity.ts'
import type { ActivityView, TerminalPerson } from './calls.ts'
import type { ClockEvent } from './clockEvent.ts'

/** How somebody stands at the clock. */
export interface Standing extends Pick<TerminalPerson, 'state'> {
  /** Epoch ms since when it is so; null where nobody works. */
  readonly since: number | null
  /** Nobody works so long in a row: its end was forgotten. */
  readonly isForgotten: boolean
}

/**
 * How somebody stands at `now` (epoch ms): as the server said last, and what was clocked on this device and has not reached
 * it.
 */
export function standingWith(
  { state, since }: Pick<TerminalPerson, 'state' | 'since'>,
  waiting: readonly ClockEvent[],
  now: number,
): Standing {
  const at = since === null ? null : Date.parse(since)
  const pause = state === 'paused' ? { from: at ?? 0, to: null } : null
  const known = at === null ? [] : eventsOf({ uid: 'known', startedAt: at, breaks: pause ? [pause] : [] })
  return standingOf(activitiesOf([...known, ...waiting], now).activities)
}

/** Somebody's work at `now` (epoch ms): what the server told, and what was clocked on this device and has not reached it. */
export const activitiesWith = (
  told: readonly ActivityView[],
  waiting: readonly ClockEvent[],
  now: number,
): readonly Activity[] =>
  workWith(
    told.flatMap(view => activityOf(view) ?? []),
    waiting,
    now,
  )

/** The same of work as it was reckoned. What was clocked for work that is known to have ended says nothing new. */
export function workWith(works: readonly Activity[], waiting: readonly ClockEvent[], now: number): readonly Activity[] {
  // What has ended is as the server has reckoned it; what goes on, goes on with what waits.
  const ended = works.filter(({ state }) => state === 'ended')
  const known = new Set(ended.map(({ uid }) => uid))
  const open = works.filter(({ state }) => state !== 'ended').flatMap(work => eventsOf(work, factsOf(work)))
  const news = waiting.filter(({ uid }) => !known.has(uid))
  return [...ended, ...activitiesOf([...open, ...news], now).activities].toSorted(
    (one, other) => one.startedAt - other.startedAt,
  )
}

type Facts = Pick<ClockEvent, 'branch' | 'project' | 'task' | 'source'>
const factsOf = ({ branch, project, task, source }: Activity): Facts => ({ branch, project, task, source })

/** How somebody stands who did this work. */
export function standingOf(activities: readonly Activity[]): Standing {
  const current = currentOf({ activities })
  const pause = current?.breaks.findLast(({ to }) => to === null)
  return {
    state: current?.state ?? 'none',
    since: pause?.from ?? current?.startedAt ?? null,
    isForgotten: current?.flags.includes('forgotten') ?? false,
  }
}

/** An activity as it was told; null for what belongs to no work. */
export function activityOf({ startedAt, endedAt, breaks, isLone, ...view }: ActivityView): Activity | null {
  if (isLone || startedAt === null) return null
  return {
    ...view,
    startedAt: Date.parse(startedAt),
    endedAt: endedAt === null ? null : Date.parse(endedAt),
    breaks: breaks.map(({ from, to }) => ({ from: Date.parse(from), to: to === null ? null : Date.parse(to) })),
    corrections: [],
  }
}

/** What was clocked for work that goes on, as far as it matters for how it goes on. */
function eventsOf(
  { uid, startedAt, breaks }: Pick<Activity, 'uid' | 'startedAt' | 'breaks'>,
  facts: Partial<Facts> = {},
): readonly ClockEvent[] {
  return [
    { ...stampOf('start', startedAt, uid), ...facts },
    ...breaks.flatMap(({ from, to }, index) => [
      stampOf('pause', from, `${uid} ${index} from`),
      ...(to === null ? [] : [stampOf('resume', to, `${uid} ${index} to`)]),
    ]),
  ]
}

/** Something clocked at a terminal, as far as it matters for how somebody stands; `at` is epoch ms. */
export const stampOf = (kind: ClockEvent['kind'], at: number, uid: string): ClockEvent => ({
  uid,
  kind,
  at,
  offset: 0,
  isClockUnsure: false,
  receivedAt: at,
  source: 'terminal',
  branch: null,
  project: null,
  task: null,
})
