import type { Lease } from '../../../schema/counter/pairing.ts'
import type { OfflineOrder } from '../../../schema/ordering/kioskOrder.ts'
import { countOf, deviceTicket } from '../../../schema/ordering/tickets.ts'
import { type DeviceRow, openDeviceDatabase } from '../engine/deviceDatabase.ts'
import type { World } from '../engine/world.ts'
import { allDeeds, changeDeed, LEASE } from '../outbox/deeds.ts'
import type { Deed, NewDeed, Outbox } from '../outbox/outbox.ts'

/** What a kiosk adds to an order that it takes without the server; the number is counted here. */
export type Slip = Omit<OfflineOrder, 'ticket'>

export interface Waiting {
  readonly length: number
  /** Epoch ms. */
  readonly oldestAt: number | null
}

/** Orders of a kiosk: taken on this device alone where the server does not answer. */
export interface KioskOrders {
  readonly lease: () => Promise<Lease | null>
  readonly keepLease: (lease: Lease) => Promise<void>
  /** Orders with a number of this device that the server does not have yet. */
  readonly waiting: () => Promise<Waiting>
  /**
   * Turns an order that got no answer into one of this device: number and order are written together, in one row. Null where
   * it is on its way, was answered meanwhile, or there is no lease: then it is not changed.
   */
  readonly takeOffline: (uid: string, slip: Slip) => Promise<string | null>
  /** Writes an order at once with a number of this device; null without a lease. */
  readonly postOffline: (deed: NewDeed, slip: Slip) => Promise<string | null>
}

export function createKioskOrders(world: World, outbox: Pick<Outbox, 'post'>): KioskOrders {
  const rows = async () => (await openDeviceDatabase(world)).deeds
  const lease = async () => {
    const row = await (await rows()).findOne(LEASE).exec()
    const kept = row && (row.toJSON() as DeviceRow).value
    return kept ? (kept as unknown as Lease) : null
  }
  /** One number after the other, whichever page of this device asks. */
  const numbered = async (write: (ticket: string) => Promise<boolean>): Promise<string | null> => {
    let given: string | null = null
    const count = async () => {
      const kept = await lease()
      if (!kept || kept.endsAt <= world.now()) return
      const used = (await allDeeds(world))
        .filter(isOf(kept))
        .map(({ body }) => countOf(body.offline?.ticket ?? '', kept.prefix))
      const ticket = deviceTicket(kept.prefix, Math.max(0, ...used) + 1)
      if (await write(ticket)) given = ticket
    }
    await world.withLock('ticket', count, new AbortController().signal)
    return given
  }
  return {
    lease,
    async keepLease(next) {
      const value = JSON.parse(JSON.stringify(next)) as DeviceRow['value']
      await (await rows()).upsert({ key: LEASE, at: world.now(), value })
    },
    async waiting() {
      const open = (await allDeeds(world)).filter(({ body, state }) => body.offline && state !== 'accepted')
      return { length: open.length, oldestAt: open[0]?.createdAt ?? null }
    },
    takeOffline: (uid, slip) =>
      numbered(ticket =>
        changeDeed(world, uid, stored => (stored.state === 'waiting' ? withSlip(stored, { ...slip, ticket }) : null)),
      ),
    postOffline: (deed, slip) =>
      numbered(async ticket => {
        await outbox.post(withSlip(deed, { ...slip, ticket }))
        return true
      }),
  }
}

/** A prefix comes again on another day: what was counted under it then does not count. */
const isOf =
  ({ endsAt }: Lease) =>
  ({ createdAt }: Deed): boolean =>
    createdAt > endsAt - 30 * 3_600_000

function withSlip<Kept extends NewDeed>(deed: Kept, offline: OfflineOrder): Kept {
  return { ...deed, body: { ...deed.body, offline } }
}
