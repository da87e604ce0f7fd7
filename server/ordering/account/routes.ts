import { type Context, Hono } from 'hono'
import { replyOf } from '../../../schema/base/call.ts'
import { localTime } from '../../../schema/base/zonedTime.ts'
import { type Config, config as configEntity } from '../../../schema/business/config.ts'
import * as calls from '../../../schema/ordering/accountCalls.ts'
import { customers } from '../../../schema/ordering/customer.ts'
import { donatees } from '../../../schema/ordering/donatee.ts'
import { type ExternalUser, externalUsers } from '../../../schema/ordering/externalUser.ts'
import { accessCall } from '../../../schema/ordering/requests.ts'
import { idOf } from '../../base/documents/rest.ts'
import { answerJson } from '../../base/http/answer.ts'
import { readCall } from '../../base/http/body.ts'
import type { Env } from '../../base/http/env.ts'
import { Fault } from '../../base/http/fault.ts'
import { rateLimit, requestsPerMinute } from '../../base/http/guards.ts'
import { fromJson } from '../../base/storage/json.ts'
import type { Storage } from '../../base/storage/storage.ts'
import type { OrderingDeps } from '../deps.ts'
import { viewer } from '../orders/publicRoutes.ts'
import { orderSeenBy, ordersSeenBy } from './orders.ts'
import { admitted, dropAccess, endAccount, goodAccess, signedInExternal, useAccess, writeAccess } from './session.ts'
import { accountFor, monthOf, monthSpan, partyOf } from './terms.ts'

/** Donations read at most. */
const MOST_DONATIONS = 100_000

/** What external people have: their way in, what is agreed with them, their orders and receipts, what was donated. Nothing else. */
export function accountRoutes(deps: OrderingDeps): Hono<Env> {
  const { storage, clock, log } = deps
  const { read } = storage
  const routes = new Hono<Env>()
  const limited = rateLimit(deps, requestsPerMinute.link)
  const view = viewer(storage)

  routes.post(calls.lookAtAccess.path, limited, async context => {
    const { token } = await readCall(context, accessCall)
    const good = await goodAccess(deps, token)
    if (!good) throw new Fault(410, 'linkInvalid')
    const { customer, donatee } = await ownAccountOf(read, good.person, clock.now())
    const facts = { name: externalUsers.title(good.person), of: customer?.name ?? donatee ?? '' }
    const expiresAt = new Date(good.expiresAt).toISOString()
    return context.json(replyOf(calls.lookAtAccess, { ...facts, expiresAt }))
  })
  routes.post(calls.enterAccount.path, limited, async context => {
    const { token } = await readCall(context, accessCall)
    const session = await useAccess(deps, token)
    await endAccount(context, deps)
    writeAccess(context, deps, session.token)
    log.info('an external person signed in by a link', { person: session.person })
    const person = await admitted(read, session.person)
    if (!person) throw new Fault(410, 'linkInvalid')
    return context.json(replyOf(calls.enterAccount, await ownAccountOf(read, person, clock.now())))
  })
  routes.post(calls.leaveAccount.path, async context => {
    await endAccount(context, deps)
    dropAccess(context, deps)
    return context.json(replyOf(calls.leaveAccount, {}))
  })

  routes.get(calls.ownAccount.path, async context => {
    const person = await theirs(context)
    return answerJson(context, replyOf(calls.ownAccount, await ownAccountOf(read, person, clock.now())))
  })
  routes.get(calls.accountOrders.path, async context => {
    const person = await theirs(context)
    return answerJson(context, replyOf(calls.accountOrders, await ordersSeenBy(read, person)))
  })
  routes.get(calls.accountOrder.path, async context => {
    const order = await orderSeenBy(read, await theirs(context), idOf(context.req.param('id')))
    if (!order) throw new Fault(404, 'notFound')
    // In the address of the way to pay is the key to the guest's own view.
    return answerJson(context, replyOf(calls.accountOrder, { ...(await view(order)), paymentUrl: null }))
  })
  routes.get(calls.accountDonations.path, async context => {
    const { donatee } = await theirs(context)
    if (!donatee) throw new Fault(403, 'forbidden')
    return answerJson(context, replyOf(calls.accountDonations, await donationsTo(read, donatee)))
  })

  return routes

  async function theirs(context: Context<Env>): Promise<ExternalUser> {
    context.header('Cache-Control', 'no-store')
    return signedInExternal(deps, context)
  }
}

async function ownAccountOf(read: Storage['read'], person: ExternalUser, now: number): Promise<calls.OwnAccount> {
  const config = await read.documents.entity(configEntity, 1)
  if (!config) throw new Fault(409, 'conflict')
  const { firstName, name, email } = person
  const customer = person.customer ? await read.documents.entity(customers, person.customer) : undefined
  const account = customer ? await accountFor(read, customer.id, config, now) : null
  const donatee = person.donatee ? await read.documents.entity(donatees, person.donatee) : undefined
  return {
    firstName,
    name,
    email,
    customer:
      customer && account
        ? {
            ...account,
            isCompany: customer.isCompany,
            vatNumber: customer.vatNumber,
            street: customer.street,
            zipCode: customer.zipCode,
            city: customer.city,
            phone: customer.phone ?? '',
            credited: await creditedNow(read, customer.id, config, now),
          }
        : null,
    donatee: donatee?.name ?? null,
    currency: config.currency,
    timeZone: config.timeZone,
  }
}

/** Cents that were credited to a customer, and whoever is the same, in the month of `now` (epoch ms). */
async function creditedNow(
  read: Storage['read'],
  customer: number,
  zone: Pick<Config, 'timeZone'>,
  now: number,
): Promise<number> {
  const { keys = [] } = (await partyOf(read, customer)) ?? {}
  const span = monthSpan(monthOf(now, zone), zone)
  const rows = (await Promise.all(keys.map(key => read.accounts.credited(key, span)))).flat()
  return rows.reduce((sum, { credit }) => sum + credit.amount, 0)
}

/** What orders that were handed over gave to a recipient: how much and when, and nothing of who ordered. */
async function donationsTo(read: Storage['read'], donatee: number): Promise<calls.Donations> {
  const config = await read.documents.entity(configEntity, 1)
  const zone = config?.timeZone ?? 'UTC'
  const months = new Map<string, { orders: number; amount: number }>()
  for (const { createdAt, pricing } of await read.accounts.donated(donatee, MOST_DONATIONS)) {
    const month = localTime(createdAt, zone).date.slice(0, 7)
    const { orders, amount } = months.get(month) ?? { orders: 0, amount: 0 }
    months.set(month, { orders: orders + 1, amount: amount + fromJson(pricing).donation })
  }
  const rows = [...months].map(([month, sums]) => ({ month, ...sums }))
  return {
    months: rows.toSorted((one, other) => other.month.localeCompare(one.month)),
    amount: rows.reduce((sum, { amount }) => sum + amount, 0),
    orders: rows.reduce((sum, { orders }) => sum + orders, 0),
  }
}
