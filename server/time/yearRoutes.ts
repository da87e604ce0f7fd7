import { type Context, Hono } from 'hono'
import type { Actor } from '../../schema/base/access.ts'
import { replyOf } from '../../schema/base/call.ts'
import { problem } from '../../schema/base/problems.ts'
import { addDays, localTime } from '../../schema/base/zonedTime.ts'
import {
  type CarryReason,
  type YearEvent,
  type YearFigures,
  type YearStep,
  yearSteps,
} from '../../schema/time/clockEvent.ts'
import { type YearStepCall, yearStepCall } from '../../schema/time/requests.ts'
import { stepYear, type YearPeople, type YearPerson, yearPeople, yearSheet } from '../../schema/time/yearCalls.ts'
import { mayFollow } from '../../schema/time/yearEnd.ts'
import { zoneOfBusiness } from '../base/auth/access.ts'
import type { BaseDeps } from '../base/deps.ts'
import { idOf } from '../base/documents/rest.ts'
import { answerJson } from '../base/http/answer.ts'
import { readCall } from '../base/http/body.ts'
import type { Env } from '../base/http/env.ts'
import { Fault } from '../base/http/fault.ts'
import { signedIn } from '../base/http/sender.ts'
import type { Transaction } from '../base/storage/storage.ts'
import { factsOf, type WholeFacts } from './balances.ts'
import { keep, mayDecide } from './corrections.ts'
import { mayOf, readPerson, readRecorded } from './people.ts'
import { byName } from './places.ts'
import { yearFigures, yearPersonOf, yearSheetOf } from './yearEnds.ts'
import { listYears } from './yearFeed.ts'

/** How calendar years end: looked at before, closed with their figures, and opened again while the next one is. */
export function yearRoutes({ storage, clock }: BaseDeps): Hono<Env> {
  const routes = new Hono<Env>()
  const spanOf = async (year: number): Promise<Span> => {
    const zone = await zoneOfBusiness(storage)
    const yesterday = addDays(localTime(clock.now(), zone).date, -1)
    const isOver = yesterday >= `${year}-12-31`
    return { year, isOver, on: isOver ? `${year}-12-31` : yesterday, zone, now: clock.now() }
  }

  routes.get(yearPeople.path, async context => {
    const [actor, span] = [signedIn(context), await spanOf(yearIn(context))]
    const { year, on, isOver, zone, now } = span
    const people: YearPerson[] = []
    for (const person of (await readRecorded(storage.read, actor)).toSorted(byName)) {
      const { id, username, firstName, lastName, branches } = person
      const facts = await factsOf(storage.read, id, zone, now)
      // Who came later, or was gone before, has nothing that ends with it; what was closed is there also without its contract.
      const isAgreed = facts.contracts.some(({ from, to }) => from <= on && (to ?? '9999') >= `${year}-01-01`)
      if (!isAgreed && !facts.years.closings.has(year)) continue
      const user = { id, username, firstName, lastName }
      people.push({ user, branches, isApprover: mayOf(actor, 'update', person), ...yearPersonOf(facts, span) })
    }
    return answerJson(context, replyOf(yearPeople, { year, on, isOver, people }))
  })

  routes.get(yearSheet.path, async context => {
    const [actor, user, span] = [signedIn(context), idOf(context.req.param('user')), await spanOf(yearIn(context))]
    await readPerson(storage.read, actor, user)
    const facts = await factsOf(storage.read, user, span.zone, span.now)
    const kept = (await storage.read.timeEvents.since(user, 0)).map(({ event }) => event)
    const steps = kept
      .filter(event => event.kind === 'year' && event.year === span.year)
      .flatMap(event => (event.kind === 'year' ? [stepView(event)] : []))
    return answerJson(context, replyOf(yearSheet, yearSheetOf(facts, { ...span, user }, steps)))
  })

  routes.post(stepYear.path, async context => {
    const [actor, user, span] = [signedIn(context), idOf(context.req.param('user')), await spanOf(yearIn(context))]
    const taking = { actor, user, span, step: stepOf(context), call: await readCall(context, yearStepCall) }
    await storage.write(transaction => take(transaction, taking))
    return answerJson(context, replyOf(stepYear, {}))
  })

  return routes
}

interface Span extends Pick<YearPeople, 'year' | 'on' | 'isOver'> {
  readonly zone: string
  readonly now: number
}

interface Taking {
  readonly actor: Actor
  readonly user: number
  readonly span: Span
  readonly step: YearStep
  readonly call: YearStepCall
}

/** Takes a step of somebody's year, once however often it is sent. Throws 403, 404, 409 where it cannot be, 422 without a reason. */
async function take(transaction: Transaction, { actor, user, span, step, call }: Taking): Promise<void> {
  const { year, zone, now } = span
  await readPerson(transaction, actor, user)
  if (!(await mayDecide(transaction, actor, 'update', user))) throw new Fault(403, 'forbidden')
  const { uid, reason, because = null, seen } = call
  const kept = await transaction.timeEvents.byUid(uid)
  if (kept) {
    const { event } = kept
    if (kept.user === user && event.kind === 'year' && event.year === year && event.step === step) return
    throw new Fault(409, 'clockReused')
  }
  if (step === 'reopen' && !reason) throw new Fault(422, [problem('blank', 'reason')])
  if (!span.isOver) throw new Fault(409, 'yearRunning')
  const facts = await factsOf(transaction, user, zone, now)
  const isLocked = facts.work.months.get(`${year + 1}-01`)?.state === 'approved'
  if (isLocked) throw new Fault(409, 'yearLocked')
  // What is closed already is opened first; what comes after it goes on from its figures.
  const isFollowed = [...facts.years.closings.keys()].some(other => other > year)
  if (isFollowed || !mayFollow(facts.years.closings, { year, step })) throw new Fault(409, 'yearStep')
  const figures = step === 'close' ? closedFigures(facts, span, because) : null
  if (figures && (seen?.balanceMinutes !== figures.balanceMinutes || seen.vacationLeft !== leftOf(figures)))
    throw new Fault(409, 'yearMoved')
  const told = { kind: 'year', uid, year, step, figures, because: figures ? because : null } as const
  const event: YearEvent = { ...told, reason: reason ?? '', author: actor.id, at: now }
  await keep(transaction, { actor, user, now }, event)
  await listYears(transaction, user, now)
}

/** What a year comes to that is closed for a reason for which its vacation goes on. */
function closedFigures(facts: WholeFacts, { year, on }: Span, because: CarryReason | null): YearFigures {
  const figures = yearFigures(facts, year, on)
  if (because === null) return figures
  const closings = new Map(facts.years.closings).set(year, { year, figures, because, author: 0, at: 0 })
  return yearFigures({ ...facts, years: { ...facts.years, closings } }, year, on)
}

const leftOf = ({ vacation }: NonNullable<YearEvent['figures']>): number | null => vacation?.left ?? null

const stepView = ({ step, author, at, reason }: YearEvent) => ({
  step,
  author,
  at: new Date(at).toISOString(),
  reason,
})

/** A year out of an address. Throws 404. */
function yearIn(context: Context<Env>): number {
  const given = context.req.param('year') ?? ''
  if (!/^20\d\d$/.test(given)) throw new Fault(404, 'notFound')
  return Number(given)
}

/** A step out of an address. Throws 404. */
function stepOf(context: Context<Env>): YearStep {
  const step = yearSteps.find(each => each === context.req.param('step'))
  if (!step) throw new Fault(404, 'notFound')
  return step
}
