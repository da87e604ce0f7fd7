import type { OrderCall } from '../../../schema/ordering/requests.ts'
import type { World } from '../engine/world.ts'
import { createCarts } from '../shop/carts.ts'
import type { Deed } from './deed.ts'
import { type Deeds, deedsOfKind } from './deeds.ts'
import { createFlusher, type Flusher } from './flusher.ts'
import { orderDeed } from './orderDeed.ts'
import { type OrderLock, orderLock } from './orderLock.ts'
import { type SetAside, setAside } from './setAside.ts'

/** The orders of this device on their way to the server. */
export interface Outbox
  extends Pick<Deeds<OrderCall>, 'post' | 'watch' | 'forget'>,
    Pick<Flusher, 'flush'>,
    SetAside,
    OrderLock {
  /** The branch's orders, newest first. */
  readonly deedsOf: (branch: number) => Promise<Deed[]>
  /** Calls the listener with all orders of guests, newest first: now and after every change, in whatever page. */
  readonly follow: (listener: (deeds: readonly Deed[]) => void) => Promise<() => void>
  /** Sends what waits, one page of the device at a time. Returns how to stop. */
  readonly start: () => () => void
}

export function createOutbox(world: World): Outbox {
  const deeds = deedsOfKind(world, orderDeed)
  const flusher = createFlusher(world)
  const aside = setAside(world, deeds, createCarts(world))
  // What a kiosk has given a number of its own is done for whoever stands before it.
  const ofGuests = async (): Promise<Deed[]> => (await deeds.all()).filter(({ body }) => !body.offline).toReversed()
  return {
    post: deeds.post,
    watch: deeds.watch,
    forget: deeds.forget,
    ...aside,
    ...orderLock(world),
    deedsOf: async branch => (await ofGuests()).filter(deed => deed.branch === branch),
    async follow(listener) {
      const tell = () => void ofGuests().then(listener, () => {})
      const stop = await deeds.follow(tell)
      tell()
      return stop
    },
    flush: flusher.flush,
    start() {
      const { stop } = flusher.start()
      const following = deeds.follow(changes => {
        // Whichever page sent it: this one may be the only one that is awake.
        if (changes.some(({ value }) => value?.state === 'withdrawn')) void aside.tidy().catch(() => {})
      })
      void aside.tidy().catch(() => {})
      return () => {
        void following.then(end => end()).catch(() => {})
        stop()
      }
    },
  }
}
