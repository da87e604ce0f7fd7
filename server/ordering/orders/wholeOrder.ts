import type { PublicOrder } from '../../../schema/ordering/calls.ts'
import { eventLabel } from '../../../schema/ordering/history.ts'
import { fromJson } from '../../base/storage/json.ts'
import type { JobRow } from '../../base/storage/statements/base/jobs.ts'
import type { OrderItemRow, OrderRow } from '../../base/storage/statements/ordering/orders.ts'
import type { RefundRow } from '../../base/storage/statements/ordering/payments.ts'
import type { Storage } from '../../base/storage/storage.ts'
import { moneyLeft } from '../payments/credit.ts'
import { isStuck } from '../payments/refunds.ts'
import { viewer } from './publicRoutes.ts'
import { boardItem, heldUntilOf, toCollectOf } from './staffView.ts'

/** An order as its guest sees it, but for the way to pay: in its address is the key to the guest's own view. */
export function staffsView(storage: Pick<Storage, 'read'>): (order: OrderRow) => Promise<PublicOrder> {
  const guests = viewer(storage)
  return async order => ({ ...(await guests(order)), paymentUrl: null })
}

/** Everything about an order: what was ordered and typed, its money, its history, and what was done for it. */
export async function wholeOrder(storage: Pick<Storage, 'read'>, order: OrderRow) {
  const { read } = storage
  const { fingerprint: _fingerprint, hash: _hash, redirectUrl: _redirectUrl, pricing, contact, ...plain } = order
  const [items, events, questionnaire, attempts, refunds, notes, jobs] = await Promise.all([
    read.orders.items(order.id),
    read.orders.events(order.id),
    read.questionnaires.byOrder(order.id),
    read.payments.ofOrder(order.id),
    read.payments.refundsOf(order.id),
    read.creditNotes.ofOrder(order.id),
    read.jobs.ofOrder(order.id),
  ])
  const money = await moneyLeft(read, order, notes)
  return {
    ...plain,
    ...(await staffsView(storage)(order)),
    contact: fromJson(contact),
    pricing: fromJson(pricing),
    toCollect: toCollectOf(order),
    heldUntil: heldUntilOf(order),
    lines: items.map(item => ({ ...boardItem(item), ...detailsOf(item) })),
    events: events.map(event => ({ ...event, label: eventLabel({ ...event, mode: order.mode }) })),
    questionnaire: questionnaire ?? null,
    attempts: attempts.map(({ checkoutUrl: _url, idemKey: _key, ...attempt }) => attempt),
    refunds: await Promise.all(refunds.map(refundView(read))),
    creditNotes: notes.map(({ id, reason, author, createdAt, note }) => ({
      id,
      reason,
      author,
      createdAt,
      ...fromJson(note),
    })),
    refundable: money.left,
    refundableOnline: money.online,
    refundedInCash: order.paymentMethod === 'invoice' ? 0 : money.inCash,
    jobs: await Promise.all(jobs.map(jobView(read))),
  }
}

/** What a line is made of and taxed by; files with their keys, for staff print them. */
function detailsOf({ parts, unitPrice, rate, deposit }: OrderItemRow) {
  const { values } = fromJson(parts)
  return { values, unitPrice, rate, deposit }
}

/** A refund as staff see it: one that nothing happens to any more has failed. */
const refundView = (read: Pick<Storage['read'], 'jobs'>) => async (row: RefundRow) => {
  const { idemKey: _key, ...refund } = row
  return { ...refund, state: (await isStuck(read, row)) ? ('failed' as const) : refund.state }
}

/** A job as staff see it; what was written for it is kept under its number. */
const jobView =
  ({ messages }: Pick<Storage['read'], 'messages'>) =>
  async ({ id, kind, target, state, runAt, tries, lastError, createdAt, updatedAt }: JobRow) => {
    const { recipient = target, subject = '' } = (await messages.byId(id)) ?? {}
    return { id, kind, target: recipient, subject, state, runAt, tries, lastError, createdAt, updatedAt }
  }
