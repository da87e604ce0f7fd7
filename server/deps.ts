import type { Settings } from '../hono.config.ts'
import type { Entity } from '../schema/base/entity.ts'
import type { Sessions } from './base/auth/sessions.ts'
import type { Feeds } from './base/documents/feeds.ts'
import type { Streams } from './base/http/eventStream.ts'
import type { Log } from './base/http/log.ts'
import type { Storage } from './base/storage/storage.ts'
import type { Messengers } from './messages/messengers.ts'
import type { Payments } from './ordering/payments/payments.ts'
import type { Pages } from './website/rendering/pages.ts'

export interface Clock {
  /** Epoch ms. */
  now(): number
}

/** The app's outside world: everything that differs between production, a test and a walk. */
export interface Deps {
  readonly entities: readonly Entity[]
  readonly storage: Storage
  readonly feeds: Feeds
  readonly sessions: Sessions
  readonly payments: Payments
  readonly messengers: Messengers
  readonly streams: Streams
  readonly settings: Pick<Settings, 'publicOrigin' | 'rateLimits' | 'trustedProxies' | 'dataDir' | 'datatrans'>
  readonly clock: Clock
  readonly log: Log
  /** Signs addresses that others call back. */
  readonly secret: Uint8Array
  /** Something is to be done in the background now rather than at its next look round. */
  readonly wake: () => void
  /** The built surfaces; without them the app serves its interface only. */
  readonly pages: Pages | null
}
