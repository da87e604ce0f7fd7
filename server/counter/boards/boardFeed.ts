import { z } from 'zod'
import { branchDatabase, branchOfDatabase, frontdeskDatabase, mayOrders } from '../../../schema/base/access.ts'
import { deliveryPlace } from '../../../schema/ordering/deliveryPlace.ts'
import { BOARD_VERSION, type BoardOrder } from '../../../schema/ordering/liveOrder.ts'
import { isFinal, standingProposal } from '../../../schema/ordering/orderStatus.ts'
import type { LiveDatabase } from '../../base/documents/liveDatabases.ts'
import { forgetGone, LOST_STEPS, putListed, takeListed } from '../../base/documents/liveFeed.ts'
import { jobKind } from '../../base/jobs/kind.ts'
import { fromJson } from '../../base/storage/json.ts'
import type { OrderItemRow, OrderRow } from '../../base/storage/statements/ordering/orders.ts'
import type { Storage, Transaction } from '../../base/storage/storage.ts'
import type { MessagesDeps } from '../../messages/deps.ts'
import { takeBackJob } from '../../ordering/orders/heldBack.ts'
import { boardItem, calledName, seenByStaff } from '../../ordering/orders/staffView.ts'
import type { Follower } from '../../ordering/orders/step.ts'
import { isHeld } from '../../ordering/payments/hold.ts'

/** How long boards still show an order that ended. */
const SHOWN_AFTER_MS = 2 * 3_600_000

/** `branch-{id}`: the live orders of a branch, for its boards and whoever works there. */
export const branchOrders: LiveDatabase = {
  covers: name => branchOfDatabase(name) !== null,
  mayOpen(reader, name) {
    const branch = branchOfDatabase(name)
    return branch !== null && mayOrders(reader, 'read', branch)
  },
  version: BOARD_VERSION,
  relist: relistOrders,
}

/**
 * Tells the boards of an order's branch how it stands now. It appears once somebody has to make it: an order that is to be
 * paid online when it is paid, one that ended before that never.
 */
export const showOnBoards: Follower = async (transaction, { order, at, items, undoes }) => {
  if (undoes === 'completed') await takeBackJob(transaction, unlistKey(order.id), { undoes })
  const database = branchDatabase(order.branch)
  const present = order.rev === 1 ? undefined : await transaction.documents.entry(database, 'orders', order.id)
  const isEnded = isFinal(order.status)
  if (present ? present.deleted : isEnded || isHeld(order)) return
  await putListed(transaction, database, await listed(transaction, order, items), present?.rev ?? null)
  if (!isEnded) return
  const { id } = order
  const job = unlist.job({ order: id }, { dedupeKey: unlistKey(id), order: id, runAt: at + SHOWN_AFTER_MS })
  await transaction.jobs.add(job, at)
}

const unlistKey = (order: number): string => `unlist:${order}`

/** Takes an order that ended off the boards, and what has been gone for days out of their feed. */
export const unlist = jobKind({
  kind: 'unlist',
  payload: z.object({ order: z.int() }),
  async handle({ storage, clock }: Pick<MessagesDeps, 'storage' | 'clock'>, { order: id }) {
    await storage.write(async transaction => {
      const order = await transaction.orders.byId(id)
      if (!order) return
      const database = branchDatabase(order.branch)
      await takeListed(transaction, database, { type: 'orders', id })
      for (const each of [database, frontdeskDatabase(order.branch)]) await forgetGone(transaction, each, clock.now())
    })
    return 'done'
  },
})

/** Orders of a restored database may have been further on the boards than they are here now. */
async function relistOrders(transaction: Transaction): Promise<void> {
  const due = new Set<number>()
  for (const branch of await transaction.orderLists.branches())
    for (const order of await transaction.orderLists.live(branch)) if (!isHeld(order)) due.add(order.id)
  for (const { database, id } of await transaction.boards.listed()) {
    due.add(id)
    // An order that is lost with the database that had it.
    if (!(await transaction.orders.byId(id))) await takeListed(transaction, database, { type: 'orders', id })
  }
  for (const id of due) {
    const order = await transaction.orders.byId(id)
    if (!order) continue
    const database = branchDatabase(order.branch)
    const present = await transaction.documents.entry(database, 'orders', id)
    await putListed(transaction, database, await listed(transaction, order), present?.rev ?? null, LOST_STEPS)
  }
}

/** An order as boards show it; its items are read unless they are given. */
async function boardOrder(
  { orders }: Pick<Storage['read'], 'orders'>,
  order: OrderRow,
  items?: readonly OrderItemRow[],
): Promise<BoardOrder> {
  const contact = fromJson(order.contact)
  return {
    ...seenByStaff(order),
    orderRev: order.rev,
    appointmentAt: order.appointmentAt,
    counterAppointmentAt: standingProposal(order),
    promisedAt: order.promisedAt,
    isPromiseAsked: order.promisedAt !== null && order.askedAbout === order.promisedAt,
    dueAt: order.appointmentAt ?? order.slotAt,
    guestName: calledName(contact),
    phone: contact.phone || null,
    address: order.mode === 'delivery' ? deliveryPlace(contact) : null,
    // Only kiosks place orders of their own.
    isFromKiosk: order.device !== null,
    comment: contact.comment || null,
    createdAt: order.createdAt,
    updatedAt: order.updatedAt,
    acknowledgedAt: order.acknowledgedAt,
    escalation: order.escalation,
    items: (items ?? (await orders.items(order.id))).map(boardItem),
  }
}

async function listed(transaction: Transaction, order: OrderRow, items?: readonly OrderItemRow[]) {
  const body = await boardOrder(transaction, order, items)
  const { id, branch, ticketNumber: title, createdAt } = order
  return { type: 'orders', id, title, parent: `branches:${branch}`, order: createdAt, body: { ...body } }
}
