import { localTime } from '../../../schema/base/zonedTime.ts'
import { branches } from '../../../schema/business/branch.ts'
import { modeFlags } from '../../../schema/business/modes.ts'
import type { CustomerCredit, CustomerOrder } from '../../../schema/ordering/customerAccount.ts'
import { customerKey, personKey } from '../../../schema/ordering/customerKeys.ts'
import type { ExternalUser } from '../../../schema/ordering/externalUser.ts'
import { fromJson } from '../../base/storage/json.ts'
import type { CreditNoteRow } from '../../base/storage/statements/ordering/creditNotes.ts'
import type { OrderRow } from '../../base/storage/statements/ordering/orders.ts'
import type { Storage } from '../../base/storage/storage.ts'

/** Orders an external person is shown at most. */
const MOST = 200

/** By what the orders are found that this person may see. */
const keyOf = ({ id, customer, seesAll }: ExternalUser): string =>
  customer && seesAll ? customerKey(customer) : personKey(id)

/** The orders this person may see, newest first. */
export async function ordersSeenBy(read: Storage['read'], person: ExternalUser): Promise<CustomerOrder[]> {
  return customerOrdersOf(read, await read.orderLists.ofGuest(keyOf(person), MOST))
}

/** One of them; undefined for every other order, whether there is one or not. */
export async function orderSeenBy(
  { orders, accounts }: Pick<Storage['read'], 'orders' | 'accounts'>,
  person: ExternalUser,
  id: number,
): Promise<OrderRow | undefined> {
  return (await accounts.has(keyOf(person), id)) ? orders.byId(id) : undefined
}

/** Orders as their customer and whoever invoices them have them. */
export async function customerOrdersOf(
  { documents }: Pick<Storage['read'], 'documents'>,
  rows: readonly OrderRow[],
): Promise<CustomerOrder[]> {
  const dayOf = await localDays(documents)
  return rows.map(order => {
    const { taxes, discount = 0 } = fromJson(order.pricing)
    const { firstName, lastName } = fromJson(order.contact)
    const { isDelivery, isDineIn } = modeFlags(order.mode)
    return {
      id: order.id,
      branch: order.branch,
      ticketNumber: order.ticketNumber,
      status: order.status,
      paymentMethod: order.paymentMethod,
      currency: order.currency,
      totalGross: order.totalGross,
      isDelivery,
      isDineIn,
      createdAt: new Date(order.createdAt).toISOString(),
      day: dayOf(order, order.createdAt),
      orderedBy: [firstName, lastName].filter(Boolean).join(' '),
      taxes,
      discount,
    }
  })
}

/** What was credited of orders on account, as whoever invoices them has it. */
export async function creditsOf(
  { documents }: Pick<Storage['read'], 'documents'>,
  rows: readonly { readonly order: OrderRow; readonly credit: CreditNoteRow }[],
): Promise<CustomerCredit[]> {
  const dayOf = await localDays(documents)
  return rows.map(({ order, credit }) => ({
    id: credit.id,
    order: order.id,
    branch: order.branch,
    ticketNumber: order.ticketNumber,
    currency: credit.currency,
    day: dayOf(order, credit.createdAt),
    amount: credit.amount,
    taxes: fromJson(credit.note).taxes,
  }))
}

/** The date of an instant (epoch ms) by the clock of an order's branch. */
async function localDays(documents: Storage['read']['documents']) {
  const zones = new Map((await documents.every(branches)).map(({ id, timeZone }) => [id, timeZone]))
  return ({ branch }: OrderRow, at: number): string => localTime(at, zones.get(branch) ?? 'UTC').date
}
