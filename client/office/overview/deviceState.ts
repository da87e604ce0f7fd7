import { type DeviceKind, deviceKinds } from '../../../schema/base/access.ts'
import type { Body } from '../../../schema/base/entity.ts'
import { offlineGate } from '../../../schema/counter/offlineGate.ts'
import type { DeviceStatus } from '../../../schema/counter/pairing.ts'

const MINUTE = 60_000
/** A kiosk is heard every half minute; the time of a board's last request is written down every ten. */
const SILENT_MS: Readonly<Record<DeviceKind, number>> = {
  kiosk: 3 * MINUTE,
  frontdesk: 25 * MINUTE,
  kitchen: 25 * MINUTE,
  terminal: 3 * MINUTE,
}
/** When it should have been heard of again. */
const LATE_MS: Readonly<Record<DeviceKind, number>> = {
  kiosk: 1.5 * MINUTE,
  frontdesk: 15 * MINUTE,
  kitchen: 15 * MINUTE,
  terminal: 1.5 * MINUTE,
}
/** Whether a device of this kind that was heard of so long ago (ms) is late. */
export const isLate = (kind: DeviceKind, silence: number): boolean => silence > LATE_MS[kind]

/** Orders of a device that is heard go out at once: one that still waits is stuck. */
const STUCK_MS = 5 * MINUTE

/**
 * What somebody has to look after at a device; empty where all is well. `silent`: not heard of for too long. `orders`:
 * orders wait on it. `clock`: wrong enough to close it without network. `storage`: its browser may clear what it keeps.
 */
export type DeviceTrouble = 'silent' | 'orders' | 'clock' | 'storage'

/** `now` is epoch ms. A device that was never let in, or thrown out, has no troubles. */
export function deviceTroubles(
  { isPaired, seenAt, heartbeat }: DeviceStatus,
  kind: DeviceKind,
  now: number,
): readonly DeviceTrouble[] {
  if (!isPaired || seenAt === null) return []
  const troubles: DeviceTrouble[] = []
  const isSilent = now - seenAt > SILENT_MS[kind]
  if (isSilent) troubles.push('silent')
  if (!heartbeat) return troubles
  const { length, oldestAt } = heartbeat.outbox
  if (length > 0 && (isSilent || now - (oldestAt ?? now) > STUCK_MS)) troubles.push('orders')
  if (Math.abs(heartbeat.skewMs) > offlineGate.skew) troubles.push('clock')
  if (kind === 'kiosk' && !heartbeat.persisted) troubles.push('storage')
  return troubles
}

/** What a device is for, as its document says. */
export const deviceKindOf = (body: Body): DeviceKind => deviceKinds.find(kind => kind === body['kind']) ?? 'kiosk'
