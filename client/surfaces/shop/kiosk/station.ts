import { type GateReason, gateProblems } from '../../../../schema/counter/offlineGate.ts'
import type { Heartbeat, HeartbeatCall } from '../../../../schema/counter/pairing.ts'
import type { Catalogue } from '../../../data/catalogue.ts'
import { BEAT_MS, beat } from '../../../data/deviceLink.ts'
import { call } from '../../../data/http.ts'
import { createKioskOrders } from '../../../data/kiosk.ts'
import { forget, post, watchDeed } from '../../../data/outbox.ts'
import { browserWorld } from '../../../data/world.ts'
import { every, now, serverSkew } from '../../../device/clock.ts'
import { heapMb, programVersion } from '../../../device/kiosk.ts'
import { knownDevice, rememberDevice } from '../../../device/knownDevice.ts'
import { seemsOnline } from '../../../device/online.ts'
import { type Signal, signal } from '../../../device/signal.ts'
import { keepStorage } from '../../../device/storage.ts'
import type { Ways } from '../../../kiosk/place.ts'

/** This browser as a kiosk: its orders, its numbers, and what it tells the server of itself. */
export const kioskOrders = createKioskOrders(browserWorld, { post })

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

/** Ways to place an order here; `onUnknown` is called where nobody can say what became of it. */
export const waysFrom = (catalogue: Catalogue, onUnknown: () => void): Ways => ({
  outbox: { post, watch: watchDeed, forget },
  orders: kioskOrders,
  isOnline: seemsOnline,
  gate: () => gateNow(catalogue),
  onUnknown,
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
