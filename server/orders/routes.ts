import { createHash, timingSafeEqual } from 'node:crypto'
import { type Context, Hono } from 'hono'
import { z } from 'zod'
import { type Actor, may, orderAccess } from '../../schema/access.ts'
import { errorMessages, orderCall, quoteCall } from '../../schema/calls.ts'
import { instant, text } from '../../schema/fields.ts'
import type { OrderAction } from '../../schema/rules/orderStatus.ts'
import { quote, wantedOf } from '../../schema/rules/quote.ts'
import type { Deps } from '../deps.ts'
import { idOf } from '../documents/rest.ts'
import { answerJson } from '../http/answer.ts'
import { readCall } from '../http/body.ts'
import type { Env } from '../http/env.ts'
import { eventStream } from '../http/eventStream.ts'
import { Fault } from '../http/fault.ts'
import { rateLimit, requestsPerMinute } from '../http/guards.ts'
import type { OrderRow } from '../storage/orders.ts'
import { createOffer } from './catalogue.ts'
import { moveOrder } from './move.ts'
import { placeOrder } from './place.ts'
import { publicView } from './publicView.ts'
import { quoteAnswer } from './quoteAnswer.ts'

const rejectCall = z.object({ rejectionMessage: text(500).nullish() })
const proposeCall = z.object({ appointmentDate: instant() })
const staffActions: Readonly<Record<string, OrderAction>> = {
  confirm: 'confirm',
  reject: 'reject',
  'in-delivery': 'in-delivery',
  completed: 'completed',
  cancel: 'cancel',
}

/** Quotes and orders as deeds, the guest's public view, and staff's steps: contract, storefront 7, back-office 7. */
export function orderRoutes(deps: Deps): Hono<Env> {
  const { storage, clock, log } = deps
  const routes = new Hono<Env>()
  const offer = createOffer()

  routes.post('/quote', rateLimit(deps, requestsPerMinute.quote), async context => {
    const call = await readCall(context, quoteCall)
    const catalogue = await offer.of(storage.read.documents, call.branch)
    if (!catalogue) throw new Fault(422, [{ code: 'notFound', message: errorMessages.notFound, field: 'branch' }])
    const judged = quote(wantedOf(call, catalogue.product), catalogue, clock.now())
    return answerJson(context, { data: quoteAnswer(judged) })
  })

  routes.post('/orders', rateLimit(deps, requestsPerMinute.order), async context => {
    const call = await readCall(context, orderCall)
    const { receipt, isReplay } = await placeOrder(deps, offer, call).catch((error: unknown) => {
      if (!(error instanceof Fault)) offer.forget()
      throw error
    })
    if (isReplay) return answerJson(context, { data: receipt }, 200, { 'Idempotency-Replayed': 'true' })
    log.info('order placed', { branch: call.branch, ticket: receipt.ticketNumber })
    return answerJson(context, { data: receipt }, 201)
  })

  const limited = rateLimit(deps, requestsPerMinute.publicOrder)
  routes.get('/orders/public/:uid/:hash', limited, async context => {
    context.header('Cache-Control', 'no-store')
    context.header('X-Robots-Tag', 'noindex')
    return context.json({ data: await view(await publicOrder(context)) })
  })
  routes.get('/orders/public/:uid/:hash/events', limited, async context => {
    const order = await publicOrder(context)
    return eventStream(deps.streams, context, send => {
      const tell = async (): Promise<void> => {
        const present = await storage.read.orders.byId(order.id)
        if (present) send({ event: 'order', data: JSON.stringify(await view(present)) })
      }
      void tell()
      return storage.subscribe(news => {
        if (news.has(`order:${order.uid}`)) void tell()
      })
    })
  })
  for (const [path, action] of [
    ['confirm-counter-appointment', 'confirm'],
    ['reject-counter-appointment', 'cancel'],
  ] as const)
    routes.post(`/orders/public/:uid/:hash/${path}`, limited, async context => {
      const order = await publicOrder(context)
      if (order.counterAppointmentAt === null) throw new Fault(409, 'statusNotAllowed')
      const moved = await moveOrder(deps, order.id, { action, actor: 'guest', acceptsProposal: action === 'confirm' })
      return context.json({ data: await view(moved) })
    })

  routes.get('/orders/:id', async context => {
    const order = await staffOrder(context, 'read')
    const [items, events] = await Promise.all([
      storage.read.orders.items(order.id),
      storage.read.orders.events(order.id),
    ])
    const { fingerprint: _fingerprint, hash: _hash, pricing, contact, ...plain } = order
    return context.json({
      data: {
        ...plain,
        ...publicView(order, items),
        contact: JSON.parse(contact),
        pricing: JSON.parse(pricing),
        events,
      },
    })
  })
  routes.post('/orders/:id/status/:action', async context => {
    const order = await staffOrder(context, 'update')
    const action = staffActions[context.req.param('action')]
    if (!action) throw new Fault(404, 'notFound')
    const hasBody = (context.req.header('content-type') ?? '').includes('json')
    const { rejectionMessage } = hasBody ? await readCall(context, rejectCall) : {}
    const moved = await moveOrder(deps, order.id, { action, actor: signedIn(context), rejectionMessage })
    return context.json({ data: await view(moved) })
  })
  routes.post('/orders/:id/counter-appointment', async context => {
    const order = await staffOrder(context, 'update')
    const { appointmentDate } = await readCall(context, proposeCall)
    const counterAppointmentAt = Date.parse(appointmentDate)
    const moved = await moveOrder(deps, order.id, { action: 'propose', actor: signedIn(context), counterAppointmentAt })
    return context.json({ data: await view(moved) })
  })

  const view = async (order: OrderRow) => publicView(order, await storage.read.orders.items(order.id))

  /** Wrong uid and wrong hash are the same 404, in the same time. */
  async function publicOrder(context: Context<Env>): Promise<OrderRow> {
    const order = await storage.read.orders.byUid(context.req.param('uid') ?? '')
    const isRight = timingSafeEqual(digest(context.req.param('hash') ?? ''), digest(order?.hash ?? ''))
    if (!order || !isRight) throw new Fault(404, 'notFound')
    return order
  }

  async function staffOrder(context: Context<Env>, action: 'read' | 'update'): Promise<OrderRow> {
    const actor = signedIn(context)
    const order = await storage.read.orders.byId(idOf(context.req.param('id') ?? ''))
    if (!order) throw new Fault(404, 'notFound')
    if (!may(actor, action, orderAccess, [order.branch])) throw new Fault(403, 'forbidden')
    return order
  }

  return routes
}

/** Same length whatever was given, so that the comparison tells nothing. */
const digest = (text: string): Buffer => createHash('sha256').update(text).digest()

function signedIn(context: Context<Env>): Actor {
  const actor = context.get('actor')
  if (!actor) throw new Fault(401, 'unauthorized')
  return actor
}
