import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { errorMessages } from '../../../schema/base/answer.ts'
import { replyOf } from '../../../schema/base/call.ts'
import { branches } from '../../../schema/business/branch.ts'
import { offeredWays } from '../../../schema/ordering/calls.ts'
import { checkPayment } from '../../../schema/ordering/officeCalls.ts'
import { lostPayments } from '../../../schema/ordering/receipt.ts'
import { messageOf } from '../../base/errors.ts'
import type { Env } from '../../base/http/env.ts'
import { Fault } from '../../base/http/fault.ts'
import { rateLimit, requestsPerMinute } from '../../base/http/guards.ts'
import type { OrderRow } from '../../base/storage/statements/ordering/orders.ts'
import type { OrderingDeps } from '../deps.ts'
import { publicOrder } from '../orders/publicOrder.ts'
import { personsOrder } from '../orders/staffOrder.ts'
import { checkoutUrlOf } from './begin.ts'
import { checkOrder } from './check.ts'
import { refundRoutes } from './refundRoutes.ts'
import { createWays } from './ways.ts'
import { attemptOf } from './webhookKey.ts'

const ORDER = '/orders/public/:uid/:hash'

/**
 * Paying online: the way to the provider's page, the way back, what the provider calls, and the staff's button. Nothing
 * that arrives here is believed; it only says that the provider should be asked.
 */
export function paymentRoutes(deps: OrderingDeps): Hono<Env> {
  const { storage, clock, log, payments } = deps
  const routes = new Hono<Env>()
  const ways = createWays(deps)
  const limited = rateLimit(deps, requestsPerMinute.publicOrder)

  routes.get(offeredWays.path, limited, async context => {
    context.header('Cache-Control', 'public, max-age=300')
    return context.json(replyOf(offeredWays, await ways.offered()))
  })
  routes.get(`${ORDER}/pay`, limited, async context => {
    const order = await publicOrder(storage, context)
    const url = await checkoutUrlOf(deps, ways, order).catch((error: Error) => {
      log.warn('payment not begun', { order: order.id, error: error.message })
      return lostPage(order)
    })
    return context.redirect(url ?? statusPage(order), 303)
  })
  routes.get(`${ORDER}/paid`, limited, async context => {
    const order = await publicOrder(storage, context)
    // A provider that does not answer is asked again by the clock; the status page tells when it did.
    await checkOrder(deps, order.id).catch((error: Error) => log.warn('payment not checked', { error: error.message }))
    const attempts = await storage.read.payments.ofOrder(order.id)
    const last = attempts.at(-1)?.state
    const lost = attempts.some(({ state }) => state === 'paid') ? undefined : lostPayments.find(state => state === last)
    return context.redirect(lost ? await lostPage(order) : statusPage(order), 303)
  })

  const onError = (): never => {
    throw new Fault(413, 'tooLarge')
  }
  routes.post('/payments/:provider/webhook/:key', bodyLimit({ maxSize: 64 * 1024, onError }), async context => {
    const { provider: method, key } = context.req.param()
    const provider = payments.online(method)
    const id = attemptOf(deps, method, key)
    const header = (name: string): string | undefined => context.req.header(name)
    // Who is not known gets the same answer and starts no call of ours.
    if (id !== null && provider?.isAuthentic({ header, body: new Uint8Array(await context.req.arrayBuffer()) })) {
      await storage.write(({ payments: attempts }) => attempts.checkAt(id, clock.now()))
      deps.wake()
    }
    return context.text('', 200)
  })

  routes.post(checkPayment.path, async context => {
    const order = await personsOrder(deps, context, 'update')
    try {
      await checkOrder(deps, order.id)
    } catch (error) {
      log.warn('payment not checked', { order: order.id, error: messageOf(error) })
      throw new Fault(503, [{ code: 'paymentUnknown', message: errorMessages.paymentUnknown }])
    }
    const { paymentState } = (await storage.read.orders.byId(order.id)) ?? order
    return context.json(replyOf(checkPayment, { id: order.id, paymentState }))
  })

  routes.route('/', refundRoutes(deps))

  return routes

  function statusPage({ uid, hash }: OrderRow): string {
    return `/status/${uid}/${hash}`
  }

  /** The checkout says what happened to which order, and has kept everything that was entered. */
  async function lostPage(order: OrderRow): Promise<string> {
    const branch = await storage.read.documents.entity(branches, order.branch)
    return branch
      ? `/store/${branch.identifier}/checkout/error?order=${order.uid}&key=${order.hash}`
      : statusPage(order)
  }
}
