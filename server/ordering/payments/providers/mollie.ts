import { z } from 'zod'
import {
  type Amount,
  type OnlineProvider,
  ProviderError,
  type ProviderPayment,
  type ProviderRefund,
  type RefundState,
  type WayNames,
} from '../online.ts'
import { mollieStandin } from '../standin/mollieApi.ts'
import type { Provider } from './provider.ts'
import { providerHttp } from './providerHttp.ts'

interface MollieSettings {
  readonly apiKey: string
  /** https://api.mollie.com, or a stand-in on this machine. */
  readonly apiUrl: string
  readonly fetch?: typeof fetch
}

const money = z.object({ currency: z.string().regex(/^[A-Z]{3}$/), value: z.string().regex(/^\d{1,9}\.\d{2}$/) })
const payment = z.object({
  id: z.string().min(1),
  status: z.enum(['open', 'pending', 'authorized', 'paid', 'canceled', 'expired', 'failed']),
  amount: money,
  metadata: z.object({ reference: z.string() }).nullish(),
  _links: z.object({ checkout: z.object({ href: z.url() }).nullish() }),
})
const refund = z.object({
  id: z.string().min(1),
  amount: money,
  status: z.enum(['queued', 'pending', 'processing', 'refunded', 'failed', 'canceled']),
  metadata: z.object({ reference: z.string() }).nullish(),
})
const refundList = z.object({ _embedded: z.object({ refunds: z.array(refund) }) })
const methodList = z.object({ _embedded: z.object({ methods: z.array(z.object({ id: z.string() })) }) })
const refundStates: Readonly<Record<z.infer<typeof refund>['status'], RefundState>> = {
  queued: 'queued',
  pending: 'pending',
  processing: 'pending',
  refunded: 'refunded',
  failed: 'failed',
  canceled: 'canceled',
}

export const mollieWayNames: WayNames = {
  applepay: ['applepay'],
  googlepay: ['googlepay'],
  card: ['creditcard'],
  paypal: ['paypal'],
  eps: ['eps'],
  twint: ['twint'],
  postfinance: [],
  klarna: ['klarna'],
}

export const mollieProvider: Provider = {
  standin: mollieStandin,
  fromSettings: settings => settings.mollie && mollie(settings.mollie),
  atStandin(apiUrl, _signKey, secret) {
    const apiKey = `test_${secret()}`
    return { client: mollie({ apiKey, apiUrl }), authorization: `Bearer ${apiKey}` }
  },
}

/** Mollie's payments API, version 2. Its own client refuses addresses without TLS, so it could not be tested here. */
export function mollie({ apiKey, apiUrl, fetch: send }: MollieSettings): OnlineProvider {
  const call = providerHttp('Mollie', `${apiUrl}/v2`, `Bearer ${apiKey}`, send)
  return {
    method: 'mollie',
    wayNames: mollieWayNames,
    async create({ idemKey, reference, description, returnUrl, webhookUrl, ways: [way], ...amount }) {
      const { body } = await call('/payments', {
        method: 'POST',
        idemKey,
        body: {
          amount: toMollie(amount),
          description,
          redirectUrl: returnUrl,
          webhookUrl,
          locale: 'de_AT',
          metadata: { reference },
          ...(way === undefined ? {} : { method: way }),
        },
      })
      const created = read(payment, body)
      const checkoutUrl = created._links.checkout?.href
      if (!checkoutUrl) throw new ProviderError('Mollie made a payment without a page to pay on.', 502)
      return { providerId: created.id, checkoutUrl }
    },
    async ways() {
      const { body } = await call('/methods?locale=de_AT&includeWallets=applepay,googlepay')
      return read(methodList, body)._embedded.methods.map(({ id }) => id)
    },
    async read(providerId) {
      const { body } = await call(`/payments/${encodeURIComponent(providerId)}`)
      return paymentOf(read(payment, body))
    },
    async refund({ providerId, idemKey, ...amount }) {
      const { body } = await call(`/payments/${encodeURIComponent(providerId)}/refunds`, {
        method: 'POST',
        idemKey,
        body: { amount: toMollie(amount), metadata: { reference: idemKey } },
      })
      return refundOf(read(refund, body))
    },
    async refunds(providerId) {
      const { body } = await call(`/payments/${encodeURIComponent(providerId)}/refunds?limit=250`)
      return read(refundList, body)._embedded.refunds.map(refundOf)
    },
    // Mollie signs nothing; the key in the address is what only Mollie was told.
    isAuthentic: () => true,
  }
}

const paymentOf = ({ id, status, amount, metadata }: z.infer<typeof payment>): ProviderPayment => ({
  providerId: id,
  reference: metadata?.reference ?? '',
  state: status,
  ...fromMollie(amount),
})

const refundOf = ({ id, amount, status, metadata }: z.infer<typeof refund>): ProviderRefund => ({
  providerId: id,
  state: refundStates[status],
  reference: metadata?.reference ?? null,
  ...fromMollie(amount),
})

/** Cents as Mollie writes them: a text with exactly two decimals. */
const toMollie = ({ amount, currency }: Amount) => ({
  currency,
  value: `${Math.trunc(amount / 100)}.${String(amount % 100).padStart(2, '0')}`,
})

const fromMollie = ({ currency, value }: z.infer<typeof money>): Amount => ({
  currency,
  amount: Number(value.replace('.', '')),
})

function read<T>(shape: z.ZodType<T>, body: unknown): T {
  const result = shape.safeParse(body)
  if (result.success) return result.data
  throw new ProviderError(`Mollie's answer lacks ${result.error.issues[0]?.path.join('.')}.`, 502)
}
