import { present } from '../../../schema/base/present.ts'
import type { Problem } from '../../../schema/base/problems.ts'
import { fieldOf } from '../../../schema/base/record.ts'
import type { GateReason } from '../../../schema/counter/offlineGate.ts'
import { foreignBranch, mayOrderAt } from '../../../schema/ordering/kioskOrder.ts'
import type { KioskOrders, Slip } from '../../data/boards/kiosk.ts'
import { problemsIn } from '../../data/engine/http.ts'
import type { Deed, NewDeed } from '../../data/outbox/deed.ts'
import type { Outbox } from '../../data/outbox/outbox.ts'

/** What placing an order needs of the device. */
export interface PlacingPorts {
  /** The branch the kiosk stands at; null for a browser that is none any more. */
  readonly standsAt: number | null
  readonly outbox: Pick<Outbox, 'post' | 'watch' | 'forget' | 'withdraw'>
  readonly orders: Pick<KioskOrders, 'takeOffline' | 'postOffline'>
  readonly isOnline: () => boolean
  /** What stands against taking an order without network now. */
  readonly gate: () => Promise<readonly GateReason[]>
  /** It was sent, nobody knows whether it arrived, and this device may not take it by itself: the guest is told to wait. */
  readonly onUnknown: () => void
  /** The guest has left before it was known what became of the order. */
  readonly left: AbortSignal
}

export type KioskOutcome =
  | { readonly kind: 'placed'; readonly ticket: string; readonly isOffline: boolean }
  /** Something changed: nothing was ordered. `promisedAt` (epoch ms): when it would be there, as the server reckons it now. */
  | { readonly kind: 'refused'; readonly problems: readonly Problem[]; readonly promisedAt: number | null }
  /** No network, and this device may not take orders without it: nothing was ordered. */
  | { readonly kind: 'closed'; readonly reasons: readonly GateReason[] }
  /** Its guest has gone without a number: it is taken back, and nobody is told anything. */
  | { readonly kind: 'left' }

/**
 * Places an order at a kiosk: at the server where it answers, else on this device under a number of its own. The order is
 * safe on the device before anything is sent, and whatever is lost on the way, it is one order with one number. One whose guest
 * has left meanwhile is taken back: nobody would come for it, and the next guest is not to be told of it.
 */
export async function placeAtKiosk(ports: PlacingPorts, deed: NewDeed, slip: Slip): Promise<KioskOutcome> {
  const { outbox, orders } = ports
  if (!mayOrderAt(deed.body.branch, ports.standsAt))
    return { kind: 'refused', problems: [foreignBranch], promisedAt: null }
  if (!ports.isOnline()) {
    const reasons = await ports.gate()
    if (reasons.length > 0) return { kind: 'closed', reasons }
    const ticket = await orders.postOffline(deed, slip)
    return ticket ? { kind: 'placed', ticket, isOffline: true } : { kind: 'closed', reasons: ['lease'] }
  }
  await outbox.post(deed)
  return untilKnown(ports, deed.uid, slip)
}

/** Follows the order on this device until it is known what became of it. */
function untilKnown(ports: PlacingPorts, uid: string, slip: Slip): Promise<KioskOutcome> {
  return new Promise((resolve, reject) => {
    let isKnown = false
    const end = (outcome: KioskOutcome) => {
      isKnown = true
      resolve(outcome)
      void watching.then(stop => stop()).catch(() => {})
    }
    const look = async (now: Deed | null) => {
      const outcome = isKnown || now === null ? null : await outcomeOf(ports, now, slip)
      if (outcome !== null && !isKnown) end(outcome)
    }
    const watching = ports.outbox.watch(uid, now => void look(now).catch(reject))
    watching.catch(reject)
    const leave = () => {
      if (isKnown) return
      end({ kind: 'left' })
      void ports.outbox.withdraw(uid).catch(() => {})
    }
    if (ports.left.aborted) leave()
    else ports.left.addEventListener('abort', leave)
  })
}

/** What has become of an order; null as long as that is open. */
async function outcomeOf(ports: PlacingPorts, deed: Deed, slip: Slip): Promise<KioskOutcome | null> {
  const { outbox, orders } = ports
  if (deed.body.offline) return null
  if (deed.state === 'accepted') {
    const ticket = fieldOf(fieldOf(deed.answer?.body, 'data'), 'ticketNumber')
    await outbox.forget(deed.uid)
    return { kind: 'placed', ticket: String(present(ticket, 'ticket number')), isOffline: false }
  }
  if (deed.state === 'refused' || deed.state === 'expired') {
    await outbox.forget(deed.uid)
    const { body } = deed.answer ?? {}
    return { kind: 'refused', problems: problemsIn(body), promisedAt: promisedIn(body) }
  }
  // Not tried yet, or on its way.
  if (deed.state !== 'waiting' || deed.nextAt === 0) return null
  const reasons = await ports.gate()
  const ticket = reasons.length === 0 ? await orders.takeOffline(deed.uid, slip) : null
  if (ticket) return { kind: 'placed', ticket, isOffline: true }
  if (deed.tries === 0 && reasons.length > 0) {
    await outbox.forget(deed.uid)
    return { kind: 'closed', reasons }
  }
  ports.onUnknown()
  return null
}

/** `{data: {quote: {promisedAt}}}` of a refusal. */
function promisedIn(body: unknown): number | null {
  const at = Date.parse(String(fieldOf(fieldOf(fieldOf(body, 'data'), 'quote'), 'promisedAt')))
  return Number.isFinite(at) ? at : null
}
