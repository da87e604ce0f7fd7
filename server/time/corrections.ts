import type { Action, Actor } from '../../schema/base/access.ts'
import { problem } from '../../schema/base/problems.ts'
import { sameValue } from '../../schema/base/sameValue.ts'
import { DAY } from '../../schema/base/zonedTime.ts'
import type { Activity, LoneEvent, OpenTimes } from '../../schema/time/activity.ts'
import type { ActivityEntry, TimesView } from '../../schema/time/calls.ts'
import type { CorrectedTimes, TimeEvent } from '../../schema/time/clockEvent.ts'
import { touchesLock } from '../../schema/time/monthStates.ts'
import { projects } from '../../schema/time/project.ts'
import type { EntryCall } from '../../schema/time/requests.ts'
import { tasks } from '../../schema/time/task.ts'
import { iso } from '../base/http/answer.ts'
import { Fault } from '../base/http/fault.ts'
import type { Statements } from '../base/storage/statements/register.ts'
import type { KeptTimeEvent } from '../base/storage/statements/time/timeEvents.ts'
import type { Transaction } from '../base/storage/storage.ts'
import { loneView, viewOf } from './clock.ts'
import { listActivities, type Numbered, workOf } from './ownFeed.ts'
import { mayOf, readPerson, recordedPerson } from './people.ts'

/** How far before it (ms) is read what an activity follows from. */
const BEFORE_MS = 40 * DAY

/** An activity with whose it is, out of all that is known of them. */
interface Found {
  readonly user: number
  readonly activity: Activity
  readonly work: Numbered
}

/** The activity of a number, if somebody may read it. Throws 404. */
export async function activityOf(
  read: Pick<Statements, 'documents' | 'timeEvents'>,
  actor: Actor,
  id: number,
  now: number,
): Promise<Found> {
  const kept = await keptOf(read, actor, id)
  const work = await workOf(read, kept.user, beginOf(kept) - BEFORE_MS, now)
  const activity = work.activities.find(({ uid }) => uid === kept.event.uid)
  if (!activity) throw new Fault(404, 'notFound')
  return { user: kept.user, activity, work }
}

/** The same of the office as an answer: also what was clocked for no work. Throws 404. */
export async function toldEntry(
  read: Pick<Statements, 'documents' | 'timeEvents'>,
  actor: Actor,
  id: number,
  now: number,
): Promise<ActivityEntry> {
  const { user, event } = await keptOf(read, actor, id)
  const work = await workOf(read, user, event.at - BEFORE_MS, now)
  const stamp = work.lone.find(({ uid }) => uid === event.uid)
  return stamp ? loneEntry(stamp, work, user) : entryOf(await activityOf(read, actor, id, now), now)
}

/** Something clocked for no work as the office is told it. */
export const loneEntry = (stamp: LoneEvent, work: Numbered, user: number): ActivityEntry => ({
  ...loneView(stamp, work, user),
  corrections: [],
})

/** What the activity of a number began with, also where it was withdrawn since, or was never clocked whole. Throws 404. */
export async function keptOf(
  read: Pick<Statements, 'documents' | 'timeEvents'>,
  actor: Actor,
  id: number,
): Promise<KeptTimeEvent> {
  const kept = await read.timeEvents.byId(id)
  if (!kept || !(isBegin(kept) || (await isAlone(read, kept)))) throw new Fault(404, 'notFound')
  await readPerson(read, actor, kept.user)
  return kept
}

const isBegin = ({ event }: KeptTimeEvent): boolean =>
  event.kind === 'start' || (event.kind === 'correct' && event.activity === event.uid)

/** Whether something was clocked that belonged to no work, and can be written down as what it was. */
async function isAlone(
  { timeEvents }: Pick<Statements, 'timeEvents'>,
  { user, event }: KeptTimeEvent,
): Promise<boolean> {
  if (event.kind !== 'pause' && event.kind !== 'resume' && event.kind !== 'end') return false
  const work = await workOf({ timeEvents }, user, event.at - BEFORE_MS, event.at)
  return work.lone.some(({ uid }) => uid === event.uid) || work.corrections.some(each => each.activity === event.uid)
}

const beginOf = ({ event }: KeptTimeEvent): number =>
  event.kind === 'correct' && event.to ? Math.min(event.at, event.to.startedAt) : event.at

/** An activity as the office is told it at `now` (epoch ms). */
export function entryOf({ activity, work, user }: Found, now: number): ActivityEntry {
  const late = work.late.get(activity.uid)
  return {
    ...viewOf(activity, work, user, now),
    ...(late ? { late: timesView(late) } : {}),
    corrections: activity.corrections.map(({ uid, to, reason, author, at, isApproved, decision }) => ({
      uid,
      old: mapped(work.former.get(uid), timesView),
      new: mapped(to, timesView),
      reason,
      author,
      at: new Date(at).toISOString(),
      isApproved,
      decidedBy: decision?.author ?? null,
      answer: decision?.answer ?? '',
    })),
  }
}

const mapped = <From, To>(from: From | null | undefined, to: (from: From) => To): To | null =>
  from === null || from === undefined ? null : to(from)

const timesView = (times: OpenTimes): TimesView => ({
  startedAt: new Date(times.startedAt).toISOString(),
  endedAt: iso(times.endedAt),
  breaks: times.breaks.map(({ from, to }) => ({ from: new Date(from).toISOString(), to: iso(to) })),
  project: times.project,
  task: times.task,
})

/** Times as somebody wrote them down. Throws 422 for what has not happened yet. */
export function timesOf(call: EntryCall, now: number): CorrectedTimes {
  const { startedAt, endedAt, breaks, project = null, task = null } = call
  if (Date.parse(endedAt) > now) throw new Fault(422, [problem('date', 'endedAt')])
  return {
    startedAt: Date.parse(startedAt),
    endedAt: Date.parse(endedAt),
    breaks: breaks.map(({ from, to }) => ({ from: Date.parse(from), to: Date.parse(to) })),
    project,
    task,
  }
}

/** What work was for. */
type Purpose = Pick<CorrectedTimes, 'project' | 'task'>

/**
 * Lets pass what work can have been for: a project there is, and a task of it. What was clocked for something that is gone
 * since stays as it was, and what was kept under its `uid` is not asked again. Throws 422 at the field.
 */
export async function checkPurpose(
  { documents, timeEvents }: Pick<Statements, 'documents' | 'timeEvents'>,
  uid: string,
  { project, task }: Purpose,
  clocked?: Purpose,
): Promise<void> {
  if (await timeEvents.byUid(uid)) return
  if (clocked && project === clocked.project && task === clocked.task) return
  if (project !== null && !(await documents.entity(projects, project)))
    throw new Fault(422, [problem('choice', 'project')])
  const known = task === null ? null : await documents.entity(tasks, task)
  if (known !== null && known?.project !== project) throw new Fault(422, [problem('choice', 'task')])
}

/** What the first event of work says it was for. */
export const purposeOf = ({ event }: KeptTimeEvent): Purpose | undefined =>
  event.kind === 'start' ? event : event.kind === 'correct' && event.to ? event.to : undefined

/** Who writes about whose working time, when (epoch ms). */
interface Writing {
  readonly actor: Actor
  readonly user: number
  readonly now: number
}

/**
 * Keeps what somebody writes about working time beside what was clocked, once however often it is sent, and shows it. Throws
 * 409 where the same `uid` is something else, and where somebody who may not decide it changes a month that is locked.
 */
export async function keep(
  transaction: Transaction,
  { actor, user, now }: Writing,
  event: TimeEvent,
): Promise<boolean> {
  await refuseLocked(transaction, { actor, user }, event)
  const isNew = await transaction.timeEvents.add(user, event, `users:${actor.id}`, now)
  if (isNew) await listActivities(transaction, user, now)
  else if (!isSame(await transaction.timeEvents.byUid(event.uid), user, event)) throw new Fault(409, 'clockReused')
  return isNew
}

/** Throws 409 where a person changes their own locked month, as far as nobody else has to decide about it; not for what is kept already. */
async function refuseLocked(
  { timeEvents, documents }: Transaction,
  { actor, user }: Pick<Writing, 'actor' | 'user'>,
  event: TimeEvent,
): Promise<void> {
  const read = { timeEvents, documents }
  const isOwn = event.kind === 'correct' ? !event.isDecided : event.kind === 'decide' && actor.id === user
  if (!isOwn || (await timeEvents.byUid(event.uid)) || (await mayDecide(read, actor, 'update', user))) return
  const events = (await timeEvents.since(user, 0)).map(each => each.event)
  const sought = event.kind === 'decide' ? event.correction : event.uid
  const asked = [...events, event].find(each => each.uid === sought)
  if (asked?.kind === 'correct' && touchesLock(events, asked)) throw new Fault(409, 'monthLocked')
}

/** The same deed, sent at another time. */
const isSame = (kept: KeptTimeEvent | undefined, user: number, event: TimeEvent): boolean =>
  kept !== undefined && kept.user === user && sameValue({ ...kept.event, at: 0 }, { ...event, at: 0 })

/** Whether somebody may write about a person's working time without anybody looking at it; nobody may for whom they do not know. */
export async function mayDecide(
  read: Pick<Statements, 'documents' | 'timeEvents'>,
  actor: Actor,
  action: Action,
  user: number,
): Promise<boolean> {
  const person = await recordedPerson(read, user)
  return person !== undefined && mayOf(actor, action, person)
}
