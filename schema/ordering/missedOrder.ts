import type { OrderStatus } from './orderStatus.ts'

/** An order as far as it can be missed. Instants are epoch ms. */
export interface MissableOrder {
  readonly status: OrderStatus
  readonly needsReview: boolean
  /** The proposal the guest has not answered. */
  readonly counterAppointmentAt: number | null
  readonly dueAt: number | null
  readonly createdAt: number
  readonly updatedAt: number
}

/**
 * Why an order needs somebody now: `unanswered` nobody has confirmed it, refused it or proposed another time; `late` it
 * should have been ready; `failed` it was given up because nobody paid in time; `review` it was taken as it was, and
 * something about it has to be looked at.
 */
export type MissedReason = 'review' | 'late' | 'unanswered' | 'failed'

const MINUTE = 60_000
/** How long a guest may wait for an answer. */
export const ANSWER_WITHIN_MS = 10 * MINUTE
/** How long after its time an order counts as late. */
export const LATE_AFTER_MS = 15 * MINUTE
/** How long an order that ended is still told. */
export const TOLD_FOR_MS = 24 * 60 * MINUTE

/** Why an order needs somebody at `now` (epoch ms); null if it does not. The gravest reason counts. */
export function missedReason(order: MissableOrder, now: number): MissedReason | null {
  const isOver = ['completed', 'rejected', 'canceled', 'failed'].includes(order.status)
  if (isOver && now - order.updatedAt > TOLD_FOR_MS) return null
  if (order.needsReview) return 'review'
  if (order.status === 'failed') return 'failed'
  if (isOver || order.status === 'in-delivery') return null
  if (order.dueAt !== null && now > order.dueAt + LATE_AFTER_MS) return 'late'
  const isAnswered = order.status !== 'new' || order.counterAppointmentAt !== null
  return !isAnswered && now - order.updatedAt > ANSWER_WITHIN_MS ? 'unanswered' : null
}
