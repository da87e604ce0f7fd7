import { now } from '../../../device/clock.ts'
import { isAwaited } from '../recentOrders.ts'

/**
 * This device knows nobody any more: what was typed and what was ordered goes. An order the guest still waits for stays
 * until it is over.
 */
export async function forgetGuest(): Promise<void> {
  const { guests, orders } = (await import('../../../data/thisDevice.ts')).thisDevice()
  await guests.forget()
  for (const order of await orders.list()) if (!isAwaited(order, now())) await orders.remove(order.uid)
}
