import { type Context, Hono } from 'hono'
import type { Printer, PrinterKind } from '../../../../schema/counter/printer.ts'
import { idOf } from '../../../base/documents/rest.ts'
import type { Env } from '../../../base/http/env.ts'
import { Fault } from '../../../base/http/fault.ts'
import type { PrintingDeps } from '../deps.ts'
import type { Presence } from '../presence.ts'
import { isKeyOf, printerOf } from '../printers.ts'
import { createPrintQueue } from '../printQueue.ts'
import { epson } from './epson.ts'
import { star } from './star.ts'

/** Where printers fetch their papers; the address is what lets them in. */
export function machineRoutes(deps: PrintingDeps, presence: Presence): Hono<Env> {
  const routes = new Hono<Env>()
  const queue = createPrintQueue(deps, presence)

  for (const path of ['/print/star/:printer/:key', '/print/star/:printer'] as const) {
    routes.post(path, async context => star.poll(queue, context, await asking(context, 'star-cloudprnt')))
    routes.get(path, async context => star.fetch(deps, queue, context, await asking(context, 'star-cloudprnt')))
    routes.delete(path, async context => star.report(queue, context, await asking(context, 'star-cloudprnt')))
  }
  routes.post('/print/epson/:printer/:key', async context =>
    epson(deps, queue, context, await asking(context, 'epson-sdp')),
  )

  /** The printer that asks. Throws the same 404 for one that is not there and for a wrong key. */
  async function asking(context: Context<Env>, kind: PrinterKind): Promise<Printer> {
    const printer = await printerOf(deps.storage.read.documents, idOf(context.req.param('printer') ?? ''))
    const key = context.req.param('key') ?? context.req.query('t') ?? ''
    if (!printer || printer.kind !== kind || !isKeyOf(deps.secret, printer, key)) throw new Fault(404, 'notFound')
    presence.seen(printer.id)
    return printer
  }

  return routes
}
