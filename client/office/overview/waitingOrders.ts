import type { MissedReason } from '../../../schema/ordering/missedOrder.ts'
import type { CurrentOrder } from '../../../schema/ordering/staffCalls.ts'

type Current = Pick<CurrentOrder, 'id' | 'status' | 'counterAppointment'>
type Missed = Pick<CurrentOrder, 'id'> & { readonly missed: MissedReason }

/** Orders that want something of a person, each told once. */
export interface WaitingOrders<C extends Current, M extends Missed> {
  /** All somebody has to make. */
  readonly open: readonly C[]
  /** Of these, the ones nobody has answered. */
  readonly fresh: readonly C[]
  /** What needs somebody for another reason than an answer. */
  readonly troubled: readonly M[]
}

/**
 * What is on and what is missed as a person decides about it: whoever is told that an order waits for an answer need not
 * be told that it is late as well.
 */
export function waitingOrders<C extends Current, M extends Missed>(
  open: readonly C[],
  missed: readonly M[],
): WaitingOrders<C, M> {
  const fresh = open.filter(order => order.status === 'new' && order.counterAppointment === null)
  const told = new Set(fresh.map(({ id }) => id))
  const isTold = ({ id, missed: reason }: M): boolean => reason === 'unanswered' || (reason === 'late' && told.has(id))
  return { open, fresh, troubled: missed.filter(order => !isTold(order)) }
}
