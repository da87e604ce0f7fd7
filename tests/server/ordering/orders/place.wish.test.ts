import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { json, openShop, type Shop } from '../../../support/shop.ts'

let shop: Shop
beforeEach(async () => {
  shop = await openShop()
})
afterEach(() => shop.close())

const ask = async (path: string, init?: RequestInit) => {
  const response = await shop.request(path, init)
  return { status: response.status, body: await response.json() }
}
const roll = async () =>
  (await ask('/api/products?limit=500')).body.data.find((product: { name: string }) => product.name === 'Handsemmel')

test('a wish goes with its line to whoever makes the order and back to the guest, and two wishes are two lines', async () => {
  const product = await roll()
  const items = [
    { product: product.id, amount: 1, wish: '  ohne\nMehl ' },
    { product: product.id, amount: 1, wish: 'dunkel' },
  ]
  const quoted = (await ask('/api/quote', json('POST', { branch: 1, items }))).body.data
  expect(quoted.obstacles).toEqual([])
  const placed = await ask(
    '/api/orders',
    json('POST', {
      uid: randomUUID(),
      expectedTotal: quoted.pricing.totalGross,
      branch: 1,
      items,
      firstName: 'Maria',
      lastName: 'Gruber',
      paymentMethod: 'cash',
      legalInstructions: true,
      privacyPolicy: true,
    }),
  )
  expect(placed.status).toBe(201)
  const { uid, hash } = placed.body.data
  const seen = (await ask(`/api/orders/public/${uid}/${hash}`)).body.data
  expect(seen.items.map(({ wish }: { wish?: string }) => wish)).toEqual(['ohne Mehl', 'dunkel'])
  expect(seen.receipt.lines.map(({ texts }: { texts: string[] }) => texts)).toEqual([
    ['Wunsch: ohne Mehl', 'Allergene: A'],
    ['Wunsch: dunkel', 'Allergene: A'],
  ])
  const cookie = await shop.login()
  const board = await ask('/api/orders/current?branch=1', { headers: { cookie } })
  expect(JSON.stringify(board.body)).toContain('"lines":["Wunsch: ohne Mehl"],"allergens":["gluten"]')
})

test('a wish that is longer than the field is refused at its field', async () => {
  const product = await roll()
  const items = [{ product: product.id, amount: 1, wish: 'x'.repeat(121) }]
  const { status, body } = await ask('/api/quote', json('POST', { branch: 1, items }))
  expect([status, body.errors[0].field]).toEqual([422, 'items.0.wish'])
})
