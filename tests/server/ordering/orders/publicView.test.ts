import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { UploadRef } from '../../../../schema/base/uploads.ts'
import type { PublicOrder } from '../../../../schema/ordering/calls.ts'
import type { Receipt } from '../../../../schema/ordering/receipt.ts'
import { json, openShop, type Shop } from '../../../support/shop.ts'
import { pictureOf, post } from '../../base/media/guestFiles.ts'
import { openPaymentWorld } from '../payments/world.ts'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())

const sum = (cents: readonly number[]): number => cents.reduce((total, each) => total + each, 0)
const products = async (): Promise<{ id: number; name: string }[]> =>
  (await (await shop.request('/api/products?limit=500')).json()).data
const idOf = async (name: string): Promise<number> =>
  (await products()).find(product => product.name.startsWith(name))?.id ?? 0

async function seenBy(guest: Shop, { uid, hash }: { uid: string; hash: string }): Promise<PublicOrder> {
  return (await (await guest.request(`/api/orders/public/${uid}/${hash}`)).json()).data
}

/** Orders what the call says for what it costs, and reads the order again as its guest. */
async function ordered(call: Record<string, unknown>): Promise<PublicOrder> {
  const wanted = { branch: 1, ...call }
  const { data: quote } = await (await shop.request('/api/quote', json('POST', wanted))).json()
  const contact = { firstName: 'Maria', lastName: 'Gruber', phone: '+436641234567', email: 'maria@example.com' }
  const address = { street: 'Gasse 1', zipCode: '1070', city: 'Wien' }
  const legal = { legalInstructions: true, privacyPolicy: true, paymentMethod: 'cash' }
  const expectedTotal = quote.pricing.totalGross
  const body = { uid: crypto.randomUUID(), expectedTotal, ...contact, ...address, ...legal, ...wanted }
  const answer = await shop.request('/api/orders', json('POST', body))
  if (answer.status !== 201) throw new Error(await answer.text())
  return seenBy(shop, (await answer.json()).data)
}

const receiptOf = ({ receipt }: PublicOrder): Receipt => {
  if (!receipt) throw new Error('There is no receipt.')
  return receipt
}

function expectToAddUp(order: PublicOrder): void {
  const { lines, goods, deposit, delivery, taxes } = receiptOf(order)
  expect(lines).toHaveLength(order.items.length)
  expect(sum(order.items.map(({ gross }) => gross))).toBe(goods)
  expect(sum(lines.map(line => line.deposit))).toBe(deposit)
  expect(goods + deposit + delivery).toBe(order.totalGross)
  expect(sum(taxes.map(({ gross }) => gross))).toBe(order.totalGross)
  for (const { net, tax, gross } of taxes) expect(net + tax).toBe(gross)
}

describe('The receipt of an order', () => {
  test('adds up to the cent: goods, deposit, delivery and taxes by rate', async () => {
    const { data: branch } = await (await shop.request('/api/branches/1')).json()
    const [area] = branch.deliveryAreas
    const items = [
      { product: await idOf('Handsemmel'), amount: 41 },
      { product: await idOf('Mineralwasser still'), amount: 3 },
    ]
    const order = await ordered({
      items,
      isDelivery: true,
      deliveryArea: area.area,
      zipCode: area.postcodes?.[0] ?? '1070',
    })
    expectToAddUp(order)
    const { deposit, deliveryArea, taxes } = receiptOf(order)
    expect(deposit).toBeGreaterThan(0)
    expect(deliveryArea).toBe(area.area)
    expect(taxes.length).toBeGreaterThan(1)
  })

  test('names the firm that ordered, and what was remarked, but no person', async () => {
    const firm = { isCompany: true, companyName: 'Holzbau Huber GmbH', vatNumber: 'ATU12345678', comment: 'Bitte warm' }
    const order = await ordered({ items: [{ product: await idOf('Handsemmel'), amount: 2 }], ...firm })
    expect(receiptOf(order)).toMatchObject({
      company: { name: 'Holzbau Huber GmbH', vatNumber: 'ATU12345678' },
      comment: 'Bitte warm',
    })
    const text = JSON.stringify(order)
    for (const personal of ['Maria', 'Gruber', '6641234567', 'maria@', 'Gasse']) expect(text).not.toContain(personal)
  })

  test('shows what was wished for, and the pictures that belong to it', async () => {
    const file: UploadRef = (await post(shop, 'Zeichnung.png', await pictureOf().png().toBuffer())).body.data
    const parts = { groesse: '18 cm, 8 Stück', boden: 'Schokolade', fuelle: ['Himbeere'], bild: file }
    const order = await ordered({ items: [{ product: await idOf('Geburtstagstorte'), amount: 1, parts }] })
    const [line] = receiptOf(order).lines
    expect(line?.texts).toContain('Bild auf der Torte: Zeichnung.png')
    expect(line?.uploads).toMatchObject([{ id: file.id, publicHash: file.publicHash, name: 'Zeichnung.png' }])
    expectToAddUp(order)
  })
})

describe('The money of an order that is paid online', () => {
  test('is not called paid any more once it goes back', async () => {
    const world = await openPaymentWorld()
    const placed = await world.place('mollie')
    const payment = (await world.openPage(placed)) ?? ''
    await world.press(payment, 'paid')
    await world.comeBack(placed)
    expect((await seenBy(world.shop, placed)).payment).toEqual({ lost: null, refunded: 0, refunding: 0 })
    await world.asStaff(`/api/orders/${placed.id}/status/reject`)
    expect((await seenBy(world.shop, placed)).payment).toMatchObject({ refunded: 0, refunding: placed.total })
    for (let minute = 0; minute < 5; minute++) await world.advance(61_000)
    const order = await seenBy(world.shop, placed)
    expect(order.payment).toMatchObject({ refunded: placed.total, refunding: 0 })
    expect(order.isRefunded).toBe(true)
    await world.shop.close()
  })

  test.each(['canceled', 'expired', 'failed'] as const)('tells a payment that was %s as that', async outcome => {
    const world = await openPaymentWorld()
    const placed = await world.place('mollie')
    await world.press((await world.openPage(placed)) ?? '', outcome)
    await world.comeBack(placed)
    const order = await seenBy(world.shop, placed)
    expect(order.payment?.lost).toBe(outcome)
    expect(order.paymentUrl).not.toBeNull()
    // Staff see the order without the way to pay: in it stands the key to the guest's view.
    const told = { headers: { cookie: await world.shop.login() } }
    const whole = await (await world.shop.request(`/api/orders/${order.id}`, told)).text()
    expect(JSON.parse(whole).data.paymentUrl).toBeNull()
    expect(whole).not.toContain(placed.hash)
    await world.shop.close()
  })
})
