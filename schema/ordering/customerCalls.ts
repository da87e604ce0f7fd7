import { get } from '../base/call.ts'
import type { StaffOrder } from './staffCalls.ts'

/** Orders a customer's number or address stands on, also those of their doubles; of the branches one may see. */
export const customerOrders = get('/customers/:id/orders')<CustomerOrders>()

interface CustomerOrders {
  /** The newest ones. */
  readonly orders: readonly StaffOrder[]
  /** How many there are; where `hasMore`, at least so many. */
  readonly count: number
  readonly hasMore: boolean
  /** Cents of those that were not rejected, cancelled or given up, by currency. */
  readonly totals: readonly { readonly currency: string; readonly gross: number }[]
}
