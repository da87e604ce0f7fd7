import type { UploadRef } from '../base/uploads.ts'
import type { TaxRow } from './taxes.ts'

/**
 * What a guest gets in writing of an order. Integer cents, gross: the lines make up `goods`, and `goods`, `deposit` and
 * `delivery` the total, which is also the sum of the taxes' `gross`. Of what was typed there is only what belongs on a
 * receipt: no name, address or phone.
 */
export interface Receipt {
  /** One for each item of the order, in their order. */
  readonly lines: readonly ReceiptLine[]
  readonly goods: number
  /** What was taken off the lines for a customer; absent where nothing was. */
  readonly discount?: number
  readonly deposit: number
  readonly delivery: number
  /** What the delivery is paid for; null where nothing is brought. */
  readonly deliveryArea: string | null
  readonly taxes: readonly TaxRow[]
  /** The firm that ordered. */
  readonly company: { readonly name: string; readonly vatNumber: string | null } | null
  readonly comment: string | null
  /** Shown, and paid by the business: it is in no sum. */
  readonly donation: number
  /** Still to be collected at the counter, because the order became dearer after it was paid. */
  readonly toCollect: number
  /** What was given back of it by hand, in cents, with why; absent where nothing was. */
  readonly credits?: readonly ReceiptCredit[]
}

/**
 * Lines and sums are what is paid. What was taken off them stands below the total, without a sign: among its parts everybody who
 * adds them up would take it off once more.
 */
export const discountLabel = 'Darin abgezogener Rabatt'

interface ReceiptCredit {
  readonly amount: number
  readonly reason: string
  /** Through the provider it was paid by; otherwise it was handed out in the branch, or is off the invoice. */
  readonly isOnline: boolean
  /** ISO 8601. */
  readonly at: string
}

interface ReceiptLine {
  /** What was chosen and wished for: 'Brot: Vollkorn'. */
  readonly texts: readonly string[]
  readonly uploads: readonly UploadRef[]
  readonly deposit: number
}

/** How the money of an order stands that is paid online. */
export interface OnlinePayment {
  /** How the last try ended; null while there is none, one is under way, or the money came. */
  readonly lost: LostPayment | null
  /** Cents that were given back. */
  readonly refunded: number
  /** Cents on their way back. */
  readonly refunding: number
}

/** How a payment ends without money: the guest called it off, nobody paid in time, or it was refused. */
export const lostPayments = ['canceled', 'expired', 'failed'] as const
export type LostPayment = (typeof lostPayments)[number]
