import { Hono } from 'hono'
import { replyOf } from '../../../schema/base/call.ts'
import { refundOrder, repeatRefund } from '../../../schema/ordering/officeCalls.ts'
import { refundCall } from '../../../schema/ordering/staffCalls.ts'
import { idOf } from '../../base/documents/rest.ts'
import { answerJson } from '../../base/http/answer.ts'
import { readCall } from '../../base/http/body.ts'
import type { Env } from '../../base/http/env.ts'
import { Fault } from '../../base/http/fault.ts'
import { signedIn } from '../../base/http/sender.ts'
import type { OrderingDeps } from '../deps.ts'
import { personsOrder } from '../orders/staffOrder.ts'
import { wholeOrder } from '../orders/wholeOrder.ts'
import { creditOrder } from './credit.ts'
import { tryAgain } from './refunds.ts'

/** Money that goes back, and once more what did not arrive. */
export function refundRoutes(deps: OrderingDeps): Hono<Env> {
  const { storage, clock, log } = deps
  const routes = new Hono<Env>()

  routes.post(refundOrder.path, async context => {
    const order = await personsOrder(deps, context, 'update')
    const call = await readCall(context, refundCall)
    const { answer, isReplay } = await creditOrder(deps, order.id, call, signedIn(context))
    deps.wake()
    if (isReplay) context.header('Idempotency-Replayed', 'true')
    return context.json(replyOf(refundOrder, answer), isReplay ? 200 : 201)
  })

  routes.post(repeatRefund.path, async context => {
    const order = await personsOrder(deps, context, 'update')
    const id = idOf(context.req.param('refund'))
    await storage.write(async transaction => {
      const row = await transaction.payments.refundById(id)
      if (row?.order !== order.id) throw new Fault(404, 'notFound')
      // Of two people who press, the second is told how it stands.
      if (!(await tryAgain(transaction, row, clock.now()))) throw new Fault(409, 'refundUnderway')
    })
    log.info('refund repeated', { refund: id, order: order.id, actor: `users:${signedIn(context).id}` })
    deps.wake()
    return answerJson(context, replyOf(repeatRefund, await wholeOrder(storage, order)))
  })

  return routes
}
