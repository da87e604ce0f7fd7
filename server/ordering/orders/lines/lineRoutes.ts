import { Hono } from 'hono'
import { replyOf } from '../../../../schema/base/call.ts'
import * as office from '../../../../schema/ordering/officeCalls.ts'
import { itemEditCall, linesEditCall, offerCall } from '../../../../schema/ordering/staffCalls.ts'
import { answerJson } from '../../../base/http/answer.ts'
import { readCall } from '../../../base/http/body.ts'
import type { Env } from '../../../base/http/env.ts'
import { Fault } from '../../../base/http/fault.ts'
import { authorOf } from '../../../base/http/sender.ts'
import type { OrderingDeps } from '../../deps.ts'
import type { Offer } from '../catalogue.ts'
import { makeOffer } from '../offers.ts'
import { personsOrder } from '../staffOrder.ts'
import { wholeOrder } from '../wholeOrder.ts'
import { editItem, editLines, previewOf } from './editLines.ts'

/** What people in the office change of an order's lines, and what they offer them for. */
export function lineRoutes(deps: OrderingDeps, offer: Offer): Hono<Env> {
  const { storage } = deps
  const routes = new Hono<Env>()

  routes.put('/orders/:id/items/:position', async context => {
    const { id } = await personsOrder(deps, context, 'update')
    const position = context.req.param('position')
    if (!/^\d{1,3}$/.test(position)) throw new Fault(404, 'notFound')
    const call = await readCall(context, itemEditCall)
    const edited = await editItem(deps, offer, id, Number(position), call, authorOf(context))
    deps.wake()
    return answerJson(context, { data: await wholeOrder(storage, edited) })
  })
  routes.post(office.previewLines.path, async context => {
    const { id } = await personsOrder(deps, context, 'update')
    const preview = await previewOf(deps, offer, id, await readCall(context, linesEditCall))
    return answerJson(context, replyOf(office.previewLines, preview))
  })
  routes.post(office.changeLines.path, async context => {
    const { id } = await personsOrder(deps, context, 'update')
    const edited = await editLines(deps, offer, id, await readCall(context, linesEditCall), authorOf(context))
    deps.wake()
    return answerJson(context, replyOf(office.changeLines, await wholeOrder(storage, edited)))
  })
  routes.post(office.makeOffer.path, async context => {
    const { id } = await personsOrder(deps, context, 'update')
    const offered = await makeOffer(deps, id, await readCall(context, offerCall), authorOf(context))
    deps.wake()
    return answerJson(context, replyOf(office.makeOffer, await wholeOrder(storage, offered)))
  })

  return routes
}
