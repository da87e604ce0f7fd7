import { isObject } from '../../../schema/base/sameValue.ts'
import type { PushSubscriptionKeys } from '../../device/app/push.ts'
import { type Answer, createCall, NetworkError, type Request } from '../engine/http.ts'
import type { World } from '../engine/world.ts'

/**
 * Who is told: whoever is signed in (`isPerson`), or the device the page runs on and the person where there is none. What is
 * remembered belongs to them and not to the page (`name`): a board and the office of one person are switched together.
 */
export interface PushOwner {
  readonly name: string
  readonly isPerson?: boolean
}

/** What server and device know of somebody who wants to be told. Answers are null where none came. */
export interface PushClaim {
  /** `users:5` or `devices:3`, as the server last said; null before it ever did. */
  readonly owner: () => string | null
  /** The address at which the owner was told when it was switched on; null where it is off. */
  readonly wish: () => string | null
  readonly setWish: (endpoint: string | null) => void
  /** The server's key, null where it sends nothing. */
  readonly learn: () => Promise<{ readonly key: string | null } | null>
  readonly tell: (subscription: PushSubscriptionKeys) => Promise<Answer<unknown> | null>
  /** Whether the browser's address is of use to somebody else after that. */
  readonly untell: (endpoint: string) => Promise<boolean>
  readonly close: () => void
}

/** `onWish` hears that another page of this device switched it. */
export function createPushClaim({ name, isPerson = false }: PushOwner, world: World, onWish: () => void): PushClaim {
  const { memo } = world
  const ownerKey = `push-owner:${name}`
  const ask = asking(world)
  let owner = memo.get(ownerKey)
  let stopWatching = () => {}
  const follow = (known: string) => {
    if (known !== owner) memo.set(ownerKey, known)
    owner = known
    stopWatching()
    stopWatching = memo.watch(`push:${known}`, onWish)
  }
  const wish = () => (owner === null ? null : memo.get(`push:${owner}`))
  return {
    owner: () => owner,
    wish,
    setWish(endpoint) {
      if (owner !== null && wish() !== endpoint) memo.set(`push:${owner}`, endpoint)
    },
    async learn() {
      const answer = await ask(`/api/push/key${isPerson ? '?owner=person' : ''}`)
      if (!answer?.ok) return answer && { key: null }
      const known = textIn(answer.data, 'owner')
      if (known !== null) follow(known)
      return { key: textIn(answer.data, 'publicKey') }
    },
    tell: subscription =>
      ask('/api/push/subscriptions', { method: 'POST', body: { subscription, owner: { isPerson } } }),
    async untell(endpoint) {
      const body = { endpoint, owner: { isPerson } }
      const answer = await ask('/api/push/subscriptions', { method: 'DELETE', body })
      return answer !== null && answer.ok && isObject(answer.data) && answer.data['isUsed'] === true
    },
    close: () => stopWatching(),
  }
}

/** Null when no answer came. */
type Ask = (path: string, request?: Request) => Promise<Answer<unknown> | null>

function asking(world: World): Ask {
  const call = createCall(world.fetch, answer => world.noteContact(answer !== null))
  return async (path, request) => {
    try {
      return await call(path, request)
    } catch (error) {
      if (error instanceof NetworkError) return null
      throw error
    }
  }
}

function textIn(data: unknown, field: string): string | null {
  const value = isObject(data) ? data[field] : null
  return typeof value === 'string' ? value : null
}
