import { now } from '../../device/clock.ts'
import { type DeviceClock, deviceClock } from '../../device/deviceClock.ts'
import { whileLeader } from '../../device/leaderElection.ts'
import { withLock } from '../../device/lock.ts'
import { contact, isInContact, missed, onNetworkHint, reached, seemsOnline } from '../../device/online.ts'
import { onVisible } from '../../device/page/visibility.ts'
import { type Memo, memo } from '../../device/storage/memo.ts'
import type { Fetch } from './http.ts'

/** What of an EventSource is used; the browser's own fits. */
export interface EventSourceLike {
  readonly readyState: number
  readonly addEventListener: (type: string, listener: (event: MessageEvent) => void) => void
  readonly close: () => void
}
type OpenEventSource = (url: string) => EventSourceLike

/** Everything outside of the program that data/ reaches for. A browser has one; a walk makes one per device. */
export interface World {
  readonly fetch: Fetch
  readonly openEventSource: OpenEventSource
  /** Epoch ms by the server's clock. */
  readonly now: () => number
  readonly deviceClock: DeviceClock
  /** Runs `work` after `ms`; the returned function calls it off. */
  readonly after: (ms: number, work: () => void) => () => void
  /** From 0 to below 1. */
  readonly random: () => number
  /** Runs `work` while no other page of this device holds the lock of the name; waits for its turn until `signal` aborts. */
  readonly withLock: (name: string, work: () => Promise<void>, signal: AbortSignal) => Promise<void>
  /** Calls the listener when it is worth trying the network again: page shown, network back. */
  readonly onHint: (listener: () => void) => () => void
  /** Makes one page of this device the leader of the name; see device/leaderElection.ts. */
  readonly whileLeader: (name: string, begin: () => () => void) => () => void
  readonly memo: Memo
  /** Whether nothing speaks against being online. */
  readonly seemsOnline: () => boolean
  /** Whether the server answered the last attempt, and there was one. */
  readonly isInContact: () => boolean
  /** Hears of every contact with the server and of every one that failed. */
  readonly noteContact: (reached: boolean) => void
  /** Calls the listener whenever the server came into reach or went out of it. */
  readonly onContact: (listener: (online: boolean) => void) => () => void
  /** Where databases lie: the browser's, or the memory's in a walk. */
  readonly storage: 'device' | 'memory'
  /** Set before the name of every database: walks have several devices in one process. */
  readonly prefix: string
}

export const browserWorld: World = {
  fetch: (url, init) => fetch(url, init),
  openEventSource: url => new EventSource(url),
  now,
  deviceClock,
  after(ms, work) {
    const timer = setTimeout(work, ms)
    return () => clearTimeout(timer)
  },
  random: Math.random,
  withLock,
  onHint(listener) {
    const stopNetwork = onNetworkHint(online => online && listener())
    const stopVisible = onVisible(visible => visible && listener())
    return () => {
      stopNetwork()
      stopVisible()
    }
  },
  whileLeader,
  memo,
  seemsOnline,
  isInContact,
  noteContact: answered => (answered ? reached() : missed()),
  onContact(listener) {
    const stopContact = contact.subscribe(() => listener(contact.get().online))
    const stopNetwork = onNetworkHint(() => {})
    return () => {
      stopContact()
      stopNetwork()
    }
  },
  storage: 'device',
  prefix: '',
}
