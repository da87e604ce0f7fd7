import type { OnlineMethod } from '../../../schema/business/paymentMethods.ts'
import type { PaymentWay } from '../../../schema/ordering/paymentWays.ts'

/** What a provider says of a payment, whatever it calls it. `authorized` is reserved, not paid. */
export type ProviderState = 'open' | 'pending' | 'authorized' | 'paid' | 'canceled' | 'expired' | 'failed'

/** An amount as it was agreed: integer cents and an ISO 4217 code. Never compared without its currency. */
export interface Amount {
  readonly amount: number
  readonly currency: string
}

interface CreatePayment extends Amount {
  /** The same key for the same attempt makes asking twice harmless, for as long as the provider remembers it (one hour). */
  readonly idemKey: string
  /** What the provider keeps beside the payment, so that one whose answer was lost can be found again. */
  readonly reference: string
  /** Shown to the guest by the provider: 'Morgenkrume · Bestellung 17'. */
  readonly description: string
  /** Where the browser comes back to, whatever happened; what it brings along is not believed. */
  readonly returnUrl: string
  readonly webhookUrl: string
  /** What the provider calls the way the guest has chosen: its page opens right there. Empty lets its page ask. */
  readonly ways: readonly string[]
}

interface CreatedPayment {
  readonly providerId: string
  /** Where the guest pays. */
  readonly checkoutUrl: string
}

export interface ProviderPayment extends Amount {
  readonly providerId: string
  readonly reference: string
  readonly state: ProviderState
}

export type RefundState = 'queued' | 'pending' | 'refunded' | 'failed' | 'canceled'

export interface ProviderRefund extends Amount {
  readonly providerId: string
  readonly state: RefundState
  /** Our key, where the provider keeps one: after a lost answer it tells whether the refund exists. */
  readonly reference: string | null
}

interface RefundPayment extends Amount {
  readonly providerId: string
  readonly idemKey: string
}

/** A call to our webhook as it came: its headers by name, and its bytes. */
interface Webhook {
  header(name: string): string | undefined
  readonly body: Uint8Array
}

/** What a provider calls each way guests know by name; none where it does not have it. */
export type WayNames = Readonly<Record<PaymentWay, readonly string[]>>

/** An online provider: five questions, each over HTTP, each safe to ask again. Throws `ProviderError`. */
export interface OnlineProvider {
  readonly method: OnlineMethod
  readonly wayNames: WayNames
  create(request: CreatePayment): Promise<CreatedPayment>
  /** The ways it offers here, by its own names; empty where it does not say. */
  ways(): Promise<readonly string[]>
  read(providerId: string): Promise<ProviderPayment>
  refund(request: RefundPayment): Promise<ProviderRefund>
  /** Refunds of a payment as the provider knows them; asked before a refund is sent again. */
  refunds(providerId: string): Promise<readonly ProviderRefund[]>
  /**
   * Whether a call to our webhook may be the provider's. No more than that: it only makes us ask the provider.
   */
  isAuthentic(webhook: Webhook): boolean
}

/** The provider could not be reached or refused. `isFinal`: asking again changes nothing. Carries no secret and no body. */
export class ProviderError extends Error {
  readonly status: number | null
  readonly isFinal: boolean

  constructor(message: string, status: number | null) {
    super(message)
    this.name = 'ProviderError'
    this.status = status
    this.isFinal = status !== null && status >= 400 && status < 500 && ![408, 409, 425, 429].includes(status)
  }
}
