import { waitFor } from 'xstate'
import type { Branch } from '../../../schema/business/branch.ts'
import { type Mode, modesOf } from '../../../schema/business/modes.ts'
import type { ReorderItem } from '../../../schema/ordering/reorder.ts'
import { type CartActor, cartOf, whenKept } from './cart.effects.ts'

/** How many lines lie in the cart of a branch on this device. */
export async function linesInCart(branch: Branch, mode: Mode): Promise<number> {
  return (await readyCart(branch, mode)).getSnapshot().context.cart.items.length
}

/**
 * Puts items into the cart of a branch, beside what lies there or in its place. What else the cart keeps, as the form that
 * was typed, stays. An empty cart takes over how the guest wanted it, if the branch still offers that.
 */
export async function fillCart(
  branch: Branch,
  mode: Mode,
  items: readonly ReorderItem[],
  how: 'merge' | 'replace',
): Promise<void> {
  const cart = await readyCart(branch, mode)
  const { items: present } = cart.getSnapshot().context.cart
  if (how === 'replace') for (const { key } of present) cart.send({ type: 'item.removed', key })
  const isOurs = how === 'replace' || present.length === 0
  if (isOurs && modesOf(branch).includes(mode)) cart.send({ type: 'choice.made', choice: { mode } })
  for (const item of items) cart.send({ type: 'item.added', item })
  await whenKept(cart)
}

/** The cart with what the device had kept of it. */
async function readyCart(branch: Branch, mode: Mode): Promise<CartActor> {
  const cart = cartOf(branch.id, modesOf(branch).includes(mode) ? mode : (modesOf(branch)[0] ?? 'takeaway'))
  await waitFor(cart, state => !state.hasTag('restoring'))
  return cart
}
