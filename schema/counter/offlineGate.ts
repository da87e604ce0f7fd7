import { keysOf } from '../base/keys.ts'
import { DAY, MINUTE } from '../base/zonedTime.ts'

/** Whether what a kiosk takes without network is safe on it and will be taken by the server. */
export interface KioskState {
  /** Epoch ms at which the catalogue was last known to be current; null if never. */
  readonly catalogueAt: number | null
  /** The browser promised not to clear what is kept. */
  readonly isPersisted: boolean
  /** Bytes that may still be kept; null where the browser does not say. */
  readonly quota: number | null
  /** Orders that wait. */
  readonly outbox: number
  /** How far the server's clock was ahead of the device's when they last met, ms. */
  readonly skew: number
  /** Epoch ms until which it may count tickets by itself; null without a prefix. */
  readonly leaseEndsAt: number | null
}

export const offlineGate = {
  catalogueAge: DAY,
  quota: 50 * 1024 * 1024,
  outbox: 200,
  skew: 2 * MINUTE,
} as const

export const gateReasons = {
  catalogue: 'Das Angebot auf diesem Gerät ist älter als ein Tag.',
  persisted: 'Der Browser sichert Bestellungen auf diesem Gerät nicht dauerhaft.',
  quota: 'Auf diesem Gerät ist zu wenig Speicher frei.',
  outbox: 'Auf diesem Gerät warten schon zu viele Bestellungen.',
  skew: 'Die Uhr dieses Geräts geht falsch.',
  lease: 'Dieses Gerät hat für heute keine eigenen Nummern.',
} as const
export type GateReason = keyof typeof gateReasons

/** Everything that stands against taking an order without network at `now` (epoch ms); empty if it may. */
export function gateProblems(state: KioskState, now: number): GateReason[] {
  const { catalogueAt, isPersisted, quota, outbox, skew, leaseEndsAt } = state
  const holds: Readonly<Record<GateReason, boolean>> = {
    catalogue: catalogueAt !== null && now - catalogueAt < offlineGate.catalogueAge,
    persisted: isPersisted,
    quota: quota !== null && quota > offlineGate.quota,
    outbox: outbox < offlineGate.outbox,
    skew: Math.abs(skew) < offlineGate.skew,
    lease: leaseEndsAt !== null && now < leaseEndsAt,
  }
  return keysOf(holds).filter(reason => !holds[reason])
}
