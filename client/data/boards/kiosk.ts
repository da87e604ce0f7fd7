import { isObject } from '../../../schema/base/sameValue.ts'
import type { Lease } from '../../../schema/counter/pairing.ts'
import type { OfflineOrder } from '../../../schema/ordering/kioskOrder.ts'
import { countOf, deviceTicket } from '../../../schema/ordering/tickets.ts'
import { deviceShelf } from '../engine/deviceDatabase.ts'
import type { World } from '../engine/world.ts'
import type { Deed, NewDeed } from '../outbox/deed.ts'
import { deedsOfKind } from '../outbox/deeds.ts'
import { orderDeed } from '../outbox/orderDeed.ts'

/** What a kiosk adds to an order that it takes without the server; the number is counted here. */
export type Slip = Omit<OfflineOrder, 'ticket'>

interface Waiting {
  readonly length: number
  /** Epoch ms. */
  readonly oldestAt: number | null
}

/** Orders of a kiosk: taken on this device alone where the server does not answer. */
export interface KioskOrders {
  /** The numbers this device may give; null without any. */
  readonly lease: () => Promise<Lease | null>
  readonly keepLease: (lease: Lease) => Promise<void>
  /** Orders with a number of this device that the server does not have yet. */
  readonly waiting: () => Promise<Waiting>
  /**
   * Turns an order that got no answer into one of this device: number and order are written together, in one row. Null where
   * it is on its way, was answered meanwhile, or there is no lease of its branch: then it is not changed.
   */
  readonly takeOffline: (uid: string, slip: Slip) => Promise<string | null>
  /** Writes an order at once with a number of this device; null without a lease of its branch. */
  readonly postOffline: (deed: NewDeed, slip: Slip) => Promise<string | null>
}

/**
 * Key of the row among the deeds that holds the leased prefix. Numbers are counted by the deeds, so lease and count lie in
 * one store: they are lost together or not at all.
 */
const LEASE = 'lease'

export function createKioskOrders(world: World): KioskOrders {
  const deeds = deedsOfKind(world, orderDeed)
  const leases = deviceShelf(world, 'deeds', isLease)
  const lease = () => leases.get(LEASE)
  /** One number after the other, whichever page of this device asks. */
  const numbered = async (write: (ticket: string, branch: number) => Promise<boolean>): Promise<string | null> => {
    let given: string | null = null
    const count = async () => {
      const kept = await lease()
      if (!kept || kept.endsAt <= world.now()) return
      const used = (await deeds.all())
        .filter(isOf(kept))
        .map(({ body }) => countOf(body.offline?.ticket ?? '', kept.prefix))
      const ticket = deviceTicket(kept.prefix, Math.max(0, ...used) + 1)
      if (await write(ticket, kept.branch)) given = ticket
    }
    await world.withLock('ticket', count, new AbortController().signal)
    return given
  }
  return {
    lease,
    keepLease: next => leases.put(LEASE, world.now(), next),
    async waiting() {
      const open = (await deeds.all()).filter(({ body, state }) => body.offline && state !== 'accepted')
      return { length: open.length, oldestAt: open[0]?.createdAt ?? null }
    },
    takeOffline: (uid, slip) =>
      numbered((ticket, branch) =>
        deeds.change(uid, stored =>
          stored.state === 'waiting' && stored.body.branch === branch ? withSlip(stored, { ...slip, ticket }) : null,
        ),
      ),
    postOffline: (deed, slip) =>
      numbered(async (ticket, branch) => {
        if (deed.body.branch !== branch) return false
        await deeds.post(withSlip(deed, { ...slip, ticket }))
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

function isLease(value: unknown): value is Lease {
  return (
    isObject(value) &&
    typeof value['prefix'] === 'string' &&
    typeof value['branch'] === 'number' &&
    typeof value['endsAt'] === 'number'
  )
}
