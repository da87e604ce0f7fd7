import { afterEach, beforeEach, expect, test } from 'vitest'
import { countFavourites } from '../../../../server/ordering/orders/countFavourites.ts'
import { askOf, documentsWith, orderOf, quoteOf } from '../../../support/counter.ts'
import { json, openShop, type Shop } from '../../../support/shop.ts'

const DAY = 24 * 3_600_000
let shop: Shop
let cookie: string
beforeEach(async () => {
  shop = await openShop({ documents: documentsWith({}) })
  cookie = await shop.login()
})
afterEach(() => shop.close())

/** Orders with these products, handed over or only placed. */
async function order(count: number, products: readonly number[], isFinished = true) {
  const items = products.map(product => ({ product, amount: 1 }))
  const quote = (await askOf(shop, '/api/quote', json('POST', quoteOf({ items })))).body.data
  const expectedTotal = quote.pricing.totalGross
  for (let placed = 0; placed < count; placed++) {
    const { body } = await askOf(shop, '/api/orders', json('POST', orderOf({ items, expectedTotal })))
    const { data } = await askOf(shop, `/api/orders/public/${body.data.uid}/${body.data.hash}`).then(each => each.body)
    const steps = isFinished ? ['confirm', 'in-delivery', 'completed'] : ['confirm']
    for (const step of steps)
      expect((await shop.request(`/api/orders/${data.id}/status/${step}`, json('POST', {}, { cookie }))).status).toBe(
        200,
      )
  }
}
/** What guests' devices are told. */
async function told() {
  const { data } = (await askOf(shop, '/api/init')).body as { data: { url: string; data: never }[] }
  return data.find(({ url }) => url === '/favourites')?.data ?? []
}

test('One order shows nothing, enough of them show what is popular and what goes together, and nothing of who ordered', async () => {
  await order(1, [1, 2])
  await countFavourites(shop)
  expect(await told()).toEqual([])
  await order(8, [1, 2])
  await order(4, [3])
  expect(await countFavourites(shop)).toBe(1)
  const [own] = await told()
  expect(own).toEqual({
    id: 1,
    rev: expect.any(String),
    branch: 1,
    popular: [1, 2],
    pairs: [
      { product: 1, with: [2] },
      { product: 2, with: [1] },
    ],
    asOf: expect.any(String),
  })
})

test('Only finished orders of the last sixty days count', async () => {
  await order(9, [1], false)
  await countFavourites(shop)
  expect(await told()).toEqual([])
  await order(9, [2])
  shop.clock.advance(61 * DAY)
  await countFavourites(shop)
  expect(await told()).toEqual([])
})

test('What did not change is not told again; a branch that wants no suggestions has none', async () => {
  await order(9, [1])
  expect([await countFavourites(shop), await countFavourites(shop)]).toEqual([1, 0])
  const { rev } = (await askOf(shop, '/api/branches/1')).body.data
  await shop.request('/api/branches/1', json('PUT', { rev, isSuggestingOff: true }, { cookie: await shop.login() }))
  expect(await countFavourites(shop)).toBe(1)
  expect(await told()).toMatchObject([{ popular: [], pairs: [] }])
})
