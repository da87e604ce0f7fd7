import { isObject } from '../../../schema/base/sameValue.ts'
import type { PublicOrder } from '../../../schema/ordering/calls.ts'
import { deviceShelf } from '../engine/deviceDatabase.ts'
import type { World } from '../engine/world.ts'

/** An order of this device's guest as it was last heard of. */
interface KeptOrder {
  readonly uid: string
  /** With the uid the key to the public view. */
  readonly hash: string
  /** Null until the server was asked for it the first time. */
  readonly order: PublicOrder | null
  /** Where it was placed; an older version of this program did not say. */
  readonly branch?: number
  /** Epoch ms: how old the state is. */
  readonly at: number
}

export interface KeptOrders {
  readonly load: (uid: string) => Promise<KeptOrder | null>
  /** Keeps what is known now; older ones go after a month. */
  readonly save: (kept: KeptOrder) => Promise<void>
  readonly remove: (uid: string) => Promise<void>
  /** All that are kept, the one heard of last first. */
  readonly list: () => Promise<readonly KeptOrder[]>
  /** Calls the listener when one that was not there is kept, in whatever page of this device. */
  readonly onNew: (listener: () => void) => Promise<() => void>
}

const KEPT_MS = 30 * 24 * 3_600_000

export function createKeptOrders(world: World): KeptOrders {
  const orders = deviceShelf(world, 'orders', isKeptOrder)
  return {
    load: orders.get,
    async save(kept) {
      await orders.put(kept.uid, kept.at, kept)
      for (const { uid, at } of await orders.all()) if (at < kept.at - KEPT_MS) await orders.remove(uid)
    },
    remove: orders.remove,
    onNew: listener =>
      orders.follow(changes => changes.some(({ isNew, value }) => isNew && value !== null) && listener()),
    async list() {
      const since = world.now() - KEPT_MS
      return (await orders.all()).filter(({ at }) => at >= since).toSorted((one, other) => other.at - one.at)
    },
  }
}

function isKeptOrder(value: unknown): value is KeptOrder {
  return isObject(value) && typeof value['uid'] === 'string' && typeof value['hash'] === 'string'
}
