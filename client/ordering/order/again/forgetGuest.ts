import type { Device } from '../../../data/thisDevice.ts'
import { now } from '../../../device/clock.ts'
import { isAwaited } from '../recentOrders.ts'

/**
 * This device knows nobody any more: what was typed, into whatever checkout, and what was ordered goes. An order the guest
 * still waits for stays until it is over. Answers with the branches of the carts there are.
 */
export async function forgetGuest(on?: Pick<Device, 'carts' | 'guests' | 'orders'>): Promise<readonly number[]> {
  const { carts, guests, orders } = on ?? (await import('../../../data/thisDevice.ts')).thisDevice()
  await guests.forget()
  const branches = await carts.forgetGuests()
  for (const order of await orders.list()) if (!isAwaited(order, now())) await orders.remove(order.uid)
  return branches
}
