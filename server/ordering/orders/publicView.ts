import { modeFlags } from '../../../schema/business/modes.ts'
import type { PublicOrder, PublicOrderItem } from '../../../schema/ordering/calls.ts'
import { flagsOf } from '../../../schema/ordering/orderStatus.ts'
import { iso } from '../../base/http/answer.ts'
import { fromJson } from '../../base/storage/json.ts'
import type { OrderItemRow, OrderRow } from '../../base/storage/statements/ordering/orders.ts'

/**
 * What a guest may see of an order. No name, address or phone, nothing that
 * was typed. `rating` is the overall one of its questionnaire, null while there is none.
 */
export function publicView(order: OrderRow, items: readonly OrderItemRow[], rating: number | null): PublicOrder {
  const status = order.status
  const mode = modeFlags(order.mode)
  return {
    id: order.id,
    uid: order.uid,
    ticketNumber: order.ticketNumber,
    status,
    ...flagsOf(status, mode),
    paymentMethod: order.paymentMethod,
    appointment: order.appointmentAt !== null,
    appointmentDate: iso(order.appointmentAt),
    counterAppointment: iso(order.counterAppointmentAt),
    rejectionMessage: order.rejectionMessage,
    questionnaireRating: rating,
    tableIdentifier: order.tableIdentifier,
    tableName: order.tableName,
    branch: { id: order.branch },
    isQuotation: order.isQuotation === 1,
    ...mode,
    isPaid: order.paymentState === 'paid' || order.paymentState === 'refunded',
    isRefunded: order.paymentState === 'refunded',
    paymentUrl: order.paymentState === 'open' && status === 'new' ? order.redirectUrl : null,
    currency: order.currency,
    totalGross: order.totalGross,
    // What was left out later is no part of the order any more.
    items: items.filter(({ amount }) => amount > 0).map(itemView),
    createdAt: new Date(order.createdAt).toISOString(),
    updatedAt: new Date(order.updatedAt).toISOString(),
  }
}

function itemView({ product, name, amount, unit, gross, parts }: OrderItemRow): PublicOrderItem {
  // Orders of the first days were stored without their choices.
  const { values, choices = {} } = fromJson(parts)
  const hasEntries = Object.keys(values).length > Object.keys(choices).length
  return { product, name, amount, unit, gross, parts: choices, hasEntries }
}
