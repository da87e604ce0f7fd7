import type { PublicOrder } from '../../../schema/ordering/calls.ts'
import { memo } from '../../device/storage/memo.ts'

/**
 * An order that is paid online keeps its cart until the money has come, so that a payment that fails costs nobody what was
 * chosen. Which state of the cart it was is noted before the guest leaves to pay.
 */
export async function keepUntilPaid(uid: string, branch: number): Promise<void> {
  const { thisDevice } = await import('../../data/thisDevice.ts')
  const cart = await thisDevice().carts.load(branch)
  // Another one may have been begun meanwhile.
  if (cart?.order === uid) memo.set(keyOf(uid), String(cart.updatedAt))
}

/** The money has come: the cart goes, unless something was changed in it since. */
export async function clearPaidCart({ uid, branch }: PublicOrder): Promise<void> {
  const ordered = memo.get(keyOf(uid))
  if (ordered === null) return
  const { carts } = (await import('../../data/thisDevice.ts')).thisDevice()
  const cart = await carts.load(branch.id)
  if (cart && String(cart.updatedAt) === ordered) await carts.clear(branch.id)
  memo.set(keyOf(uid), null)
}

const keyOf = (uid: string): string => `paying:${uid}`
