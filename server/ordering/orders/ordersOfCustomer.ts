import { type Actor, mayOrders } from '../../../schema/base/access.ts'
import { branches } from '../../../schema/business/branch.ts'
import { type Customer, customers } from '../../../schema/ordering/customer.ts'
import { customerKey, guestKeys, samePersons } from '../../../schema/ordering/customerKeys.ts'
import { placeless } from '../../../schema/ordering/orderStatus.ts'
import type { OrderRow } from '../../base/storage/statements/ordering/orders.ts'
import type { Storage } from '../../base/storage/storage.ts'
import { staffView } from './staffView.ts'

/** Orders read by one number or address at most. */
const MOST = 500
/** Orders told one by one. */
const TOLD = 50

type Reads = Pick<Storage['read'], 'documents' | 'orderLists'>

/** What the customer and their doubles ordered, and what staff said is theirs, at the branches this person may see, newest first; sums in cents. */
export async function ordersOfCustomer({ documents, orderLists }: Reads, actor: Actor, { id }: Pick<Customer, 'id'>) {
  const countries = new Map((await documents.every(branches)).map(branch => [branch.id, branch.country]))
  const found = new Map<number, OrderRow>()
  let hasMore = false
  for (const person of samePersons(id, await documents.every(customers))) {
    const keys = Object.values(guestKeys(person, countries.get(person.branch) ?? null))
    for (const guest of [...keys, customerKey(person.id)]) {
      const rows = guest === null ? [] : await orderLists.ofGuest(guest, MOST)
      hasMore ||= rows.length === MOST
      for (const row of rows) if (mayOrders({ actor }, 'read', row.branch)) found.set(row.id, row)
    }
  }
  const newest = [...found.values()].toSorted((one, other) => other.createdAt - one.createdAt || other.id - one.id)
  const totals = new Map<string, number>()
  for (const { status, currency, totalGross } of newest)
    if (!placeless.some(each => each === status)) totals.set(currency, (totals.get(currency) ?? 0) + totalGross)
  return {
    orders: newest.slice(0, TOLD).map(staffView),
    count: newest.length,
    hasMore,
    totals: [...totals].map(([currency, gross]) => ({ currency, gross })),
  }
}
