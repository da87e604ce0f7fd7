import { afterEach, beforeEach, expect, test } from 'vitest'
import { MINUTE } from '../../../../schema/base/zonedTime.ts'
import { createPromiseWatch } from '../../../../server/counter/boards/promiseWatch.ts'
import { askOf, documentsWith, orderOf } from '../../../support/counter.ts'
import { json, openShop, type Shop } from '../../../support/shop.ts'

let shop: Shop
let cookie: string
beforeEach(async () => {
  shop = await openShop({ documents: documentsWith({ preparationMinutes: 15 }) })
  cookie = await shop.login()
})
afterEach(() => shop.close())

async function place() {
  const { data } = (await askOf(shop, '/api/orders', json('POST', orderOf({})))).body
  const seen = async () => (await askOf(shop, `/api/orders/public/${data.uid}/${data.hash}`)).body.data
  return { ...(await seen()), seen }
}

const staff = (path: string, body: object) =>
  shop.request(`/api/orders/${path}`, {
    ...json('POST', body),
    headers: { cookie, 'Content-Type': 'application/json' },
  })
const later = (at: string, minutes: number) => new Date(Date.parse(at) + minutes * MINUTE).toISOString()

test('Staff say it takes ten minutes longer, and the guest reads it at once; the same again changes nothing', async () => {
  const order = await place()
  const promisedAt = later(order.promisedAt, 10)
  expect((await staff(`${order.id}/promise`, { promisedAt })).status).toBe(200)
  expect((await staff(`${order.id}/promise`, { promisedAt })).status).toBe(200)
  expect((await order.seen()).promisedAt).toBe(promisedAt)
  const events = await shop.storage.read.orders.events(order.id)
  expect(events.filter(({ action }) => action === 'delay')).toHaveLength(1)
})

test('A promise never moves forward in silence, and that of a ready order not at all', async () => {
  const order = await place()
  await staff(`${order.id}/promise`, { promisedAt: later(order.promisedAt, -5) })
  expect((await order.seen()).promisedAt).toBe(order.promisedAt)
  await staff(`${order.id}/status/confirm`, {})
  await staff(`${order.id}/status/in-delivery`, {})
  expect((await staff(`${order.id}/promise`, { promisedAt: later(order.promisedAt, 5) })).status).toBe(409)
})

test('Nobody but staff moves a promise', async () => {
  const order = await place()
  const call = json('POST', { promisedAt: later(order.promisedAt, 5) })
  expect((await askOf(shop, `/api/orders/${order.id}/promise`, call)).status).toBe(401)
})

test('Before a promise runs out the boards are asked about it, once for each promise', async () => {
  const order = await place()
  const watch = createPromiseWatch({ ...shop.deps, storage: shop.storage, clock: shop.clock })
  const asked = async () => (await shop.storage.read.orders.byId(order.id))?.askedAbout ?? null
  expect(await watch.tick()).toBe(0)
  shop.clock.advance(13 * MINUTE)
  expect(await watch.tick()).toBe(1)
  expect(await asked()).toBe(Date.parse(order.promisedAt))
  shop.clock.advance(MINUTE)
  expect(await watch.tick()).toBe(0)
  const promisedAt = later(order.promisedAt, 10)
  await staff(`${order.id}/promise`, { promisedAt })
  shop.clock.advance(9 * MINUTE)
  expect(await watch.tick()).toBe(1)
  expect(await asked()).toBe(Date.parse(promisedAt))
})
