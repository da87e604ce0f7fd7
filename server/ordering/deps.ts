import type { BaseDeps } from '../base/deps.ts'
import type { Storage } from '../base/storage/storage.ts'
import type { Follower } from './orders/step.ts'
import type { Payments } from './payments/payments.ts'

/** The outside world of orders and their payments. */
export interface OrderingDeps extends BaseDeps {
  readonly payments: Payments
  /** What follows from a step of an order, in this order. */
  readonly followers: readonly Follower[]
}

/** What a deed needs that does nothing but write: a transaction under way will do. */
export type DeedDeps<Key extends Exclude<keyof OrderingDeps, 'storage'>> = Pick<OrderingDeps, Key> & {
  readonly storage: Pick<Storage, 'write'>
}
