import { keysOf } from '../../../schema/base/keys.ts'
import { isOnline, type PaymentMethod, paymentMethods } from '../../../schema/business/paymentMethods.ts'
import type { OnlineProvider } from './online.ts'

/** The ways to pay that are set up on this server: at the counter always, online where a provider stands behind it. */
export interface Payments {
  readonly methods: readonly PaymentMethod[]
  /** The provider of a method that is paid online. */
  online(method: string): OnlineProvider | undefined
}

export function createPayments(providers: readonly OnlineProvider[] = []): Payments {
  const online = new Map<string, OnlineProvider>(providers.map(provider => [provider.method, provider]))
  const atCounter = keysOf(paymentMethods).filter(method => !isOnline(method))
  return {
    methods: [...atCounter, ...providers.map(({ method }) => method)],
    online: method => online.get(method),
  }
}
