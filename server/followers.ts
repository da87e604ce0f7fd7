import type { OrderItemRow, OrderRow } from './base/storage/statements/ordering/orders.ts'
import type { Transaction } from './base/storage/storage.ts'
import { showOnBoards } from './counter/boards/boardFeed.ts'
import { addPrintJobs } from './counter/printing/printJobs.ts'
import { queueMails } from './messages/mail/mailJobs.ts'
import { queuePushes } from './messages/push/pushJobs.ts'

/** How long an order that is to be paid online holds its place before it is given up. */
export const HOLD_MS = 30 * 60_000

/** What can happen to an order, as those who are to learn of it know it. */
export type OrderStep =
  | 'placed'
  | 'paid'
  | 'failed'
  | 'mismatch'
  | 'confirm'
  | 'reject'
  | 'in-delivery'
  | 'completed'
  | 'cancel'
  | 'propose'
  | 'recall'
  | 'acknowledged'
  | 'escalated'
  | 'refunded'
  | 'edited'

/**
 * What follows from a step of an order, in the transaction of that step: open pages are told once it is committed. `order`
 * is as it stands after the step; `at` is epoch ms. Whoever has just written its items need not have them read again.
 */
export async function followOrder(
  transaction: Transaction,
  order: OrderRow,
  step: OrderStep,
  at: number,
  items?: readonly OrderItemRow[],
): Promise<void> {
  const { id, holdUntil } = order
  if (step === 'placed' && holdUntil !== null)
    await transaction.jobs.add(
      { kind: 'hold', dedupeKey: `hold:${id}`, payload: { order: id }, runAt: holdUntil, order: id },
      at,
    )
  await showOnBoards(transaction, order, at, items)
  await queueMails(transaction, order, step, at)
  await queuePushes(transaction, order, step, at)
  await addPrintJobs(transaction, order, step, at)
  transaction.announce(`order:${order.uid}`, order.rev)
}
