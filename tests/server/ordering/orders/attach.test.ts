import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Upload } from '../../../../schema/base/calls.ts'
import { json, openShop, type Shop } from '../../../support/shop.ts'
import { pictureOf, post } from '../../base/media/guestFiles.ts'

let shop: Shop
let cake: { id: number; parts: object }
let picture: Buffer
beforeAll(async () => {
  shop = await openShop()
  picture = await pictureOf().png().toBuffer()
  const { data } = await (await shop.request('/api/products?limit=500')).json()
  const found = data.find(({ name }: { name: string }) => name === 'Geburtstagstorte')
  cake = { id: found.id, parts: { groesse: '18 cm, 8 Stück', boden: 'Schokolade', fuelle: ['Himbeere'] } }
})
afterAll(() => shop.close())

const upload = async (name = 'Zeichnung.png', bytes = picture): Promise<Upload> =>
  (await post(shop, name, bytes)).body.data
const key = ({ id, publicHash }: Upload) => ({ id, publicHash })
const itemWith = (bild: unknown) => ({ product: cake.id, amount: 1, parts: { ...cake.parts, bild } })

async function order(...bilder: unknown[]) {
  const items = bilder.map(itemWith)
  const quote = await (await shop.request('/api/quote', json('POST', { branch: 1, items }))).json()
  const call = {
    uid: randomUUID(),
    expectedTotal: quote.data?.pricing.totalGross ?? 0,
    branch: 1,
    items,
    firstName: 'Maria',
    lastName: 'Gruber',
    paymentMethod: 'cash',
    legalInstructions: true,
    privacyPolicy: true,
  }
  const response = await shop.request('/api/orders', json('POST', call))
  return { call, status: response.status, body: await response.json() }
}

const orderOf = async (uid: string) => {
  const row = await shop.storage.read.orders.byUid(uid)
  if (!row) throw new Error('There is no such order.')
  return { row, items: await shop.storage.read.orders.items(row.id) }
}

describe('A file becomes part of the order that names it', () => {
  test('with what the server knows of it, whatever the guest says', async () => {
    const file = await upload()
    const { status, call } = await order({ ...key(file), name: 'Rechnung bezahlt', extension: 'svg', version: 9 })
    expect(status).toBe(201)
    const { row, items } = await orderOf(call.uid)
    const { values, lines } = JSON.parse(items[0]?.parts ?? '{}')
    const { mimeType: _mimeType, ...shown } = file
    expect(values.bild).toEqual([shown])
    expect(lines).toContain('Bild auf der Torte: Zeichnung.png')
    expect((await shop.storage.read.uploads.byId(file.id))?.order).toBe(row.id)
  })

  test('once: the same order sent again is the same order, and two items may share a file', async () => {
    const file = await upload()
    const { status, call } = await order(key(file), key(file))
    expect(status).toBe(201)
    expect((await shop.request('/api/orders', json('POST', call))).status).toBe(200)
  })
})

describe('Nothing is ordered, and nothing attached, with a file', () => {
  test.each<[string, (file: Upload) => unknown, string]>([
    ['that is not there', file => ({ ...key(file), id: file.id + 100_000 }), 'uploadGone'],
    ['of somebody else, whose hash nobody told', file => ({ ...key(file), publicHash: '0'.repeat(48) }), 'uploadGone'],
    ['by a hash that is too short', file => ({ ...key(file), publicHash: file.publicHash.slice(1) }), 'uploadGone'],
  ])('%s', async (_what, wanted, code) => {
    const file = await upload()
    const other = await upload()
    const { status, body, call } = await order(key(other), wanted(file))
    expect(status).toBe(409)
    expect(body.errors).toEqual([
      {
        code,
        message: 'Die Datei zu „Bild auf der Torte“ liegt nicht mehr vor. Bitte laden Sie sie erneut hoch.',
        field: 'items.1.parts.bild',
      },
    ])
    expect(body.data.quote.pricing.totalGross).toBe(call.expectedTotal)
    expect((await shop.storage.read.uploads.byId(other.id))?.order).toBeNull()
    expect(await shop.storage.read.orders.byUid(call.uid)).toBeUndefined()
  })

  test('by its id alone', async () => {
    const { id } = await upload()
    const { status, body } = await order({ id })
    expect([status, body.errors[0].field.startsWith('items.0.parts.bild')]).toEqual([422, true])
  })

  test('that another order has', async () => {
    const file = await upload()
    await order(key(file))
    const { status, body } = await order(key(file))
    expect([status, body.errors[0].code, body.errors[0].field]).toEqual([409, 'uploadUsed', 'items.0.parts.bild'])
  })

  test('that is no picture where a picture is wanted', async () => {
    const file = await upload('Plan.txt', Buffer.from('Plan'))
    const { status, body } = await order({ ...key(file), extension: 'png' })
    expect([status, body.errors[0].code]).toEqual([409, 'uploadWrongType'])
  })

  test('that two orders want at the same time: one gets it', async () => {
    const file = await upload()
    const both = await Promise.all([order(key(file)), order(key(file))])
    expect(both.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([201, 409])
  })
})
