import type { Branch } from '../../../../schema/business/branch.ts'
import { isOnline, type PaymentMethod, paymentMethodsOf } from '../../../../schema/business/paymentMethods.ts'
import type { PublicOrder } from '../../../../schema/ordering/calls.ts'
import { guestMayChange } from '../../../../schema/ordering/orderStatus.ts'

/** What a guest may still do with an order: until it is confirmed, and not while another time is asked about. */
export function deedsOf(order: PublicOrder): { readonly mayCancel: boolean; readonly mayMove: boolean } {
  const isOpen = guestMayChange(order)
  return { mayCancel: isOpen, mayMove: isOpen && order.counterAppointment === null && !order.isQuotation }
}

/** How an order that was not paid online can be paid to a person instead; null where it cannot. */
export function counterMethodOf(order: PublicOrder, branch: Branch | undefined): PaymentMethod | null {
  if (order.paymentUrl === null || !branch) return null
  return paymentMethodsOf(branch).find(method => !isOnline(method)) ?? null
}
