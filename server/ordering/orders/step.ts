import type { OrderAction } from '../../../schema/ordering/orderStatus.ts'
import type { UndoableAction } from '../../../schema/ordering/undo.ts'
import type { OrderItemRow, OrderRow } from '../../base/storage/statements/ordering/orders.ts'
import type { Transaction } from '../../base/storage/storage.ts'

/** What can happen to an order. */
export type StepName =
  | OrderAction
  | 'placed'
  | 'paid'
  | 'at-counter'
  | 'failed'
  | 'mismatch'
  | 'acknowledged'
  | 'escalated'
  | 'refunded'
  | 'credited'
  | 'edited'
  | 'joined'
  | 'offer'
  | 'undone'
  | 'delay'
  | 'asked'

/** A step of an order, as those who are to learn of it know it. */
export interface OrderStep {
  readonly name: StepName
  /** As it stands after the step. */
  readonly order: OrderRow
  /** Epoch ms. */
  readonly at: number
  /** Who took it: `users:5`, `devices:3` or `guest`; absent where nobody in person did. */
  readonly by?: string
  /** What was promised before (epoch ms), where the promise moves. */
  readonly movedFrom?: number | null
  /** Its items, where whoever took the step has just written them: nobody has to read them again. */
  readonly items?: readonly OrderItemRow[]
  /** The credit note that was written, where money goes back for one. */
  readonly credit?: number
  /** The step that was taken back, where it is `undone`: who did something for it takes that back, or throws. */
  readonly undoes?: UndoableAction
}

/** Something that follows from steps of orders: it happens in the transaction of the step, or not at all. */
export type Follower = (transaction: Transaction, step: OrderStep) => Promise<void>

/** Lets everything follow from a step, in the transaction of that step; open pages are told once it is committed. */
export async function follow(followers: readonly Follower[], transaction: Transaction, step: OrderStep): Promise<void> {
  for (const follower of followers) await follower(transaction, step)
  transaction.announce(`order:${step.order.uid}`, step.order.rev)
}
