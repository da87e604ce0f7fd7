import type { PaymentMethod } from '../../../schema/ordering/calls.ts'
import type { OnlineMethod, OnlineProvider } from './online.ts'

/** Of an order: `failed` is money that can never come any more. */
export type PaymentState = 'open' | 'paid' | 'refunded' | 'failed'

/** The ways to pay that are set up on this server: at the counter always, online where a provider stands behind it. */
export interface Payments {
  readonly methods: readonly PaymentMethod[]
  /** The provider of a method that is paid online. */
  online(method: string): OnlineProvider | undefined
}

/** Paid to a person on site, in cash, by card or with the company's meal voucher: open until the order is completed. */
const atCounter = ['cash', 'atm-card', 'hydro-ag-voucher'] as const satisfies readonly PaymentMethod[]

export function createPayments(providers: readonly OnlineProvider[] = []): Payments {
  const online = new Map<string, OnlineProvider>(providers.map(provider => [provider.method, provider]))
  return {
    methods: [...atCounter, ...(online.keys() as Iterable<OnlineMethod>)],
    online: method => online.get(method),
  }
}
