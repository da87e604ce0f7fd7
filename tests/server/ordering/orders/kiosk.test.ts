import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { reviewTexts } from '../../../../schema/ordering/kioskOrder.ts'
import { branchOf, categoryOf, configOf, menuOf, productOf } from '../../../support/business.ts'
import { askOf } from '../../../support/counter.ts'
import { offlineOrder } from '../../../support/kioskOrder.ts'
import { deviceDocument, pairDevice } from '../../../support/pairedDevice.ts'
import { json, NOON, openShop, type Shop } from '../../../support/shop.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
let shop: Shop
let admin: string
let bearer: Record<string, string>
const seed = (type: string, { id, rev: _rev, ...body }: { id: number; rev: string }) => ({ type, id, body })
beforeEach(async () => {
  shop = await openShop({
    documents: [
      seed('config', configOf()),
      seed('branches', branchOf({ isATMCardEnabled: true })),
      seed('branches', branchOf({ id: 2, identifier: 'bahnhof' })),
      seed('categories', categoryOf()),
      seed('products', productOf()),
      seed('menus', menuOf({ catalog: [{ category: 1, products: [1] }] })),
      deviceDocument(1),
      deviceDocument(2),
    ],
  })
  admin = await shop.login()
  ;({ bearer } = await pairDevice(shop, 1, admin))
  await shop.request('/api/devices/lease', json('POST', {}, bearer))
})
afterEach(() => shop.close())

const place = (body: object, headers: Record<string, string> = bearer) =>
  askOf(shop, '/api/orders', json('POST', body, headers))
const stored = async (uid: string) => {
  const order = await shop.storage.read.orders.byUid(uid)
  if (!order) throw new Error('There is no such order.')
  return order
}
const reasonsOf = async (uid: string): Promise<string[]> => {
  const { id } = await stored(uid)
  return (await shop.storage.read.orders.events(id)).flatMap(({ action }) => reviewTexts(action))
}
const change = async (path: string, changes: object) => {
  admin = await shop.login()
  const { rev } = (await askOf(shop, path, { headers: { cookie: admin } })).body.data
  const changed = await askOf(shop, path, json('PUT', { rev, ...changes }, { cookie: admin }))
  expect(changed.status).toBe(200)
}
const online = (given: object = {}) => ({
  uid: randomUUID(),
  branch: 1,
  items: [{ product: 1, amount: 2 }],
  expectedTotal: 240,
  paymentMethod: 'cash',
  ...given,
})

describe('with network a kiosk orders like a guest', () => {
  test('without contact data, with a number of the server, and the branch knows at which device', async () => {
    const order = online()
    const placed = await place(order)
    expect([placed.status, placed.body.data.ticketNumber]).toEqual([201, '1'])
    expect(await stored(order.uid)).toMatchObject({ device: 1, needsReview: 0 })
    expect((await place(online(), {})).status).toBe(422)
  })

  test('nothing is no order, not even one that was taken without network', async () => {
    for (const order of [online(), offlineOrder(NOON - MINUTE)]) {
      const refused = await place({ ...order, items: [], expectedTotal: 0 })
      expect([refused.status, refused.body.errors[0].message]).toEqual([422, 'Keine Produkte im Warenkorb!'])
    }
  })

  test('another price is 409 with a fresh quote; only cash and card, no delivery, only at its own branch', async () => {
    const refused = await place(online({ expectedTotal: 200 }))
    expect([refused.status, refused.body.data.quote.pricing.totalGross]).toEqual([409, 240])
    expect((await place(online({ paymentMethod: 'mollie' }))).status).toBe(422)
    expect((await place(online({ isDelivery: true }))).status).toBe(422)
    expect((await place(online({ branch: 2 }))).status).toBe(403)
  })
})

describe('without network it is taken as it was', () => {
  test('with the number on the slip, at the time it was ordered, and the branch sees it at once', async () => {
    const order = offlineOrder(shop.clock.now() - HOUR)
    const placed = await place(order)
    expect([placed.status, placed.body.data.ticketNumber]).toEqual([201, 'K1-001'])
    expect(await stored(order.uid)).toMatchObject({
      needsReview: 0,
      createdAt: shop.clock.now() - HOUR,
      totalGross: 240,
      businessDay: '2026-06-16',
    })
    const listed = await shop.storage.read.boards.listed()
    expect(listed).toHaveLength(1)
  })

  test('sent again it is answered alike, however often', async () => {
    const order = offlineOrder(shop.clock.now())
    const first = await place(order)
    for (const _ of [1, 2, 3]) {
      const again = await place(order)
      expect([again.status, again.body]).toEqual([200, first.body])
    }
  })

  test('an address that is none is dropped and the order taken: no mail goes to it, and one that is true gets its mail', async () => {
    for (const [at, email, kept] of [
      [1, 'nirgends', null],
      [2, 'erika@example.com, otto@example.com', null],
      [3, 'erika@example.com\r\nBcc: otto@example.com', null],
      [4, 'erika@example.com', 'erika@example.com'],
      [5, ' erika@example.com\r\n', 'erika@example.com'],
    ] as const) {
      for (const order of [{ ...offlineOrder(NOON, { count: at }), email }, online({ email })]) {
        expect([email, (await place(order)).status]).toEqual([email, 201])
        const { id, contact } = await stored(order.uid)
        expect(JSON.parse(contact).email).toBe(kept)
        const mails = (await shop.storage.read.jobs.ofOrder(id)).filter(({ kind }) => kind === 'mail')
        expect([email, mails.length]).toEqual([email, kept === null ? 0 : 1])
      }
    }
  })

  test('a price that was valid then is honoured without review', async () => {
    shop.clock.advance(HOUR)
    await change('/api/products/1', { price: 150 })
    const order = offlineOrder(shop.clock.now() - 30 * MINUTE)
    order.offline.catalogueAt = new Date(shop.clock.now() - 45 * MINUTE).toISOString()
    await place(order)
    expect(await stored(order.uid)).toMatchObject({ needsReview: 0, totalGross: 240 })
  })

  test('a price nobody had is stored as it was shown, and a person is to look at it', async () => {
    const order = offlineOrder(shop.clock.now(), { price: 99 })
    expect((await place(order)).status).toBe(201)
    const { id, ...kept } = await stored(order.uid)
    expect(kept).toMatchObject({ needsReview: 1, totalGross: 198 })
    expect(await shop.storage.read.orders.items(id)).toMatchObject([{ unitPrice: 99, gross: 198, name: 'Semmel' }])
    expect(await reasonsOf(order.uid)).toEqual(['Die Preise am Kiosk waren andere als die des Angebots.'])
  })

  test('the price of a catalogue older than a day is nobody’s offer any more', async () => {
    shop.clock.advance(40 * HOUR)
    await change('/api/products/1', { price: 150 })
    shop.clock.advance(30 * HOUR)
    const order = offlineOrder(shop.clock.now())
    order.offline.catalogueAt = new Date(shop.clock.now() - 60 * HOUR).toISOString()
    await place(order)
    expect(await reasonsOf(order.uid)).toContain('Die Preise am Kiosk waren andere als die des Angebots.')
  })

  test('sold out, closed or gone meanwhile is looked at and not lost', async () => {
    const paused = {
      kind: 'paused',
      branch: 1,
      modes: [],
      reason: '',
      endsAt: new Date(shop.clock.now() + HOUR).toISOString(),
    }
    await askOf(shop, '/api/switches', json('POST', paused, { cookie: admin }))
    const first = offlineOrder(shop.clock.now())
    await place(first)
    expect(await reasonsOf(first.uid)).toHaveLength(1)
    shop.clock.advance(HOUR)
    const { rev } = (await askOf(shop, '/api/products/1', { headers: { cookie: admin } })).body.data
    await shop.request(`/api/products/1?rev=${rev}`, json('DELETE', { rev }, { cookie: admin }))
    const second = offlineOrder(shop.clock.now(), { count: 2 })
    expect((await place(second)).status).toBe(201)
    expect(await reasonsOf(second.uid)).toContain('Ein Produkt gibt es nicht mehr.')
    expect(await stored(second.uid)).toMatchObject({ needsReview: 1, totalGross: 240 })
    // And what staff mistype of it costs what the slip says once it is put right.
    const { id } = await stored(second.uid)
    for (const [index, amount] of [0.001, 2].entries())
      await askOf(shop, `/api/orders/${id}/items/0`, json('PUT', { rev: 2 + index, amount }, { cookie: admin }))
    expect(await stored(second.uid)).toMatchObject({ rev: 4, totalGross: 240 })
  })

  test('one that comes a day later is looked at; a clock that is ahead is not believed', async () => {
    const late = offlineOrder(shop.clock.now() - 24 * HOUR - MINUTE)
    await place(late)
    expect(await reasonsOf(late.uid)).toContain('Die Bestellung kam mehr als einen Tag später an.')
    const onTime = offlineOrder(shop.clock.now() - 3 * HOUR, { count: 2 })
    await place(onTime)
    expect(await reasonsOf(onTime.uid)).toEqual([])
    const early = offlineOrder(shop.clock.now() + HOUR, { count: 3 })
    await place(early)
    expect(await stored(early.uid)).toMatchObject({ createdAt: shop.clock.now(), needsReview: 1 })
    const forgotten = offlineOrder(0, { count: 4 })
    await place(forgotten)
    expect(await stored(forgotten.uid)).toMatchObject({ createdAt: shop.clock.now(), businessDay: '2026-06-16' })
    expect(await reasonsOf(forgotten.uid)).toContain('Die Uhr des Kiosks ging falsch.')
  })

  test('a number that another order has gets a suffix; one that was not leased is looked at', async () => {
    const [one, other] = [offlineOrder(shop.clock.now()), offlineOrder(shop.clock.now())]
    await place(one)
    expect((await place(other)).body.data.ticketNumber).toBe('K1-001-2')
    expect(await reasonsOf(other.uid)).toEqual(['Die Nummer war schon vergeben oder dem Kiosk nicht zugeteilt.'])
    const foreign = offlineOrder(shop.clock.now(), { prefix: 'K7' })
    await place(foreign)
    expect(await stored(foreign.uid)).toMatchObject({ ticketNumber: 'K7-001', needsReview: 1 })
  })

  test('only what was asked for in form: cash or card, from a kiosk that is let in', async () => {
    const order = offlineOrder(shop.clock.now())
    expect((await place({ ...order, paymentMethod: 'mollie' })).status).toBe(422)
    expect((await place({ ...order, offline: { ...order.offline, ticket: '17' } })).status).toBe(422)
    expect((await place(order, {})).status).toBe(401)
    await shop.request('/api/devices/1/tokens', { method: 'DELETE', headers: { cookie: admin } })
    expect((await place(order)).status).toBe(401)
    const again = await pairDevice(shop, 1, admin)
    expect((await place(order, again.bearer)).status).toBe(201)
  })

  test('what had arrived before the kiosk gave up waiting is one order, with the number on the slip', async () => {
    const { offline, ...order } = offlineOrder(shop.clock.now())
    expect((await place(order)).body.data.ticketNumber).toBe('1')
    const again = await place({ ...order, offline })
    expect([again.status, again.body.data.ticketNumber]).toEqual([200, 'K1-001'])
    expect((await place({ ...order, offline })).body).toEqual(again.body)
    const { id, ticketNumber } = await stored(order.uid)
    expect([id, ticketNumber]).toEqual([1, 'K1-001'])
    expect(await shop.storage.read.orders.byId(2)).toBeUndefined()
  })
})
