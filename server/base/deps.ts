import type { Settings } from '../../hono.config.ts'
import type { Entity } from '../../schema/base/entity.ts'
import type { Sessions } from './auth/sessions.ts'
import type { Clock } from './clock.ts'
import type { Feeds } from './documents/feeds.ts'
import type { LiveDatabase } from './documents/liveDatabases.ts'
import type { Streams } from './http/eventStream.ts'
import type { Log } from './http/log.ts'
import type { Storage } from './storage/storage.ts'

/** The outside world of the generic path; an area that needs more extends it, and the root puts all of it together. */
export interface BaseDeps {
  readonly entities: readonly Entity[]
  /** Databases that show something other than documents. */
  readonly liveDatabases: readonly LiveDatabase[]
  readonly storage: Storage
  readonly feeds: Feeds
  readonly sessions: Sessions
  readonly streams: Streams
  readonly settings: Pick<
    Settings,
    'publicOrigin' | 'rateLimits' | 'trustedProxies' | 'dataDir' | 'openOrdersPerAddress'
  >
  readonly clock: Clock
  readonly log: Log
  /** Signs addresses that others call back. */
  readonly secret: Uint8Array
  /** Something is to be done in the background now rather than at its next look round. */
  readonly wake: () => void
}
