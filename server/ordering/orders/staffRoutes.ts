import { Hono } from 'hono'
import { z } from 'zod'
import { replyOf } from '../../../schema/base/call.ts'
import { instant, text } from '../../../schema/base/fields.ts'
import * as calls from '../../../schema/ordering/calls.ts'
import * as office from '../../../schema/ordering/officeCalls.ts'
import { type OrderAction, REJECTION_LENGTH } from '../../../schema/ordering/orderStatus.ts'
import { counterCall } from '../../../schema/ordering/requests.ts'
import { joinCall, orderEditCall } from '../../../schema/ordering/staffCalls.ts'
import { undoable } from '../../../schema/ordering/undo.ts'
import { answerJson } from '../../base/http/answer.ts'
import { readCall, readCallIfAny } from '../../base/http/body.ts'
import type { Env } from '../../base/http/env.ts'
import { Fault } from '../../base/http/fault.ts'
import { authorOf, signedIn, staffOf } from '../../base/http/sender.ts'
import type { OrderingDeps } from '../deps.ts'
import { agreedTime } from './agreedTime.ts'
import type { Offer } from './catalogue.ts'
import { customerRoutes } from './customerRoutes.ts'
import { delayOrder } from './delay.ts'
import { editOrder } from './edit.ts'
import { payAtCounter } from './guestDeeds.ts'
import { joinCustomer } from './joinCustomer.ts'
import { lineRoutes } from './lines/lineRoutes.ts'
import { type BoardKeys, orderListRoutes } from './listRoutes.ts'
import { moveOrder } from './move.ts'
import { personsOrder, staffOrder } from './staffOrder.ts'
import { undoStep } from './undo.ts'
import { staffsView, wholeOrder } from './wholeOrder.ts'

/** What the guest reads when the order is rejected, and for when it is promised when it is accepted. */
const stepCall = z.object({ rejectionMessage: text(REJECTION_LENGTH).nullish(), promisedAt: instant().nullish() })
const undoCall = z.object({ action: z.enum(undoable) })
const delayCall = z.object({ promisedAt: instant() })
const proposeCall = z.object({ appointmentDate: instant() })
const staffActions: Readonly<Record<string, OrderAction>> = {
  confirm: 'confirm',
  reject: 'reject',
  'in-delivery': 'in-delivery',
  completed: 'completed',
  cancel: 'cancel',
}

/** An order as staff and boards see it, and what they do with it. */
export function staffOrderRoutes(deps: OrderingDeps, offer: Offer, keys: BoardKeys): Hono<Env> {
  const { storage } = deps
  const routes = new Hono<Env>()
  const view = staffsView(storage)

  routes.route('/', lineRoutes(deps, offer))
  // Before '/orders/:id': a list is no id.
  routes.route('/', orderListRoutes(deps, keys))
  routes.route('/', customerRoutes(deps))

  routes.get(office.wholeOrder.path, async context => {
    const order = await personsOrder(deps, context, 'read')
    return answerJson(context, replyOf(office.wholeOrder, await wholeOrder(storage, order)))
  })
  routes.put(office.editOrder.path, async context => {
    const { id } = await personsOrder(deps, context, 'update')
    const edited = await editOrder(deps, id, await readCall(context, orderEditCall), authorOf(context))
    return answerJson(context, replyOf(office.editOrder, await wholeOrder(storage, edited)))
  })
  routes.post(office.joinOrder.path, async context => {
    const { id } = await personsOrder(deps, context, 'update')
    const { customer } = await readCall(context, joinCall)
    const joined = await joinCustomer(deps, id, customer, signedIn(context))
    return answerJson(context, replyOf(office.joinOrder, await wholeOrder(storage, joined)))
  })
  routes.post(office.paidAtCounter.path, async context => {
    const { id } = await personsOrder(deps, context, 'update')
    const { paymentMethod } = await readCall(context, counterCall)
    const paid = await payAtCounter(deps, offer, id, paymentMethod, authorOf(context))
    return answerJson(context, replyOf(office.paidAtCounter, await wholeOrder(storage, paid)))
  })
  routes.delete('/orders/:id', context => {
    staffOf(context)
    // Kept for seven years (§ 132 BAO); who asks that for it to be forgotten is made anonymous, not the order.
    throw new Fault(405, 'orderKept', { headers: { Allow: 'GET, PUT' } })
  })
  routes.post(calls.moveOrderTo.path, async context => {
    const order = await staffOrder(deps, context, 'update')
    const action = staffActions[context.req.param('action')]
    if (!action) throw new Fault(404, 'notFound')
    // No board has a button for it, and money may go back: a person says so, with their name.
    if (action === 'cancel' && !context.get('actor')) throw new Fault(403, 'forbidden')
    const { rejectionMessage, promisedAt } = await readCallIfAny(context, stepCall)
    const now = deps.clock.now()
    const promise = action === 'confirm' && promisedAt ? { promisedAt: agreedTime(promisedAt, now, now) } : {}
    const moved = await moveOrder(deps, order.id, { action, actor: authorOf(context), rejectionMessage, ...promise })
    return answerJson(context, replyOf(calls.moveOrderTo, await view(moved)))
  })
  routes.post(calls.recallOrder.path, async context => {
    const { id } = await staffOrder(deps, context, 'update')
    const recalled = await moveOrder(deps, id, { action: 'recall', actor: authorOf(context) })
    return answerJson(context, replyOf(calls.recallOrder, await view(recalled)))
  })
  routes.post(calls.undoOrderStep.path, async context => {
    const { id } = await staffOrder(deps, context, 'update')
    const { action } = await readCall(context, undoCall)
    return answerJson(
      context,
      replyOf(calls.undoOrderStep, await view(await undoStep(deps, id, action, authorOf(context)))),
    )
  })
  routes.post(calls.delayTo.path, async context => {
    const { id } = await staffOrder(deps, context, 'update')
    const { promisedAt } = await readCall(context, delayCall)
    const now = deps.clock.now()
    const delayed = await delayOrder(deps, id, agreedTime(promisedAt, now, now), authorOf(context))
    deps.wake()
    return answerJson(context, replyOf(calls.delayTo, await view(delayed)))
  })
  routes.post(calls.proposeTime.path, async context => {
    const order = await staffOrder(deps, context, 'update')
    const { appointmentDate } = await readCall(context, proposeCall)
    const now = deps.clock.now()
    const proposal = { counterAppointmentAt: agreedTime(appointmentDate, now, now), actor: authorOf(context) }
    const moved = await moveOrder(deps, order.id, { action: 'propose', ...proposal })
    return answerJson(context, replyOf(calls.proposeTime, await view(moved)))
  })

  return routes
}
