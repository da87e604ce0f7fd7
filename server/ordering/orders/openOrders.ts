import { TOLD_FOR_MS } from '../../../schema/ordering/missedOrder.ts'
import type { OrderRow } from '../../base/storage/statements/ordering/orders.ts'
import type { Storage } from '../../base/storage/storage.ts'
import { isHeld } from '../payments/hold.ts'

/** More orders of one status than a branch has in a day. */
const MANY = 1000

type Read = Pick<Storage['read'], 'orderLists'>

/** Orders of a branch that have not ended at `now` (epoch ms), oldest first; of very many the newest. */
export async function unendedOrders({ orderLists }: Read, branch: number, now: number): Promise<OrderRow[]> {
  const stretch = { from: 0, before: { at: now + 1, id: 0 }, limit: MANY }
  const lists = ['new', 'confirmed', 'in-delivery'].map(status => orderLists.ofStatus(branch, status, stretch))
  return (await Promise.all(lists))
    .flat()
    .toSorted((one, other) => one.createdAt - other.createdAt || one.id - other.id)
}

/** Orders somebody has to make. */
export const ordersToMake = async (read: Read, branch: number, now: number): Promise<OrderRow[]> =>
  (await unendedOrders(read, branch, now)).filter(order => !isHeld(order))

/** Orders that hold their places and are not paid: one that has ended holds none. */
export const ordersHeld = async (read: Read, branch: number, now: number): Promise<OrderRow[]> =>
  (await unendedOrders(read, branch, now)).filter(isHeld)

/** Those of all these branches. */
export const ordersOfAll = async (
  read: Read,
  branches: readonly number[],
  ordersOf: typeof ordersToMake,
  now: number,
): Promise<OrderRow[]> => (await Promise.all(branches.map(branch => ordersOf(read, branch, now)))).flat()

/** What ended lately and may still need somebody. */
export async function endedOrders({ orderLists }: Read, branch: number, now: number): Promise<OrderRow[]> {
  const stretch = { from: now - 2 * TOLD_FOR_MS, before: { at: now + 1, id: 0 }, limit: MANY }
  const lists = ['failed', 'completed', 'rejected', 'canceled'].map(status =>
    orderLists.ofStatus(branch, status, stretch),
  )
  return (await Promise.all(lists)).flat()
}
