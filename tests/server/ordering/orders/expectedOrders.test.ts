import { afterEach, expect, test } from 'vitest'
import { askOf, documentsWith, orderOf } from '../../../support/counter.ts'
import { json, openShop, type Shop } from '../../../support/shop.ts'

const WEEK = 7 * 86_400_000
let shop: Shop
afterEach(() => shop.close())

test('Whoever sees the orders of a branch is told what the week will probably bring it; nobody else is', async () => {
  shop = await openShop({ documents: documentsWith({}) })
  for (const number of [0, 0, 1]) {
    const { status } = await askOf(shop, '/api/orders', json('POST', orderOf({}, number)))
    expect(status).toBe(201)
  }
  shop.clock.advance(WEEK)
  const ask = async (branch: number, cookie: string, from = '2026-06-22') =>
    askOf(shop, `/api/orders/expected?from=${from}&filter[branch]=${branch}`, { headers: { cookie } })
  const anna = await shop.loginAs('anna')
  const { status, body } = await ask(1, anna)
  expect(status).toBe(200)
  const days: { date: string; hours: number[] }[] = body.data
  expect(days.map(({ date, hours }) => [date, hours.reduce((sum, orders) => sum + orders, 0)])).toEqual([
    ['2026-06-22', 0],
    ['2026-06-23', 2],
    ['2026-06-24', 0],
    ['2026-06-25', 0],
    ['2026-06-26', 0],
    ['2026-06-27', 0],
    ['2026-06-28', 0],
  ])
  expect((await ask(2, anna)).status).toBe(403)
  expect((await ask(1, '')).status).toBe(401)
  expect((await ask(1, anna, 'morgen')).status).toBe(400)
})
