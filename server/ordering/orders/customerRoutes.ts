import { Hono } from 'hono'
import { may } from '../../../schema/base/access.ts'
import { replyOf } from '../../../schema/base/call.ts'
import { customers } from '../../../schema/ordering/customer.ts'
import { customerOrders } from '../../../schema/ordering/customerCalls.ts'
import { idOf } from '../../base/documents/rest.ts'
import { answerJson } from '../../base/http/answer.ts'
import type { Env } from '../../base/http/env.ts'
import { Fault } from '../../base/http/fault.ts'
import { signedIn } from '../../base/http/sender.ts'
import type { Storage } from '../../base/storage/storage.ts'
import { ordersOfCustomer } from './ordersOfCustomer.ts'

/** What is known of a customer beyond their document. */
export function customerRoutes(read: Storage['read']): Hono<Env> {
  const routes = new Hono<Env>()
  routes.get(customerOrders.path, async context => {
    const actor = signedIn(context)
    const customer = await read.documents.entity(customers, idOf(context.req.param('id')))
    // Whoever may not read it is not told that it is there.
    if (!customer || !may(actor, 'read', customers.access, [customer.branch])) throw new Fault(404, 'notFound')
    return answerJson(context, replyOf(customerOrders, await ordersOfCustomer(read, actor, customer)))
  })
  return routes
}
