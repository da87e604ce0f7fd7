import { expect, onTestFinished, test } from 'vitest'
import { closeDeviceDatabase } from '../../../../../client/data/engine/deviceDatabase.ts'
import { createCarts } from '../../../../../client/data/shop/carts.ts'
import { createKnownGuests } from '../../../../../client/data/shop/guests.ts'
import { createKeptOrders } from '../../../../../client/data/shop/orders.ts'
import { savedOf } from '../../../../../client/ordering/checkout/keptDraft.ts'
import { knownFrom } from '../../../../../client/ordering/checkout/knownGuest.ts'
import { forgetGuest } from '../../../../../client/ordering/order/again/forgetGuest.ts'
import { configOf } from '../../../../support/business.ts'
import { draftOf } from '../../../../support/checkout.ts'
import { device } from '../../../../support/device.ts'

const nobody = { request: () => Promise.reject(new Error('no network')), clock: { now: () => 0 } }

test('One tap forgets what was typed into every checkout, too: what was chosen stays', async () => {
  const { world } = device(nobody)
  onTestFinished(() => closeDeviceDatabase(world))
  const on = { carts: createCarts(world), guests: createKnownGuests(world), orders: createKeptOrders(world) }
  await on.guests.save(knownFrom(draftOf(), configOf(), 1))
  for (const branch of [1, 2]) await on.carts.save(savedOf(draftOf({ branch, comment: 'Bei Huber läuten' }), 1))
  await forgetGuest(on)
  expect(await on.guests.load()).toBeNull()
  for (const branch of [1, 2]) {
    const cart = await on.carts.load(branch)
    expect(cart?.items).toEqual(draftOf().items)
    expect(JSON.stringify(cart)).not.toMatch(/Huber|Hauptplatz|anna@/)
  }
})
