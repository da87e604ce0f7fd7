import { branchOfFrontdesk, frontdeskDatabase, mayCall } from '../../../schema/base/access.ts'
import { CALLED_VERSION, type CalledOrder } from '../../../schema/ordering/liveOrder.ts'
import type { OrderStatus } from '../../../schema/ordering/orderStatus.ts'
import type { LiveDatabase } from '../../base/documents/liveDatabases.ts'
import { LOST_STEPS, putListed, takeListed } from '../../base/documents/liveFeed.ts'
import type { OrderRow } from '../../base/storage/statements/ordering/orders.ts'
import type { Transaction } from '../../base/storage/storage.ts'
import type { Follower } from '../../ordering/orders/step.ts'

/** `frontdesk-{id}`: the numbers the board before the guests calls, and nothing else of their orders. */
export const calledOrders: LiveDatabase = {
  covers: name => branchOfFrontdesk(name) !== null,
  mayOpen(reader, name) {
    const branch = branchOfFrontdesk(name)
    return branch !== null && mayCall(reader, branch)
  },
  version: CALLED_VERSION,
  relist,
}

/** Keeps the board before the guests right: a number comes when its order is taken and goes when that has ended. */
export const callNumbers: Follower = async (transaction, { order }) => {
  const database = frontdeskDatabase(order.branch)
  // Placing an order is what has to be fast, and nothing is called yet.
  if (order.rev === 1 && !isCalled(order)) return
  if (!isCalled(order)) return takeListed(transaction, database, { type: 'orders', id: order.id })
  const present = await transaction.documents.entry(database, 'orders', order.id)
  const listed = listedOf(order)
  // Most steps change nothing that is shown here.
  if (present && !present.deleted && present.body === JSON.stringify(listed.body)) return
  await putListed(transaction, database, listed, present?.rev ?? null)
}

/** Deliveries are not called out. */
const isCalled = ({ status, mode }: OrderRow): boolean => shown.has(status) && mode !== 'delivery'
const shown = new Set<OrderStatus>(['confirmed', 'in-delivery'])

async function relist(transaction: Transaction): Promise<void> {
  for (const branch of await transaction.orderLists.branches())
    for (const order of (await transaction.orderLists.live(branch)).filter(isCalled)) {
      const database = frontdeskDatabase(branch)
      const present = await transaction.documents.entry(database, 'orders', order.id)
      await putListed(transaction, database, listedOf(order), present?.rev ?? null, LOST_STEPS)
    }
}

function listedOf(order: OrderRow) {
  const { id, branch, ticketNumber, status, mode, appointmentAt, tableIdentifier, tableName } = order
  const { createdAt, updatedAt } = order
  const when = { appointmentAt, createdAt, updatedAt }
  const body: CalledOrder = { id, ticketNumber, status, mode, tableIdentifier, tableName, ...when }
  return { type: 'orders', id, title: ticketNumber, parent: `branches:${branch}`, order: createdAt, body: { ...body } }
}
