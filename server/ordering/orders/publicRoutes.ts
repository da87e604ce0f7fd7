import { Hono } from 'hono'
import { replyOf } from '../../../schema/base/call.ts'
import { isOnline } from '../../../schema/business/paymentMethods.ts'
import type { PublicOrder } from '../../../schema/ordering/calls.ts'
import * as calls from '../../../schema/ordering/calls.ts'
import {
  acceptOfferCall,
  counterCall,
  proposalCall,
  questionnaireCall,
  timeCall,
} from '../../../schema/ordering/requests.ts'
import { readCall, readCallIfAny } from '../../base/http/body.ts'
import type { Env } from '../../base/http/env.ts'
import { eventStream } from '../../base/http/eventStream.ts'
import { rateLimit, requestsPerMinute } from '../../base/http/guards.ts'
import type { OrderRow } from '../../base/storage/statements/ordering/orders.ts'
import type { Storage } from '../../base/storage/storage.ts'
import type { OrderingDeps } from '../deps.ts'
import type { Offer } from './catalogue.ts'
import { cancelByGuest, changeTime, payAtCounter } from './guestDeeds.ts'
import { moveOrder } from './move.ts'
import { acceptOffer } from './offers.ts'
import { publicOrder } from './publicOrder.ts'
import { publicView } from './publicView.ts'
import { rateOrder } from './questionnaire.ts'

/** The guest's own order, for whoever has its uid and hash: its view, its news, and the guest's answers. */
export function publicOrderRoutes(deps: OrderingDeps, offer: Offer): Hono<Env> {
  const { storage } = deps
  const routes = new Hono<Env>()
  const limited = rateLimit(deps, requestsPerMinute.publicOrder)
  const view = viewer(storage)

  routes.get(calls.publicOrder.path, limited, async context => {
    context.header('Cache-Control', 'no-store')
    context.header('X-Robots-Tag', 'noindex')
    return context.json(replyOf(calls.publicOrder, await view(await publicOrder(storage, context))))
  })
  routes.get(calls.publicOrderEvents.path, limited, async context => {
    const order = await publicOrder(storage, context)
    return eventStream(deps.streams, context, send => {
      const tell = async (): Promise<void> => {
        const present = await storage.read.orders.byId(order.id)
        if (present) send({ event: 'order', data: JSON.stringify(await view(present)) })
      }
      // Nobody waits for this: the page asks again by itself.
      const tellOr = (): void =>
        void tell().catch((error: Error) => deps.log.error('order not told', { error: error.stack }))
      tellOr()
      return storage.subscribe(news => {
        if (news.has(`order:${order.uid}`)) tellOr()
      })
    })
  })
  for (const [call, action] of [
    [calls.acceptProposal, 'confirm'],
    [calls.rejectProposal, 'cancel'],
  ] as const)
    routes.post(call.path, limited, async context => {
      const { id } = await publicOrder(storage, context)
      const { counterAppointment } = await readCallIfAny(context, proposalCall)
      const moved = await moveOrder(deps, id, {
        action,
        actor: 'guest',
        answersProposal: true,
        ...(counterAppointment ? { seenProposal: Date.parse(counterAppointment) } : {}),
      })
      return context.json(replyOf(call, await view(moved)))
    })
  routes.post(calls.acceptOffer.path, limited, async context => {
    const { id } = await publicOrder(storage, context)
    const { expectedTotal } = await readCall(context, acceptOfferCall)
    const accepted = await acceptOffer(deps, id, expectedTotal)
    deps.wake()
    return context.json(replyOf(calls.acceptOffer, await view(accepted)))
  })
  routes.post(calls.cancelOrder.path, limited, async context => {
    const { id } = await publicOrder(storage, context)
    const canceled = await cancelByGuest(deps, id)
    deps.wake()
    return context.json(replyOf(calls.cancelOrder, await view(canceled)))
  })
  routes.post(calls.changeOrderTime.path, limited, async context => {
    const { id } = await publicOrder(storage, context)
    const { appointmentDate } = await readCall(context, timeCall)
    const moved = await changeTime(deps, offer, id, appointmentDate === null ? null : Date.parse(appointmentDate))
    return context.json(replyOf(calls.changeOrderTime, await view(moved)))
  })
  routes.post(calls.payAtCounter.path, limited, async context => {
    const { id } = await publicOrder(storage, context)
    const { paymentMethod } = await readCall(context, counterCall)
    return context.json(replyOf(calls.payAtCounter, await view(await payAtCounter(deps, offer, id, paymentMethod))))
  })
  routes.post(calls.sendQuestionnaire.path, limited, async context => {
    const order = await publicOrder(storage, context)
    const rated = await rateOrder(deps, order.id, await readCall(context, questionnaireCall))
    return context.json(replyOf(calls.sendQuestionnaire, await view(rated)))
  })

  return routes
}

/** The public view of an order. Only a completed one can have a rating, and only one paid online payments: the others are not asked. */
export function viewer({ read }: Pick<Storage, 'read'>): (order: OrderRow) => Promise<PublicOrder> {
  return async order => {
    const isPaidOnline = isOnline(order.paymentMethod)
    const [items, questionnaire, attempts, refunds, notes] = await Promise.all([
      read.orders.items(order.id),
      order.status === 'completed' ? read.questionnaires.byOrder(order.id) : undefined,
      isPaidOnline ? read.payments.ofOrder(order.id) : [],
      isPaidOnline ? read.payments.refundsOf(order.id) : [],
      // Nothing goes back of what was not paid, but an invoice becomes lower before it is.
      order.paymentState === 'open' && order.paymentMethod !== 'invoice' ? [] : read.creditNotes.ofOrder(order.id),
    ])
    return publicView(order, { items, rating: questionnaire?.rating ?? null, attempts, refunds, notes })
  }
}
