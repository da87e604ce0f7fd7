import { hasKept } from '../../data/engine/deviceKept.ts'
import { type Call, call } from '../../data/engine/http.ts'
import type { Outbox } from '../../data/outbox/outbox.ts'
import type { SetAside } from '../../data/outbox/setAside.ts'
import type { Carts } from '../../data/shop/carts.ts'
import type { KnownGuests } from '../../data/shop/guests.ts'
import type { KeptOrders } from '../../data/shop/orders.ts'
import { now } from '../../device/clock.ts'
import { onLeaving } from '../../device/page/leaving.ts'
import { memo } from '../../device/storage/memo.ts'

/** What the checkout needs of the device it runs on. */
export interface CheckoutDevice {
  readonly call: Call
  /** Whether anything was ever kept here; see data/engine/deviceKept.ts. */
  hasKept(): Promise<boolean>
  carts(): Promise<Carts>
  outbox(): Promise<Pick<Outbox, 'lockOrder' | 'deedsOf' | 'watch' | keyof SetAside>>
  orders(): Promise<Pick<KeptOrders, 'save' | 'load' | 'list'>>
  guests(): Promise<KnownGuests>
  /** Epoch ms. */
  now(): number
  /** Does the work after so many ms; returns how to call it off. */
  after(ms: number, work: () => void): () => void
  /** Small things kept at once, without waiting. */
  readonly memo: { get(key: string): string | null; set(key: string, value: string | null): void }
  /** Calls the listener whenever the page is about to be hidden, frozen or closed. */
  onLeaving(listener: () => void): () => void
}

const kept = async () => (await import('../../data/thisDevice.ts')).thisDevice()

/** This browser. The databases come when they are needed. */
export const browserDevice: CheckoutDevice = {
  call,
  hasKept,
  carts: async () => (await kept()).carts,
  outbox: async () => (await kept()).outbox,
  orders: async () => (await kept()).orders,
  guests: async () => (await kept()).guests,
  now,
  memo,
  after(ms, work) {
    const timer = setTimeout(work, ms)
    return () => clearTimeout(timer)
  },
  onLeaving,
}
