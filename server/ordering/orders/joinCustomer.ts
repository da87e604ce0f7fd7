import { type Actor, may } from '../../../schema/base/access.ts'
import { customers } from '../../../schema/ordering/customer.ts'
import type { KeptContact } from '../../../schema/ordering/keptOrder.ts'
import { Fault } from '../../base/http/fault.ts'
import { fromJson, toJson } from '../../base/storage/json.ts'
import type { OrderRow } from '../../base/storage/statements/ordering/orders.ts'
import type { OrderingDeps } from '../deps.ts'
import { follow } from './step.ts'

/**
 * Staff say whose an order is, also long after it: an order of the counter has neither number nor address. Null takes that back.
 * Throws 409 for one that was placed for a customer or is on account, 422 for a customer this person may not read.
 */
export async function joinCustomer(
  { storage, clock, followers }: Pick<OrderingDeps, 'storage' | 'clock' | 'followers'>,
  id: number,
  customer: number | null,
  by: Actor,
): Promise<OrderRow> {
  const at = clock.now()
  return storage.write(async transaction => {
    const order = await transaction.orders.byId(id)
    if (!order) throw new Fault(404, 'notFound')
    const contact = fromJson(order.contact)
    if ((contact.customer ?? null) === customer) return order
    if (contact.person !== undefined || order.paymentMethod === 'invoice') throw new Fault(409, 'ofCustomer')
    const known = customer === null ? undefined : await transaction.documents.entity(customers, customer)
    if (customer !== null && !(known && may(by, 'read', customers.access, [known.branch])))
      throw new Fault(422, [{ code: 'customerUnknown', message: UNKNOWN, field: 'customer' }])
    const changed = { ...order, contact: toJson<KeptContact>({ ...contact, customer }), updatedAt: at }
    if (!(await transaction.orders.edit(changed))) throw new Fault(409, 'conflict')
    const after = { ...changed, rev: order.rev + 1 }
    const { rev, status } = after
    // By number: the order may be another's when they are erased, and its history names nobody then.
    const action = `edited: ${known ? `gehört zu Kunde Nr. ${known.id}` : 'gehört zu niemandem mehr'}` as const
    await transaction.orders.insertEvent({ order: id, rev, action, status, actor: `users:${by.id}`, at })
    await follow(followers, transaction, { name: 'joined', order: after, at, by: `users:${by.id}` })
    return after
  })
}

const UNKNOWN = 'Diesen Kunden gibt es nicht, oder eine andere Filiale betreut ihn.'
