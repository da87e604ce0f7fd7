import { type Context, Hono } from 'hono'
import type { Actor } from '../../schema/base/access.ts'
import { replyOf } from '../../schema/base/call.ts'
import { addDays, DAY, instantAt, localTime } from '../../schema/base/zonedTime.ts'
import * as calls from '../../schema/time/calls.ts'
import type { Correction } from '../../schema/time/clockEvent.ts'
import { dateSpan } from '../../schema/time/dateSpan.ts'
import { decisionTexts } from '../../schema/time/decisionTexts.ts'
import { listActivitiesCall } from '../../schema/time/officeCalls.ts'
import {
  type ActivityQuery,
  activityQuery,
  decisionCall,
  entryCall,
  newEntryCall,
  withdrawalCall,
} from '../../schema/time/requests.ts'
import { zoneOfBusiness } from '../base/auth/access.ts'
import type { BaseDeps } from '../base/deps.ts'
import { limitOf, positionOf } from '../base/documents/query.ts'
import { idOf } from '../base/documents/rest.ts'
import { answerJson } from '../base/http/answer.ts'
import { readCall, readQuery } from '../base/http/body.ts'
import type { Env } from '../base/http/env.ts'
import { Fault } from '../base/http/fault.ts'
import { signedIn } from '../base/http/sender.ts'
import type { Transaction } from '../base/storage/storage.ts'
import {
  activityOf,
  checkPurpose,
  entryOf,
  keep,
  keptOf,
  loneEntry,
  mayDecide,
  purposeOf,
  timesOf,
  toldEntry,
} from './corrections.ts'
import { monthViewOf } from './monthSheet.ts'
import { shortNews, type TellPerson, type ToldPerson } from './news/personNews.ts'
import { workOf } from './ownFeed.ts'
import { readPerson, readRecorded } from './people.ts'

/** Days that are listed where nobody says how many, and how far before them (ms) is read for what went on then. */
const SHOWN_DAYS = 62
const BEFORE_MS = 7 * DAY

/** Work as the office reads and corrects it: nothing is ever changed in place. */
export function activityRoutes(deps: BaseDeps, tell: TellPerson): Hono<Env> {
  const { storage, clock } = deps
  const routes = new Hono<Env>()

  routes.get(listActivitiesCall.path, async context => {
    const query = readQuery(context, activityQuery)
    const [limit, start] = [limitOf(query.limit), positionOf(query.cursor)]
    const entries = await listed(deps, signedIn(context), query)
    const more = entries.length > start + limit
    const page = replyOf(listActivitiesCall, entries.slice(start, start + limit))
    return answerJson(context, { ...page, more, ...(more ? { cursor: String(start + limit) } : {}) })
  })

  routes.get(calls.activityCall.path, async context => {
    const entry = await toldEntry(storage.read, signedIn(context), idOf(context.req.param('id')), clock.now())
    return answerJson(context, replyOf(calls.activityCall, entry))
  })

  routes.post(calls.addActivity.path, async context => {
    const [actor, now] = [signedIn(context), clock.now()]
    const { user, ...call } = await readCall(context, newEntryCall)
    const { uid, reason } = call
    const to = timesOf(call, now)
    return storage.write(async transaction => {
      const isDecided = await mayDecide(transaction, actor, 'create', user)
      if (!isDecided && user !== actor.id) throw new Fault(403, 'forbidden')
      await checkPurpose(transaction, uid, to)
      const event = {
        kind: 'correct',
        uid,
        activity: uid,
        to,
        reason,
        author: actor.id,
        at: now,
        isDecided,
      } as const
      const isNew = await keep(transaction, { actor, user, now }, event)
      const id = (await transaction.timeEvents.byUid(uid))?.id ?? 0
      const entry = entryOf(await activityOf(transaction, actor, id, now), now)
      return answerJson(context, replyOf(calls.addActivity, entry), isNew ? 201 : 200)
    })
  })

  routes.put(calls.correctActivity.path, async context => {
    const now = clock.now()
    const call = await readCall(context, entryCall)
    const id = await correct(deps, context, call, timesOf(call, now))
    const entry = entryOf(await activityOf(storage.read, signedIn(context), id, now), now)
    return answerJson(context, replyOf(calls.correctActivity, entry))
  })

  routes.delete(calls.withdrawActivity.path, async context => {
    await correct(deps, context, await readCall(context, withdrawalCall), null)
    return answerJson(context, replyOf(calls.withdrawActivity, {}))
  })

  const decisions = [
    [calls.approveCorrection, true],
    [calls.refuseCorrection, false],
  ] as const
  for (const [call, isApproved] of decisions)
    routes.post(call.path, async context => {
      await decide(deps, tell, context, isApproved)
      return answerJson(context, replyOf(call, {}))
    })

  routes.post(calls.withdrawCorrection.path, async context => {
    await withdraw(deps, context)
    return answerJson(context, replyOf(calls.withdrawCorrection, {}))
  })

  return routes
}

/** Everything a query finds, newest first. */
async function listed(
  { storage, clock }: BaseDeps,
  actor: Actor,
  { user, branch, project, task, state, ...range }: ActivityQuery,
): Promise<readonly calls.ActivityEntry[]> {
  const [zone, now] = [await zoneOfBusiness(storage), clock.now()]
  const { to = localTime(now, zone).date, from = addDays(to, -SHOWN_DAYS) } = range
  const [since, until] = [instantAt(from, 0, zone), instantAt(addDays(to, 1), 0, zone)]
  const people = await readRecorded(storage.read, actor)
  const entries: (readonly [number, calls.ActivityEntry])[] = []
  for (const { id, branches } of people.filter(person => user === undefined || person.id === user)) {
    const work = await workOf(storage.read, id, since - BEFORE_MS, now)
    for (const activity of work.activities) {
      if (activity.startedAt < since || activity.startedAt >= until || !work.numbers.has(activity.uid)) continue
      // What was not clocked at a terminal was worked where the person belongs to.
      const places = activity.branch === null ? branches : [activity.branch]
      if (branch !== undefined && !places.includes(branch)) continue
      if (project !== undefined && activity.project !== project) continue
      if (task !== undefined && activity.task !== task) continue
      const month = monthViewOf(work, localTime(activity.startedAt, zone).date.slice(0, 7)).state
      const states: readonly string[] = [activity.state, month, ...activity.flags]
      if (state === undefined || states.includes(state) || (state === 'flagged' && activity.flags.length > 0))
        entries.push([activity.startedAt, entryOf({ user: id, activity, work }, now)])
    }
    if (state !== 'flagged' || project !== undefined || task !== undefined) continue
    for (const stamp of work.lone) {
      const places = stamp.branch === null ? branches : [stamp.branch]
      if (stamp.at < since || stamp.at >= until || (branch !== undefined && !places.includes(branch))) continue
      entries.push([stamp.at, loneEntry(stamp, work, id)])
    }
  }
  return entries.toSorted(([one], [other]) => other - one).map(([, entry]) => entry)
}

/** Keeps a correction of the work in the address, and says its number: those who may not decide it ask for it. */
async function correct(
  { storage, clock }: BaseDeps,
  context: Context<Env>,
  { uid, reason }: Pick<Correction, 'uid' | 'reason'>,
  to: Correction['to'],
): Promise<number> {
  const [actor, now, id] = [signedIn(context), clock.now(), idOf(context.req.param('id'))]
  return storage.write(async transaction => {
    const kept = await keptOf(transaction, actor, id)
    const { user } = kept
    const activity = kept.event.uid
    const isDecided = await mayDecide(transaction, actor, 'update', user)
    if (!isDecided && user !== actor.id) throw new Fault(403, 'forbidden')
    if (to) await checkPurpose(transaction, uid, to, purposeOf(kept))
    await keep(
      transaction,
      { actor, user, now },
      { kind: 'correct', uid, activity, to, reason, author: actor.id, at: now, isDecided },
    )
    return id
  })
}

/** Decides a correction that waits. Throws 404 for none that one may read, 403 for whoever may not decide it. */
async function decide(
  { storage, clock }: BaseDeps,
  tell: TellPerson,
  context: Context<Env>,
  isApproved: boolean,
): Promise<void> {
  const [actor, now] = [signedIn(context), clock.now()]
  const { uid, answer } = await readCall(context, decisionCall)
  const zone = await zoneOfBusiness(storage)
  await storage.write(async transaction => {
    const { user, event } = await correctionOf(transaction, context)
    await readPerson(transaction, actor, user)
    if (!(await mayDecide(transaction, actor, 'update', user))) throw new Fault(403, 'forbidden')
    const said = answer ? { answer } : {}
    const decision = { uid, correction: event.uid, isApproved, author: actor.id, at: now, ...said }
    const isNew = await keep(transaction, { actor, user, now }, { kind: 'decide', ...decision })
    if (!isNew || user === actor.id) return
    const news = correctionNews({ user, event }, isApproved, zone)
    for (const job of tell(news, uid)) await transaction.jobs.add(job, now)
  })
}

/** What whoever asked for a correction hears of it. */
function correctionNews(
  { user, event: { uid, at, to } }: { readonly user: number; readonly event: Correction },
  isApproved: boolean,
  zone: string,
): ToldPerson {
  const [title, body] = decisionTexts[isApproved ? 'correctionApproved' : 'correctionRefused']
  const { date } = localTime(to?.startedAt ?? at, zone)
  return shortNews({ user, title, body: body(dateSpan(date, date)), tag: `correction-${uid}` })
}

/** Takes one's own correction back. Throws 404 for anybody else's, 409 once somebody has decided. */
async function withdraw({ storage, clock }: BaseDeps, context: Context<Env>): Promise<void> {
  const [actor, now] = [signedIn(context), clock.now()]
  const { uid } = await readCall(context, decisionCall)
  await storage.write(async transaction => {
    const { user, event } = await correctionOf(transaction, context)
    if (user !== actor.id || event.author !== actor.id) throw new Fault(404, 'notFound')
    const { corrections } = await workOf(
      transaction,
      user,
      Math.min(event.at, event.to?.startedAt ?? event.at) - BEFORE_MS,
      now,
    )
    const known = corrections.find(each => each.uid === event.uid)
    const isMine = known?.decision?.uid === uid
    if (known?.isApproved !== null && !isMine) throw new Fault(409, 'alreadyDecided')
    await keep(
      transaction,
      { actor, user, now },
      { kind: 'decide', uid, correction: event.uid, isApproved: false, author: actor.id, at: now },
    )
  })
}

/** The correction in the address. Throws 404. */
async function correctionOf(
  { timeEvents }: Transaction,
  context: Context<Env>,
): Promise<{ user: number; event: Correction }> {
  const kept = await timeEvents.byUid(context.req.param('uid') ?? '')
  if (kept?.event.kind !== 'correct') throw new Fault(404, 'notFound')
  return { user: kept.user, event: kept.event }
}
