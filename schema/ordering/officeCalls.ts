import { get, post, put } from '../base/call.ts'
import type { PartValues } from '../catalogue/parts.ts'
import type { PublicOrder } from './calls.ts'
import type { CreditNote } from './creditNote.ts'
import type { ExpectedDay } from './expected.ts'
import type { KeptContact, KeptPricing } from './keptOrder.ts'
import type { BoardItem, BoardOrder } from './liveOrder.ts'
import type { MissedReason } from './missedOrder.ts'
import type { CounterCall } from './requests.ts'
import type { Revenue } from './revenue.ts'
import type {
  CurrentOrder,
  JoinCall,
  LinesEditCall,
  OfferCall,
  OrderEditCall,
  RefundCall,
  StaffOrder,
} from './staffCalls.ts'
import type { TaxRow } from './taxes.ts'

/** Orders of the branches one may see, newest first, page by page; what is asked for is a `HistoryQuery`. */
export const orderHistory = get('/orders')<readonly StaffOrder[]>()
/** Orders somebody has to make now. */
export const currentOrders = get('/orders/current')<readonly CurrentOrder[]>()
/** Orders that need somebody, each with the gravest reason. */
export const missedOrders = get('/orders/missed')<readonly MissedOrder[]>()
/** Orders that wait for their guest's payment: nobody makes them yet, and they hold their places. */
export const heldOrders = get('/orders/held')<readonly CurrentOrder[]>()
/** What today has brought the branches one may see it of; `filter[branch]` asks for some of them. */
export const revenueToday = get('/orders/revenue')<Revenue>()
/** What the week from the Monday `from` on will probably bring those branches: `?from=YYYY-MM-DD`, `filter[branch]` for some. */
export const expectedOrdersCall = get('/orders/expected')<readonly ExpectedDay[]>()
export const wholeOrder = get('/orders/:id')<WholeOrder>()
/** Sets what staff were told on the telephone: the guest's note, another time, table, number or address of mail. */
export const editOrder = put('/orders/:id')<OrderEditCall, WholeOrder>()
/** Asks the provider what became of the payment. */
export const checkPayment = post('/orders/:id/update-payment-status')<undefined, CheckedPayment>()

/** What was to be paid online was paid to somebody at the counter. */
export const paidAtCounter = post('/orders/:id/pay-at-counter')<CounterCall, WholeOrder>()

/** Says whose an order is. */
export const joinOrder = post('/orders/:id/customer')<JoinCall, WholeOrder>()

/** Gives back money of an order that was paid. 201 the first time and 200 with `Idempotency-Replayed: true` ever after. */
export const refundOrder = post('/orders/:id/refunds')<RefundCall, RefundAnswer>()

/** Has a refund that failed for good tried again: the money goes back once. 409 `refundUnderway` for any other. */
export const repeatRefund = post('/orders/:id/refunds/:refund/repeat')<undefined, WholeOrder>()

/** Cents; `left` is what can still be given back. `waiting` is on its way through the provider. */
export interface RefundAnswer {
  readonly amount: number
  readonly state: 'waiting' | 'refunded' | 'failed'
  readonly taxes: readonly TaxRow[]
  readonly left: number
}

/** Changes lines and adds others; `LinesPreview` says before what that comes to. */
export const changeLines = post('/orders/:id/lines')<LinesEditCall, WholeOrder>()
/** What the same change would come to. Nothing is written. */
export const previewLines = post('/orders/:id/lines/preview')<LinesEditCall, LinesPreview>()

/** Answers a request with a price; its guest accepts it on the status page. Another offer takes the place of the former. */
export const makeOffer = post('/orders/:id/offer')<OfferCall, WholeOrder>()

/** What changed lines come to, in cents. */
export interface LinesPreview {
  readonly totalGross: number
  /** The order's lines and then what was added, each with its deposit. */
  readonly lines: readonly { readonly position: number; readonly name: string; readonly gross: number }[]
  /** What is missing at the counter of an order that was paid online. */
  readonly toCollect: number
  /** What goes back through the provider. */
  readonly goesBack: number
}

export interface MissedOrder extends CurrentOrder {
  readonly missed: MissedReason
}

export interface CheckedPayment {
  readonly id: number
  readonly paymentState: BoardOrder['paymentState']
}

/** An order with everything about it, as staff read it. Instants beside those of the public view are epoch ms, money is cents. */
export interface WholeOrder extends PublicOrder {
  readonly rev: number
  readonly mode: BoardOrder['mode']
  readonly paymentState: BoardOrder['paymentState']
  readonly contact: KeptContact
  readonly pricing: KeptPricing
  readonly toCollect: number
  /** As in a list of the staff. */
  readonly heldUntil: string | null
  readonly lines: readonly WholeLine[]
  readonly events: readonly OrderEntry[]
  readonly attempts: readonly PaymentEntry[]
  readonly refunds: readonly RefundEntry[]
  readonly creditNotes: readonly CreditEntry[]
  /** Cents that can still be given back. */
  readonly refundable: number
  /** Of it through the provider that was paid; the rest is handed out, or comes off the invoice. */
  readonly refundableOnline: number
  /** What was handed out of it already. */
  readonly refundedInCash: number
  readonly jobs: readonly OrderJob[]
}

export interface WholeLine extends BoardItem {
  readonly values: PartValues
  readonly unitPrice: number
  readonly rate: number
  readonly deposit: number
}

/** An entry of the audit trail; `actor` is 'users:5', 'devices:3', 'guest' or a part of the server. */
export interface OrderEntry {
  readonly rev: number
  readonly action: string
  readonly label: string
  readonly actor: string
  readonly at: number
}

export interface PaymentEntry {
  readonly id: number
  readonly provider: string
  readonly state: string
  readonly amount: number
  readonly currency: string
  readonly createdAt: number
}

export interface RefundEntry {
  readonly id: number
  /** `failed`: the provider could not do it, and nothing happens any more until somebody has it tried again. */
  readonly state: string
  readonly amount: number
  readonly currency: string
  readonly reason: string
  readonly createdAt: number
}

export interface CreditEntry extends CreditNote {
  readonly id: number
  readonly reason: string
  readonly author: string
  readonly createdAt: number
}

/** A mail, a message or a paper that followed from the order. */
export interface OrderJob {
  readonly id: number
  readonly kind: string
  /** To whom a message goes, empty before it is written; the printer of a paper. */
  readonly target: string
  /** What a mail is called, empty before it is written; nothing else has one. */
  readonly subject: string
  readonly state: string
  readonly runAt: number
  readonly lastError: string | null
  readonly createdAt: number
}
