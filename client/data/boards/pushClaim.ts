import type { Given, ServerCall } from '../../../schema/base/call.ts'
import { pushKey, subscribe, unsubscribe } from '../../../schema/base/calls.ts'
import type { PushSubscriptionKeys } from '../../device/app/push.ts'
import { type Answer, ask, createCall, NetworkError } from '../engine/http.ts'
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
  const asked = asking(world)
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
      const answer = await asked(pushKey, { query: isPerson ? '?owner=person' : '' })
      if (!answer?.ok) return answer && { key: null }
      const { publicKey, owner: known } = answer.data
      if (known !== null) follow(known)
      return { key: publicKey }
    },
    tell: subscription => asked(subscribe, { body: { subscription, owner: { isPerson } } }),
    async untell(endpoint) {
      const body = { endpoint, owner: { isPerson } }
      const answer = await asked(unsubscribe, { body })
      return answer !== null && answer.ok && answer.data.isUsed
    },
    close: () => stopWatching(),
  }
}

/** Null when no answer came. */
function asking(world: World) {
  const call = createCall(world.fetch, answer => world.noteContact(answer !== null))
  return async <Path extends string, Body, Reply>(...[described, given]: Asking<Path, Body, Reply>) => {
    try {
      return await ask(described, given, { send: call })
    } catch (error) {
      if (error instanceof NetworkError) return null
      throw error
    }
  }
}

type Asking<Path extends string, Body, Reply> = [described: ServerCall<Path, Body, Reply>, given: Given<Path, Body>]
