import { expect, onTestFinished, test } from 'vitest'
import { openScreen } from '../../client/data/signage/screen.ts'
import { boardGroups } from '../../schema/signage/live/boardRows.ts'
import { scenes } from '../../schema/signage/scene.ts'
import { screens } from '../../schema/signage/screen.ts'
import { segments } from '../../schema/signage/segment.ts'
import { streams } from '../../schema/signage/stream.ts'
import { createBackground } from '../../server/background.ts'
import { order } from '../support/boards.ts'
import { branchOf, categoryOf, configOf, menuOf, productOf } from '../support/business.ts'
import { askOf } from '../support/counter.ts'
import { device } from '../support/device.ts'
import { pairDevice } from '../support/pairedDevice.ts'
import { json } from '../support/shop.ts'
import { liveLayers } from '../support/signage.ts'
import { openWalk, present } from '../support/walk.ts'

const document = <Kept extends { readonly id: number; readonly rev?: string }>(
  type: string,
  { id, rev: _rev, ...body }: Kept,
) => ({ type, id, body })
const board = { ...liveLayers.board, categories: [1] }
const layers = [board, { ...liveLayers.numbers, key: 'numbers' }, { ...liveLayers.news, key: 'news' }]
const report = {
  path: 'advent',
  type: 'news',
  name: 'Advent',
  content: { title: 'Advent im Haus', body: [], images: [] },
  isPublic: true,
}

const documents = [
  document('config', configOf()),
  document('branches', branchOf({ id: 1 })),
  document('branches', branchOf({ id: 2, identifier: 'bahnhof', name: 'Bahnhof' })),
  document('categories', categoryOf({ id: 1 })),
  document('categories', categoryOf({ id: 2, name: 'Torten' })),
  document('products', productOf({ id: 1, name: 'Semmel', price: 120 })),
  document('products', productOf({ id: 2, name: 'Brezel', price: 190, internalNote: 'Lieferant wechseln' })),
  document('products', productOf({ id: 3, name: 'Torte', price: 450 })),
  document(
    'menus',
    menuOf({
      branches: [1],
      catalog: [
        { category: 1, products: [1, 2] },
        { category: 2, products: [3] },
      ],
    }),
  ),
  document('scenes', { ...scenes.blank, id: 1, path: 'tafel', name: 'Tafel', layers }),
  document('digital-signage-segments', {
    ...segments.blank,
    id: 1,
    name: 'Tafel',
    content: { type: 'scene', scene: 1 },
  }),
  document('digital-signage-streams', { ...streams.blank, id: 1, name: 'Stream', segments: [1] }),
  document('digital-signage-devices', {
    ...screens.blank,
    id: 1,
    identifier: 'tv',
    name: 'TV',
    branch: 1,
    streams: [1],
  }),
  document('sites', { id: 1, ...report }),
]

/** A TV of the bakery that was let in, and staff who change what it shows. */
async function openTv() {
  const shop = await openWalk({ documents })
  const cookie = await shop.login()
  const background = createBackground(shop.deps)
  background.start()
  onTestFinished(() => background.stop())
  const tv = device(shop)
  tv.signIn((await pairDevice(shop, 1, cookie, 'screen')).cookie)
  const replica = await openScreen(1, tv.world)
  onTestFinished(() => replica.close())
  const rows = () => {
    const { live, scenes: drawn } = replica.content.get() ?? {}
    const own = drawn?.get(1)?.layers.find(layer => layer.type === 'board')
    const groups = live && own ? boardGroups(own, { ...live, now: shop.clock.now() }) : []
    return groups.flatMap(group =>
      group.rows.map(({ name, price, out }) => [name, out ?? price.replace('\u00A0', ' ')].join(' ')),
    )
  }
  const shows = (...expected: string[]) =>
    present({ ...replica.content, get: rows }, found => JSON.stringify(found) === JSON.stringify(expected))
  const change = async (path: string, body: object) => {
    const { rev } = (await askOf(shop, `/api/${path}`, { headers: { cookie } })).body.data
    expect((await askOf(shop, `/api/${path}`, json('PUT', { rev, ...body }, { cookie }))).status).toBe(200)
  }
  return { shop, cookie, tv, replica, rows, shows, change }
}

test('A TV shows a new price, strikes out what is sold out at its branch, and takes it back by the clock without network', async () => {
  const { shop, cookie, tv, rows, shows, change } = await openTv()
  await shows('Semmel 1,20 €', 'Brezel 1,90 €')
  await change('products/2', { price: 210 })
  await shows('Semmel 1,20 €', 'Brezel 2,10 €')

  const endsAt = new Date(shop.clock.now() + 3_600_000).toISOString()
  for (const branch of [1, 2]) {
    const out = { kind: 'soldOut', branch, modes: [], product: branch, reason: '', endsAt }
    expect((await askOf(shop, '/api/switches', json('POST', out, { cookie }))).status).toBe(201)
  }
  await shows('Semmel ausverkauft', 'Brezel 2,10 €')
  tv.network(false)
  shop.clock.advance(3_600_000)
  expect(rows()).toEqual(['Semmel 1,20 €', 'Brezel 2,10 €'])
})

test('A board by tags follows what staff tag, and guests are told of no tag', async () => {
  const { shop, rows, shows, change, replica } = await openTv()
  await shows('Semmel 1,20 €', 'Brezel 1,90 €')
  await change('products/2', { tags: [4, 5] })
  await change('products/3', { tags: [5] })
  await change('scenes/1', { layers: [{ ...board, tags: [4] }] })
  await shows('Brezel 1,90 €')
  await change('products/1', { tags: [4] })
  await shows('Semmel 1,20 €', 'Brezel 1,90 €')
  await change('products/2', { tags: [] })
  await shows('Semmel 1,20 €')
  // What it does not show it does not have.
  expect([2, 3].map(id => replica.content.get()?.live?.catalogue.product(id))).toEqual([undefined, undefined])
  expect(rows()).toEqual(['Semmel 1,20 €'])
  const guest = (await askOf(shop, '/api/products/1')).body.data
  expect([guest.name, 'tags' in guest]).toEqual(['Semmel', false])
})

test('A TV is told of a number that is called and of news in words, and has nobody’s name, no note of staff and no other product', async () => {
  const { shop, cookie, replica, shows } = await openTv()
  await shows('Semmel 1,20 €', 'Brezel 1,90 €')
  const { id, ticketNumber } = await order(shop)
  const confirmed = await askOf(shop, `/api/orders/${id}/status/confirm`, json('POST', {}, { cookie }))
  expect(confirmed.status).toBe(200)
  const numbers = { ...replica.content, get: () => replica.content.get()?.live?.numbers }
  await present(numbers, found => found?.some(({ number }) => number === ticketNumber) ?? false)
  // What is for tomorrow is being made tomorrow.
  const tomorrow = shop.clock.now() + 86_400_000
  const later = await order(shop, { appointmentDate: new Date(tomorrow).toISOString() })
  await askOf(shop, `/api/orders/${later.id}/status/confirm`, json('POST', {}, { cookie }))
  await present(numbers, found => found?.some(({ from }) => from === tomorrow - 20 * 60_000) ?? false)
  expect(replica.content.get()?.live?.news).toMatchObject([{ title: 'Advent im Haus' }])
  const rows = await shop.storage.read.documents.names('screen-1')
  const kept = await Promise.all(rows.map(({ type, id }) => shop.storage.read.documents.entry('screen-1', type, id)))
  const told = JSON.stringify(kept)
  expect(['Semmel', ticketNumber, 'Advent im Haus'].filter(word => !told.includes(word))).toEqual([])
  expect(['Anna', 'Öllinger', '+436641234567', 'Lieferant', 'Torte"'].filter(word => told.includes(word))).toEqual([])
})
