import { leaseNumbers, sendHeartbeat } from '../../../schema/counter/calls.ts'
import type { Heartbeat, HeartbeatCall } from '../../../schema/counter/pairing.ts'
import { ask, type Call, NetworkError } from '../engine/http.ts'
import type { KioskOrders } from './kiosk.ts'

export const BEAT_MS = 30_000

interface DeviceLink {
  readonly call: Call
  /** What the device says of itself now. */
  readonly measure: () => Promise<HeartbeatCall>
  /** Only a kiosk counts numbers. */
  readonly orders?: Pick<KioskOrders, 'lease' | 'keepLease'>
  /** The server does not know this device any more. */
  readonly onRevoked: () => void
  readonly onBeat: (beat: Heartbeat) => void
}

/** One beat: says how the device is, and sees to its numbers of the day. Without an answer it just says nothing. */
export async function beat({ call, measure, orders, onRevoked, onBeat }: DeviceLink): Promise<void> {
  try {
    const answer = await ask(sendHeartbeat, { body: await measure() }, { send: call })
    if (!answer.ok) {
      if (answer.status === 401) onRevoked()
      return
    }
    onBeat(answer.data)
    const { businessDay, device } = answer.data
    const kept = await orders?.lease()
    // Staff may have moved it: numbers are the branch's that gave them.
    if (!orders || (kept?.businessDay === businessDay && kept.branch === device.branch)) return
    const leased = await ask(leaseNumbers, { body: {} }, { send: call })
    if (leased.ok) await orders.keepLease(leased.data)
  } catch (error) {
    if (!(error instanceof NetworkError)) throw error
  }
}
