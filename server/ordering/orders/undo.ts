import { HELD_MS, isUndoable, type UndoableAction, undoEvent } from '../../../schema/ordering/undo.ts'
import { Fault } from '../../base/http/fault.ts'
import type { OrderRow } from '../../base/storage/statements/ordering/orders.ts'
import type { OrderingDeps } from '../deps.ts'
import { follow } from './step.ts'

/**
 * Takes the last step of an order back, as if it had never been. It has to be the last thing that happened to the order, a
 * person's or a board's, and no older than what is held back for it; whoever did something for the step takes it back too,
 * and where that cannot be (a mail on its way, a ticket that is printed) nothing happens at all. The same again changes
 * nothing. Throws 404 without such an order and 409 with the reason.
 */
export async function undoStep(
  { storage, clock, payments, followers }: OrderingDeps,
  id: number,
  action: UndoableAction,
  actor: string,
): Promise<OrderRow> {
  return storage.write(async transaction => {
    const at = clock.now()
    const order = await transaction.orders.byId(id)
    if (!order) throw new Fault(404, 'notFound')
    const [before, last] = (await transaction.orders.events(id)).slice(-2)
    if (!before || !last) throw new Fault(409, 'undoTooLate')
    if (last.action === undoEvent(action)) return order
    const isTheirs = last.actor !== 'guest' && last.actor !== 'system'
    if (last.action !== action || !isUndoable(last.action) || !isTheirs) throw new Fault(409, 'undoTooLate')
    if (at - last.at > HELD_MS) throw new Fault(409, 'undoTooLate')
    const isPaidHere = action === 'completed' && payments.online(order.paymentMethod) === undefined
    const change = {
      ...order,
      from: order.status,
      status: before.status,
      // Handing it over was the payment.
      paymentState: isPaidHere && order.paymentState === 'paid' ? ('open' as const) : order.paymentState,
      updatedAt: at,
    }
    if (!(await transaction.orders.move(change))) throw new Fault(409, 'conflict')
    const { from: _from, ...row } = change
    const undone = { ...row, rev: order.rev + 1 }
    const event = { order: id, rev: undone.rev, action: undoEvent(action), status: undone.status, actor, at }
    await transaction.orders.insertEvent(event)
    await follow(followers, transaction, { name: 'undone', undoes: action, order: undone, at, by: actor })
    return undone
  })
}
