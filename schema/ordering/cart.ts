import type { Mode } from '../business/modes.ts'
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
export type SavedCart = Cart & { readonly updatedAt: number }
