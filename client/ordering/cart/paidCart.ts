import { isSettled } from '../../../schema/business/paymentMethods.ts'
import { type PublicOrder, publicOrder } from '../../../schema/ordering/calls.ts'
import { ask, type Call, call } from '../../data/engine/http.ts'
import type { Device } from '../../data/thisDevice.ts'
import { type Memo, memo } from '../../device/storage/memo.ts'

/** What is needed of the device: this browser, unless a walk says otherwise. */
type On = Pick<Device, 'carts' | 'orders'> & { readonly memo: Pick<Memo, 'get' | 'set'>; readonly send: Call }

const thisBrowser = async (): Promise<On> => {
  const { carts, orders } = (await import('../../data/thisDevice.ts')).thisDevice()
  return { carts, orders, memo, send: call }
}

/**
 * An order that is paid online keeps its cart until the money has come, so that a payment that fails costs nobody what was
 * chosen. Which state of the cart it was is noted before the guest leaves to pay.
 */
export async function keepUntilPaid(uid: string, branch: number, on?: On): Promise<void> {
  const { carts, memo } = on ?? (await thisBrowser())
  const cart = await carts.load(branch)
  // Another one may have been begun meanwhile.
  if (cart?.order === uid) memo.set(keyOf(uid), String(cart.updatedAt))
}

/** The money has come: the cart goes, unless something was changed in it since. */
export async function clearPaidCart({ uid, branch }: PublicOrder, on?: On): Promise<void> {
  const { carts, memo } = on ?? (await thisBrowser())
  const ordered = memo.get(keyOf(uid))
  if (ordered === null) return
  const cart = await carts.load(branch.id)
  if (cart && String(cart.updatedAt) === ordered) await carts.clear(branch.id)
  memo.set(keyOf(uid), null)
}

/**
 * Looks after the carts whose payment nobody came back from: the app of a bank may lead to no page of ours, and who finds all
 * of it in the cart again orders it twice. Asks the server how such orders stand.
 */
export async function clearPaidCarts(on?: On): Promise<void> {
  const device = on ?? (await thisBrowser())
  for (const { uid, hash } of await device.orders.list()) {
    if (device.memo.get(keyOf(uid)) === null) continue
    const answer = await ask(publicOrder, { params: { uid, hash } }, { send: device.send })
    if (answer.ok && isSettled(answer.data)) await clearPaidCart(answer.data, device)
  }
}

const keyOf = (uid: string): string => `paying:${uid}`
