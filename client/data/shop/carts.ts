import type { SavedCart } from '../../../schema/ordering/cart.ts'
import { type DeviceRow, openDeviceDatabase } from '../engine/deviceDatabase.ts'
import { browserWorld, type World } from '../engine/world.ts'

export interface Carts {
  readonly load: (branch: number) => Promise<SavedCart | null>
  readonly save: (cart: SavedCart) => Promise<void>
  readonly clear: (branch: number) => Promise<void>
  /** Calls the listener with the branch's cart whenever it was saved or cleared, in whatever page of this device. */
  readonly watch: (branch: number, listener: (cart: SavedCart | null) => void) => Promise<() => void>
}

export function createCarts(world: World): Carts {
  const rows = async () => (await openDeviceDatabase(world)).carts
  return {
    async load(branch) {
      const row = await (await rows()).findOne(String(branch)).exec()
      return row ? cartOf(row.toJSON()) : null
    },
    async save(cart) {
      const value = JSON.parse(JSON.stringify(cart)) as DeviceRow['value']
      await (await rows()).upsert({ key: String(cart.branch), at: cart.updatedAt, value })
    },
    async clear(branch) {
      await (await rows()).findOne(String(branch)).remove()
    },
    async watch(branch, listener) {
      const changes = (await rows()).findOne(String(branch)).$
      const subscription = changes.subscribe(row => listener(row ? cartOf(row.toJSON()) : null))
      return () => subscription.unsubscribe()
    },
  }
}

const carts = createCarts(browserWorld)
export const loadCart = carts.load
export const saveCart = carts.save
export const clearCart = carts.clear
export const watchCart = carts.watch

function cartOf(row: unknown): SavedCart {
  return (row as DeviceRow).value as unknown as SavedCart
}
