import { tableTitleOf } from '../../../schema/business/tableTitle.ts'
import type { KeptContact } from '../../../schema/ordering/keptOrder.ts'
import type { BoardItem } from '../../../schema/ordering/liveOrder.ts'
import type { MissableOrder } from '../../../schema/ordering/missedOrder.ts'
import { isFinal, standingProposal } from '../../../schema/ordering/orderStatus.ts'
import type { CurrentOrder, FrontdeskOrder, StaffOrder } from '../../../schema/ordering/staffCalls.ts'
import { iso } from '../../base/http/answer.ts'
import { fromJson } from '../../base/storage/json.ts'
import type { OrderItemRow, OrderRow } from '../../base/storage/statements/ordering/orders.ts'
import type { Storage } from '../../base/storage/storage.ts'
import { isHeld } from '../payments/hold.ts'

/** What every list and board of the staff says of an order. */
export const seenByStaff = (order: OrderRow) => ({
  id: order.id,
  uid: order.uid,
  branch: order.branch,
  ticketNumber: order.ticketNumber,
  status: order.status,
  mode: order.mode,
  isQuotation: order.isQuotation === 1,
  paymentMethod: order.paymentMethod,
  paymentState: order.paymentState,
  toCollect: toCollectOf(order),
  needsReview: order.needsReview === 1,
  tableIdentifier: order.tableIdentifier,
  tableName: order.tableName,
  totalGross: order.totalGross,
  currency: order.currency,
})

/** An order in a list of the staff. */
export function staffView(order: OrderRow): StaffOrder {
  const contact = fromJson(order.contact)
  return {
    rev: order.rev,
    ...seenByStaff(order),
    name: fullName(contact),
    phone: contact.phone || null,
    appointmentDate: iso(order.appointmentAt),
    counterAppointment: iso(standingProposal(order)),
    acknowledgedAt: iso(order.acknowledgedAt),
    heldUntil: heldUntilOf(order),
    createdAt: new Date(order.createdAt).toISOString(),
    updatedAt: new Date(order.updatedAt).toISOString(),
  }
}

/** A line as boards and lists of the staff show it. */
export function boardItem({ position, product, name, amount, unit, gross, parts }: OrderItemRow): BoardItem {
  const { lines = [], categories = [], allergens } = fromJson(parts)
  return { position, product, categories, name, amount, unit, lines, ...(allergens ? { allergens } : {}), gross }
}

/** Cents that an order became dearer by after it was paid. */
export const toCollectOf = ({ pricing }: Pick<OrderRow, 'pricing'>): number =>
  // Hardly any order has it: most need not be parsed for it.
  pricing.includes('"toCollect"') ? (fromJson(pricing).toCollect ?? 0) : 0

/** ISO 8601 instant until which its place is held for a payment that has not come; null where it waits for none. */
export const heldUntilOf = (order: OrderRow): string | null =>
  isHeld(order) && !isFinal(order.status) ? iso(order.holdUntil) : null

/** An order somebody has to make, with what is to be made; a screen names its guest as its board does. */
export async function currentView(
  { orders }: Pick<Storage['read'], 'orders'>,
  order: OrderRow,
  isForScreen: boolean,
): Promise<CurrentOrder> {
  const contact = fromJson(order.contact)
  const { comment } = contact
  return {
    ...staffView(order),
    ...(isForScreen ? { name: calledName(contact) } : {}),
    comment: comment || null,
    promisedAt: iso(order.promisedAt),
    dueAt: iso(order.appointmentAt ?? order.slotAt),
    items: (await orders.items(order.id)).map(boardItem),
  }
}

/** What everybody in the shop may read: no name, nothing that was ordered. */
export function frontdeskView(order: OrderRow): FrontdeskOrder {
  const { ticketNumber, status, mode, appointmentDate, createdAt, updatedAt } = staffView(order)
  return { ticketNumber, status, mode, table: tableTitleOf(order), appointmentDate, createdAt, updatedAt }
}

/** An order as the rule of missed ones reads it. */
export const missable = (order: OrderRow): MissableOrder => ({
  status: order.status,
  needsReview: order.needsReview === 1,
  counterAppointmentAt: order.counterAppointmentAt,
  // As the boards count: what was promised before what was asked for.
  dueAt: order.promisedAt ?? order.appointmentAt ?? order.slotAt,
  createdAt: order.createdAt,
  updatedAt: order.updatedAt,
})

/** 'Maria G.': enough to call out, and no more than that. */
export function calledName({ firstName, lastName }: KeptContact): string {
  const [initial = ''] = (lastName ?? '').trim()
  return [(firstName ?? '').trim(), initial === '' ? '' : `${initial}.`].join(' ').trim()
}

export function fullName({ companyName, firstName, lastName }: KeptContact): string {
  const person = [firstName, lastName].filter(Boolean).join(' ')
  return [companyName, person].filter(Boolean).join(', ')
}
