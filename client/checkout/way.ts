import type { OrderReceipt } from '../../schema/calls.ts'
import type { Problem } from '../../schema/messages.ts'
import type { Pricing } from '../../schema/rules/pricing.ts'
import type { CheckoutForm, Draft } from './draft.ts'

/** What the guest has to know of a price before agreeing to it (design 8.4). */
export type Totals = Pick<Pricing, 'gross' | 'deliveryGross' | 'deposit' | 'taxes' | 'totalGross'>

/** What the outbox of this device says about the order (data/outbox: Deed). */
export interface DeedNews {
  readonly uid: string
  readonly state: 'waiting' | 'sending' | 'accepted' | 'refused' | 'expired'
  /** Cents: the total the guest agreed to. */
  readonly total: number
  /** Epoch ms after which it is not sent any more without asking. */
  readonly validUntil: number
  readonly tries: number
  readonly receipt: OrderReceipt | null
  readonly refusal: Refusal | null
}

/** Why the server did not take the order; `quote` comes with a 409 and says what it costs now. */
export interface Refusal {
  readonly problems: readonly Problem[]
  readonly quote: { readonly totals: Totals; readonly obstacles: readonly Problem[] } | null
}

export interface Examination {
  readonly problems: readonly Problem[]
  /** What the order costs now. */
  readonly totals: Totals
  /** Who worked it out: the server, or this device because nobody answered. */
  readonly source: 'server' | 'device'
}

export type CheckoutEvent =
  /** `touched` are the fields whose problems are thereby history. */
  | { type: 'draft.changed'; patch: Partial<Draft>; touched: readonly string[] }
  | { type: 'form.changed'; patch: Partial<CheckoutForm>; touched: readonly string[] }
  /** The final button, with the total it showed (cents). */
  | { type: 'order.submitted'; total: number }
  | { type: 'change.accepted' }
  | { type: 'change.declined' }
  /** Yes to an order that came too late, with the total shown now (cents). */
  | { type: 'order.repeated'; total: number }
  | { type: 'deed.changed'; deed: DeedNews }
  /** Another page of this device has read the outcome and taken the order out of the outbox. */
  | { type: 'deed.gone' }
