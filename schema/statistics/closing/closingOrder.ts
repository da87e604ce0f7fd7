import type { Mode } from '../../business/modes.ts'
import type { OnlineMethod, PaymentMethod } from '../../business/paymentMethods.ts'
import type { Share, TaxRow } from '../../ordering/taxes.ts'

/**
 * An order as far as the books know it: what was sold, what money came and went for it, and when. Instants are epoch ms, money is
 * cents. Everything with a date in it is kept once and never changed, so a day that is over reads the same for ever.
 */
export interface ClosingOrder {
  readonly id: number
  /** As it is called at the counter. */
  readonly ticket: string
  readonly mode: Mode
  readonly method: PaymentMethod
  readonly currency: string
  readonly totalGross: number
  readonly taxes: readonly TaxRow[]
  /** What of the total is deposit, by rate. */
  readonly deposits: readonly Share[]
  /** What of the total is delivery. */
  readonly delivery: number
  /** What the business gives: in no total. */
  readonly donation: number
  /** When it was handed over; null as long as it is not, and where it never will be. */
  readonly completedAt: number | null
  /** When it was said to have been paid to somebody at the counter after it was handed over unpaid. */
  readonly settledAt: number | null
  readonly payments: readonly ClosingPayment[]
  readonly refunds: readonly ClosingRefund[]
  readonly notes: readonly ClosingNote[]
}

/** Money that came through a provider. */
interface ClosingPayment {
  readonly at: number
  readonly method: OnlineMethod
  readonly amount: number
}

/** Money that goes back through a provider. */
interface ClosingRefund {
  readonly at: number
  readonly method: OnlineMethod
  readonly amount: number
  /** The credit note it pays; null where an order that ended, was edited or was paid twice gives it back. */
  readonly note: number | null
}

interface ClosingNote {
  readonly id: number
  readonly at: number
  readonly amount: number
  readonly taxes: readonly TaxRow[]
  /** What of it is deposit, by rate. */
  readonly deposits: readonly Share[]
  readonly delivery: number
}
