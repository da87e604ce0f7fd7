import { Fault } from '../../base/http/fault.ts'
import type { OrderRow } from '../../base/storage/statements/ordering/orders.ts'
import type { DeedDeps } from '../../ordering/deps.ts'
import { follow } from '../../ordering/orders/step.ts'
import { endSelfPause } from './selfPause.ts'

/**
 * Notes that a device has shown an order to somebody; the same again changes nothing. The first of all devices is part of
 * the order's history, calms every board and ends a pause the branch made because nobody answered. Throws 404 without such
 * an order.
 */
export async function acknowledgeOrder(
  { storage, entities, clock, followers }: DeedDeps<'entities' | 'clock' | 'followers'>,
  id: number,
  device: string,
  actor: string,
): Promise<OrderRow> {
  const at = clock.now()
  return storage.write(async transaction => {
    const order = await transaction.orders.byId(id)
    if (!order) throw new Fault(404, 'notFound')
    await transaction.acknowledgements.add({ order: id, device, at })
    if (!(await transaction.acknowledgements.see(id, at))) return order
    const rev = order.rev + 1
    await transaction.orders.insertEvent({ order: id, rev, action: 'acknowledge', status: order.status, actor, at })
    const seen = { ...order, acknowledgedAt: at, rev }
    await follow(followers, transaction, { name: 'acknowledged', order: seen, at })
    await endSelfPause(transaction, entities, order.branch, at)
    return seen
  })
}
