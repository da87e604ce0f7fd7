import { Hono } from 'hono'
import { z } from 'zod'
import { replyOf } from '../../../schema/base/call.ts'
import { instant, text } from '../../../schema/base/fields.ts'
import type { PublicOrder } from '../../../schema/ordering/calls.ts'
import * as calls from '../../../schema/ordering/calls.ts'
import { eventLabel } from '../../../schema/ordering/history.ts'
import * as office from '../../../schema/ordering/officeCalls.ts'
import { type OrderAction, REJECTION_LENGTH } from '../../../schema/ordering/orderStatus.ts'
import { itemEditCall, orderEditCall } from '../../../schema/ordering/staffCalls.ts'
import { undoable } from '../../../schema/ordering/undo.ts'
import { answerJson } from '../../base/http/answer.ts'
import { readCall, readCallIfAny } from '../../base/http/body.ts'
import type { Env } from '../../base/http/env.ts'
import { Fault } from '../../base/http/fault.ts'
import { authorOf, staffOf } from '../../base/http/sender.ts'
import { fromJson } from '../../base/storage/json.ts'
import type { OrderItemRow, OrderRow } from '../../base/storage/statements/ordering/orders.ts'
import type { Storage } from '../../base/storage/storage.ts'
import type { OrderingDeps } from '../deps.ts'
import { leftOf } from '../payments/credit.ts'
import { agreedTime } from './agreedTime.ts'
import { delayOrder } from './delay.ts'
import { editItem, editOrder } from './edit.ts'
import { type BoardKeys, orderListRoutes } from './listRoutes.ts'
import { moveOrder } from './move.ts'
import { viewer } from './publicRoutes.ts'
import { personsOrder, staffOrder } from './staffOrder.ts'
import { boardItem, toCollectOf } from './staffView.ts'
import { undoStep } from './undo.ts'

const rejectCall = z.object({ rejectionMessage: text(REJECTION_LENGTH).nullish() })
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
export function staffOrderRoutes(deps: OrderingDeps, keys: BoardKeys): Hono<Env> {
  const { storage } = deps
  const routes = new Hono<Env>()
  const guests = viewer(storage)
  /** As its guest sees it, but for the way to pay: in its address is the key to the guest's own view. */
  const view = async (order: OrderRow): Promise<PublicOrder> => ({ ...(await guests(order)), paymentUrl: null })

  // Before '/orders/:id': a list is no id.
  routes.route('/', orderListRoutes(deps, keys))

  routes.get(office.wholeOrder.path, async context => {
    const order = await personsOrder(storage, context, 'read')
    const whole = { ...(await wholeOrder(storage, order)), ...(await view(order)) }
    return answerJson(context, replyOf(office.wholeOrder, whole))
  })
  routes.put('/orders/:id', async context => {
    const { id } = await personsOrder(storage, context, 'update')
    const edited = await editOrder(deps, id, await readCall(context, orderEditCall), authorOf(context))
    return answerJson(context, { data: { ...(await wholeOrder(storage, edited)), ...(await view(edited)) } })
  })
  routes.put('/orders/:id/items/:position', async context => {
    const { id } = await personsOrder(storage, context, 'update')
    const position = context.req.param('position')
    if (!/^\d{1,3}$/.test(position)) throw new Fault(404, 'notFound')
    const call = await readCall(context, itemEditCall)
    const edited = await editItem(deps, id, Number(position), call, authorOf(context))
    deps.wake()
    return answerJson(context, { data: { ...(await wholeOrder(storage, edited)), ...(await view(edited)) } })
  })
  routes.delete('/orders/:id', context => {
    staffOf(context)
    // Kept for seven years (§ 132 BAO); who asks that for it to be forgotten is made anonymous, not the order.
    throw new Fault(405, 'orderKept', { headers: { Allow: 'GET, PUT' } })
  })
  routes.post(calls.moveOrderTo.path, async context => {
    const order = await staffOrder(storage, context, 'update')
    const action = staffActions[context.req.param('action')]
    if (!action) throw new Fault(404, 'notFound')
    // No board has a button for it, and money may go back: a person says so, with their name.
    if (action === 'cancel' && !context.get('actor')) throw new Fault(403, 'forbidden')
    const { rejectionMessage } = await readCallIfAny(context, rejectCall)
    const moved = await moveOrder(deps, order.id, { action, actor: authorOf(context), rejectionMessage })
    return answerJson(context, replyOf(calls.moveOrderTo, await view(moved)))
  })
  routes.post(calls.recallOrder.path, async context => {
    const { id } = await staffOrder(storage, context, 'update')
    const recalled = await moveOrder(deps, id, { action: 'recall', actor: authorOf(context) })
    return answerJson(context, replyOf(calls.recallOrder, await view(recalled)))
  })
  routes.post(calls.undoOrderStep.path, async context => {
    const { id } = await staffOrder(storage, context, 'update')
    const { action } = await readCall(context, undoCall)
    return answerJson(
      context,
      replyOf(calls.undoOrderStep, await view(await undoStep(deps, id, action, authorOf(context)))),
    )
  })
  routes.post(calls.delayTo.path, async context => {
    const { id } = await staffOrder(storage, context, 'update')
    const { promisedAt } = await readCall(context, delayCall)
    const now = deps.clock.now()
    const delayed = await delayOrder(deps, id, agreedTime(promisedAt, now, now), authorOf(context))
    deps.wake()
    return answerJson(context, replyOf(calls.delayTo, await view(delayed)))
  })
  routes.post(calls.proposeTime.path, async context => {
    const order = await staffOrder(storage, context, 'update')
    const { appointmentDate } = await readCall(context, proposeCall)
    const now = deps.clock.now()
    const proposal = { counterAppointmentAt: agreedTime(appointmentDate, now, now), actor: authorOf(context) }
    const moved = await moveOrder(deps, order.id, { action: 'propose', ...proposal })
    return answerJson(context, replyOf(calls.proposeTime, await view(moved)))
  })

  return routes
}

/** Everything about an order: what was ordered and typed, its money, its history, and what was done for it. */
async function wholeOrder({ read }: Pick<Storage, 'read'>, order: OrderRow) {
  const { fingerprint: _fingerprint, hash: _hash, redirectUrl: _redirectUrl, pricing, contact, ...plain } = order
  const [items, events, questionnaire, attempts, refunds, notes, jobs] = await Promise.all([
    read.orders.items(order.id),
    read.orders.events(order.id),
    read.questionnaires.byOrder(order.id),
    read.payments.ofOrder(order.id),
    read.payments.refundsOf(order.id),
    read.creditNotes.ofOrder(order.id),
    read.jobs.ofOrder(order.id),
  ])
  return {
    ...plain,
    contact: fromJson(contact),
    pricing: fromJson(pricing),
    toCollect: toCollectOf(order),
    lines: items.map(item => ({ ...boardItem(item), ...detailsOf(item) })),
    events: events.map(event => ({ ...event, label: eventLabel({ ...event, mode: order.mode }) })),
    questionnaire: questionnaire ?? null,
    attempts: attempts.map(({ checkoutUrl: _url, idemKey: _key, ...attempt }) => attempt),
    refunds: refunds.map(({ idemKey: _key, ...refund }) => refund),
    creditNotes: notes.map(({ id, reason, author, createdAt, note }) => ({
      id,
      reason,
      author,
      createdAt,
      ...fromJson(note),
    })),
    refundable: await leftOf(read, order, notes),
    jobs: jobs.map(({ id, kind, target, state, runAt, tries, lastError, createdAt, updatedAt }) => ({
      id,
      kind,
      target,
      state,
      runAt,
      tries,
      lastError,
      createdAt,
      updatedAt,
    })),
  }
}

/** What a line is made of and taxed by; files with their keys, for staff print them. */
function detailsOf({ parts, unitPrice, rate, deposit }: OrderItemRow) {
  const { values } = fromJson(parts)
  return { values, unitPrice, rate, deposit }
}
