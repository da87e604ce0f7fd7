import { get, post } from '../base/call.ts'
import type { Done } from '../base/calls.ts'
import type { PaymentMethod } from '../business/paymentMethods.ts'
import type { OrderStatus } from './orderStatus.ts'
import type { OfferedWays, PaymentWay } from './paymentWays.ts'
import type { OnlinePayment, Receipt } from './receipt.ts'
import type { CounterCall, OrderCall, ProposalCall, QuestionnaireCall, QuoteCall, TimeCall } from './requests.ts'
import type { UndoableAction } from './undo.ts'

/** What is wanted, without contact data: priced and judged, and nothing is written. */
export const askQuote = post('/quote')<QuoteCall, unknown>()
/** 201 the first time and 200 with `Idempotency-Replayed: true` ever after. */
export const sendOrder = post('/orders')<OrderCall, OrderReceipt>()
/** Takes an order back of which its author never heard; the body is the order itself, which nobody else knows. */
export const withdrawOrder = post('/orders/withdraw')<OrderCall, Withdrawal>()
export const takenSlots = get('/branches/:id/slots')<TakenSlots>()

/** The ways to pay online, by provider. */
export const offeredWays = get('/payments/ways')<OfferedWays>()

/** A guest's own order, for whoever has its uid and hash. */
export const publicOrder = get('/orders/public/:uid/:hash')<PublicOrder>()
/** The same as an event stream: an event `order` with each change. */
export const publicOrderEvents = get('/orders/public/:uid/:hash/events')<PublicOrder>()
export const acceptProposal = post('/orders/public/:uid/:hash/confirm-counter-appointment')<ProposalCall, PublicOrder>()
export const rejectProposal = post('/orders/public/:uid/:hash/reject-counter-appointment')<ProposalCall, PublicOrder>()
/** The guest orders what was offered, at the price that was shown. */
export const acceptOffer = post('/orders/public/:uid/:hash/offer/accept')<{ expectedTotal: number }, PublicOrder>()
/** The guest calls the order off, until it is confirmed. */
export const cancelOrder = post('/orders/public/:uid/:hash/cancel')<Done, PublicOrder>()
/** The guest wants it at another time, until it is confirmed. */
export const changeOrderTime = post('/orders/public/:uid/:hash/time')<TimeCall, PublicOrder>()
/** The guest pays at the counter what has not been paid online. */
export const payAtCounter = post('/orders/public/:uid/:hash/pay-at-counter')<CounterCall, PublicOrder>()
export const sendQuestionnaire = post('/orders/public/:uid/:hash/questionnaire')<QuestionnaireCall, PublicOrder>()

export const moveOrderTo = post('/orders/:id/status/:action')<StepCall, PublicOrder>()
export const recallOrder = post('/orders/:id/recall')<Done, PublicOrder>()
/** Takes the last step of an order back, if it is this one and nothing followed that cannot be undone. */
export const undoOrderStep = post('/orders/:id/undo')<UndoCall, PublicOrder>()
/** Staff promise an order for later than before (ISO 8601 instant); the guest is told. */
export const delayTo = post('/orders/:id/promise')<{ promisedAt: string }, PublicOrder>()
export const proposeTime = post('/orders/:id/counter-appointment')<{ appointmentDate: string }, PublicOrder>()

/** What is said with a step: why it is rejected, or for when (ISO 8601 instant) an order for as soon as possible is accepted. */
export interface StepCall {
  readonly rejectionMessage?: string | null
  readonly promisedAt?: string
}

/** The slots of a branch in which orders are due; `at` is the ISO 8601 instant a slot begins at. */
export interface TakenSlots {
  readonly slotMinutes: number
  readonly slotCapacity: number | null
  readonly taken: readonly { readonly at: string; readonly orders: number }[]
}

export interface OrderReceipt {
  readonly uid: string
  /** 128 bits or more: with the uid the key to the public view. */
  readonly hash: string
  readonly ticketNumber: string
  readonly paymentRedirectUrl?: string
}

/** What became of an order that its author takes back: it never was or is canceled, or it was too late for that. */
export type Withdrawal =
  | { readonly outcome: 'withdrawn' }
  | { readonly outcome: 'kept'; readonly receipt: OrderReceipt }

/** An item of an order as its guest sees it again: enough to order it once more. What was typed or uploaded is on the receipt. */
export interface PublicOrderItem {
  readonly product: number
  readonly name: string
  readonly amount: number
  readonly unit: string
  /** Cents. */
  readonly gross: number
  /** Chosen options by step: the name of one, or several names. */
  readonly parts: Readonly<Record<string, string | readonly string[]>>
  /** Texts or files belong to it that are not shown here. */
  readonly hasEntries: boolean
  readonly wish?: string
}

/** An order, reduced to what its guest may see. */
export interface PublicOrder {
  readonly id: number
  readonly uid: string
  readonly ticketNumber: string
  readonly status: OrderStatus
  readonly paymentMethod: PaymentMethod
  /** The way the guest chose among those of the provider. */
  readonly paymentWay?: PaymentWay | null
  readonly appointment: boolean
  /** ISO 8601 instant, or null for as soon as possible. */
  readonly appointmentDate: string | null
  /** ISO 8601 instant it is promised for; null where nobody has promised anything. */
  readonly promisedAt: string | null
  readonly counterAppointment: string | null
  readonly rejectionMessage: string | null
  readonly questionnaireRating: number | null
  readonly tableIdentifier: string | null
  /** What the table was called when it was chosen. */
  readonly tableName: string | null
  readonly branch: { readonly id: number }
  readonly isQuotation: boolean
  /** What a request was answered with, for `totalGross`, as long as nobody has taken it; absent without. */
  readonly offer?: { readonly validUntil: string }
  readonly isRejected: boolean
  readonly isCanceled: boolean
  readonly isFailed: boolean
  readonly isCompleted: boolean
  readonly isConfirmed: boolean
  readonly isDelivery: boolean
  readonly isInDelivery: boolean
  readonly isDelivered: boolean
  readonly isDineIn: boolean
  readonly isPaid: boolean
  readonly isRefunded: boolean
  /** Where it can be paid online, as long as it can. */
  readonly paymentUrl: string | null
  readonly currency: string
  /** Cents, as frozen when the order was placed. */
  readonly totalGross: number
  readonly items: readonly PublicOrderItem[]
  /** Absent in what a device kept of an older version. */
  readonly receipt?: Receipt
  /** Only where it is paid online; absent in what a device kept of an older version. */
  readonly payment?: OnlinePayment
  /** ISO 8601 instants of what happened, for the timeline. */
  readonly createdAt: string
  readonly updatedAt: string
}

export interface UndoCall {
  readonly action: UndoableAction
}
