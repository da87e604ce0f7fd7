import type { Context } from 'hono'
import { replyOf } from '../../schema/base/call.ts'
import { problem } from '../../schema/base/problems.ts'
import { DAY, MINUTE } from '../../schema/base/zonedTime.ts'
import type { Activity, LoneEvent } from '../../schema/time/activity.ts'
import { type ActivityView, clockOwn } from '../../schema/time/calls.ts'
import { type ClockEvent, type ClockKind, type ClockSource, clockKinds, SKEW_MS } from '../../schema/time/clockEvent.ts'
import { leavingProblem } from '../../schema/time/leaving.ts'
import type { ClockCall } from '../../schema/time/requests.ts'
import { workedMinutes } from '../../schema/time/workedTime.ts'
import type { BaseDeps } from '../base/deps.ts'
import { answerJson, iso } from '../base/http/answer.ts'
import type { Env } from '../base/http/env.ts'
import { Fault } from '../base/http/fault.ts'
import type { Transaction } from '../base/storage/storage.ts'
import { listActivities, type Numbered, workOf } from './ownFeed.ts'

/** Whose deed it is, and where it was done. */
interface Clocking {
  readonly user: number
  readonly kind: ClockKind
  readonly source: ClockSource
  readonly branch: number | null
  /** Who sent it: `users:5`, `devices:3`. */
  readonly author: string
}

interface Clocked {
  readonly activity: ActivityView
  /** The same deed had been sent before. */
  readonly isReplay: boolean
}

/**
 * Keeps what somebody clocked, once however often it is sent. It is never refused for its time: a device's clock that is
 * wrong is set right by what it shows when it sends, and what cannot be true is flagged for whoever approves it. Throws 409
 * where the same `uid` is another deed, 422 for a time of leaving that cannot be: nobody clocked that, somebody said it.
 */
export async function clock(
  deps: Pick<BaseDeps, 'storage' | 'clock'>,
  who: Clocking,
  call: ClockCall,
): Promise<Clocked> {
  return deps.storage.write(async transaction => {
    // One after the other as they are kept: what comes after a month was approved says so by its time.
    const now = deps.clock.now()
    const event = eventOf(who, call, now)
    if (event.isSaid) await judgeLeaving(transaction, who.user, event, now)
    const isNew = await transaction.timeEvents.add(who.user, event, who.author, now)
    if (!isNew) return { activity: await replayed(transaction, who, call.uid, now), isReplay: true }
    const work = await listActivities(transaction, who.user, now)
    return { activity: await answered(transaction, work, who.user, event, now), isReplay: false }
  })
}

/** Whether somebody can have gone when they say, by the work they began before. Throws 422. */
async function judgeLeaving(transaction: Transaction, user: number, { uid, at }: ClockEvent, now: number) {
  // What is kept was judged.
  if (await transaction.timeEvents.byUid(uid)) return
  const { activities } = await workOf(transaction, user, at - 40 * DAY, now)
  const work = activities.findLast(({ startedAt }) => startedAt - MINUTE <= at)
  const found = work ? leavingProblem(work, at, now) : 'beforeStart'
  if (found) throw new Fault(422, [problem(found, 'leftAt')])
}

/** Something clocked as it is kept: its time set right where the device's clock was wrong (all epoch ms). */
function eventOf({ kind, source, branch }: Clocking, call: ClockCall, receivedAt: number): ClockEvent {
  const shown = Date.parse(call.at)
  const ahead = call.sentAt ? receivedAt - Date.parse(call.sentAt) : Math.min(0, receivedAt - shown)
  // Nothing is clocked before it happens.
  const at = Math.min(shown + (Math.abs(ahead) > SKEW_MS ? ahead : 0), receivedAt + SKEW_MS)
  const { uid, project = null, task = null } = call
  // Whoever does not say what their clock shows now may be late, or their clock slow: nobody can tell which.
  const isClockUnsure = call.isClockUnsure ?? (source === 'terminal' && !call.sentAt && receivedAt - shown > SKEW_MS)
  const facts = { uid, kind, receivedAt, source, branch, project, task }
  if (!call.leftAt) return { ...facts, at, offset: at - shown, isClockUnsure }
  if (kind !== 'end') throw new Fault(422, [problem('unknownField', 'leftAt')])
  // People say what a clock on a wall showed: the device's has no part in it.
  return { ...facts, at: Date.parse(call.leftAt), offset: 0, isClockUnsure: false, isSaid: true }
}

async function replayed(transaction: Transaction, { user, kind }: Clocking, uid: string, now: number) {
  const kept = await transaction.timeEvents.byUid(uid)
  if (kept?.user !== user || kept.event.kind !== kind) throw new Fault(409, 'clockReused')
  const work = await workOf(transaction, user, kept.event.at - 40 * DAY, now)
  return answered(transaction, work, user, kept.event, now)
}

/** The work a deed belongs to; what belongs to none is told as itself. */
async function answered(
  { timeEvents }: Transaction,
  work: Numbered,
  user: number,
  event: ClockEvent,
  now: number,
): Promise<ActivityView> {
  const isLone = work.lone.some(({ uid }) => uid === event.uid)
  const activity = isLone ? undefined : work.activities.findLast(({ startedAt }) => startedAt <= event.at)
  if (activity) return viewOf(activity, work, user, now)
  const { project, task, kind } = event
  const id = (await timeEvents.byUid(event.uid))?.id ?? 0
  return { ...loneView({ ...event, kind }, work, user), id, project, task }
}

/** Something clocked that belongs to no work, as it is told. */
export function loneView(
  { uid, kind, at, branch, source }: Omit<LoneEvent, 'kind'> & { readonly kind: ClockKind },
  { numbers }: Pick<Numbered, 'numbers'>,
  user: number,
): ActivityView {
  const none = { breaks: [], workedMinutes: 0, project: null, task: null, flags: [] }
  const facts = { id: numbers.get(uid) ?? 0, uid, user, branch, source, stamp: kind }
  return { ...facts, ...none, state: 'ended', startedAt: null, endedAt: iso(at), isLone: true }
}

/** An activity as it is told at `now` (epoch ms). */
export function viewOf(
  activity: Activity,
  { numbers }: Pick<Numbered, 'numbers'>,
  user: number,
  now: number,
): ActivityView {
  const { uid, state, startedAt, endedAt, breaks, branch, project, task, source, flags } = activity
  return {
    id: numbers.get(uid) ?? 0,
    uid,
    user,
    state,
    startedAt: iso(startedAt),
    endedAt: iso(endedAt),
    breaks: breaks.map(({ from, to }) => ({ from: new Date(from).toISOString(), to: iso(to) })),
    workedMinutes: workedMinutes(activity, now),
    branch,
    project,
    task,
    source,
    flags,
  }
}

/** The answer to a deed at the clock: 201, or 200 where it had been sent before. */
export function answerClocked(context: Context<Env>, { activity, isReplay }: Clocked): Response {
  const headers: Record<string, string> = isReplay ? { 'Idempotency-Replayed': 'true' } : {}
  return answerJson(context, replyOf(clockOwn, activity), isReplay ? 200 : 201, headers)
}

/** A deed at the clock out of an address. Throws 404. */
export function kindOf(given: string | undefined): ClockKind {
  const kind = clockKinds.find(each => each === given)
  if (!kind) throw new Fault(404, 'notFound')
  return kind
}
