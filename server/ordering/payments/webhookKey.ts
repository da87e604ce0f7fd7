import { createHmac, timingSafeEqual } from 'node:crypto'
import type { AttemptRow } from '../../base/storage/statements/ordering/payments.ts'
import type { OrderingDeps } from '../deps.ts'

/** What a webhook is called under: the attempt, signed, so that one that beats the create answer still finds it. */
export function webhookUrl(deps: OrderingDeps, { id, provider }: Pick<AttemptRow, 'id' | 'provider'>): string {
  return `${deps.settings.publicOrigin}/api/payments/${provider}/webhook/${id}.${signature(deps.secret, provider, id)}`
}

/** The attempt of a key we gave away; null for any other text. In constant time. */
export function attemptOf({ secret }: Pick<OrderingDeps, 'secret'>, provider: string, key: string): number | null {
  const match = /^(\d{1,16})\.([0-9a-f]{64})$/.exec(key)
  if (!match?.[1] || !match[2]) return null
  const expected = Buffer.from(signature(secret, provider, Number(match[1])), 'hex')
  return timingSafeEqual(expected, Buffer.from(match[2], 'hex')) ? Number(match[1]) : null
}

const signature = (secret: Uint8Array, provider: string, id: number): string =>
  createHmac('sha256', secret).update(`webhook:${provider}:${id}`).digest('hex')
