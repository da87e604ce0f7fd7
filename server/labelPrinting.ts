import type { Hono } from 'hono'
import { may } from '../schema/base/access.ts'
import { replyOf } from '../schema/base/call.ts'
import { products } from '../schema/catalogue/product.ts'
import { queueLabels as call } from '../schema/signage/calls.ts'
import { labelPrintCall } from '../schema/signage/requests.ts'
import type { BaseDeps } from './base/deps.ts'
import { answerJson } from './base/http/answer.ts'
import { readCall } from './base/http/body.ts'
import type { Env } from './base/http/env.ts'
import { Fault } from './base/http/fault.ts'
import { signedIn } from './base/http/sender.ts'
import type { DrawLabels } from './counter/printing/paper/labels.ts'
import { printerOf } from './counter/printing/printers.ts'
import { labelPaperOf, queueLabels } from './counter/printing/queueLabels.ts'
import { printingRoutes } from './counter/printing/routes.ts'
import type { Deps } from './deps.ts'
import { allowOrders } from './ordering/orders/staffOrder.ts'
import { createLabels } from './signage/rendering/labelFiles.ts'

/** Bytes of a call: 500 products. */
const CALL_BYTES = 64 * 1024

/** Printing knows printers, layouts know labels: here they meet. */
export const withLabels = <World extends Pick<BaseDeps, 'storage' | 'settings' | 'entities' | 'clock'>>(
  deps: World,
): World & { readonly drawLabels: DrawLabels } => ({ ...deps, drawLabels: createLabels(deps).dots })

/** What printers and staff ask of papers, and labels for products among them. */
export function paperRoutes(deps: Deps): Hono<Env> {
  const routes = printingRoutes(withLabels(deps))
  const labels = createLabels(deps)

  routes.post(call.path, async context => {
    if (!may(signedIn(context), 'read', products.access, [])) throw new Fault(403, 'forbidden')
    const { uid, printer: id, template = null, ...asked } = await readCall(context, labelPrintCall, CALL_BYTES)
    const printer = await printerOf(deps.storage.read.documents, id)
    if (!printer) throw new Fault(404, 'notFound')
    allowOrders(context, 'update', printer.branch)
    const order = { ...asked, template }
    const misfits = await labels.misfits(order, labelPaperOf(printer))
    const jobs = await queueLabels(deps, printer, uid, order)
    return answerJson(context, replyOf(call, { jobs, misfits }), 202)
  })

  return routes
}
