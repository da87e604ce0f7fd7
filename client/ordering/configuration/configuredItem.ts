import type { Config } from '../../../schema/business/config.ts'
import type { Mode } from '../../../schema/business/modes.ts'
import type { PartValues } from '../../../schema/catalogue/parts.ts'
import type { Product } from '../../../schema/catalogue/product.ts'
import type { Unit } from '../../../schema/catalogue/units.ts'
import type { CartItem } from '../../../schema/ordering/pricing.ts'

/** What the product overlay was opened with. */
export interface ProductOverlayProps {
  readonly product: Product
  readonly config: Config
  readonly mode: Mode
  /** What the button says: it depends on the branch's settings and whether it is open. */
  readonly submitKind: 'order' | 'preorder' | 'quotation'
  /** The line of the cart that is changed; absent when something is added. */
  readonly edit?: CartItem
  /** Whether the branch takes a wish with each line. */
  readonly takesWish?: boolean
  /** What was chosen for it last on this device. */
  readonly last?: PartValues
  /** Why it cannot be had now, in words: 'Ausverkauft'. Then it is only shown. */
  readonly unavailable?: string | null
  /** Lets the guest choose a time at which it is to be had; absent where none would do. */
  readonly onLater?: (() => void) | undefined
  /** The first slot it can be had in, with its lead time and the hours of the branch; null where there is none. Epoch ms. */
  readonly earliest: number | null
  /** Epoch ms. */
  readonly now: number
  /** IANA name of the branch's zone. */
  readonly zone: string
  /** Who gets this takes the overlay away: it does not close itself then. */
  onSubmit(item: ConfiguredItem): void
  onClose(): void
}

/** What the guest put together; `amount` in `unit`, orderable, `parts` normalised. */
export interface ConfiguredItem {
  readonly product: number
  readonly amount: number
  readonly unit: Unit
  readonly parts: PartValues
  readonly wish?: string
}
