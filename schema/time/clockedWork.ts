import { HOUR, MINUTE } from '../base/zonedTime.ts'
import type { Activity, ActivityFlag, ActivityState, LoneEvent } from './activity.ts'
import { type Break, type ClockEvent, type ClockKind, LATE_MS } from './clockEvent.ts'

/** A `start` so soon (ms) after another is the same one, clocked at two places. */
const SAME_START_MS = 2 * MINUTE
/** An `end` so soon (ms) after another is a second tap, or the phone and the terminal. */
const SAME_END_MS = 12 * HOUR

/** Work while it is put together. */
export interface Clocked extends Omit<Activity, 'uid' | 'breaks' | 'flags'> {
  uid: string
  state: ActivityState
  endedAt: number | null
  breaks: Break<number | null>[]
  flags: Set<ActivityFlag>
}

/**
 * What was clocked, by its time, as work and as what belongs to none, with when (epoch ms) the newest of each work came. Of what
 * `isTooLate` holds of the work says so.
 */
export function clockedWork(
  stamps: readonly ClockEvent[],
  isTooLate: (stamp: ClockEvent) => boolean,
): { clocked: readonly Clocked[]; lone: readonly LoneEvent[]; newest: ReadonlyMap<string, number> } {
  const clocked: Clocked[] = []
  const lone: LoneEvent[] = []
  const newest = new Map<Clocked, number>()
  const named = new Map<Clocked, ClockEvent>()
  const waiting = stamps.toReversed()
  while (waiting.length > 0) {
    const last = clocked.at(-1)
    const open = last && last.state !== 'ended' ? last : null
    const stamp = takeNext(waiting, open?.state ?? 'ended')
    if (!stamp) break
    if (stamp.kind === 'start') {
      if (!open || !isSameStart(open, stamp)) {
        if (open) end(open, stamp.at, 'closedByStart')
        clocked.push(begun(stamp))
      } else noteClock(open, stamp)
      nameWork(clocked.at(-1), stamp, named)
    } else if (open) step(open, stamp)
    else if (last && stamp.kind === 'end' && stamp.at - (last.endedAt ?? 0) <= SAME_END_MS) last.flags.add('doubleEnd')
    else lone.push({ ...stamp, kind: stamp.kind })
    const work = clocked.at(-1)
    if (work && lone.at(-1)?.uid !== stamp.uid) newest.set(work, Math.max(stamp.receivedAt, newest.get(work) ?? 0))
    if (isTooLate(stamp)) work?.flags.add('late')
  }
  return { clocked, lone, newest: new Map([...newest].map(([{ uid }, at]) => [uid, at])) }
}

/**
 * Work clocked at two places is called as the start that was known first: what others saw of it, corrected and approved stays
 * the same work when an earlier one comes later.
 */
function nameWork(work: Clocked | undefined, stamp: ClockEvent, named: Map<Clocked, ClockEvent>): void {
  if (!work) return
  const known = named.get(work)
  if (known && (known.receivedAt - stamp.receivedAt || (known.uid < stamp.uid ? -1 : 1)) < 0) return
  named.set(work, stamp)
  work.uid = stamp.uid
}

/**
 * Takes the next of what was clocked, which is last in the list. Who tells whole minutes has an end and the next start at one
 * instant: that ends what went on before it, and of two breaks the first is over when the second begins.
 */
function takeNext(waiting: ClockEvent[], state: ActivityState): ClockEvent | undefined {
  const turn = turns[state]
  const first = waiting.findLastIndex(({ at }) => at !== waiting.at(-1)?.at) + 1
  const ranks = waiting.slice(first).map(({ kind }) => turn.indexOf(kind))
  return waiting.splice(first + ranks.lastIndexOf(Math.min(...ranks)), 1)[0]
}

const turns: Readonly<Record<ActivityState, readonly ClockKind[]>> = {
  running: ['pause', 'resume', 'end', 'start'],
  paused: ['resume', 'pause', 'end', 'start'],
  ended: ['end', 'start', 'pause', 'resume'],
}

const isSameStart = ({ startedAt, project, task }: Clocked, stamp: ClockEvent): boolean =>
  stamp.at - startedAt <= SAME_START_MS && stamp.project === project && stamp.task === task

function begun(stamp: ClockEvent): Clocked {
  const { uid, at: startedAt, branch, project, task, source } = stamp
  const facts = { uid, startedAt, branch, project, task, source }
  const work: Clocked = { ...facts, state: 'running', endedAt: null, breaks: [], flags: new Set(), corrections: [] }
  noteClock(work, stamp)
  return work
}

function step(work: Clocked, stamp: ClockEvent): void {
  noteClock(work, stamp)
  if (stamp.kind === 'end') end(work, stamp.at, stamp.isSaid && 'said')
  if (stamp.kind === 'pause' && work.state === 'running') {
    work.state = 'paused'
    work.breaks.push({ from: stamp.at, to: null })
  }
  if (stamp.kind === 'resume' && work.state === 'paused') {
    work.state = 'running'
    endBreak(work, stamp.at)
  }
}

function end(work: Clocked, at: number, flag?: ActivityFlag): void {
  endBreak(work, at)
  work.state = 'ended'
  work.endedAt = at
  if (flag) work.flags.add(flag)
}

function endBreak({ breaks }: Clocked, to: number): void {
  const last = breaks.at(-1)
  if (last?.to === null) breaks[breaks.length - 1] = { from: last.from, to }
}

function noteClock({ flags }: Clocked, { offset, isClockUnsure, isSaid, source, at, receivedAt }: ClockEvent): void {
  if (offset !== 0) flags.add('skew')
  if (isClockUnsure) flags.add('unsure')
  // A terminal is the business's: what it kept while it had no network is as good as what it sends at once.
  if (source === 'phone' && !isSaid && receivedAt - at > LATE_MS) flags.add('sentLater')
}
