import { isObject } from '../../../schema/base/sameValue.ts'
import type { SavedCart } from '../../../schema/ordering/cart.ts'
import { deviceShelf } from '../engine/deviceDatabase.ts'
import type { World } from '../engine/world.ts'

export interface Carts {
  readonly load: (branch: number) => Promise<SavedCart | null>
  readonly save: (cart: SavedCart) => Promise<void>
  readonly clear: (branch: number) => Promise<void>
  /** What was typed about a guest goes from all of them; what was chosen stays. Answers with their branches. */
  readonly forgetGuests: () => Promise<readonly number[]>
  /** Calls the listener with the branch's cart whenever it was saved or cleared, in whatever page of this device. */
  readonly watch: (branch: number, listener: (cart: SavedCart | null) => void) => Promise<() => void>
}

export function createCarts(world: World): Carts {
  const carts = deviceShelf(world, 'carts', isCart)
  return {
    load: branch => carts.get(String(branch)),
    save: cart => carts.put(String(cart.branch), cart.updatedAt, cart),
    clear: branch => carts.remove(String(branch)),
    async forgetGuests() {
      const all = await carts.all()
      for (const { contact: _, ...cart } of all) {
        const updatedAt = world.now()
        await carts.put(String(cart.branch), updatedAt, { ...cart, comment: '', updatedAt })
      }
      return all.map(({ branch }) => branch)
    },
    watch: (branch, listener) => carts.watch(String(branch), listener),
  }
}

/** Written by this program only: the shape says which row it is, the cart machine mends what is in it. */
function isCart(value: unknown): value is SavedCart {
  return isObject(value) && typeof value['branch'] === 'number'
}
