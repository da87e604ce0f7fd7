import { keysOf } from '../../../schema/base/keys.ts'
import { isOnline, paymentMethods } from '../../../schema/business/paymentMethods.ts'
import { isFinal } from '../../../schema/ordering/orderStatus.ts'
import type { OrderRow } from '../../base/storage/statements/ordering/orders.ts'
import type { AttemptRow } from '../../base/storage/statements/ordering/payments.ts'
import type { Transaction } from '../../base/storage/storage.ts'
import { promiseFrom } from '../orders/promiseFrom.ts'
import { type Follower, follow } from '../orders/step.ts'
import { type AttemptState, isUnderway, nextCheckOf, stateAfter } from './attempt.ts'
import type { ProviderPayment } from './online.ts'
import { giveBackAttempt } from './refunds.ts'

/** How long (ms) an order to be paid online holds its place while nobody has even opened the page to pay on. */
export const UNOPENED_MS = 10 * 60_000

/**
 * What a provider said, applied to an attempt and its order: the one function that webhook, return page, poll and staff
 * button all end in. Everything in the given transaction, which is the lock: the attempt is read and moved in it,
 * and only the call that moved it acts. Hearing the same twice, or the older news last, changes nothing. Epoch ms.
 */
export async function applyProviderState(
  followers: readonly Follower[],
  transaction: Transaction,
  id: number,
  seen: ProviderPayment,
  now: number,
): Promise<void> {
  const attempt = await transaction.payments.byId(id)
  if (!attempt || attempt.providerId !== seen.providerId) return
  const order = await transaction.orders.byId(attempt.order)
  if (!order) throw new Error(`Attempt ${id} belongs to no order.`)
  const state = judged(attempt, seen, order)
  const moved = { ...attempt, state, checks: attempt.checks + 1 }
  await transaction.payments.change({ ...moved, nextCheckAt: nextCheckOf(moved, now) }, attempt.state)
  if (state === attempt.state) return
  if (state === 'paid') await paid(followers, transaction, order, moved, now)
  else if (state === 'mismatch') await change(followers, transaction, order, { needsReview: 1 }, 'mismatch', now)
}

/** Paid is only what was agreed: another amount or currency, or an order changed since, is for a person to look at. */
function judged(attempt: AttemptRow, seen: ProviderPayment, order: OrderRow): AttemptState {
  const state = stateAfter(attempt.state, seen.state)
  const isOwed = order.paymentState === 'open' && !isFinal(order.status)
  const isChanged = isOwed && order.totalGross !== attempt.amount
  const isAgreed = seen.amount === attempt.amount && seen.currency === attempt.currency && !isChanged
  return state === 'paid' && attempt.state !== 'paid' && !isAgreed ? 'mismatch' : state
}

/** Money has come: for the order, or, if that needs it no more, to be given back. */
async function paid(
  followers: readonly Follower[],
  transaction: Transaction,
  order: OrderRow,
  attempt: AttemptRow,
  now: number,
): Promise<void> {
  const isOver = isFinal(order.status) && order.status !== 'completed'
  if (isOver || order.paymentState !== 'open') {
    await giveBackAttempt(transaction, order, attempt, isOver ? 'late' : 'double', now)
    return
  }
  // Whoever had meanwhile said to pay at the counter has paid online after all.
  const paymentMethod = onlineMethods.find(method => method === attempt.provider) ?? order.paymentMethod
  const fields = { paymentMethod, paymentState: 'paid', holdUntil: null, ...promiseFrom(order, now) } as const
  await change(followers, transaction, order, fields, 'paid', now)
}

/**
 * Gives up an order nobody has paid in time: when its hold is over and none of its attempts can still bring money without a
 * miracle. Returns when to look again (epoch ms), null when there is nothing more to do.
 */
export async function giveUpUnpaid(
  followers: readonly Follower[],
  transaction: Transaction,
  id: number,
  now: number,
): Promise<number | null> {
  const order = await transaction.orders.byId(id)
  if (!order || order.holdUntil === null || order.paymentState !== 'open') return null
  if (isFinal(order.status)) return null
  const attempts = await transaction.payments.ofOrder(id)
  const waits = attempts.some(({ state, providerId }) => providerId !== null && isUnderway(state))
  const unopened = attempts.length === 0 ? order.createdAt + UNOPENED_MS : order.holdUntil
  const until = Math.min(order.holdUntil, unopened)
  if (until > now) return until
  if (waits) return now + RECHECK_MS
  await change(
    followers,
    transaction,
    order,
    { paymentState: 'failed', status: 'failed', holdUntil: null },
    'failed',
    now,
  )
  return null
}

const onlineMethods = keysOf(paymentMethods).filter(isOnline)

const RECHECK_MS = 5 * 60_000

type Change = Partial<
  Pick<OrderRow, 'paymentMethod' | 'paymentState' | 'status' | 'holdUntil' | 'needsReview' | 'promisedAt' | 'reckoning'>
>

async function change(
  followers: readonly Follower[],
  transaction: Transaction,
  order: OrderRow,
  fields: Change,
  step: 'paid' | 'failed' | 'mismatch',
  now: number,
): Promise<void> {
  const changed = { ...order, ...fields, updatedAt: now }
  if (!(await transaction.payments.changeOrder(changed))) throw new Error(`Order ${order.id} moved meanwhile.`)
  const after = { ...changed, rev: order.rev + 1 }
  const { id, rev, status } = after
  // What happened to the money stands in the order's history.
  await transaction.orders.insertEvent({ order: id, rev, action: step, status, actor: 'payments', at: now })
  await follow(followers, transaction, { name: step, order: after, at: now })
}
