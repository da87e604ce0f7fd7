import { type Context, Hono } from 'hono'
import { type Actor, keptByTeam, may } from '../../../schema/base/access.ts'
import { replyOf } from '../../../schema/base/call.ts'
import { branches } from '../../../schema/business/branch.ts'
import { users } from '../../../schema/business/user.ts'
import { stepShiftOffer } from '../../../schema/time/calls.ts'
import { offerOf } from '../../../schema/time/offers/offered.ts'
import { worksAt } from '../../../schema/time/offers/shiftMarket.ts'
import { type OfferStep, offerProblem, offerSteps, stepOffer } from '../../../schema/time/offers/shiftOffer.ts'
import { type OfferCall, offerCall } from '../../../schema/time/requests.ts'
import { type Shift, shifts } from '../../../schema/time/shift.ts'
import type { BaseDeps } from '../../base/deps.ts'
import { idOf, refusal } from '../../base/documents/rest.ts'
import { type Author, installation, writeDocument } from '../../base/documents/write.ts'
import { answerJson } from '../../base/http/answer.ts'
import { readCall } from '../../base/http/body.ts'
import type { Env } from '../../base/http/env.ts'
import { Fault } from '../../base/http/fault.ts'
import { deviceOf, signedIn } from '../../base/http/sender.ts'
import { storedOf } from '../../base/storage/json.ts'
import type { Transaction } from '../../base/storage/storage.ts'
import type { TellPerson } from '../news/personNews.ts'
import { publishedShifts } from '../ownFeed.ts'
import { offerMessages } from './offerMessages.ts'

/** Shifts that change hands: offered and taken by those who work at a branch, approved by whoever leads it. */
export function offerRoutes({ storage, clock, entities, wake }: BaseDeps, tell: TellPerson): Hono<Env> {
  const routes = new Hono<Env>()

  routes.post(stepShiftOffer.path, async context => {
    const [actor, step, now] = [signedIn(context), stepOf(context), clock.now()]
    const id = idOf(context.req.param('id'))
    const call = await readCall(context, offerCall)
    // Whose it is may not write the document: what they may do with it is said by the steps.
    const author: Author = { actor: { ...installation, id: actor.id }, device: deviceOf(context), at: now }
    const shift = await storage.write(async transaction => {
      const known = await shiftFor(transaction, actor, step, id)
      const given = await givenOf(transaction, known, { step, actor, call })
      const outcome = stepOffer({ step, shift: known, actor: actor.id, call, now, ...given })
      if ('problem' in outcome) throw new Fault(409, [outcome.problem])
      if ('same' in outcome) return known
      const { offer, isMoved, news } = outcome
      const write = async ({ id: name, rev, ...body }: Shift, changes: Pick<Shift, 'user' | 'offer'>) => {
        const change = { id: name, base: rev, body: { ...body, ...changes } }
        const written = await writeDocument(transaction, shifts, change, author, entities)
        if (written.kind === 'refused') throw refusal(written)
      }
      const { returned } = given
      if (isMoved && returned) await write(returned, { user: known.user, offer: null })
      const user = isMoved ? (offer?.taker ?? null) : known.user
      await write(known, { user, offer })
      for (const { message, name } of await offerMessages(transaction, { shift: known, actor: actor.id, news }))
        for (const job of tell(message, `${call.uid}:${name}`)) await transaction.jobs.add(job, now)
      return { ...known, user, offer }
    })
    wake()
    const state = shift.offer?.state ?? null
    return answerJson(context, replyOf(stepShiftOffer, { id, user: shift.user ?? null, state }))
  })

  return routes
}

/** A step out of an address. Throws 404. */
function stepOf(context: Context<Env>): OfferStep {
  const step = offerSteps.find(each => each === context.req.param('step'))
  if (!step) throw new Fault(404, 'notFound')
  return step
}

/**
 * The shift of a step. Throws 404 for whoever may not know of it: it is theirs, they may read the roster of its branch, or
 * work there and somebody gives it away; 403 for a decision of whoever only reads.
 */
async function shiftFor({ documents }: Transaction, actor: Actor, step: OfferStep, id: number): Promise<Shift> {
  const row = await documents.document(shifts.type, id)
  const shift = row && !row.deleted ? storedOf(shifts, row) : null
  if (!shift) throw new Fault(404, 'notFound')
  if (step === 'approve' || step === 'refuse') {
    if (!may(actor, 'read', keptByTeam, [shift.branch])) throw new Fault(404, 'notFound')
    if (!may(actor, 'update', keptByTeam, [shift.branch])) throw new Fault(403, 'forbidden')
    return shift
  }
  const person = await documents.entity(users, actor.id)
  const isOffered = shift.isPublished && ((shift.user ?? null) === null || (shift.offer ?? null) !== null)
  const isOwn = shift.user === actor.id && shift.isPublished
  if (!isOwn && !(isOffered && person && worksAt(person, shift.branch))) throw new Fault(404, 'notFound')
  return shift
}

interface Asked {
  readonly step: OfferStep
  readonly actor: Actor
  readonly call: OfferCall
}

/** What a step is judged by. Throws 422 where a shift is offered to somebody who does not work there. */
async function givenOf(transaction: Transaction, shift: Shift, { step, actor, call }: Asked) {
  const { documents } = transaction
  const to = step === 'offer' ? (call.to ?? null) : null
  const person = to === null ? null : await documents.entity(users, to)
  if (to !== null && !(person && worksAt(person, shift.branch)))
    throw new Fault(422, [{ ...offerProblem('stranger'), field: 'to' }])
  const number = step === 'take' ? call.inReturn : offerOf(shift)?.inReturn
  const row = number ? await documents.document(shifts.type, number) : undefined
  const returned = row && !row.deleted ? storedOf(shifts, row) : null
  const plans = new Map<number, readonly Shift[]>()
  for (const id of [actor.id, shift.user ?? actor.id]) plans.set(id, await publishedShifts(transaction, id))
  const branch = await documents.entity(branches, shift.branch)
  const taker = offerOf(shift)?.taker
  const taking = typeof taker === 'number' ? await documents.entity(users, taker) : undefined
  return {
    returned,
    planOf: (id: number) => plans.get(id) ?? [],
    isTakerThere: taking !== undefined && worksAt(taking, shift.branch),
    isAutomatic: branch?.isShiftSwapAutomatic === true,
  }
}
