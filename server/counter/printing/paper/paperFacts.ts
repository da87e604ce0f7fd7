import type { Branch } from '../../../../schema/business/branch.ts'
import type { OrderItemRow, OrderRow } from '../../../base/storage/statements/ordering/orders.ts'

/** What a paper is made of. */
export interface PaperFacts {
  readonly order: OrderRow
  readonly items: readonly OrderItemRow[]
  /** Only a part of the order is on it. */
  readonly isPart: boolean
  /** Letters of what is in the products as they are on the menu. */
  readonly allergens: readonly string[]
  /** Characters of a line. */
  readonly width: number
  readonly branch: Branch
  readonly shopName: string
  readonly businessName: string
  readonly statusAddress: string
  /** Epoch ms. */
  readonly now: number
}
