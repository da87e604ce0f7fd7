import { Hono } from 'hono'
import { may, mayOrders } from '../../../schema/base/access.ts'
import { replyOf } from '../../../schema/base/call.ts'
import { config as configEntity } from '../../../schema/business/config.ts'
import { customers } from '../../../schema/ordering/customer.ts'
import { customerAccount } from '../../../schema/ordering/customerAccount.ts'
import { customerOrders } from '../../../schema/ordering/customerCalls.ts'
import { monthQuery } from '../../../schema/ordering/staffCalls.ts'
import { idOf } from '../../base/documents/rest.ts'
import { answerJson } from '../../base/http/answer.ts'
import { readQuery } from '../../base/http/body.ts'
import type { Env } from '../../base/http/env.ts'
import { Fault } from '../../base/http/fault.ts'
import { signedIn } from '../../base/http/sender.ts'
import type { OrderRow } from '../../base/storage/statements/ordering/orders.ts'
import { creditsOf, customerOrdersOf } from '../account/orders.ts'
import { invoiceTerms, monthOf, monthSpan, partyOf } from '../account/terms.ts'
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
    const party = await partyOf(read, idOf(context.req.param('id')))
    if (!party || !may(actor, 'read', customers.access, [party.customer.branch])) throw new Fault(404, 'notFound')
    const { keys, lead } = party
    const config = await read.documents.entity(configEntity, 1)
    if (!config) throw new Fault(409, 'conflict')
    const lastAt = Math.max(...(await Promise.all(keys.map(read.accounts.lastOnAccount))).map(at => at ?? 0))
    const latest = lastAt === 0 ? null : monthOf(lastAt, config)
    const present = monthOf(clock.now(), config)
    const { month = lead.isInvoiced ? present : (latest ?? present) } = readQuery(context, monthQuery)
    const span = monthSpan(month, config)
    const rows = (await Promise.all(keys.map(key => read.accounts.invoiced(key, span)))).flat()
    const isSeen = ({ branch }: OrderRow) => mayOrders({ actor }, 'read', branch)
    const credited = (await Promise.all(keys.map(key => read.accounts.credited(key, span)))).flat()
    const account = {
      month,
      latest,
      invoice: await invoiceTerms(read, party, span),
      orders: await customerOrdersOf(read, rows.filter(isSeen).toSorted(byTime)),
      credits: await creditsOf(
        read,
        credited.filter(({ order }) => isSeen(order)).toSorted((one, other) => one.credit.id - other.credit.id),
      ),
    }
    return answerJson(context, replyOf(customerAccount, account))
  })
  return routes
}

/** Oldest first. */
const byTime = (one: OrderRow, other: OrderRow): number => one.createdAt - other.createdAt || one.id - other.id
