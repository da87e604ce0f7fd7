import { z } from 'zod'
import { type Device, deviceKinds, type ScreenDevice } from '../base/access.ts'
import { id, text } from '../base/fields.ts'

/** Calls of paired devices: how they are let in, what they say of themselves, and what is known of them. */

/** Without 0/O, 1/I/L, 2/Z, 5/S and 8/B: it is read aloud and typed on another screen. */
export const CODE_CHARACTERS = 'ACDEFGHJKMNPQRTUVWXY34679'
export const CODE_LENGTH = 6

/** What is let in by a code: devices, and TVs, which are kept in a place of their own. */
export const pairingKinds = [...deviceKinds, 'screen'] as const
export type PairingKind = (typeof pairingKinds)[number]

/** POST /api/devices/pairings: a device asks to be let in. */
export const pairingCall = z.object({ kind: z.enum(pairingKinds) })
export type PairingCall = z.infer<typeof pairingCall>
/** Its answer: `code` is shown, `secret` is kept. */
export interface Pairing {
  readonly code: string
  readonly secret: string
  /** ISO 8601 */
  readonly expiresAt: string
}

/**
 * POST /api/devices/pair: staff confirm the code that a device shows. Typed by hand: spaces and case do not matter. `kind` is
 * of what they let in: a TV and a board may have the same id.
 */
export const pairCall = z.object({ code: text(20), device: id(), kind: z.enum(pairingKinds).optional() })
export type PairCall = z.infer<typeof pairCall>

/** POST /api/devices/pairings/claim: the device asks whether it was let in. */
export const claimCall = z.object({ secret: text(100) })
/** Null as long as nobody has confirmed; the token is told once. The same token comes as a cookie, for a browser's own requests. */
export type Claim = { readonly device: null } | { readonly device: PairedDevice | PairedScreen; readonly token: string }

/** What a device may know of itself. */
export interface PairedDevice extends Device {
  readonly name: string
  /** A printer beside it prints the slips of its orders by itself. */
  readonly hasPrinter: boolean
}

/** The same of a TV. */
export interface PairedScreen extends ScreenDevice {
  readonly kind: 'screen'
  readonly name: string
  readonly hasPrinter: false
}

/** POST /api/devices/heartbeat, every half minute. */
export const heartbeatCall = z.object({
  version: text(80),
  outbox: z.object({ length: z.int().min(0).max(1_000_000), oldestAt: z.int().min(0).nullable() }),
  /** Whether the browser promised not to clear what is kept. */
  persisted: z.boolean(),
  /** Bytes that may still be kept. */
  quota: z.int().min(0).nullable(),
  skewMs: z.int(),
  heapMb: z.number().min(0).nullable(),
})
export type HeartbeatCall = z.infer<typeof heartbeatCall>
export interface Heartbeat {
  /** Epoch ms. */
  readonly now: number
  readonly businessDay: string
  readonly device: PairedDevice
}

/** POST /api/devices/commands/{id}/done: what a device did and said; its log is no longer than that. */
export const finishCall = z.object({ result: text(60_000) })

/** POST /api/devices/lease: a prefix that no other device has on this business day, nor this one after it was wiped. */
export interface Lease {
  readonly prefix: string
  /** Whose guests are given these numbers. */
  readonly branch: number
  /** YYYY-MM-DD */
  readonly businessDay: string
  /** Epoch ms. */
  readonly endsAt: number
}

/** GET /api/devices/status: what staff see of the devices of their branches. */
export interface DeviceStatus {
  readonly id: number
  readonly isPaired: boolean
  /** Epoch ms; null if it never was heard of. */
  readonly seenAt: number | null
  readonly heartbeat: HeartbeatCall | null
}

/** What the code's characters are, however it was typed. */
export const plainCode = (typed: string): string => typed.toUpperCase().replaceAll(/[^A-Z0-9]/g, '')
