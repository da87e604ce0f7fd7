import type { Mode } from '../../schema/rules/branch.ts'
import type { CartItem } from '../../schema/rules/pricing.ts'
import { type DeviceRow, openDeviceDatabase } from './deviceDatabase.ts'
import { browserWorld, type World } from './world.ts'

/** A branch's cart as it lies on the device: ids and quantities, never prices (design 8.5). */
export interface SavedCart {
  readonly branch: number
  readonly items: readonly CartItem[]
  readonly mode: Mode
  readonly deliveryArea: string | null
  /** Epoch ms; null means as soon as possible. */
  readonly appointment: number | null
  readonly comment: string
  readonly donatee: number | null
  readonly table: string | null
  /** The checkout form as typed. */
  readonly contact?: Readonly<Record<string, unknown>>
  /** Epoch ms. */
  readonly updatedAt: number
}

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
