import type { Body } from '../../../../schema/base/entity.ts'
import type { DeviceStatus } from '../../../../schema/counter/pairing.ts'
import type { PrinterStatus } from '../../../../schema/counter/printing.ts'
import { deviceKindOf, deviceTroubles, isLate } from '../../overview/deviceState.ts'
import { needsSomebody, printerStateOf } from '../printing/printerState.ts'

/**
 * How something stands in the house. `late`: it should have been heard of by now. `unknown`: never heard of, or nobody could
 * be asked. `out`: no device is let in under this entry.
 */
export type Standing = 'online' | 'late' | 'offline' | 'unknown' | 'out' | 'off'

/** How a device or a printer stands, and whether somebody has to look after it. */
export interface Seen {
  readonly standing: Standing
  readonly isTroubled: boolean
  /** Epoch ms. */
  readonly seenAt: number | null
}

/** What of it is looked at. */
export const deviceViews = ['all', 'troubled', 'kiosk', 'frontdesk', 'kitchen', 'printers'] as const
export type DeviceView = (typeof deviceViews)[number]
export const deviceViewOf = (text: string | undefined): DeviceView => deviceViews.find(view => view === text) ?? 'all'

/** A printer that fetches its papers asks every few seconds: one that has not for so long (ms) is late. */
const PRINTER_LATE_MS = 30_000

/** `status` is undefined as long as the server has not said it; `now` is epoch ms. */
export function deviceSeen(body: Body, status: DeviceStatus | undefined, now: number): Seen {
  const seenAt = status?.seenAt ?? null
  if (body['isEnabled'] !== true) return { standing: 'off', isTroubled: false, seenAt }
  if (!status) return { standing: 'unknown', isTroubled: false, seenAt }
  if (!status.isPaired) return { standing: 'out', isTroubled: false, seenAt }
  const kind = deviceKindOf(body)
  const troubles = deviceTroubles(status, kind, now)
  const isTroubled = troubles.length > 0
  if (seenAt === null) return { standing: 'unknown', isTroubled, seenAt }
  if (troubles.includes('silent')) return { standing: 'offline', isTroubled, seenAt }
  return { standing: isLate(kind, now - seenAt) ? 'late' : 'online', isTroubled, seenAt }
}

/** The same of a printer. Of one the server connects to nothing is known until it prints. */
export function printerSeen(body: Body, status: PrinterStatus | undefined, now: number): Seen {
  const seenAt = status?.seenAt ?? null
  if (body['isEnabled'] !== true) return { standing: 'off', isTroubled: false, seenAt }
  if (!status) return { standing: 'unknown', isTroubled: false, seenAt }
  const state = printerStateOf(status, now)
  const isTroubled = needsSomebody(status, now)
  if (state === 'silent') return { standing: seenAt === null ? 'unknown' : 'offline', isTroubled, seenAt }
  if (seenAt === null) return { standing: 'unknown', isTroubled, seenAt }
  return { standing: now - seenAt > PRINTER_LATE_MS ? 'late' : 'online', isTroubled, seenAt }
}
