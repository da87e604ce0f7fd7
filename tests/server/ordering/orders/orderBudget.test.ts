import { randomUUID } from 'node:crypto'
import { afterEach, describe, expect, test } from 'vitest'
import { pair } from '../../../support/boards.ts'
import { askOf, documentsWith, many, orderOf } from '../../../support/counter.ts'
import { json, openShop, type Shop } from '../../../support/shop.ts'
import { openPaymentWorld } from '../payments/world.ts'

const MINUTE = 60_000
let shop: Shop
afterEach(() => shop.close())
const open = async (openOrdersPerAddress = 24) => {
  shop = await openShop({ documents: documentsWith({}), rateLimits: true, openOrdersPerAddress })
}
/** Another guest with a phone of their own. */
const guest = (number: number) => ({ phone: `+43664${String(1_000_000 + number)}` })
const place = async (given: object) => {
  const order = orderOf(given)
  const { status, body, headers } = await askOf(shop, '/api/orders', json('POST', order))
  return { status, code: body.errors?.[0].code, uid: order.uid, order, retryAfter: headers.get('retry-after') }
}

describe('Orders nobody has taken up', () => {
  test('of one address are so many, and each that is confirmed makes room for the next', async () => {
    await open()
    const placed = await Promise.all(many(30).map(number => place(guest(number))))
    const taken = placed.filter(({ status }) => status === 201)
    expect(taken).toHaveLength(24)
    expect(placed.find(({ status }) => status !== 201)).toMatchObject({
      status: 429,
      code: 'tooManyOrders',
      retryAfter: '300',
    })
    // What is here already is answered again, however many wait.
    const [first] = taken
    expect((await shop.request('/api/orders', json('POST', first?.order))).status).toBe(200)
    const { id } = (await shop.storage.read.orders.byUid(first?.uid ?? ''))!
    await shop.request(`/api/orders/${id}/status/confirm`, json('POST', {}, { cookie: await shop.login() }))
    expect([(await place(guest(40))).status, (await place(guest(41))).status]).toEqual([201, 429])
  })

  test('make no room by being called off: each of them is on the disk, and mails have told of it', async () => {
    await open()
    for (const number of many(24)) {
      const { uid } = await place(guest(number))
      const { hash } = (await shop.storage.read.orders.byUid(uid))!
      expect((await shop.request(`/api/orders/public/${uid}/${hash}/cancel`, json('POST', {}))).status).toBe(200)
    }
    expect(await place(guest(40))).toMatchObject({ status: 429, code: 'tooManyOrders' })
    shop.clock.advance(61 * MINUTE)
    expect((await place(guest(40))).status).toBe(201)
  })

  test('count for an hour: a branch that never confirms stays open', async () => {
    await open()
    for (const number of many(24)) await place(guest(number))
    expect((await place(guest(40))).status).toBe(429)
    shop.clock.advance(61 * MINUTE)
    expect((await place(guest(40))).status).toBe(201)
  })

  test('of one phone are a hundred, however it is written', async () => {
    await open(240)
    for (const _again of many(100)) expect((await place({ phone: '+43 664 1234567' })).status).toBe(201)
    expect(await place({ phone: '+436641234567' })).toMatchObject({ status: 429, code: 'tooManyOrders' })
    expect((await place(guest(1))).status).toBe(201)
  })

  test('and what was refused does not count', async () => {
    await open()
    for (const number of many(30)) expect((await place({ ...guest(number), expectedTotal: 1 })).status).toBe(409)
    expect((await place(guest(40))).status).toBe(201)
  })
})

describe('An order', () => {
  test.each([
    ['a text as long as a page', { items: [{ product: 1, amount: 1, parts: { a: 'x'.repeat(1001) } }] }, 422],
    ['sixty texts', { items: many(60).map(() => ({ product: 1, amount: 1, parts: { a: 'x'.repeat(900) } })) }, 422],
    ['more than anybody orders', { comment: 'x'.repeat(70_000) }, 413],
  ])('with %s is refused before anything is written', async (_what, given, status) => {
    await open()
    for (const path of ['/api/orders', '/api/quote']) {
      const text = JSON.stringify(orderOf(given))
      const headers = { 'Content-Type': 'application/json', 'Content-Length': String(text.length) }
      expect((await shop.request(path, { method: 'POST', headers, body: text })).status).toBe(status)
    }
  })
})

describe('Unpaid orders', () => {
  test('of one address hold few places; what is paid or given up makes room, and what nobody opened is given up sooner', async () => {
    const world = await openPaymentWorld(undefined, { rateLimits: true, openOrdersPerAddress: 24 })
    shop = world.shop
    const items = [{ product: 1, amount: 3 }]
    const { body } = await askOf(shop, '/api/quote', json('POST', { branch: 1, items }))
    const online = () => ({
      ...orderOf(guest(Number.parseInt(randomUUID().slice(0, 4), 16))),
      branch: 1,
      items,
      expectedTotal: body.data.pricing.totalGross,
      paymentMethod: 'mollie',
    })
    const send = async (order: object) => {
      const answer = await askOf(shop, '/api/orders', json('POST', order))
      return { status: answer.status, code: answer.body.errors?.[0].code, ...answer.body.data }
    }
    const first = await send(online())
    expect([first.status, (await send(online())).status]).toEqual([201, 201])
    expect(await send(online())).toMatchObject({ status: 429, code: 'tooManyUnpaid' })
    expect((await send({ ...online(), paymentMethod: 'cash' })).status).toBe(201)
    // The first guest is on the page to pay on; the second never went there.
    await world.openPage({ ...first, id: 0, total: 0 })
    await world.advance(11 * MINUTE)
    expect((await shop.storage.read.orders.byUid(first.uid))?.status).toBe('new')
    expect([(await send(online())).status, (await send(online())).code]).toEqual([201, 'tooManyUnpaid'])
  })
})

test('A paired kiosk is not counted: it stands before the branch’s own people', async () => {
  await open()
  const { headers } = await pair(shop, 'kiosk', 1)
  for (const _again of many(30))
    expect((await shop.request('/api/orders', json('POST', orderOf({}), headers))).status).toBe(201)
})
