import { Hono } from 'hono'
import type { Actor } from '../../schema/base/access.ts'
import { replyOf } from '../../schema/base/call.ts'
import { problem } from '../../schema/base/problems.ts'
import { localTime } from '../../schema/base/zonedTime.ts'
import { users } from '../../schema/business/user.ts'
import type { VacationWarning } from '../../schema/time/clockEvent.ts'
import { warningText } from '../../schema/time/law/texts.ts'
import { type WarningCall, warningCall } from '../../schema/time/requests.ts'
import { warningsDue } from '../../schema/time/vacationAccount.ts'
import { type PersonWarnings, vacationWarnings, warnOfLapse } from '../../schema/time/yearCalls.ts'
import { zoneOfBusiness } from '../base/auth/access.ts'
import type { BaseDeps } from '../base/deps.ts'
import { idOf } from '../base/documents/rest.ts'
import { answerJson } from '../base/http/answer.ts'
import { readCall } from '../base/http/body.ts'
import type { Env } from '../base/http/env.ts'
import { Fault } from '../base/http/fault.ts'
import { signedIn } from '../base/http/sender.ts'
import type { Transaction } from '../base/storage/storage.ts'
import { accountFacts, factsOf } from './balances.ts'
import { keep, mayDecide } from './corrections.ts'
import type { TellPerson, ToldPerson } from './news/personNews.ts'
import { mayOf, readPerson, readRecorded } from './people.ts'
import { byName } from './places.ts'
import { listYears } from './yearFeed.ts'

/** The duty to warn before vacation lapses: who has to be told, who was, and telling them. */
export function warningRoutes({ storage, clock }: BaseDeps, tell: TellPerson): Hono<Env> {
  const routes = new Hono<Env>()
  const today = async () => {
    const [zone, now] = [await zoneOfBusiness(storage), clock.now()]
    return { zone, now, on: localTime(now, zone).date }
  }

  routes.get(vacationWarnings.path, async context => {
    const [actor, { zone, now, on }] = [signedIn(context), await today()]
    const present = new Set((await storage.read.documents.every(users)).map(({ id }) => id))
    const told: PersonWarnings[] = []
    for (const person of (await readRecorded(storage.read, actor)).toSorted(byName)) {
      const { id, username, firstName, lastName, branches } = person
      const facts = await factsOf(storage.read, id, zone, now)
      // Whoever is gone is warned no more; that they were warned stays with their records.
      const due = present.has(id) ? warningsDue(accountFacts(facts), on) : []
      const given = facts.years.warnings.toReversed()
      if (due.length + given.length === 0) continue
      const user = { id, username, firstName, lastName }
      told.push({ user, branches, isApprover: mayOf(actor, 'update', person), due, given: given.map(viewOf) })
    }
    return answerJson(context, replyOf(vacationWarnings, told))
  })

  routes.post(warnOfLapse.path, async context => {
    const [actor, user, day] = [signedIn(context), idOf(context.req.param('user')), await today()]
    const call = await readCall(context, warningCall)
    if (call.on && call.on > day.on) throw new Fault(422, [problem('date', 'on')])
    await storage.write(transaction => warn(transaction, { actor, user, call, day }, tell))
    return answerJson(context, replyOf(warnOfLapse, {}), 201)
  })

  return routes
}

interface Warning {
  readonly actor: Actor
  readonly user: number
  readonly call: WarningCall
  readonly day: { readonly zone: string; readonly now: number; readonly on: string }
}

/** Warns somebody and keeps it, once however often it is sent. Throws 403, 404, 409 where nothing is to be warned of. */
async function warn(transaction: Transaction, { actor, user, call, day }: Warning, tell: TellPerson): Promise<void> {
  const { uid, year } = call
  const { zone, now } = day
  await readPerson(transaction, actor, user)
  if (!(await mayDecide(transaction, actor, 'update', user))) throw new Fault(403, 'forbidden')
  const kept = await transaction.timeEvents.byUid(uid)
  if (kept) {
    if (kept.user === user && kept.event.kind === 'warn' && kept.event.year === year) return
    throw new Fault(409, 'clockReused')
  }
  const facts = await factsOf(transaction, user, zone, now)
  const on = call.on ?? day.on
  const due = warningsDue(accountFacts(facts), day.on).find(each => each.year.to === year)
  if (!due) throw new Fault(409, 'nothingToWarn')
  if (on >= due.lapsesOn) throw new Fault(422, [problem('date', 'on')])
  const { days, lapsesOn, text } = due
  const told = { kind: 'warn', uid, year, days, lapsesOn, on, text, author: actor.id, at: now } as const
  const event: VacationWarning = { ...told, way: call.on ? 'hand' : 'message' }
  await keep(transaction, { actor, user, now }, event)
  await listYears(transaction, user, now)
  if (event.way === 'hand') return
  for (const job of tell(messageOf(event, user), `vacation:${uid}`)) await transaction.jobs.add(job, now)
}

const messageOf = ({ text }: VacationWarning, user: number): ToldPerson => ({
  user,
  title: warningText.title,
  // Nobody else reads on a locked screen how much of it is open.
  body: warningText.push,
  url: '/backend#/my-time',
  tag: 'vacation',
  letter: [text, warningText.ask],
})

const viewOf = ({ uid, year, days, lapsesOn, on, way, text, author }: VacationWarning) => ({
  uid,
  year,
  days,
  lapsesOn,
  on,
  way,
  text,
  author,
})
