import type { Mode } from '../business/modes.ts'
import { type Bounds, snapQuantity } from '../catalogue/bounds.ts'
import { withoutDust } from '../catalogue/quantity.ts'
import type { CartItem } from './pricing.ts'

/** A branch's cart as a device keeps it: ids and quantities, never a price. */
export interface Cart {
  readonly branch: number
  readonly items: readonly CartItem[]
  readonly mode: Mode
  readonly deliveryArea: string | null
  /** Epoch ms; null means as soon as possible. */
  readonly appointment: number | null
  readonly comment: string
  readonly donatee: number | null
  readonly table: string | null
  /** The checkout form as typed: the cart keeps it and does not read it. */
  readonly contact?: Readonly<Record<string, unknown>>
}

/** `updatedAt` in epoch ms by the device. */
export interface SavedCart extends Cart {
  readonly updatedAt: number
  /** The order (its uid) that was made of it and was not to be: it came back. */
  readonly order?: string
}

/** So long (ms) somebody sits at a table without touching the cart: at home the next day nobody orders to it. */
const SEATED_MS = 4 * 3_600_000

/**
 * A kept cart as it still holds at `now` (epoch ms): a time that is over is as soon as possible again, and who sat at a table
 * long ago has left it and wants it the `usual` way.
 */
export function presentCart(cart: SavedCart, now: number, usual: Mode): SavedCart {
  const hasLeft = cart.table !== null && now - cart.updatedAt > SEATED_MS
  return {
    ...cart,
    appointment: cart.appointment !== null && cart.appointment > now ? cart.appointment : null,
    ...(hasLeft && { table: null, mode: cart.mode === 'dineIn' ? usual : cart.mode }),
  }
}

/** The lines with one more; what makes the same line is one line with both amounts, within the bounds if there are any. */
export function withItem(
  items: readonly CartItem[],
  added: CartItem,
  bounds?: Bounds,
  index = items.length,
): readonly CartItem[] {
  const present = items.find(item => item.key === added.key)
  if (!present) return items.toSpliced(index, 0, added)
  const sum = withoutDust(present.amount + added.amount)
  const amount = bounds ? snapQuantity(sum, bounds) : sum
  return items.map(item => (item === present ? { ...item, amount } : item))
}

/** A cart that comes back where another one was begun meanwhile: nothing of either is lost, and the later choices count. */
export function cartWith(present: SavedCart | null, returning: SavedCart): SavedCart {
  if (!present || present.items.length === 0) return returning
  return { ...present, items: present.items.reduce((items, item) => withItem(items, item), returning.items) }
}
