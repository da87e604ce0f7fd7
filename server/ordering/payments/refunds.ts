import { z } from 'zod'
import { isFinal } from '../../../schema/ordering/orderStatus.ts'
import { FinalFailure, jobKind, type Outcome } from '../../base/jobs/kind.ts'
import type { OrderRow } from '../../base/storage/statements/ordering/orders.ts'
import type { AttemptRow, RefundRow } from '../../base/storage/statements/ordering/payments.ts'
import type { Storage, Transaction } from '../../base/storage/storage.ts'
import type { OrderingDeps } from '../deps.ts'
import { type Follower, follow } from '../orders/step.ts'
import type { OnlineProvider, ProviderRefund } from './online.ts'

const POLL_MS = 60_000

/** All that was paid for an order goes back, for a `reason` that is kept with it: one refund per paid attempt, queued in the transaction that ends the order. */
export async function giveBack(transaction: Transaction, order: OrderRow, reason: string, now: number): Promise<void> {
  const attempts = await transaction.payments.ofOrder(order.id)
  for (const attempt of attempts.filter(({ state }) => state === 'paid'))
    await giveBackAttempt(transaction, order, attempt, reason, now)
}

/**
 * An order that was paid online costs `total` cents from now on, in the transaction that changes it: what was paid beyond
 * that goes back. Returns the cents that are missing, which are for a person to collect.
 */
export async function settleTotal(
  transaction: Transaction,
  order: OrderRow,
  total: number,
  now: number,
): Promise<number> {
  let over = await overpaid(transaction, order, total)
  if (over <= 0) return -over
  const paid = (await transaction.payments.ofOrder(order.id)).filter(({ state }) => state === 'paid')
  for (const attempt of paid) over -= await giveBackAttempt(transaction, order, attempt, 'edited', now, { most: over })
  return 0
}

/** Cents that were paid beyond `total`; less than nothing where they are missing. */
export async function overpaid(
  { payments }: Pick<Transaction, 'payments'>,
  order: Pick<OrderRow, 'id'>,
  total: number,
): Promise<number> {
  const paid = (await payments.ofOrder(order.id)).filter(({ state }) => state === 'paid')
  const given = (await payments.refundsOf(order.id)).filter(({ state }) => state !== 'failed')
  // What was given back for a credit note is given, whatever the rest of the order costs from now on.
  const credited = sumOfRows(given.filter(({ creditNote }) => creditNote !== null))
  return sumOfRows(paid) - (sumOfRows(given) - credited) - total
}

/** What is left of one attempt goes back, or `most` cents of it, for a credit note if there is one. Returns how much that is. */
export async function giveBackAttempt(
  transaction: Transaction,
  order: OrderRow,
  attempt: AttemptRow,
  reason: string,
  now: number,
  { most = Number.POSITIVE_INFINITY, creditNote = null }: { most?: number; creditNote?: number | null } = {},
): Promise<number> {
  const given = (await transaction.payments.refundsOf(order.id)).filter(refund => refund.attempt === attempt.id)
  const amount = Math.min(most, attempt.amount - sumOfRows(given.filter(({ state }) => state !== 'failed')))
  if (amount <= 0) return 0
  const id = await transaction.documents.count('id:refunds')
  const row: RefundRow = {
    id,
    order: order.id,
    attempt: attempt.id,
    providerId: null,
    idemKey: `refund:${order.id}:${attempt.id}:${given.length + 1}`,
    amount,
    currency: attempt.currency,
    reason,
    state: 'waiting',
    createdAt: now,
    updatedAt: now,
    creditNote,
  }
  if (!(await transaction.payments.insertRefund(row))) return 0
  const job = refund.job({ refund: id }, { dedupeKey: row.idemKey, order: order.id })
  await transaction.jobs.add(job, now)
  return amount
}

/**
 * Sends a refund to its provider until the provider has it. After a lost answer the provider is asked first what it knows:
 * its memory for keys is an hour, and nobody gets money back twice. What the provider took on and could not do stays reserved
 * here, as a dead letter, until a person has it tried again.
 */
export const refund = jobKind({
  kind: 'refund',
  payload: z.object({ refund: z.int() }),
  async handle({ storage, payments, clock, followers }: World, { refund: id }) {
    const row = await storage.read.payments.refundById(id)
    const attempt = row && (await storage.read.payments.byId(row.attempt))
    if (!row || !attempt?.providerId) throw new Error(`Refund ${id} has nothing to go back to.`)
    const provider = payments.online(attempt.provider)
    if (!provider) throw new Error(`${attempt.provider} is not set up on this server any more.`)
    const known = await knownRefunds(provider, attempt.providerId, row)
    const [failed, living] = [known.filter(hasFailed), known.find(each => !hasFailed(each))]
    const isNews = failed.some(({ providerId }) => providerId === row.providerId)
    // Another one after those that failed is another one to the provider, too.
    const idemKey = failed.length === 0 ? row.idemKey : `${row.idemKey}${AGAIN}${failed.length}`
    const sent =
      living ??
      (isNews ? failed.at(-1) : null) ??
      (await provider.refund({ ...row, idemKey, providerId: attempt.providerId }))
    const outcome = await storage.write(transaction => settle(followers, transaction, id, sent, clock.now()))
    if (hasFailed(sent)) throw new FinalFailure(`The provider could not give back refund ${id}.`)
    return outcome
  },
})

const AGAIN = ':again:'

const hasFailed = ({ state }: ProviderRefund): boolean => state === 'failed' || state === 'canceled'

/** Whether nothing happens to a refund any more by itself: its job is a dead letter, or was forgotten. */
export async function isStuck({ jobs }: Pick<Storage['read'], 'jobs'>, row: RefundRow): Promise<boolean> {
  if (row.state === 'refunded') return false
  const job = await jobs.byKey(row.idemKey)
  return !job || job.state === 'dead' || job.state === 'expired'
}

/** Has a refund that is stuck tried again, at `now` (epoch ms). False for any other. */
export async function tryAgain(transaction: Transaction, row: RefundRow, now: number): Promise<boolean> {
  if (!(await isStuck(transaction, row))) return false
  const job = await transaction.jobs.byKey(row.idemKey)
  if (job) return transaction.jobs.move(job, { state: 'waiting', runAt: now, tries: 0, leaseUntil: null }, now)
  await transaction.jobs.add(refund.job({ refund: row.id }, { dedupeKey: row.idemKey, order: row.order }), now)
  return true
}

type World = Pick<OrderingDeps, 'storage' | 'payments' | 'clock' | 'followers'>

async function knownRefunds(
  provider: OnlineProvider,
  payment: string,
  { idemKey, providerId: own }: RefundRow,
): Promise<readonly ProviderRefund[]> {
  return (await provider.refunds(payment)).filter(
    ({ providerId, reference }) =>
      reference === idemKey || reference?.startsWith(idemKey + AGAIN) || providerId === own,
  )
}

async function settle(
  followers: readonly Follower[],
  transaction: Transaction,
  id: number,
  sent: ProviderRefund,
  now: number,
): Promise<Outcome> {
  const refund = await transaction.payments.refundById(id)
  if (!refund) throw new Error(`Refund ${id} is gone.`)
  if (hasFailed(sent)) {
    await transaction.payments.changeRefund(
      { ...refund, providerId: null, state: 'waiting', updatedAt: now },
      refund.state,
    )
    return 'done'
  }
  await transaction.payments.changeRefund(
    { ...refund, providerId: sent.providerId, state: sent.state, updatedAt: now },
    refund.state,
  )
  if (sent.state !== 'refunded') return { again: now + POLL_MS }
  if (refund.state !== 'refunded') await tellRefunded(followers, transaction, refund.order, now)
  return 'done'
}

/** The order counts as refunded once nothing that was paid for it is left here. */
async function tellRefunded(
  followers: readonly Follower[],
  transaction: Transaction,
  id: number,
  now: number,
): Promise<void> {
  const order = await transaction.orders.byId(id)
  if (!order) return
  const [attempts, refunds] = [await transaction.payments.ofOrder(id), await transaction.payments.refundsOf(id)]
  const paid = sumOfRows(attempts.filter(({ state }) => state === 'paid'))
  const given = sumOfRows(refunds.filter(({ state }) => state === 'refunded'))
  if (given < paid || order.paymentState === 'refunded' || !isOver(order)) return
  const after: OrderRow = { ...order, paymentState: 'refunded', updatedAt: now, rev: order.rev + 1 }
  if (!(await transaction.payments.changeOrder({ ...after, rev: order.rev }))) throw new Error(`Order ${id} moved.`)
  const { rev, status } = after
  await transaction.orders.insertEvent({ order: id, rev, action: 'refunded', status, actor: 'payments', at: now })
  await follow(followers, transaction, { name: 'refunded', order: after, at: now })
}

/** A second payment that goes back leaves an order that is paid, and so does what is given back while it is being made. */
const isOver = ({ status }: OrderRow): boolean => isFinal(status)

/** Cents of payments or refunds together. */
export const sumOfRows = (rows: readonly { readonly amount: number }[]): number =>
  rows.reduce((total, { amount }) => total + amount, 0)
