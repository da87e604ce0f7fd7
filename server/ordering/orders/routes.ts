import { Hono } from 'hono'
import type { Device } from '../../../schema/base/access.ts'
import { errorMessages } from '../../../schema/base/answer.ts'
import { replyOf } from '../../../schema/base/call.ts'
import * as calls from '../../../schema/ordering/calls.ts'
import { quote, wantedOf } from '../../../schema/ordering/quote.ts'
import { orderCall, quoteCall } from '../../../schema/ordering/requests.ts'
import { answerJson } from '../../base/http/answer.ts'
import { readCall } from '../../base/http/body.ts'
import type { Env } from '../../base/http/env.ts'
import { Fault } from '../../base/http/fault.ts'
import { rateLimit, requestsPerMinute } from '../../base/http/guards.ts'
import { accountRoutes } from '../account/routes.ts'
import { externalOf } from '../account/session.ts'
import { accountFor } from '../account/terms.ts'
import type { OrderingDeps } from '../deps.ts'
import { createOffer } from './catalogue.ts'
import type { BoardKeys } from './listRoutes.ts'
import { createOrderBudget } from './orderBudget.ts'
import { withPace } from './paceNow.ts'
import { placeOrder } from './place.ts'
import { publicOrderRoutes } from './publicRoutes.ts'
import { quoteAnswer } from './quoteAnswer.ts'
import { slotRoutes, withLoads } from './slots.ts'
import { staffOrderRoutes } from './staffRoutes.ts'
import { withdrawOrder } from './withdraw.ts'

/** Bytes of an order: 200 lines with everything that can be chosen and typed take half of it. */
const ORDER_BYTES = 64 * 1024

/** Quotes and orders as deeds, the guest's public view, and staff's steps. */
export function orderRoutes(deps: OrderingDeps, keys: BoardKeys): Hono<Env> {
  const { storage, clock, log } = deps
  const routes = new Hono<Env>()
  const offer = createOffer()
  const budget = createOrderBudget(deps)

  routes.post(calls.askQuote.path, rateLimit(deps, requestsPerMinute.quote), async context => {
    const call = await readCall(context, quoteCall, ORDER_BYTES)
    const offered = await offer.of(storage.read.documents, call.branch)
    if (!offered) throw new Fault(422, [{ code: 'notFound', message: errorMessages.notFound, field: 'branch' }])
    const now = clock.now()
    const catalogue = await withPace(await withLoads(offered, storage.read.orders, now), storage.read, now)
    const person = call.onAccount ? await externalOf(deps, context) : null
    const account = person?.customer ? await accountFor(storage.read, person.customer, catalogue.config, now) : null
    if (call.onAccount && !account) throw new Fault(422, [signedOut])
    const judged = quote(wantedOf(call, catalogue.product), { ...catalogue, account }, now)
    return answerJson(context, replyOf(calls.askQuote, quoteAnswer(judged)))
  })

  routes.post(calls.sendOrder.path, rateLimit(deps, requestsPerMinute.order), async context => {
    const call = await readCall(context, orderCall, ORDER_BYTES)
    const kiosk = kioskOf(context.get('device'))
    const person = call.onAccount ? await externalOf(deps, context) : null
    const place = () => placeOrder(deps, offer, call, { device: kiosk, person })
    // A kiosk stands before its branch's own people, and hands in what it took without network all at once.
    const placing = kiosk ? place() : budget.within(context.get('sender'), call, place)
    const { receipt, isReplay } = await placing.catch((error: unknown) => {
      if (!(error instanceof Fault)) offer.forget()
      throw error
    })
    if (isReplay) return answerJson(context, replyOf(calls.sendOrder, receipt), 200, { 'Idempotency-Replayed': 'true' })
    log.info('order placed', { branch: call.branch, ticket: receipt.ticketNumber })
    return answerJson(context, replyOf(calls.sendOrder, receipt), 201)
  })

  routes.post(calls.withdrawOrder.path, rateLimit(deps, requestsPerMinute.withdrawal), async context => {
    const answer = await withdrawOrder(deps, await readCall(context, orderCall, ORDER_BYTES))
    return answerJson(context, replyOf(calls.withdrawOrder, answer))
  })

  routes.route('/', accountRoutes(deps))
  routes.route('/', slotRoutes(deps, offer))
  // Before the staff's: '/orders/public' is no id.
  routes.route('/', publicOrderRoutes(deps, offer))
  routes.route('/', staffOrderRoutes(deps, offer, keys))
  return routes
}

const signedOut = { code: 'signedOut', message: errorMessages.accountEnded, field: 'onAccount' }

/** A screen in the kitchen places no orders: whoever orders there is a guest like any other. */
const kioskOf = (device: Device | null): Device | null => (device?.kind === 'kiosk' ? device : null)
