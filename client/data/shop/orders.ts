import type { PublicOrder } from '../../../schema/ordering/calls.ts'
import { type DeviceRow, openDeviceDatabase } from '../engine/deviceDatabase.ts'
import { browserWorld, type World } from '../engine/world.ts'

/** An order of this device's guest as it was last heard of. */
export interface KeptOrder {
  readonly uid: string
  /** With the uid the key to the public view. */
  readonly hash: string
  /** Null until the server was asked for it the first time. */
  readonly order: PublicOrder | null
  /** Epoch ms: how old the state is. */
  readonly at: number
}

export interface KeptOrders {
  readonly load: (uid: string) => Promise<KeptOrder | null>
  /** Keeps what is known now; older ones go after a month. */
  readonly save: (kept: KeptOrder) => Promise<void>
  /** All that are kept, the one heard of last first. */
  readonly list: () => Promise<readonly KeptOrder[]>
}

const KEPT_MS = 30 * 24 * 3_600_000

export function createKeptOrders(world: World): KeptOrders {
  const rows = async () => (await openDeviceDatabase(world)).orders
  const all = async () => (await rows()).find({ selector: {}, sort: [{ key: 'asc' }] }).exec()
  return {
    async load(uid) {
      const row = await (await rows()).findOne(uid).exec()
      return row ? keptIn(row.toJSON()) : null
    },
    async save(kept) {
      const value = JSON.parse(JSON.stringify(kept)) as DeviceRow['value']
      await (await rows()).upsert({ key: kept.uid, at: kept.at, value })
      for (const row of await all()) if (row.at < kept.at - KEPT_MS) await row.remove()
    },
    async list() {
      const since = world.now() - KEPT_MS
      return (await all())
        .map(row => keptIn(row.toJSON()))
        .filter(({ at }) => at >= since)
        .toSorted((one, other) => other.at - one.at)
    },
  }
}

const orders = createKeptOrders(browserWorld)
export const loadOrder = orders.load
export const saveOrder = orders.save
export const listOrders = orders.list

function keptIn(row: unknown): KeptOrder {
  return (row as DeviceRow).value as unknown as KeptOrder
}
