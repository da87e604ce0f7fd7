import { expect, test } from 'vitest'
import { branchDatabase } from '../../../../schema/base/access.ts'
import { RECALL_MS } from '../../../../schema/ordering/orderStatus.ts'
import { order, pair } from '../../../support/boards.ts'
import { handOf } from '../../../support/hand.ts'
import { json, type Shop } from '../../../support/shop.ts'
import { openWalk } from '../../../support/walk.ts'

const post = async (shop: Shop, path: string, headers: Record<string, string>, body: object = {}) => {
  const response = await shop.request(`/api${path}`, json('POST', body, headers))
  return { status: response.status, ...(await response.json()) }
}
const acknowledge = (shop: Shop, id: number, headers: Record<string, string>, device = 'tablet') =>
  post(shop, `/orders/${id}/acknowledge`, headers, { device })
const listed = async (shop: Shop, id: number) => {
  const entry = await shop.storage.read.documents.entry(branchDatabase(1), 'orders', id)
  return JSON.parse(entry?.body ?? '{}')
}

test('The first device that has shown an order is part of its story and calms every board; the second is noted', async () => {
  const shop = await openWalk()
  const [kitchen, counter] = [await pair(shop, 'kitchen', 1), await pair(shop, 'kitchen', 1)]
  const placed = await order(shop)
  expect((await listed(shop, placed.id)).acknowledgedAt).toBeNull()
  const at = shop.clock.now()
  expect((await acknowledge(shop, placed.id, kitchen.headers)).data).toMatchObject({
    id: placed.id,
    acknowledgedAt: at,
  })
  expect((await listed(shop, placed.id)).acknowledgedAt).toBe(at)
  shop.clock.advance(5000)
  expect((await acknowledge(shop, placed.id, counter.headers)).data.acknowledgedAt).toBe(at)
  const { orders, acknowledgements } = shop.storage.read
  expect((await acknowledgements.ofOrder(placed.id)).map(({ device }) => device)).toEqual([
    `devices:${kitchen.id}`,
    `devices:${counter.id}`,
  ])
  const events = await orders.events(placed.id)
  expect(events.map(({ action, actor }) => [action, actor])).toEqual([
    ['place', 'guest'],
    ['acknowledge', `devices:${kitchen.id}`],
  ])
})

test('The same device may say it again for ever, and ten at once leave one row and one event', async () => {
  const shop = await openWalk()
  const cookie = await shop.login()
  const headers = { cookie, origin: 'http://shop.test' }
  const placed = await order(shop)
  const answers = await Promise.all(Array.from({ length: 10 }, () => acknowledge(shop, placed.id, headers)))
  expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200))
  expect(await shop.storage.read.acknowledgements.ofOrder(placed.id)).toHaveLength(1)
  expect(await shop.storage.read.orders.events(placed.id)).toHaveLength(2)
})

test('Only people and boards of the branch acknowledge: guests, kiosks and other branches do not', async () => {
  const shop = await openWalk()
  const placed = await order(shop)
  const headersOf = async (kind: 'kiosk' | 'kitchen', branch: number) => (await pair(shop, kind, branch)).headers
  expect((await acknowledge(shop, placed.id, {})).status).toBe(401)
  expect((await acknowledge(shop, 4711, {})).status).toBe(401)
  expect((await acknowledge(shop, placed.id, await headersOf('kiosk', 1))).status).toBe(403)
  expect((await acknowledge(shop, placed.id, await headersOf('kitchen', 2))).status).toBe(403)
  expect((await acknowledge(shop, 4711, { cookie: await shop.login() })).status).toBe(404)
  expect((await shop.request('/api/boards/1')).status).toBe(401)
  expect((await shop.request('/api/boards/1', { headers: await headersOf('kitchen', 2) })).status).toBe(403)
})

test('A board asks for the stations of its branch', async () => {
  const shop = await openWalk()
  const hand = await handOf(shop)
  await hand.post('stations', { name: 'Grill', branch: 1, categories: [1], isEverything: false })
  await hand.post('stations', { name: 'Anderswo', branch: 2, categories: [1], isEverything: false })
  const { headers } = await pair(shop, 'kitchen', 1)
  const answer = await shop.request('/api/boards/1', { headers })
  expect((await answer.json()).data.stations).toMatchObject([{ name: 'Grill', categories: [1], isEverything: false }])
})

test('An order that is ready goes back into the kitchen within ten minutes, and not after that', async () => {
  const shop = await openWalk()
  const { headers } = await pair(shop, 'kitchen', 1)
  const placed = await order(shop)
  expect((await post(shop, `/orders/${placed.id}/recall`, headers)).status).toBe(409)
  await post(shop, `/orders/${placed.id}/status/confirm`, headers)
  await post(shop, `/orders/${placed.id}/status/in-delivery`, headers)
  shop.clock.advance(RECALL_MS)
  expect((await post(shop, `/orders/${placed.id}/recall`, headers)).status).toBe(200)
  expect((await listed(shop, placed.id)).status).toBe('confirmed')
  // Sent again because the answer was lost.
  expect((await post(shop, `/orders/${placed.id}/recall`, headers)).status).toBe(200)
  await post(shop, `/orders/${placed.id}/status/in-delivery`, headers)
  shop.clock.advance(RECALL_MS + 1)
  expect((await post(shop, `/orders/${placed.id}/recall`, headers)).status).toBe(409)
  const actions = (await shop.storage.read.orders.events(placed.id)).map(({ action }) => action)
  expect(actions).toEqual(['place', 'confirm', 'in-delivery', 'recall', 'in-delivery'])
})
