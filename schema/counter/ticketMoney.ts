import { cashRounding } from '../ordering/cashRounding.ts'
import type { BoardOrder } from '../ordering/liveOrder.ts'

/** What whoever hands an order over has to know of its money. Cents. */
export interface TicketMoney {
  /** `due`: something is still to be taken; `asked`: an inquiry, nothing is agreed yet; `invoiced`: an invoice comes later. */
  readonly state: 'due' | 'paid' | 'refunded' | 'asked' | 'invoiced'
  readonly total: number
  /** What is still to be taken at the counter; 0 where nothing is. */
  readonly due: number
}

type Paid = Pick<BoardOrder, 'isQuotation' | 'paymentState' | 'toCollect' | 'totalGross' | 'currency' | 'paymentMethod'>

/**
 * An order that became dearer after it was paid owes the difference, one that nobody has paid owes all of it: in cash as much
 * as there are coins for.
 */
export function ticketMoney(order: Paid): TicketMoney {
  const { isQuotation, paymentState, toCollect, totalGross: total } = order
  if (isQuotation) return { state: 'asked', total, due: 0 }
  if (paymentState === 'refunded') return { state: 'refunded', total, due: 0 }
  if (order.paymentMethod === 'invoice') return { state: 'invoiced', total, due: 0 }
  const due = paymentState === 'paid' ? toCollect : total + cashRounding(order)
  return { state: due > 0 ? 'due' : 'paid', total, due }
}
