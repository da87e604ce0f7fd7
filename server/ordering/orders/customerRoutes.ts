import { Hono } from 'hono'
import { may, mayOrders } from '../../../schema/base/access.ts'
import { replyOf } from '../../../schema/base/call.ts'
import { config as configEntity } from '../../../schema/business/config.ts'
import { customers } from '../../../schema/ordering/customer.ts'
import { customerAccount } from '../../../schema/ordering/customerAccount.ts'
import { customerOrders } from '../../../schema/ordering/customerCalls.ts'
import { customerKey } from '../../../schema/ordering/customerKeys.ts'
import { monthQuery } from '../../../schema/ordering/staffCalls.ts'
import { idOf } from '../../base/documents/rest.ts'
import { answerJson } from '../../base/http/answer.ts'
import { readQuery } from '../../base/http/body.ts'
import type { Env } from '../../base/http/env.ts'
import { Fault } from '../../base/http/fault.ts'
import { signedIn } from '../../base/http/sender.ts'
import type { OrderRow } from '../../base/storage/statements/ordering/orders.ts'
import { creditsOf, customerOrdersOf } from '../account/orders.ts'
import { invoiceTerms, monthOf, monthSpan } from '../account/terms.ts'
import type { OrderingDeps } from '../deps.ts'
import { ordersOfCustomer } from './ordersOfCustomer.ts'

/** What is known of a customer beyond their document. */
export function customerRoutes({ storage: { read }, clock }: Pick<OrderingDeps, 'storage' | 'clock'>): Hono<Env> {
  const routes = new Hono<Env>()
  routes.get(customerOrders.path, async context => {
    const actor = signedIn(context)
    const customer = await read.documents.entity(customers, idOf(context.req.param('id')))
    // Whoever may not read it is not told that it is there.
    if (!customer || !may(actor, 'read', customers.access, [customer.branch])) throw new Fault(404, 'notFound')
    return answerJson(context, replyOf(customerOrders, await ordersOfCustomer(read, actor, customer)))
  })
  routes.get(customerAccount.path, async context => {
    const actor = signedIn(context)
    const customer = await read.documents.entity(customers, idOf(context.req.param('id')))
    if (!customer || !may(actor, 'read', customers.access, [customer.branch])) throw new Fault(404, 'notFound')
    const config = await read.documents.entity(configEntity, 1)
    if (!config) throw new Fault(409, 'conflict')
    const lastAt = await read.accounts.lastOnAccount(customerKey(customer.id))
    const latest = lastAt === null ? null : monthOf(lastAt, config)
    const present = monthOf(clock.now(), config)
    const { month = customer.isInvoiced ? present : (latest ?? present) } = readQuery(context, monthQuery)
    const span = monthSpan(month, config)
    const rows = await read.accounts.invoiced(customerKey(customer.id), span)
    const isSeen = ({ branch }: OrderRow) => mayOrders({ actor }, 'read', branch)
    const credited = await read.accounts.credited(customerKey(customer.id), span)
    const account = {
      month,
      latest,
      invoice: await invoiceTerms(read, customer, span),
      orders: await customerOrdersOf(read, rows.filter(isSeen)),
      credits: await creditsOf(
        read,
        credited.filter(({ order }) => isSeen(order)),
      ),
    }
    return answerJson(context, replyOf(customerAccount, account))
  })
  return routes
}
