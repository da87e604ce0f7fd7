import type { Branch } from '../business/branch.ts'
import type { Config } from '../business/config.ts'
import type { Mode } from '../business/modes.ts'
import type { Category } from '../catalogue/category.ts'
import type { Menu } from '../catalogue/menu.ts'
import type { Product } from '../catalogue/product.ts'
import type { Switch } from '../catalogue/switch.ts'
import type { Account } from './account.ts'
import type { Loads } from './capacity.ts'
import type { CartItem } from './pricing.ts'
import type { Pace } from './promise.ts'

/** What an order is judged by: one branch, its menus, and look-ups that know nothing the guest may not see. */
export interface Catalogue {
  readonly config: Config
  readonly branch: Branch
  readonly menus: readonly Menu[]
  category(id: number): Category | undefined
  product(id: number): Product | undefined
  /** By id or identifier. Without it tables are taken as they come. */
  table?(idOrIdentifier: number | string): { id: number; identifier: string; name: string; branch: number } | undefined
  /** Without it donatees are taken as they come. */
  donatee?(id: number): { id: number } | undefined
  /** Of any branch, ended ones included. Without it nothing is switched off. */
  readonly switches?: readonly Switch[]
  /** Orders by the start (epoch ms) of their slot. Without it every slot is free. */
  readonly loads?: Loads
  /** How fast the branch is. Without it its fixed number of minutes counts. */
  readonly pace?: Pace
  /** The customer it is ordered for. Without one everybody's prices count. */
  readonly account?: Account | null
}

/** What a guest wants, without who the guest is. */
export interface Wanted {
  readonly items: readonly CartItem[]
  readonly mode: Mode
  readonly deliveryArea: string | null
  /** Epoch ms; null is as soon as possible. */
  readonly appointment: number | null
  readonly donatee: number | null
  /** Id or identifier. */
  readonly table: string | number | null
}
