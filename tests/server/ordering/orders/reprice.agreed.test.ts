import { describe, expect, test } from 'vitest'
import { configOf } from '../../../support/business.ts'
import { open } from '../../../support/schedules.ts'
import { openTill } from '../../../support/till.ts'

const rates = [
  { from: '2016-01-01', rate: 4.9 },
  { from: '2027-01-01', rate: 5 },
]
const config = { taxClasses: [...configOf().taxClasses, { key: 'bread', name: 'Brot', rates }] }
const start = Date.parse('2026-12-30T10:00:00Z')
const before = '2026-12-31T10:00:00.000Z'
const after = '2027-01-02T10:00:00.000Z'
const four = [{ product: 1, amount: 4 }]

/** One product, 4.9 % until the end of the year and 5 % from then on, goods and deposit alike. */
const openBakery = (branch: object = {}, at = start) =>
  openTill({
    config,
    start: at,
    branch,
    products: [{ price: 490, tax: 'bread', deposit: { amount: 100, tax: 'bread', label: 'Pfand' } }],
  })
type Till = Awaited<ReturnType<typeof openBakery>>

async function moneyOf({ shop, ask }: Till, { id, uid, hash }: { id: number; uid: string; hash: string }) {
  const { data } = (await ask(`/api/orders/public/${uid}/${hash}`)).body
  const items = await shop.storage.read.orders.items(id)
  return { taxes: data.receipt.taxes, total: data.totalGross, rates: items.map(({ rate }) => rate) }
}

const old = { taxes: [{ rate: 4.9, net: 2250, tax: 110, gross: 2360 }], total: 2360, rates: [4.9] }
const fresh = { taxes: [{ rate: 5, net: 2248, tax: 112, gross: 2360 }], total: 2360, rates: [5] }

describe('An order that is moved to another day is taxed by the rates of that day', () => {
  test('when the guest confirms the time the branch proposed', async () => {
    const till = await openBakery()
    const order = await till.placed({ items: four, appointmentDate: before })
    expect(await moneyOf(till, order)).toEqual(old)
    await till.staff('POST', `/api/orders/${order.id}/counter-appointment`, { appointmentDate: after })
    await till.staff('POST', `/api/orders/public/${order.uid}/${order.hash}/confirm-counter-appointment`, {})
    expect(await moneyOf(till, order)).toEqual(fresh)
  })

  test('when staff move it, and back, and when a line is changed after that', async () => {
    const till = await openBakery()
    const order = await till.placed({ items: four, appointmentDate: before })
    await till.staff('PUT', `/api/orders/${order.id}`, { rev: 1, appointmentDate: after })
    expect(await moneyOf(till, order)).toEqual(fresh)
    await till.staff('PUT', `/api/orders/${order.id}/items/0`, { rev: 2, amount: 3 })
    expect((await moneyOf(till, order)).taxes).toEqual([{ rate: 5, net: 1686, tax: 84, gross: 1770 }])
    await till.staff('PUT', `/api/orders/${order.id}/items/0`, { rev: 3, amount: 4 })
    await till.staff('PUT', `/api/orders/${order.id}`, { rev: 4, appointmentDate: before })
    expect(await moneyOf(till, order)).toEqual(old)
  })

  test('when the guest wants it at another time', async () => {
    const till = await openBakery()
    const order = await till.placed({ items: four, appointmentDate: before })
    await till.staff('POST', `/api/orders/public/${order.uid}/${order.hash}/time`, { appointmentDate: after })
    expect(await moneyOf(till, order)).toEqual(fresh)
  })
})

describe('A request without a time is taxed by the rates of the day on which it can be supplied once it is agreed', () => {
  const HOUR = 3_600_000
  async function requested(branch: object = {}, at = '2026-12-31T20:00:00Z') {
    const till = await openBakery({ isQuotationRequired: true, ...branch }, Date.parse(at))
    const order = await till.placed({ items: four })
    const offer = async (rev = 1) => {
      const validUntil = new Date(till.shop.clock.now() + 240 * HOUR).toISOString()
      expect((await till.staff('POST', `/api/orders/${order.id}/offer`, { rev, prices: [], validUntil })).status).toBe(
        200,
      )
    }
    const accept = () =>
      till.staff('POST', `/api/orders/public/${order.uid}/${order.hash}/offer/accept`, { expectedTotal: 2360 })
    return { till, order, offer, accept, money: () => moneyOf(till, order) }
  }

  test('when its guest accepts the offer, and when a line is changed after that', async () => {
    const { till, order, offer, accept, money } = await requested()
    await offer()
    till.shop.clock.advance(4 * HOUR)
    expect(await money()).toEqual(old)
    expect((await accept()).status).toBe(200)
    expect(await money()).toEqual(fresh)
    const added = [{ product: 1, amount: 1 }]
    await till.staff('POST', `/api/orders/${order.id}/lines`, { rev: 3, changes: [{ position: 0, amount: 3 }], added })
    expect(await money()).toEqual({ ...fresh, rates: [5, 5] })
  })

  test('when staff take it up without an offer, for then or for when they promise it', async () => {
    for (const [hours, call] of [
      [4, {}],
      [1, { promisedAt: '2027-01-02T10:00:00.000Z' }],
    ] as const) {
      const { till, order, money } = await requested()
      till.shop.clock.advance(hours * HOUR)
      expect((await till.staff('POST', `/api/orders/${order.id}/status/confirm`, call)).status).toBe(200)
      expect(await money()).toEqual(fresh)
    }
  })

  test('when the branch opens again in the new year only', async () => {
    const openingHours = [open('daily', '08:00–18:00')]
    const { till, offer, accept, money } = await requested({ openingHours }, '2026-12-31T16:00:00Z')
    await offer()
    expect(await money()).toEqual(old)
    till.shop.clock.advance(2 * HOUR)
    expect((await accept()).status).toBe(200)
    expect(await money()).toEqual(fresh)
  })

  test('already in the offer that is made in the new year, and not in one that is accepted before', async () => {
    const late = await requested()
    late.till.shop.clock.advance(4 * HOUR)
    await late.offer()
    expect(await late.money()).toEqual(fresh)
    const soon = await requested()
    await soon.offer()
    expect((await soon.accept()).status).toBe(200)
    expect(await soon.money()).toEqual(old)
  })
})

describe('What was agreed for the way holds when a line is changed', () => {
  const area = { area: 'A', price: 290, tax: 'drink', free: false, freeFromOrderValue: 5000 }
  const deliveryAreas = [area]
  const delivery = { isDelivery: true, deliveryArea: 'A', appointmentDate: before }

  test.each([
    ['20 %', 'drink', 20, 242],
    ['4.9 %', 'bread', 4.9, 276],
  ])('its rate of %s stays, whatever became of the area', async (_title, tax, rate, net) => {
    const till = await openBakery({ deliveryAreas: [{ ...area, tax }] })
    await till.put('/api/products/1', { tax: 'food', deposit: null })
    const order = await till.placed({ ...delivery, items: four })
    for (const [rev, changed] of [[{ ...area, area: 'B' }], []].entries()) {
      expect((await till.put('/api/branches/1', { deliveryAreas: changed })).status).toBe(200)
      await till.staff('PUT', `/api/orders/${order.id}/items/0`, { rev: rev + 1, amount: 5 + rev })
      const { taxes } = await moneyOf(till, order)
      expect(taxes).toContainEqual({ rate, net, tax: 290 - net, gross: 290 })
      expect(new Set(taxes.map((row: { rate: number }) => row.rate))).toEqual(new Set([10, rate]))
    }
  })

  test('there and back costs what it cost', async () => {
    const till = await openBakery({ deliveryAreas })
    const order = await till.placed({ ...delivery, items: [{ product: 1, amount: 2 }] })
    const placed = await moneyOf(till, order)
    expect(placed.total).toBe(2 * 590 + 290)
    await till.staff('PUT', `/api/orders/${order.id}/items/0`, { rev: 1, amount: 22 })
    expect((await moneyOf(till, order)).total).toBe(22 * 590)
    await till.staff('PUT', `/api/orders/${order.id}/items/0`, { rev: 2, amount: 2 })
    expect(await moneyOf(till, order)).toEqual(placed)
  })

  test('it is still free where the shop leaves something out, and where the area has become dearer since', async () => {
    const till = await openBakery({ deliveryAreas })
    const free = await till.placed({ ...delivery, items: [{ product: 1, amount: 20 }] })
    const paid = await till.placed({ ...delivery, items: four })
    await till.put('/api/branches/1', { deliveryAreas: [{ ...area, price: 900, freeFromOrderValue: null }] })
    await till.staff('PUT', `/api/orders/${free.id}/items/0`, { rev: 1, amount: 2 })
    expect((await moneyOf(till, free)).total).toBe(2 * 590)
    await till.staff('PUT', `/api/orders/${paid.id}/items/0`, { rev: 1, amount: 3 })
    expect((await moneyOf(till, paid)).total).toBe(3 * 590 + 290)
  })

  test('an order of the first days, which does not say what was agreed, keeps a rate it has', async () => {
    const till = await openBakery({ deliveryAreas })
    const order = await till.placed({ ...delivery, items: four })
    await till.shop.storage.write(async ({ orders }) => {
      const row = await orders.byId(order.id)
      if (!row) throw new Error('It was just placed.')
      const { agreed: _agreed, ...pricing } = JSON.parse(row.pricing)
      await orders.edit({ ...row, pricing: JSON.stringify(pricing) as typeof row.pricing })
    })
    await till.put('/api/branches/1', { deliveryAreas: [] })
    await till.staff('PUT', `/api/orders/${order.id}/items/0`, { rev: 2, amount: 3 })
    expect((await moneyOf(till, order)).taxes).toEqual([
      { rate: 4.9, net: 1687, tax: 83, gross: 1770 },
      { rate: 20, net: 242, tax: 48, gross: 290 },
    ])
  })
})
