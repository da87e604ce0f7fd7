import type { Branch } from '../../../schema/business/branch.ts'
import type { Config } from '../../../schema/business/config.ts'
import type { CreditNoteRow } from '../../base/storage/statements/ordering/creditNotes.ts'
import type { OrderItemRow, OrderRow } from '../../base/storage/statements/ordering/orders.ts'

/** What the branch is written about an order. */
const branchKinds = ['new-order', 'guest-canceled', 'guest-moved'] as const

/** What a mail about an order says; what is not for the branch goes to the guest. */
export const mailKinds = [
  ...branchKinds,
  'placed',
  'confirm',
  'accepted',
  'reject',
  'cancel',
  'propose',
  'offer',
  'delay',
  'in-delivery',
  'refunded',
  'credited',
  'edited',
  'moved',
] as const
export type MailKind = (typeof mailKinds)[number]
type BranchKind = (typeof branchKinds)[number]

export const isForBranch = (kind: MailKind): kind is BranchKind => branchKinds.some(each => each === kind)

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
  /** What the mail tells that goes back, and why. */
  readonly credit: Pick<CreditNoteRow, 'amount' | 'reason' | 'isOnline'> | null
  /** The address guests use, without a slash at its end. */
  readonly origin: string
}
