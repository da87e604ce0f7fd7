import { type GateReason, gateProblems } from '../../../schema/counter/offlineGate.ts'
import type { Heartbeat, HeartbeatCall } from '../../../schema/counter/pairing.ts'
import { BEAT_MS, beat } from '../../data/boards/deviceLink.ts'
import { createKioskOrders } from '../../data/boards/kiosk.ts'
import { call } from '../../data/engine/http.ts'
import { browserWorld } from '../../data/engine/world.ts'
import type { Catalogue } from '../../data/shop/catalogue.ts'
import { thisDevice } from '../../data/thisDevice.ts'
import { every, now, serverSkew } from '../../device/clock.ts'
import { seemsOnline } from '../../device/online.ts'
import { heapMb, programVersion } from '../../device/page/page.ts'
import { type Signal, signal } from '../../device/signal.ts'
import { knownDevice, rememberDevice } from '../../device/storage/knownDevice.ts'
import { keepStorage } from '../../device/storage/storage.ts'
import type { PlacingPorts } from './placeOrder.ts'

/** This browser as a kiosk: its orders, its numbers, and what it tells the server of itself. */
export const kioskOrders = createKioskOrders(browserWorld)

/** Counts guests who are done: the kiosk goes back to its screensaver. */
export const guestsDone: Signal<number> = signal(0)

export const finishGuest = (): void => guestsDone.set(guestsDone.get() + 1)

/** The server does not know this device any more. */
export const isRevoked: Signal<boolean> = signal(false)

/** Why an order could not be taken without network now. */
export async function gateNow(catalogue: Catalogue): Promise<readonly GateReason[]> {
  const [{ persisted, used, quota }, { length }, lease] = await Promise.all([
    keepStorage(),
    kioskOrders.waiting(),
    kioskOrders.lease(),
  ])
  const state = {
    catalogueAt: catalogue.freshness().asOf,
    isPersisted: persisted,
    quota: quota === null ? null : quota - (used ?? 0),
    outbox: length,
    skew: serverSkew(),
    leaseEndsAt: lease?.endsAt ?? null,
  }
  return gateProblems(state, now())
}

/** What placing an order needs of this device; `onUnknown` is called where nobody can say what became of it, `left` when its guest is gone. */
export const placingPorts = (catalogue: Catalogue, onUnknown: () => void, left: AbortSignal): PlacingPorts => ({
  standsAt: knownDevice()?.branch ?? null,
  outbox: thisDevice().outbox,
  orders: kioskOrders,
  isOnline: seemsOnline,
  gate: () => gateNow(catalogue),
  onUnknown,
  left,
})

/** Says every half minute how this device is. Returns how to stop. */
export function startBeating(onBeat: () => Promise<void>): () => void {
  const link = {
    call,
    measure,
    orders: kioskOrders,
    onRevoked: () => isRevoked.set(true),
    onBeat: ({ device }: Heartbeat) => {
      isRevoked.set(false)
      // Staff gave it another printer, or none.
      rememberDevice({ ...device, prints: knownDevice()?.prints ?? false })
      void onBeat()
    },
  }
  void beat(link)
  return every(BEAT_MS, () => void beat(link))
}

async function measure(): Promise<HeartbeatCall> {
  const { persisted, used, quota } = await keepStorage()
  return {
    version: programVersion(),
    outbox: await kioskOrders.waiting(),
    persisted,
    quota: quota === null ? null : Math.max(0, quota - (used ?? 0)),
    skewMs: Math.round(serverSkew()),
    heapMb: heapMb(),
  }
}
