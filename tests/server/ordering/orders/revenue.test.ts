import { expect, test } from 'vitest'
import type { Revenue } from '../../../../schema/ordering/revenue.ts'
import { order } from '../../../support/boards.ts'
import { handOf } from '../../../support/hand.ts'
import { json, type Shop } from '../../../support/shop.ts'
import { openWalk } from '../../../support/walk.ts'

const WEEK = 7 * 24 * 3_600_000

async function reader(shop: Shop) {
  const headers = { cookie: await shop.login(), origin: 'http://shop.test' }
  return {
    headers,
    async revenue(query = ''): Promise<Revenue> {
      const answer = await shop.request(`/api/orders/revenue${query}`, { headers })
      expect(answer.status).toBe(200)
      return ((await answer.json()) as { data: Revenue }).data
    },
  }
}
const grossOf = async (shop: Shop, id: number) => (await shop.storage.read.orders.byId(id))?.totalGross ?? 0

test('Today is told beside the same weekday until the same time, by branch, without what nobody makes', async () => {
  const shop = await openWalk()
  await (await handOf(shop)).put('menus', 1, { branches: [1, 2] })
  const before = await order(shop)
  shop.clock.advance(60_000 * 5)
  // After this time of day: it does not count a week later.
  await order(shop)
  shop.clock.advance(WEEK - 60_000 * 3)
  const { headers, revenue } = await reader(shop)
  const mine = await order(shop)
  const other = await order(shop, { branch: 2 })
  const gone = await order(shop)
  await shop.request(`/api/orders/${gone.id}/status/cancel`, json('POST', {}, headers))
  const [gross, elsewhere] = [await grossOf(shop, mine.id), await grossOf(shop, other.id)]
  expect(await revenue()).toEqual({
    currency: 'EUR',
    today: { orders: 2, gross: gross + elsewhere },
    done: { orders: 0, gross: 0 },
    lastWeek: { orders: 1, gross: await grossOf(shop, before.id) },
  })
  expect((await revenue('?filter[branch]=2')).today).toEqual({ orders: 1, gross: elsewhere })
})

test('What was given back is no revenue, and nobody learns it who is not signed in', async () => {
  const shop = await openWalk()
  const { headers, revenue } = await reader(shop)
  const placed = await order(shop)
  for (const step of ['confirm', 'completed'])
    await shop.request(`/api/orders/${placed.id}/status/${step}`, json('POST', {}, headers))
  const call = { uid: crypto.randomUUID(), reason: 'Kulanz', amount: 20 }
  expect((await shop.request(`/api/orders/${placed.id}/refunds`, json('POST', call, headers))).status).toBe(201)
  const gross = (await grossOf(shop, placed.id)) - 20
  expect(await revenue()).toMatchObject({ today: { orders: 1, gross }, done: { orders: 1, gross } })
  expect((await shop.request('/api/orders/revenue')).status).toBe(401)
})
