import {
  isPushAllowed,
  onPushPermission,
  pushEndpoint,
  pushReadiness,
  subscribeToPush,
  unsubscribeFromPush,
} from '../device/push.ts'
import { type Signal, signal } from '../device/signal.ts'
import { createCall, NetworkError, type Request } from './http.ts'
import { browserWorld, type World } from './world.ts'

/**
 * Whether this browser is told about orders of the branch while no page is open. `unsupported`, `denied` (by the person, in
 * the browser) and `unavailable` (the server sends none) cannot be switched.
 */
export type PushState = 'checking' | 'unsupported' | 'denied' | 'unavailable' | 'off' | 'changing' | 'on'
/** Why it could not be switched: no server, no permission, no push service of the browser, or the server said no. */
export type PushTrouble = 'offline' | 'dismissed' | 'noService' | 'refused'

export interface PushStanding {
  readonly state: PushState
  readonly trouble: PushTrouble | null
}

export interface StaffPush {
  readonly standing: Pick<Signal<PushStanding>, 'get' | 'subscribe'>
  /** Looks how it stands, and tells the server again what it may have lost. */
  readonly start: () => Promise<void>
  /** In answer to a tap: browsers ask the person for permission at no other time. */
  readonly switchOn: () => Promise<void>
  readonly switchOff: () => Promise<void>
  /** The server does not know this device any more: it is switched on by nobody but a person. */
  readonly forget: () => void
  readonly close: () => void
}

/** Who is told: the device the page runs on, or whoever is signed in. `name` is what the device remembers it by. */
export interface PushOwner {
  readonly name: string
  readonly isPerson?: boolean
}

/** The worker is registered while the page opens. */
const WORKER_MS = 10_000

/** Notifications for staff on this device. What it says is what browser and server say, not what was tapped once. */
export function createStaffPush({ name, isPerson = false }: PushOwner, world: World = browserWorld): StaffPush {
  const { memo } = world
  const memoKey = `push:${name}`
  const owner = { isPerson }
  const standing = signal<PushStanding>({ state: 'checking', trouble: null })
  let turn = 0
  /** What is said by the latest of several that look at once; the others are overtaken. */
  const begin = () => {
    const mine = ++turn
    return (state: PushState, trouble: PushTrouble | null = null) => {
      if (mine === turn) standing.set({ state, trouble })
    }
  }
  const call = createCall(world.fetch, answer => world.noteContact(answer !== null))
  /** Known before the tap: a browser that is asked late does not ask the person any more. */
  let key: string | null = null
  let isToAskAgain = false

  /** What the server says; null without an answer. */
  async function ask<T>(path: string, request?: Request) {
    try {
      return await call<T>(path, request)
    } catch (error) {
      if (error instanceof NetworkError) return null
      throw error
    }
  }

  async function start(): Promise<void> {
    const be = begin()
    const readiness = await pushReadiness(WORKER_MS)
    if (readiness !== 'possible') return be(readiness)
    const isWanted = memo.get(memoKey) !== null && isPushAllowed()
    const isReached = await learnKey()
    isToAskAgain = !isReached
    if (!isReached) return be(isWanted && (await pushEndpoint()) !== null ? 'on' : 'off')
    if (key === null) return be('unavailable')
    if (isWanted) await subscribe(key, be)
    else be('off')
  }

  /** Whether the server answered; afterwards `key` is its own, null where it has none. */
  async function learnKey(): Promise<boolean> {
    const answer = await ask<{ publicKey: string }>('/api/push/key')
    if (answer) key = answer.ok ? answer.data.publicKey : null
    return answer !== null
  }

  async function switchOn(): Promise<void> {
    const be = begin()
    be('changing')
    if (key === null && !(await learnKey())) return be('off', 'offline')
    if (key === null) return be('unavailable')
    await subscribe(key, be)
  }

  async function subscribe(publicKey: string, be: ReturnType<typeof begin>): Promise<void> {
    const subscription = await subscribeToPush(publicKey)
    if (!subscription) {
      const readiness = await pushReadiness()
      if (readiness !== 'possible') return be(readiness)
      return be('off', isPushAllowed() ? 'noService' : 'dismissed')
    }
    const answer = await ask('/api/push/subscriptions', { method: 'POST', body: { subscription, owner } })
    const wasOn = memo.get(memoKey) !== null
    if (answer?.ok) memo.set(memoKey, subscription.endpoint)
    else if (answer && answer.status < 500) memo.set(memoKey, null)
    isToAskAgain = answer === null
    if (answer?.ok) return be('on')
    // Told earlier, and nothing says that it is not so any more.
    if (wasOn && memo.get(memoKey) === subscription.endpoint) return be('on')
    be('off', answer === null ? 'offline' : 'refused')
  }

  async function switchOff(): Promise<void> {
    const be = begin()
    be('changing')
    const endpoint = await pushEndpoint()
    memo.set(memoKey, null)
    if (endpoint !== null) {
      const answer = await ask<{ isUsed: boolean }>('/api/push/subscriptions', {
        method: 'DELETE',
        body: { endpoint, owner },
      })
      // Also where the server is away: it learns from the push service that nobody is there.
      if (!(answer?.ok && answer.data.isUsed)) await unsubscribeFromPush()
    }
    be('off')
  }

  /** Something changed elsewhere; what a person is just switching here goes on. */
  const look = () => {
    if (standing.get().state === 'changing') return
    isToAskAgain = false
    void start()
  }
  const stops = [
    onPushPermission(look),
    world.onContact(online => {
      if (online && isToAskAgain) look()
    }),
    // Switched in another page of this device.
    memo.watch(memoKey, look),
  ]
  return {
    standing,
    start,
    switchOn,
    switchOff,
    forget: () => memo.set(memoKey, null),
    close: () => stops.forEach(stop => void stop()),
  }
}
