import { type Context, Hono } from 'hono'
import { z } from 'zod'
import { type Actor, may, orderAccess } from '../../schema/access.ts'
import { instant, text } from '../../schema/fields.ts'
import type { OrderAction } from '../../schema/rules/orderStatus.ts'
import type { Deps } from '../deps.ts'
import { idOf } from '../documents/rest.ts'
import { readCall } from '../http/body.ts'
import type { Env } from '../http/env.ts'
import { Fault } from '../http/fault.ts'
import type { OrderRow } from '../storage/orders.ts'
import { moveOrder } from './move.ts'
import { viewer } from './publicRoutes.ts'

const rejectCall = z.object({ rejectionMessage: text(500).nullish() })
const proposeCall = z.object({ appointmentDate: instant() })
const staffActions: Readonly<Record<string, OrderAction>> = {
  confirm: 'confirm',
  reject: 'reject',
  'in-delivery': 'in-delivery',
  completed: 'completed',
  cancel: 'cancel',
}

/** An order as staff see it, and their steps with it (back-office 7). */
export function staffOrderRoutes(deps: Deps): Hono<Env> {
  const { storage } = deps
  const routes = new Hono<Env>()
  const view = viewer(storage)

  routes.get('/orders/:id', async context => {
    const order = await staffOrder(context, 'read')
    const [events, questionnaire, guestView] = await Promise.all([
      storage.read.orders.events(order.id),
      storage.read.questionnaires.byOrder(order.id),
      view(order),
    ])
    const { fingerprint: _fingerprint, hash: _hash, pricing, contact, ...plain } = order
    return context.json({
      data: {
        ...plain,
        ...guestView,
        contact: JSON.parse(contact),
        pricing: JSON.parse(pricing),
        questionnaire: questionnaire ?? null,
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

  async function staffOrder(context: Context<Env>, action: 'read' | 'update'): Promise<OrderRow> {
    const actor = signedIn(context)
    const order = await storage.read.orders.byId(idOf(context.req.param('id') ?? ''))
    if (!order) throw new Fault(404, 'notFound')
    if (!may(actor, action, orderAccess, [order.branch])) throw new Fault(403, 'forbidden')
    return order
  }

  return routes
}

function signedIn(context: Context<Env>): Actor {
  const actor = context.get('actor')
  if (!actor) throw new Fault(401, 'unauthorized')
  return actor
}
