import { type Context, Hono } from 'hono'
import { may, mayOrders } from '../../../schema/base/access.ts'
import { replyOf } from '../../../schema/base/call.ts'
import * as calls from '../../../schema/counter/calls.ts'
import { type Printer, printers as printerEntity } from '../../../schema/counter/printer.ts'
import { idOf } from '../../base/documents/rest.ts'
import { answerJson } from '../../base/http/answer.ts'
import type { Env } from '../../base/http/env.ts'
import { Fault } from '../../base/http/fault.ts'
import { readerOf, staffOf } from '../../base/http/sender.ts'
import type { MessagesDeps } from '../../messages/deps.ts'
import { allowOrders } from '../../ordering/orders/staffOrder.ts'
import type { Presence } from './presence.ts'
import { addressOf, everyPrinter, printerOf } from './printers.ts'
import { statusOf } from './status.ts'
import { queueTestPage } from './testPrint.ts'

/** Printers as staff look after them: how each does, and whether it prints at all. */
export function printerRoutes(deps: MessagesDeps, presence: Presence): Hono<Env> {
  const { storage } = deps
  const routes = new Hono<Env>()

  routes.get(calls.printerStatus.path, async context => {
    const printers = await everyPrinter(storage.read.documents)
    const own = printers.filter(({ branch }) => mayOrders(readerOf(context), 'read', branch))
    if (own.length === 0) staffOf(context)
    return answerJson(context, replyOf(calls.printerStatus, await statusOf(storage, presence, own)))
  })

  routes.post(calls.testPrinter.path, async context => {
    const printer = await printerAt(context, 'update')
    return answerJson(context, replyOf(calls.testPrinter, await queueTestPage(deps, printer)), 202)
  })

  /** How it stands with a printer; its address is for those who set it up. */
  routes.get('/printers/:id/status', async context => {
    const printer = await printerAt(context, 'read')
    const actor = context.get('actor')
    const isKeeper = actor !== null && may(actor, 'update', printerEntity.access, [printer.branch])
    const [status] = await statusOf(storage, presence, [printer])
    const address = isKeeper ? addressOf(deps.secret, deps.settings.publicOrigin, printer) : null
    return answerJson(context, { data: { ...status, address } })
  })

  async function printerAt(context: Context<Env>, action: 'read' | 'update'): Promise<Printer> {
    const printer = await printerOf(storage.read.documents, idOf(context.req.param('id') ?? ''))
    if (!printer) {
      staffOf(context)
      throw new Fault(404, 'notFound')
    }
    allowOrders(context, action, printer.branch)
    return printer
  }

  return routes
}
