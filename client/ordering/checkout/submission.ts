import type { Problem } from '../../../schema/base/problems.ts'
import type { OrderReceipt } from '../../../schema/ordering/calls.ts'
import type { Pricing } from '../../../schema/ordering/pricing.ts'
import type { CheckoutFields, OrderDraft } from './draft.ts'

/** What the guest has to know of a price before agreeing to it. */
export type Totals = Pick<Pricing, 'gross' | 'deliveryGross' | 'deposit' | 'taxes' | 'totalGross' | 'discount'>

/** An answer to 'what would this cost, and can it be had': the server's, or this device's own. */
export interface Quoted {
  /** Its items stand in the order of the draft's. */
  readonly pricing: Totals & { readonly items: readonly Pick<Pricing['items'][number], 'gross' | 'rate'>[] }
  readonly obstacles: readonly Problem[]
  /** Epoch ms of the first free time; null if there is none. */
  readonly earliest: number | null
  /** When it would be there, epoch ms; null where the answer does not say. */
  readonly promise: { readonly at: number } | null
}

/** What stood on the screen when the final button was pressed: what a later price is compared with. Cents, percent. */
export interface Seen {
  readonly lines: readonly {
    readonly key: string
    readonly name: string
    readonly gross: number
    readonly rate: number
  }[]
  readonly totals: Totals
  /** Epoch ms of when it was to be there as soon as possible; null for another time. Orders of a former version do not say. */
  readonly promisedAt?: number | null
}

/** One thing that is not as it was shown. `reason` is the server's sentence; amounts of money in cents, times epoch ms. */
export type Difference =
  | { readonly kind: 'price'; readonly name: string; readonly before: number; readonly now: number }
  | { readonly kind: 'tax'; readonly name: string; readonly before: number; readonly now: number }
  | { readonly kind: 'delivery' | 'deposit'; readonly before: number; readonly now: number }
  | { readonly kind: 'gone'; readonly name: string; readonly reason: string }
  | {
      readonly kind: 'amount'
      readonly name: string
      readonly before: string
      readonly now: string
      readonly reason: string
    }
  | { readonly kind: 'parts'; readonly name: string; readonly gone: readonly string[]; readonly reason: string }
  | { readonly kind: 'time'; readonly before: number | null; readonly now: number; readonly reason: string }
  | { readonly kind: 'promise'; readonly before: number; readonly now: number }
  | { readonly kind: 'dropped'; readonly reason: string }

/** What the order could be instead. Nothing of it is placed before the guest says so. */
export interface Proposal {
  /** Cents the guest had agreed to. */
  readonly before: number
  readonly draft: OrderDraft
  readonly seen: Seen
  readonly differences: readonly Difference[]
  /** What only the guest can solve: while there is any, the proposal cannot be ordered. */
  readonly open: readonly Problem[]
  /** Epoch ms of the first time that is free; null if there is none. */
  readonly earliest: number | null
  /** What stands against the order as it was, for whoever would rather edit it. */
  readonly problems: readonly Problem[]
}

/** The order in the outbox of this device, as the checkout reads it. */
export interface Submission {
  readonly uid: string
  readonly state: 'waiting' | 'sending' | 'accepted' | 'refused' | 'expired' | 'withdrawn'
  /** The guest takes it back: the server is asked, or it was too late for that. */
  readonly isWithdrawing: boolean
  /** Cents: the total the guest agreed to. */
  readonly total: number
  /** Null where an older version of this program has written it. */
  readonly seen: Seen | null
  /** Epoch ms after which it is not sent any more without asking. */
  readonly validUntil: number
  readonly tries: number
  readonly receipt: OrderReceipt | null
  readonly refusal: Refusal | null
}

/** An order that was just written into the outbox; the outbox tells the rest. */
export const newSubmission = (uid: string, seen: Seen | null): Submission => ({
  uid,
  state: 'waiting',
  isWithdrawing: false,
  total: seen?.totals.totalGross ?? 0,
  seen,
  validUntil: Number.POSITIVE_INFINITY,
  tries: 0,
  receipt: null,
  refusal: null,
})

/** The key to a placed order. */
export type PlacedOrder = Pick<OrderReceipt, 'uid' | 'hash'>

/** What the checkout finds on the device when it opens. */
export interface Opened {
  readonly draft: OrderDraft | null
  readonly submission: Submission | null
  readonly placed: PlacedOrder | null
}

/** Why the server did not take the order; `quote` comes with a 409 and says what it costs now. */
export interface Refusal {
  readonly problems: readonly Problem[]
  readonly quote: Quoted | null
}

export interface CheckResult {
  /** What the guest has to fill in first. */
  readonly problems: readonly Problem[]
  /** How the order stands now. */
  readonly quoted: Quoted
  /** Who worked it out: the server, or this device because nobody answered. */
  readonly source: 'server' | 'device'
}

export interface CheckoutInput {
  readonly branch: number
  /** An order (its uid) that is to be shown before anything else. */
  readonly order?: string | undefined
}

/** What the checkout knows at any moment. */
export interface CheckoutContext {
  readonly branch: number
  /** The order (its uid) that is shown before anything else. */
  readonly order: string | null
  readonly draft: OrderDraft | null
  readonly problems: readonly Problem[]
  /** How often problems were found: each time the focus moves to the first. */
  readonly failures: number
  /** What the guest has agreed to; null as long as there is nothing, or an older program's order that did not say. */
  readonly seen: Seen | null
  /** How the order stands now, where that is not what was seen. */
  readonly quoted: Quoted | null
  /** What it could be instead. */
  readonly proposal: Proposal | null
  readonly submission: Submission | null
  /** The order (its uid) in the outbox that was not taken: its cart is what is edited now. */
  readonly replaces: string | null
  /** The order that was just placed from this branch, where there is nothing to order. */
  readonly placed: PlacedOrder | null
  readonly source: CheckResult['source']
}

export type CheckoutEvent =
  /** `touched` are the fields whose problems are thereby history. */
  | { type: 'draft.changed'; patch: Partial<OrderDraft>; touched: readonly string[] }
  | { type: 'form.changed'; patch: Partial<CheckoutFields>; touched: readonly string[] }
  /** The final button, with what stood above it. */
  | { type: 'order.submitted'; seen: Seen }
  | { type: 'proposal.accepted' }
  | { type: 'proposal.declined' }
  /** Yes to an order that came too late, with what is shown now. */
  | { type: 'order.repeated'; seen: Seen }
  | { type: 'submission.changed'; submission: Submission }
  /** Another page of this device has seen that the order was placed. */
  | { type: 'submission.placed'; placed: PlacedOrder }
  /** The guest takes the order back that waits. */
  | { type: 'order.withdrawn' }
  /** Another page of this device has ordered what lay in the cart. */
  | { type: 'cart.gone' }
  /** Another page of this device has put something into the cart, or taken it out. */
  | { type: 'cart.changed'; items: OrderDraft['items'] }
  /** Another page of this device has read the outcome and taken the order out of the outbox. */
  | { type: 'submission.gone' }
