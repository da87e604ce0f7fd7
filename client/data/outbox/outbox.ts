import type { OrderCall } from '../../../schema/ordering/requests.ts'
import type { World } from '../engine/world.ts'
import type { Deed } from './deed.ts'
import { type Deeds, deedsOfKind } from './deeds.ts'
import { createFlusher, type Flusher } from './flusher.ts'
import { orderDeed } from './orderDeed.ts'

/** The orders of this device on their way to the server. */
export interface Outbox extends Pick<Deeds<OrderCall>, 'post' | 'watch' | 'forget'>, Pick<Flusher, 'flush'> {
  /** The branch's orders, newest first. */
  readonly deedsOf: (branch: number) => Promise<Deed[]>
  /** Sends what waits, one page of the device at a time. Returns how to stop. */
  readonly start: () => () => void
}

export function createOutbox(world: World): Outbox {
  const { post, watch, forget, all } = deedsOfKind(world, orderDeed)
  const flusher = createFlusher(world)
  return {
    post,
    watch,
    forget,
    async deedsOf(branch) {
      // What a kiosk has given a number of its own is done for whoever stands before it.
      return (await all()).filter(deed => deed.branch === branch && !deed.body.offline).toReversed()
    },
    flush: flusher.flush,
    start: () => flusher.start().stop,
  }
}
