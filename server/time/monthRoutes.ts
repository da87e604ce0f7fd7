import { Hono } from 'hono'
import { replyOf } from '../../schema/base/call.ts'
import { dateFormat } from '../../schema/base/dateFormat.ts'
import { problem } from '../../schema/base/problems.ts'
import { DAY, instantAt } from '../../schema/base/zonedTime.ts'
import { users } from '../../schema/business/user.ts'
import { type MonthPerson, stepMonth } from '../../schema/time/calls.ts'
import { type MonthStep, monthSteps } from '../../schema/time/clockEvent.ts'
import { contracts } from '../../schema/time/contract.ts'
import { decisionTexts } from '../../schema/time/decisionTexts.ts'
import { mayStep, monthAfter, monthsOf } from '../../schema/time/monthStates.ts'
import { addMonths } from '../../schema/time/months.ts'
import { monthPeople } from '../../schema/time/officeCalls.ts'
import { monthStepCall } from '../../schema/time/requests.ts'
import { zoneOfBusiness } from '../base/auth/access.ts'
import type { BaseDeps } from '../base/deps.ts'
import { idOf } from '../base/documents/rest.ts'
import { answerJson } from '../base/http/answer.ts'
import { readCall } from '../base/http/body.ts'
import type { Env } from '../base/http/env.ts'
import { Fault } from '../base/http/fault.ts'
import { signedIn } from '../base/http/sender.ts'
import type { Transaction } from '../base/storage/storage.ts'
import { keep, mayDecide } from './corrections.ts'
import { monthViewOf } from './monthSheet.ts'
import { shortNews, type TellPerson, type ToldPerson } from './news/personNews.ts'
import { workOf } from './ownFeed.ts'
import { mayOf, readPerson, readRecorded } from './people.ts'
import { isMonth } from './sheetRoutes.ts'

/** How far before a month (ms) is read what went on into it. */
const BEFORE_MS = 7 * DAY

/** How months stand, and who takes which step: handed in, approved and with that locked, opened again. */
export function monthRoutes({ storage, clock }: BaseDeps, tell: TellPerson): Hono<Env> {
  const routes = new Hono<Env>()

  routes.get(monthPeople.path, async context => {
    const [actor, month] = [signedIn(context), monthIn(context.req.param('month'))]
    const { from } = spanOf(month, await zoneOfBusiness(storage))
    const worked = new Set(await storage.read.timeEvents.usersSince(from))
    const present = new Set((await storage.read.documents.every(users)).map(({ id }) => id))
    const agreed = new Set((await storage.read.documents.every(contracts)).map(({ user }) => user))
    const told: MonthPerson[] = []
    for (const person of await readRecorded(storage.read, actor)) {
      const { id, username, firstName, lastName, branches } = person
      if (!worked.has(id) && !(agreed.has(id) && present.has(id))) continue
      const { state } = await standingOf(storage.read, id, month, from)
      const user = { id, username, firstName, lastName }
      told.push({ user, branches, state, isApprover: mayOf(actor, 'update', person) })
    }
    const named = told.toSorted((one, other) => one.user.lastName.localeCompare(other.user.lastName, 'de'))
    return answerJson(context, replyOf(monthPeople, named))
  })

  routes.post(stepMonth.path, async context => {
    const [actor, user] = [signedIn(context), idOf(context.req.param('user'))]
    const [month, step] = [monthIn(context.req.param('month')), stepOf(context.req.param('step'))]
    const { uid, reason } = await readCall(context, monthStepCall)
    const span = spanOf(month, await zoneOfBusiness(storage))
    return storage.write(async transaction => {
      const now = clock.now()
      await readPerson(transaction, actor, user)
      const isApprover = await mayDecide(transaction, actor, 'update', user)
      if (!mayStep(step, { isOwn: user === actor.id, isApprover })) throw new Fault(403, 'forbidden')
      if (step === 'reopen' && !reason) throw new Fault(422, [problem('blank', 'reason')])
      const author = actor.id
      const event = { kind: 'month', uid, month, ...span, step, reason: reason ?? '', author, at: now } as const
      // What was sent before is answered as it was: the month has gone on since.
      if (!(await transaction.timeEvents.byUid(uid))) {
        if (span.to > now) throw new Fault(409, 'monthRunning')
        const { state } = await standingOf(transaction, user, month, span.from)
        if (!monthAfter(state, step)) throw new Fault(409, 'monthStep')
        if (step === 'approve' && (await isUnended(transaction, user, span, now))) throw new Fault(409, 'monthWorkOpen')
      }
      const isNew = await keep(transaction, { actor, user, now }, event)
      if (isNew && step !== 'submit' && user !== author)
        for (const job of tell(monthNews(user, month, step), uid)) await transaction.jobs.add(job, now)
      const work = await workOf(transaction, user, span.from, now)
      return answerJson(context, replyOf(stepMonth, monthViewOf(work, month)))
    })
  })

  return routes
}

/** What whoever handed in a month hears of it. */
function monthNews(user: number, month: string, step: Exclude<MonthStep, 'submit'>): ToldPerson {
  const [title, body] = decisionTexts[step === 'approve' ? 'monthApproved' : 'monthReturned']
  const name = dateFormat('month-news', 'UTC', { month: 'long', year: 'numeric' }).format(Date.parse(`${month}-01`))
  return shortNews({ user, title, body: body(name), tag: `month-${month}` })
}

/** Whether work of a month goes on still: what it will come to nobody can sign. */
async function isUnended(
  transaction: Transaction,
  user: number,
  { from, to }: { readonly from: number; readonly to: number },
  now: number,
): Promise<boolean> {
  const { activities } = await workOf(transaction, user, from - BEFORE_MS, now)
  return activities.some(({ startedAt, endedAt }) => endedAt === null && from <= startedAt && startedAt < to)
}

async function standingOf({ timeEvents }: Pick<Transaction, 'timeEvents'>, user: number, month: string, from: number) {
  const kept = await timeEvents.since(user, from)
  return monthsOf(kept.map(({ event }) => event)).get(month) ?? { state: 'draft' as const, steps: [] }
}

/** The instants (epoch ms) of a month. */
function spanOf(month: string, zone: string): { readonly from: number; readonly to: number } {
  const first = `${month}-01`
  return { from: instantAt(first, 0, zone), to: instantAt(addMonths(first, 1), 0, zone) }
}

/** A month out of an address. Throws 404. */
function monthIn(given: string | undefined): string {
  if (given === undefined || !isMonth(given)) throw new Fault(404, 'notFound')
  return given
}

/** A step out of an address. Throws 404. */
function stepOf(given: string | undefined): MonthStep {
  const step = monthSteps.find(each => each === given)
  if (!step) throw new Fault(404, 'notFound')
  return step
}
