import { waitFor } from 'xstate'
import type { Branch } from '../../../schema/business/branch.ts'
import { type Mode, modesOf } from '../../../schema/business/modes.ts'
import { boundsOf } from '../../../schema/catalogue/bounds.ts'
import type { Product } from '../../../schema/catalogue/product.ts'
import type { Cart } from '../../../schema/ordering/cart.ts'
import type { ReorderItem } from '../../../schema/ordering/reorder.ts'
import { type CartActor, cartOf, whenKept } from './cart.effects.ts'
import type { CartEvent } from './cart.machine.ts'

/** How many lines lie in the cart of a branch on this device; `usual` is how it begins where there is none. */
export async function linesInCart(branch: Branch, usual: Mode): Promise<number> {
  return (await readyCart(branch, usual)).getSnapshot().context.cart.items.length
}

interface Again {
  readonly items: readonly ReorderItem[]
  /** How it was wanted then, and how the branch's carts begin. */
  readonly mode: Mode
  readonly usual: Mode
  /** Undefined for one the shop has no longer. */
  product(id: number): Product | undefined
}

/**
 * Puts items into the cart of a branch, beside what lies there or in its place. What else the cart keeps, as the form that
 * was typed, stays.
 */
export async function fillCart(branch: Branch, again: Again, how: 'merge' | 'replace'): Promise<void> {
  const cart = await readyCart(branch, again.usual)
  for (const event of againEvents(cart.getSnapshot().context.cart, branch, again, how)) cart.send(event)
  await whenKept(cart)
}

/**
 * What happens to the cart. An empty one takes over how the guest wanted it, if the branch still offers that. What makes one line
 * with what lies there is no more of it than can be ordered.
 */
export function againEvents(
  present: Pick<Cart, 'items' | 'mode' | 'table'>,
  branch: Branch,
  { items, mode, product: find }: Omit<Again, 'usual'>,
  how: 'merge' | 'replace',
): CartEvent[] {
  const removed = how === 'replace' ? present.items : []
  const again = modeAgain(mode, present)
  const takesMode = removed.length === present.items.length && again !== null && modesOf(branch).includes(again)
  return [
    ...removed.map(({ key }): CartEvent => ({ type: 'item.removed', key })),
    ...(takesMode ? [{ type: 'choice.made', choice: { mode: again } } as const] : []),
    ...items.map((item): CartEvent => {
      const product = find(item.product)
      return { type: 'item.added', item, ...(product && { bounds: boundsOf(product, item.unit) }) }
    }),
  ]
}

/**
 * How an order of before is wanted once more, null where that is as the cart has it: at a table one sits once, and whoever sits
 * at one now stays there.
 */
function modeAgain(then: Mode, { mode, table }: Pick<Cart, 'mode' | 'table'>): Mode | null {
  const isSeated = mode === 'dineIn' && table !== null
  return isSeated || then === 'dineIn' ? null : then
}

/** The cart with what the device had kept of it. */
async function readyCart(branch: Branch, usual: Mode): Promise<CartActor> {
  const cart = cartOf(branch.id, usual)
  await waitFor(cart, state => !state.hasTag('restoring'))
  return cart
}
