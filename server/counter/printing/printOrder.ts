import { Fault } from '../../base/http/fault.ts'
import type { OrderRow } from '../../base/storage/statements/ordering/orders.ts'
import type { MessagesDeps } from '../../messages/deps.ts'
import { printReceipt } from './printJobs.ts'

/**
 * Prints the receipt of an order once more, for whoever needs a copy, with its entry in the audit trail; `author` is
 * `users:5` or `devices:3`. Throws 409 `noPrinter` where nothing prints.
 */
export async function printOrder(
  { storage, clock }: Pick<MessagesDeps, 'storage' | 'clock'>,
  id: number,
  author: string,
): Promise<OrderRow> {
  const at = clock.now()
  return storage.write(async transaction => {
    const order = await transaction.orders.byId(id)
    if (!order) throw new Fault(404, 'notFound')
    const printed = await printReceipt(transaction, order, at)
    if (printed === 0) throw new Fault(409, 'noPrinter')
    const { status, rev } = order
    if (!(await transaction.orders.edit({ ...order, updatedAt: order.updatedAt }))) throw new Fault(409, 'conflict')
    await transaction.orders.insertEvent({ order: id, rev: rev + 1, action: 'print', status, actor: author, at })
    transaction.announce(`order:${order.uid}`, rev + 1)
    return { ...order, rev: rev + 1 }
  })
}
