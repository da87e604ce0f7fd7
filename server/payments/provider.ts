import type { PaymentMethod } from '../../schema/calls.ts'

export type PaymentState = 'open' | 'paid' | 'refunded' | 'failed'

/** What a provider is asked: an amount for one order, under a key that makes asking twice harmless. */
export interface PaymentRequest {
  readonly idemKey: string
  readonly orderUid: string
  /** Cents. */
  readonly amount: number
  /** ISO 4217 */
  readonly currency: string
}

/** One way to pay, behind one interface: at the counter now, online providers the same way. */
export interface PaymentProvider {
  readonly method: PaymentMethod
  /** State of a new attempt. Called inside the order's transaction, so it must not wait for anybody. */
  begin(request: PaymentRequest): { readonly state: PaymentState; readonly redirectUrl: string | null }
  /** Whether handing the goods over is also the payment. */
  readonly isPaidOnCompletion: boolean
}

export type PaymentProviders = ReadonlyMap<PaymentMethod, PaymentProvider>

/** Paid to a person on site: open until the order is completed. */
export const payAtCounter = (method: PaymentMethod): PaymentProvider => ({
  method,
  begin: () => ({ state: 'open', redirectUrl: null }),
  isPaidOnCompletion: true,
})

export const counterProviders = (): PaymentProviders =>
  new Map((['cash', 'atm-card'] as const).map(method => [method, payAtCounter(method)]))
