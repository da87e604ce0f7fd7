import type { Deed } from '../../data/outbox/deed.ts'
import type { Device } from '../../data/thisDevice.ts'
import { now } from '../../device/clock.ts'
import { followDevice } from './followDevice.ts'
import { placedKeyOf } from './waitingOrders.ts'

const device = async () => (await import('../../data/thisDevice.ts')).thisDevice()

/** Follows the orders of the outbox, newest first. Returns how to stop. */
export const followWaiting = (listener: (deeds: readonly Deed[]) => void): (() => void) =>
  followDevice(({ outbox }, isLeft) => outbox.follow(deeds => !isLeft() && listener(deeds)))

/** Takes an order back. False where it has arrived a moment before, whether or not it has left the outbox since: it stands. */
export async function withdrawOrder(uid: string, on?: Pick<Device, 'orders' | 'outbox'>): Promise<boolean> {
  const { orders, outbox } = on ?? (await device())
  return (await outbox.withdraw(uid)) && (await orders.load(uid)) === null
}

/** Its receipt is kept, and once nobody looks at the page on which it was ordered it leaves the outbox. */
export async function keepReceipt(deed: Deed, on?: Pick<Device, 'orders' | 'outbox'>): Promise<void> {
  const { orders, outbox } = on ?? (await device())
  const placed = placedKeyOf(deed)
  if (placed && !(await orders.load(placed.uid))) {
    const at = now()
    await orders.save({ ...placed, order: null, at, ...(deed.branch === undefined ? {} : { branch: deed.branch }) })
  }
  const release = await outbox.lockOrder(deed.uid)
  await outbox.settle(deed.uid, false).finally(release)
}
