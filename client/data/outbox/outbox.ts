import type { OrderCall } from '../../../schema/ordering/calls.ts'
import { openDeviceDatabase } from '../engine/deviceDatabase.ts'
import { browserWorld, type World } from '../engine/world.ts'
import { allDeeds, deedOf, rowOf } from './deeds.ts'
import { createFlusher } from './flusher.ts'

/** Something that happened once and has to reach the server exactly once (design 5). */
export interface Deed {
  readonly uid: string
  readonly kind: 'order'
  readonly body: OrderCall
  readonly branch: number
  /** Epoch ms. */
  readonly createdAt: number
  /** Epoch ms after which it is never sent unasked. */
  readonly validUntil: number
  readonly state: 'waiting' | 'sending' | 'accepted' | 'refused' | 'expired'
  readonly answer: { readonly status: number; readonly body: unknown } | null
  readonly tries: number
  /** Epoch ms of the next attempt. */
  readonly nextAt: number
  /** What the one who ordered had seen, in the words of whoever posted it: a refusal is compared with it. */
  readonly seen?: unknown
}

export type NewDeed = Pick<Deed, 'uid' | 'kind' | 'body' | 'branch' | 'createdAt' | 'validUntil' | 'seen'>

export interface Outbox {
  /** Resolves when the deed is safe on this device; it is sent after that. The same uid again changes nothing. */
  readonly post: (deed: NewDeed) => Promise<void>
  /** Calls the listener with the deed now and after each change, and with null once it is gone. */
  readonly watch: (uid: string, listener: (deed: Deed | null) => void) => Promise<() => void>
  /** The branch's deeds, newest first. */
  readonly deedsOf: (branch: number) => Promise<Deed[]>
  /** Takes a deed off this device. */
  readonly forget: (uid: string) => Promise<void>
  /** Sends what waits, one page of the device at a time. Returns how to stop. */
  readonly start: () => () => void
  /** Sends what is due now; resolves when everything due was tried once. */
  readonly flush: () => Promise<void>
}

export function createOutbox(world: World): Outbox {
  const rows = async () => (await openDeviceDatabase(world)).deeds
  const flusher = createFlusher(world)
  return {
    async post(deed) {
      const collection = await rows()
      const fresh: Deed = { ...deed, state: 'waiting', answer: null, tries: 0, nextAt: 0 }
      await collection.insertIfNotExists(rowOf(fresh))
    },
    async watch(uid, listener) {
      const changes = (await rows()).findOne(uid).$
      const subscription = changes.subscribe(row => listener(row ? deedOf(row.toJSON()) : null))
      return () => subscription.unsubscribe()
    },
    async deedsOf(branch) {
      const all = await allDeeds(world)
      // What a kiosk has given a number of its own is done for whoever stands before it.
      return all
        .filter(deed => deed.branch === branch && !deed.body.offline)
        .toSorted((one, other) => other.createdAt - one.createdAt)
    },
    async forget(uid) {
      await (await rows()).findOne(uid).remove()
    },
    flush: flusher.flush,
    start: flusher.start,
  }
}

const outbox = createOutbox(browserWorld)
export const post = outbox.post
export const watchDeed = outbox.watch
export const deedsOf = outbox.deedsOf
export const forget = outbox.forget
export const startFlusher = outbox.start
