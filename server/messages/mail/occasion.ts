import type { Branch } from '../../../schema/business/branch.ts'
import type { Config } from '../../../schema/business/config.ts'
import type { OrderItemRow, OrderRow } from '../../base/storage/statements/ordering/orders.ts'

/** What a mail about an order says. `new-order` goes to the branch, all others to the guest. */
export const mailKinds = [
  'new-order',
  'placed',
  'confirm',
  'reject',
  'cancel',
  'propose',
  'in-delivery',
  'refunded',
  'edited',
] as const
export type MailKind = (typeof mailKinds)[number]

/** Everything a mail about an order is written from. */
export interface Occasion {
  readonly kind: MailKind
  readonly order: OrderRow
  readonly items: readonly OrderItemRow[]
  readonly branch: Branch
  readonly config: Config
  /** The table's name; its identifier where nothing is known of it. */
  readonly table: string | null
  /** Products whose price is told with the offer. */
  readonly hidden: ReadonlySet<number>
  /** Cents: what has gone back. */
  readonly refunded: number
  /** The address guests use, without a slash at its end. */
  readonly origin: string
}
