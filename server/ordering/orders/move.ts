import { obstacle } from '../../../schema/ordering/obstacles.ts'
import {
  canMove,
  canRecall,
  type OrderAction,
  type OrderStatus,
  placeless,
  standingProposal,
  targetOf,
} from '../../../schema/ordering/orderStatus.ts'
import { Fault } from '../../base/http/fault.ts'
import type { OrderRow } from '../../base/storage/statements/ordering/orders.ts'
import type { Transaction } from '../../base/storage/storage.ts'
import type { OrderingDeps } from '../deps.ts'
import { isOffered } from '../payments/hold.ts'
import { giveBack } from '../payments/refunds.ts'
import { presentFor, retaxed } from './reprice.ts'
import { minuteOf } from './slots.ts'
import { soonestSlot } from './soonest.ts'
import { follow } from './step.ts'

interface Move {
  readonly action: OrderAction
  readonly rejectionMessage?: string | null
  /** Epoch ms: for when staff promise an order for as soon as possible while they accept it. */
  readonly promisedAt?: number
  /** Epoch ms: the time staff propose instead. */
  readonly counterAppointmentAt?: number
  /** The guest's answer to a proposal: confirming it confirms the order at that time, cancelling it ends the order. */
  readonly answersProposal?: boolean
  /** The guest orders what was offered: from now on it is an order like any other, and owes this. */
  readonly takesOffer?: Pick<OrderRow, 'paymentState' | 'redirectUrl'>
  /** Epoch ms of the proposal the guest answers: staff may have made another one meanwhile. */
  readonly seenProposal?: number
  /** `users:5`, `devices:3` or `guest`. */
  readonly actor: string
}

/**
 * Moves an order, as a conditional update on id, status and revision: of two people who press at once one moves it, and
 * the other is told the truth. The target reached already is no error and nothing happens; an illegal step is a 409.
 */
export async function moveOrder(deps: OrderingDeps, id: number, move: Move): Promise<OrderRow> {
  return deps.storage.write(async transaction => {
    const order = await transaction.orders.byId(id)
    if (!order) throw new Fault(404, 'notFound')
    return moveIn(transaction, deps, order, move)
  })
}

/** The same within a transaction that has read the order. */
export async function moveIn(
  transaction: Transaction,
  { clock, payments, followers }: Pick<OrderingDeps, 'clock' | 'payments' | 'followers'>,
  order: OrderRow,
  move: Move,
): Promise<OrderRow> {
  const at = clock.now()
  const { id } = order
  const from = order.status
  const status = targetOf(move.action)
  if (from === status && move.action !== 'propose' && !confirmsOtherTime(move, order)) return order
  if (!answersPresent(move, order)) throw new Fault(409, 'statusNotAllowed')
  const accepted = move.answersProposal && move.action === 'confirm' ? order.counterAppointmentAt : null
  if (accepted !== null && accepted < at) throw new Fault(409, [obstacle('appointmentPast', 'counterAppointment')])
  if (!canMove(from, move.action)) throw new Fault(409, 'statusNotAllowed')
  if (move.action === 'recall' && !(await mayRecall(transaction, id, at))) throw new Fault(409, 'statusNotAllowed')
  const isOnline = payments.online(order.paymentMethod) !== undefined
  // What was offered and accepted is the staff's to go on with: they know what is open.
  const isAgreed = order.isQuotation === 1 || isOffered(order)
  if (isOnline && !isOver(status) && order.paymentState !== 'paid' && !isAgreed) throw new Fault(409, 'notPaid')
  // Handing the goods over at the counter is also the payment; what is on account is paid when the invoice is.
  const isPaidNow =
    status === 'completed' && order.paymentState === 'open' && !isOnline && order.paymentMethod !== 'invoice'
  const appointmentAt = accepted ?? order.appointmentAt
  const isMoved = appointmentAt !== null && appointmentAt !== order.appointmentAt
  // What staff offered is theirs to squeeze in: the place moves, full or not.
  const slotAt = isMoved ? minuteOf(appointmentAt) : await slotOf(transaction, order, move, at)
  const change = {
    id,
    from,
    rev: order.rev,
    status,
    isQuotation: move.takesOffer ? 0 : order.isQuotation,
    redirectUrl: order.redirectUrl,
    paymentState: isPaidNow ? 'paid' : order.paymentState,
    ...move.takesOffer,
    appointmentAt,
    counterAppointmentAt: move.counterAppointmentAt ?? (accepted === null ? order.counterAppointmentAt : null),
    rejectionMessage: move.rejectionMessage ?? order.rejectionMessage,
    slotAt,
    pricing: slotAt === order.slotAt ? order.pricing : await retaxed(transaction, order, { appointmentAt, slotAt }),
    promisedAt: isMoved ? appointmentAt : promisedBy(move, order),
    updatedAt: at,
  }
  if (!(await transaction.orders.move(change))) throw new Fault(409, 'conflict')
  const rev = order.rev + 1
  await transaction.orders.insertEvent({ order: id, rev, action: move.action, status, actor: move.actor, at })
  const moved = { ...order, ...change, rev }
  if (isOver(status)) await giveBack(transaction, moved, status, at)
  await follow(followers, transaction, { name: move.action, order: moved, at, by: move.actor })
  return moved
}

/**
 * When it takes its place, while no time is agreed on: a request is supplied once both have agreed and not when it was asked
 * for, which may be another day with other taxes.
 */
async function slotOf(transaction: Transaction, order: OrderRow, move: Move, at: number): Promise<number | null> {
  if (order.isQuotation === 0 || move.action !== 'confirm' || order.appointmentAt !== null) return order.slotAt
  if (move.promisedAt !== undefined) return minuteOf(move.promisedAt)
  const items = await transaction.orders.items(order.id)
  return soonestSlot(order, items, await presentFor(transaction, order, items), at)
}

/** What was agreed on is no matter of minutes. */
const promisedBy = ({ promisedAt }: Move, order: OrderRow): number | null =>
  order.appointmentAt === null ? (promisedAt ?? order.promisedAt) : order.promisedAt

/** Ready for a short while only: the goods are still here. */
async function mayRecall({ orders }: Transaction, id: number, now: number): Promise<boolean> {
  const ready = (await orders.events(id)).findLast(({ action }) => action === 'in-delivery')
  return ready !== undefined && canRecall(ready.at, now)
}

/** Ended without being made: what was paid goes back. */
const isOver = (status: OrderStatus): boolean => placeless.includes(status)

/** A guest's answer counts for the proposal that stands, and for no other: what was confirmed without it is not the guest's to end. */
function answersPresent({ answersProposal, seenProposal }: Move, order: OrderRow): boolean {
  if (!answersProposal) return true
  const standing = standingProposal(order)
  return standing !== null && (seenProposal ?? standing) === standing
}

/** A guest agrees to a time while the branch has confirmed another one. */
const confirmsOtherTime = ({ action, seenProposal }: Move, { appointmentAt }: OrderRow): boolean =>
  action === 'confirm' && seenProposal !== undefined && seenProposal !== appointmentAt
