import { expect, test } from 'vitest'
import { DAY } from '../../schema/base/zonedTime.ts'
import { notes } from '../../schema/business/note.ts'
import { checkChain } from '../../server/base/logs/checkChain.ts'
import { runRetention } from '../../server/retention.ts'
import { order } from '../support/boards.ts'
import { ADMIN, json, type Shop } from '../support/shop.ts'
import { openWalk } from '../support/walk.ts'

const origin = 'http://shop.test'

async function staffOf(shop: Shop) {
  const headers = { cookie: await shop.login(), origin }
  return {
    headers,
    send: (method: string, path: string, body: object) => shop.request(`/api${path}`, json(method, body, headers)),
    async complete(id: number) {
      for (const step of ['confirm', 'in-delivery', 'completed'])
        expect((await shop.request(`/api/orders/${id}/status/${step}`, json('POST', {}, headers))).status).toBe(200)
    },
    state: async () => (await (await shop.request('/api/privacy/retention', { headers })).json()).data,
  }
}

const contactOf = async (shop: Shop, id: number) => JSON.parse((await shop.storage.read.orders.byId(id))?.contact ?? '')

test('Orders lose their guest after the days that are set, once they have ended, and keep what they came to', async () => {
  const shop = await openWalk()
  const staff = await staffOf(shop)
  const [ended, open] = [await order(shop), await order(shop)]
  await staff.complete(ended.id)
  shop.clock.advance(89 * DAY)
  const recent = await order(shop)
  await (await staffOf(shop)).complete(recent.id)
  expect(await runRetention(shop.deps)).toMatchObject({ guest: 0 })
  shop.clock.advance(2 * DAY)
  expect(await runRetention(shop.deps)).toMatchObject({ guest: 1 })
  expect(await contactOf(shop, ended.id)).toEqual({})
  for (const { id } of [open, recent]) expect(await contactOf(shop, id)).toMatchObject({ lastName: 'Öllinger' })
  expect((await shop.storage.read.orders.byId(ended.id))?.totalGross).toBe(240)
  // The one that nobody had ended is found once somebody has.
  await (await staffOf(shop)).complete(open.id)
  expect(await runRetention(shop.deps)).toMatchObject({ guest: 1 })
  expect(await contactOf(shop, open.id)).toEqual({})
})

test('Notes about an order go with its guest, also those a device without network brings later; devices are told', async () => {
  const shop = await openWalk()
  const { id } = await order(shop)
  const staff = await staffOf(shop)
  await staff.complete(id)
  const note = async (text: string, on = `orders:${id}`) => {
    const body = { on, text, author: '', writtenAt: new Date(shop.clock.now()).toISOString(), isDone: false }
    expect((await (await staffOf(shop)).send('POST', '/notes', body)).status).toBe(201)
    return body
  }
  const before = await note('Frau Öllinger rief an')
  await note('Teig bestellen', 'products:1')
  shop.clock.advance(91 * DAY)
  const erasures = () => shop.storage.read.documents.entry('erasures', 'erasures', 1)
  expect(await erasures()).toBeUndefined()
  await runRetention(shop.deps)
  expect(await erasures()).toMatchObject({ deleted: 0 })
  await (await staffOf(shop)).send('POST', '/notes', before)
  shop.clock.advance(DAY)
  await note('Beleg liegt im Ordner')
  await runRetention(shop.deps)
  const left = (await shop.storage.read.documents.every(notes)).map(({ text }) => text)
  expect(left.toSorted()).toEqual(['Beleg liegt im Ordner', 'Teig bestellen'])
})

test('A company stays named on its voucher until the years of its country are over', async () => {
  const shop = await openWalk()
  const { id } = await order(shop, { isCompany: true, companyName: 'Obst GmbH', vatNumber: 'ATU12345675' })
  await (await staffOf(shop)).complete(id)
  shop.clock.advance(91 * DAY)
  await runRetention(shop.deps)
  expect(await contactOf(shop, id)).toEqual({
    isCompany: true,
    companyName: 'Obst GmbH',
    vatNumber: 'ATU12345675',
    country: 'AT',
  })
  shop.clock.set(Date.parse('2033-12-31T12:00:00Z'))
  expect(await runRetention(shop.deps)).toMatchObject({ company: 0 })
  shop.clock.set(Date.parse('2034-01-01T12:00:00Z'))
  expect(await runRetention(shop.deps)).toMatchObject({ company: 1 })
  expect(await contactOf(shop, id)).toEqual({})
})

test('What the log knows of whom goes after its days, and its chain holds', async () => {
  const shop = await openWalk()
  await shop.signIn(ADMIN.email, ADMIN.password)
  const before = await shop.storage.read.log.list({ kind: 'signIn', before: 9e9, from: 0, to: 9e15, limit: 1 })
  expect(before[0]?.personal).toContain('local')
  shop.clock.advance(31 * DAY)
  expect((await runRetention(shop.deps)).addresses).toBeGreaterThan(0)
  const after = await shop.storage.read.log.list({ kind: 'signIn', before: 9e9, from: 0, to: 9e15, limit: 1 })
  expect(after[0]?.personal).toBeNull()
  expect(await checkChain(shop.deps)).toMatchObject({ brokenAt: null })
})

test('How long is set within bounds, stands in the log, and the office says when the next run is and what the last one took', async () => {
  const shop = await openWalk()
  const staff = await staffOf(shop)
  expect(await staff.state()).toMatchObject({ days: { guest: 90, messages: 30, addresses: 30 }, lastAt: null })
  expect((await staff.send('PUT', '/privacy/retention', { guest: 3, messages: 30, addresses: 30 })).status).toBe(422)
  expect((await staff.send('PUT', '/privacy/retention', { guest: 30, messages: 30, addresses: 30 })).status).toBe(200)
  await runRetention(shop.deps)
  expect(await staff.state()).toMatchObject({
    days: { guest: 30 },
    lastAt: shop.clock.now(),
    nextAt: Date.parse('2026-06-17T01:50:00Z'),
    removed: { guest: 0 },
  })
  const log = await (await shop.request('/api/logs?kind=settings', { headers: staff.headers })).json()
  expect(log.data[0].facts).toEqual({ deed: 'retention', guest: 30 })
  expect((await shop.request('/api/privacy/retention')).status).toBe(401)
})
