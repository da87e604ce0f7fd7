import { type Context, Hono } from 'hono'
import { z } from 'zod'
import { maySwitch } from '../../../schema/base/access.ts'
import { replyOf } from '../../../schema/base/call.ts'
import { text } from '../../../schema/base/fields.ts'
import { boardSwitchCall } from '../../../schema/counter/boardSwitch.ts'
import type { BoardStation } from '../../../schema/counter/boards.ts'
import * as calls from '../../../schema/counter/calls.ts'
import { stations as stationEntity } from '../../../schema/counter/station.ts'
import { idOf } from '../../base/documents/rest.ts'
import { readCall } from '../../base/http/body.ts'
import type { Env } from '../../base/http/env.ts'
import { Fault } from '../../base/http/fault.ts'
import { authorOf, readerOf, staffOf } from '../../base/http/sender.ts'
import type { MessagesDeps } from '../../messages/deps.ts'
import { allowOrders } from '../../ordering/orders/staffOrder.ts'
import { acknowledgeOrder } from './acknowledge.ts'
import { endSwitch, throwSwitch } from './boardSwitch.ts'

const acknowledgeCall = z.object({ device: text(80).min(1) })

/** What boards of a branch ask for beside its orders, and their word that somebody has seen one. */
export function boardRoutes(deps: MessagesDeps): Hono<Env> {
  const { storage } = deps
  const routes = new Hono<Env>()

  routes.get(calls.boardFacts.path, async context => {
    const branch = idOf(context.req.param('id'))
    allowOrders(context, 'read', branch)
    const stations = (await storage.read.documents.every(stationEntity))
      .filter(station => station.branch === branch)
      .map(({ id, name, categories, isEverything }): BoardStation => ({ id, name, categories, isEverything }))
    return context.json(replyOf(calls.boardFacts, { stations }))
  })
  routes.post(calls.throwSwitch.path, async context => {
    const [branch, hand] = switching(context)
    await throwSwitch(deps, branch, await readCall(context, boardSwitchCall), hand)
    return context.json(replyOf(calls.throwSwitch, {}))
  })
  routes.post(calls.endSwitch.path, async context => {
    const [branch, hand] = switching(context)
    await endSwitch(deps, branch, idOf(context.req.param('switch')), hand)
    return context.json(replyOf(calls.endSwitch, {}))
  })
  routes.post(calls.acknowledgeOrder.path, async context => {
    const id = idOf(context.req.param('id'))
    const order = await storage.read.orders.byId(id)
    // A guest learns nothing, not even which orders there are.
    if (!order) throw readerOf(context).actor ? new Fault(404, 'notFound') : new Fault(401, 'unauthorized')
    allowOrders(context, 'update', order.branch)
    const { device } = await readCall(context, acknowledgeCall)
    const author = authorOf(context)
    // A paired device is itself, whatever it says; people may have several screens.
    const name = author.startsWith('devices:') ? author : `${author}:${device}`
    const { acknowledgedAt, rev } = await acknowledgeOrder(deps, id, name, author)
    return context.json(replyOf(calls.acknowledgeOrder, { id, rev, acknowledgedAt }))
  })

  return routes
}

/** The branch an address means and who switches there. Throws 401 for a guest and 403 for who may not. */
function switching(context: Context<Env>): [branch: number, hand: Parameters<typeof endSwitch>[3]] {
  const branch = idOf(context.req.param('id') ?? '')
  if (!maySwitch(staffOf(context), branch)) throw new Fault(403, 'forbidden')
  return [branch, { actor: context.get('actor') ?? null, name: authorOf(context) }]
}
