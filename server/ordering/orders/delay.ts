import { Fault } from '../../base/http/fault.ts'
import type { OrderRow } from '../../base/storage/statements/ordering/orders.ts'
import type { OrderingDeps } from '../deps.ts'
import { follow } from './step.ts'

/**
 * Staff say that an order will be ready later: its promise moves to `promisedAt` (epoch ms), and the guest is told. What was
 * promised for then or later already stays as it is, so that a board may say it again for ever. Throws 404 without such an
 * order, 409 for one that is ready or ended.
 */
export async function delayOrder(
  { storage, clock, followers }: Pick<OrderingDeps, 'storage' | 'clock' | 'followers'>,
  id: number,
  promisedAt: number,
  actor: string,
): Promise<OrderRow> {
  return storage.write(async transaction => {
    const order = await transaction.orders.byId(id)
    if (!order) throw new Fault(404, 'notFound')
    const { status } = order
    const at = clock.now()
    if (status !== 'new' && status !== 'confirmed') throw new Fault(409, 'statusNotAllowed')
    if (order.promisedAt !== null && order.promisedAt >= promisedAt) return order
    if (!(await transaction.promises.move(id, order.rev, promisedAt, at))) throw new Fault(409, 'conflict')
    const delayed = { ...order, promisedAt, updatedAt: at, rev: order.rev + 1 }
    await transaction.orders.insertEvent({ order: id, rev: delayed.rev, action: 'delay', status, actor, at })
    await follow(followers, transaction, { name: 'delay', order: delayed, at, by: actor, movedFrom: order.promisedAt })
    return delayed
  })
}
