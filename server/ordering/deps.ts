import type { BaseDeps } from '../base/deps.ts'
import type { Follower } from './orders/step.ts'
import type { Payments } from './payments/payments.ts'

/** The outside world of orders and their payments. */
export interface OrderingDeps extends BaseDeps {
  readonly payments: Payments
  /** What follows from a step of an order, in this order. */
  readonly followers: readonly Follower[]
}
