import { request } from 'node:https'
import { isPublicAddress, lookupWhere } from '../../base/http/addresses.ts'
import { lazily } from '../../base/lazily.ts'
import { isPushAddress } from './pushAddress.ts'
import type { Vapid } from './vapid.ts'

const webpush = lazily((require): typeof import('web-push') => require('web-push'))

interface Subscription {
  readonly endpoint: string
  readonly p256dh: string
  readonly auth: string
}

/** What a device shows. No personal data: it passes through strangers' servers, encrypted, and lies on a locked screen. */
export interface Notice {
  readonly title: string
  readonly body: string
  /** Path to open, from the origin on. */
  readonly url: string
  /** A later notice of the same tag takes the place of an earlier one. */
  readonly tag: string
  /** Path of the shop's picture. */
  readonly icon: string
  /** Seconds for which it is of use to a device that is away; an order is old by then. */
  readonly keptSeconds?: number
}

/** `gone`: the push service knows this subscription no more. */
type PushOutcome = 'sent' | 'gone'

export interface Pusher {
  readonly publicKey: string
  /** Whether this server would send to the address. */
  accepts(endpoint: string): boolean
  /** Throws when the push service cannot be reached or does not take it. */
  send(subscription: Subscription, notice: Notice, signal: AbortSignal): Promise<PushOutcome>
}

/** Sends what is to be sent and tells the status of the answer. */
type Post = (address: string, init: PostInit, signal: AbortSignal) => Promise<number>
export interface PostInit {
  readonly headers: Readonly<Record<string, string>>
  readonly body: Uint8Array
}

/** Seconds a push service keeps a notice about an order for a device that is away. */
const ORDER_SECONDS = 4 * 3600
const TIMEOUT_MS = 10_000

/** Web Push with these keys. `accepts` and `post` are the way out of the house; tests have one that stays inside. */
export function createPusher(
  vapid: Vapid,
  { accepts, post }: Pick<Pusher, 'accepts'> & { readonly post: Post } = { accepts: isPushAddress, post: postToPublic },
): Pusher {
  const { subject, publicKey, privateKey } = vapid
  return {
    publicKey,
    accepts,
    async send({ endpoint, p256dh, auth }, notice, signal) {
      if (!accepts(endpoint)) return 'gone'
      const { keptSeconds = ORDER_SECONDS, ...shown } = notice
      const { headers, body } = webpush().generateRequestDetails(
        { endpoint, keys: { p256dh, auth } },
        JSON.stringify(shown),
        { TTL: keptSeconds, urgency: 'high', vapidDetails: { subject, publicKey, privateKey } },
      )
      const sent = { headers: headers as unknown as Record<string, string>, body: body ?? new Uint8Array() }
      const status = await post(endpoint, sent, AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]))
      if (status === 404 || status === 410) return 'gone'
      if (status < 200 || status >= 300) throw new Error(`The push service answered ${status}.`)
      return 'sent'
    },
  }
}

/** Looks a name up and refuses what leads into somebody's own network. */
export const publicLookup = lookupWhere(
  isPublicAddress,
  hostname => new Error(`${hostname} is not on the public internet.`),
)

/** Over https to a public address only; redirects are not followed and the answer is not read. */
function postToPublic(address: string, { headers, body }: PostInit, signal: AbortSignal): Promise<number> {
  return new Promise((resolve, reject) => {
    const asked = request(address, { method: 'POST', headers, signal, lookup: publicLookup, agent: false }, answer => {
      answer.resume()
      resolve(answer.statusCode ?? 0)
    })
    asked.on('error', reject)
    asked.end(body)
  })
}
