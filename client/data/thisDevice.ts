import { browserWorld } from './engine/world.ts'
import { createOutbox, type Outbox } from './outbox/outbox.ts'
import { type Carts, createCarts } from './shop/carts.ts'
import { createKnownGuests, type KnownGuests } from './shop/guests.ts'
import { createKeptOrders, type KeptOrders } from './shop/orders.ts'

/** What exists on a guest's device only. */
export interface Device {
  readonly carts: Carts
  readonly guests: KnownGuests
  readonly orders: KeptOrders
  readonly outbox: Outbox
}

let device: Device | null = null

/** This browser's; its database is opened when something is first read or written. */
export function thisDevice(): Device {
  device ??= {
    carts: createCarts(browserWorld),
    guests: createKnownGuests(browserWorld),
    orders: createKeptOrders(browserWorld),
    outbox: createOutbox(browserWorld),
  }
  return device
}
