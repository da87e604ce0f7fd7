import { waitFor } from 'xstate'
import type { Branch } from '../../../schema/business/branch.ts'
import { type Mode, modesOf } from '../../../schema/business/modes.ts'
import type { Cart } from '../../../schema/ordering/cart.ts'
import type { ReorderItem } from '../../../schema/ordering/reorder.ts'
import { type CartActor, cartOf, whenKept } from './cart.effects.ts'

/** How many lines lie in the cart of a branch on this device; `usual` is how it begins where there is none. */
export async function linesInCart(branch: Branch, usual: Mode): Promise<number> {
  return (await readyCart(branch, usual)).getSnapshot().context.cart.items.length
}

interface Again {
  readonly items: readonly ReorderItem[]
  /** How it was wanted then, and how the branch's carts begin. */
  readonly mode: Mode
  readonly usual: Mode
}

/**
 * Puts items into the cart of a branch, beside what lies there or in its place. What else the cart keeps, as the form that
 * was typed, stays. An empty cart takes over how the guest wanted it, if the branch still offers that.
 */
export async function fillCart(branch: Branch, { items, mode, usual }: Again, how: 'merge' | 'replace'): Promise<void> {
  const cart = await readyCart(branch, usual)
  const present = cart.getSnapshot().context.cart
  if (how === 'replace') for (const { key } of present.items) cart.send({ type: 'item.removed', key })
  const isOurs = how === 'replace' || present.items.length === 0
  const again = modeAgain(mode, present)
  if (isOurs && again && modesOf(branch).includes(again)) cart.send({ type: 'choice.made', choice: { mode: again } })
  for (const item of items) cart.send({ type: 'item.added', item })
  await whenKept(cart)
}

/**
 * How an order of before is wanted once more, null where that is as the cart has it: at a table one sits once, and whoever sits
 * at one now stays there.
 */
export function modeAgain(then: Mode, { mode, table }: Pick<Cart, 'mode' | 'table'>): Mode | null {
  const isSeated = mode === 'dineIn' && table !== null
  return isSeated || then === 'dineIn' ? null : then
}

/** The cart with what the device had kept of it. */
async function readyCart(branch: Branch, usual: Mode): Promise<CartActor> {
  const cart = cartOf(branch.id, usual)
  await waitFor(cart, state => !state.hasTag('restoring'))
  return cart
}
