import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import { z } from 'zod'
import { keysOf } from '../../../../schema/base/keys.ts'
import {
  type OnlineProvider,
  ProviderError,
  type ProviderPayment,
  type ProviderRefund,
  type ProviderState,
  type WayNames,
} from '../online.ts'
import { datatransStandin } from '../standin/datatransApi.ts'
import type { Provider } from './provider.ts'
import { providerHttp } from './providerHttp.ts'

interface DatatransSettings {
  readonly merchantId: string
  readonly password: string
  /** Hexadecimal, from the provider's console. */
  readonly signKey: string
  /** https://api.datatrans.com, or a stand-in on this machine. */
  readonly apiUrl: string
  /** What is switched on in the provider's console, which tells nobody: 'VIS', 'TWI' … */
  readonly ways: readonly string[]
  readonly fetch?: typeof fetch
}

const states = {
  initialized: 'open',
  challenge_required: 'open',
  challenge_ongoing: 'open',
  authenticated: 'pending',
  authorized: 'authorized',
  settled: 'paid',
  transmitted: 'paid',
  canceled: 'canceled',
  failed: 'failed',
} as const satisfies Readonly<Record<string, ProviderState>>

const amountOf = z.object({ amount: z.int().min(0) }).nullish()
const transaction = z.object({
  transactionId: z.string().min(1),
  status: z.enum(keysOf(states)),
  currency: z.string().regex(/^[A-Z]{3}$/),
  refno: z.string(),
  detail: z.object({ init: amountOf, authorize: amountOf, settle: amountOf }).nullish(),
  history: z
    .array(
      z.object({
        action: z.string(),
        success: z.boolean().nullish(),
        amount: z.int().nullish(),
        refno: z.string().nullish(),
      }),
    )
    .nullish(),
})

export const datatransWayNames: WayNames = {
  applepay: ['APL'],
  googlepay: ['PAY'],
  card: ['VIS', 'ECA', 'AMX', 'DIN'],
  paypal: ['PAP'],
  eps: ['EPS'],
  twint: ['TWI'],
  postfinance: ['PFC', 'PEF', 'POP'],
  klarna: ['KLN'],
}

export const datatransProvider: Provider = {
  standin: datatransStandin,
  fromSettings: settings => settings.datatrans && datatrans(settings.datatrans),
  atStandin(apiUrl, signKey, secret) {
    const keys = { merchantId: '1100000000', password: secret(), signKey, apiUrl, ways: ['VIS', 'ECA', 'TWI', 'PAP'] }
    return { client: datatrans(keys), authorization: basicOf(keys) }
  },
}

/** Datatrans' JSON API. Paid is what is settled; what is only authorised is not. */
export function datatrans({
  merchantId,
  password,
  signKey,
  apiUrl,
  ways: offered,
  fetch: send,
}: DatatransSettings): OnlineProvider {
  const call = providerHttp('Datatrans', `${apiUrl}/v1`, basicOf({ merchantId, password }), send)
  const read = async (providerId: string) => {
    const { body } = await call(`/transactions/${encodeURIComponent(providerId)}`)
    const result = transaction.safeParse(body)
    if (!result.success)
      throw new ProviderError(`Datatrans' answer lacks ${result.error.issues[0]?.path.join('.')}.`, 502)
    return result.data
  }
  return {
    method: 'datatrans',
    wayNames: datatransWayNames,
    ways: () => Promise.resolve(offered),
    async create({ idemKey, reference, amount, currency, returnUrl, webhookUrl, ways }) {
      const { body, headers } = await call('/transactions', {
        method: 'POST',
        idemKey,
        body: {
          currency,
          refno: refnoOf(reference),
          amount,
          language: 'de',
          autoSettle: true,
          redirect: { successUrl: returnUrl, cancelUrl: returnUrl, errorUrl: returnUrl, method: 'GET' },
          webhook: { url: webhookUrl },
          ...(ways.length === 0 ? {} : { paymentMethods: ways }),
        },
      })
      const checkoutUrl = headers.get('location')
      if (typeof body['transactionId'] !== 'string' || !checkoutUrl)
        throw new ProviderError('Datatrans made a payment without a page to pay on.', 502)
      return { providerId: body['transactionId'], checkoutUrl }
    },
    read: async providerId => paymentOf(await read(providerId)),
    async refund({ providerId, idemKey, amount, currency }) {
      const { body } = await call(`/transactions/${encodeURIComponent(providerId)}/credit`, {
        method: 'POST',
        idemKey,
        body: { amount, currency, refno: refnoOf(idemKey) },
      })
      const id = typeof body['transactionId'] === 'string' ? body['transactionId'] : idemKey
      return { providerId: id, state: 'refunded', reference: idemKey, amount, currency }
    },
    async refunds(providerId) {
      const { history, currency } = await read(providerId)
      return (history ?? [])
        .filter(({ action, success }) => action === 'credit' && success !== false)
        .map(
          ({ amount, refno }, index): ProviderRefund => ({
            providerId: `${providerId}:${index}`,
            state: 'refunded',
            reference: refno ?? null,
            amount: amount ?? 0,
            currency,
          }),
        )
    },
    isAuthentic: ({ header, body }) => isSigned(header('datatrans-signature'), body, signKey),
  }
}

const basicOf = ({ merchantId, password }: Pick<DatatransSettings, 'merchantId' | 'password'>): string =>
  `Basic ${Buffer.from(`${merchantId}:${password}`).toString('base64')}`

/** Forty characters at most are all that fits: longer keys become their hash. */
const refnoOf = (key: string): string =>
  key.length <= 40 ? key : createHash('sha256').update(key).digest('hex').slice(0, 40)

function paymentOf({ transactionId, status, currency, refno, detail }: z.infer<typeof transaction>): ProviderPayment {
  const amount = (detail?.settle ?? detail?.authorize ?? detail?.init)?.amount ?? 0
  return { providerId: transactionId, reference: refno, state: states[status], amount, currency }
}

/**
 * Whether a webhook is Datatrans': `t=<ms>,s0=<hex>`, the HMAC-SHA-256 of time and body under the decoded key. In constant
 * time, over the bytes as they came.
 */
export function isSigned(header: string | undefined, body: Uint8Array, signKey: string): boolean {
  const match = /^t=(\d{1,16}),s0=([0-9a-f]{64})$/.exec(header ?? '')
  if (!match?.[1] || !match[2]) return false
  const expected = createHmac('sha256', Buffer.from(signKey, 'hex')).update(match[1]).update(body).digest()
  return timingSafeEqual(expected, Buffer.from(match[2], 'hex'))
}
