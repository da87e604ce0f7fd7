import { expect, test } from 'vitest'
import { pair } from '../../../support/boards.ts'
import { openPaymentWorld, type PaymentWorld } from '../payments/world.ts'

async function listed({ shop }: PaymentWorld, list: 'held' | 'current') {
  const answer = await shop.request(`/api/orders/${list}`, { headers: { cookie: await shop.login() } })
  const { data } = (await answer.json()) as { data: { id: number; name: string; heldUntil: string | null }[] }
  return data.map(({ id, name, heldUntil }) => ({ id, name, heldUntil }))
}

test('An order that holds its place and is not paid is told to staff, with who and until when, and to no screen', async () => {
  const world = await openPaymentWorld()
  const { id } = await world.place('mollie')
  expect(await listed(world, 'held')).toEqual([{ id, name: 'Anna Huber', heldUntil: '2026-06-16T10:30:00.000Z' }])
  expect(await listed(world, 'current')).toEqual([])
  const { token } = await pair(world.shop, 'kitchen', 1)
  const asScreen = { headers: { authorization: `Bearer ${token}` } }
  expect((await world.shop.request('/api/orders/held', asScreen)).status).toBe(401)
})

test('Paid it is one to make; let go it holds nothing any more, and what its guest pays all the same goes back', async () => {
  const world = await openPaymentWorld()
  const [paid, released] = [await world.place('mollie'), await world.place('mollie')]
  const pages = [await world.openPage(paid), await world.openPage(released)]
  await world.press(pages[0] ?? '', 'paid')
  await world.advance(3000)
  expect((await world.asStaff(`/api/orders/${released.id}/status/confirm`)).status).toBe(409)
  expect((await world.asStaff(`/api/orders/${released.id}/status/cancel`)).status).toBe(200)
  expect(await listed(world, 'held')).toEqual([])
  expect(await listed(world, 'current')).toMatchObject([{ id: paid.id, heldUntil: null }])
  await world.press(pages[1] ?? '', 'paid')
  await world.advance(60_000)
  const order = await world.shop.storage.read.orders.byId(released.id)
  expect(order).toMatchObject({ status: 'canceled', paymentState: 'refunded' })
})
