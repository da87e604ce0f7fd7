import type { World } from '../engine/world.ts'

/**
 * An order is in the hands of the page on which it is placed, until that page lets go of it or is closed: what others would
 * finish for it waits so long.
 */
export interface OrderLock {
  /** Resolves when the order is in the caller's hands, with how to let go of it. */
  readonly lockOrder: (uid: string) => Promise<() => void>
}

export function orderLock(world: World): OrderLock {
  return {
    lockOrder: uid =>
      new Promise(resolve => {
        const hold = () => new Promise<void>(release => resolve(release))
        // A device that cannot lock has one page or takes the order twice, which is the same order.
        world.withLock(`order:${uid}`, hold, new AbortController().signal).catch(() => resolve(() => {}))
      }),
  }
}
