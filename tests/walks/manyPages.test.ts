import { brotliDecompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { createCall } from '../../client/data/engine/http.ts'
import { fetchPage } from '../../client/data/shop/pagesInSight.ts'
import type { PublicSite } from '../../schema/website/site.ts'
import { configOf } from '../support/business.ts'
import { device, until } from '../support/device.ts'
import { json, type Shop } from '../support/shop.ts'
import { textOf } from '../support/sites.ts'
import { openPhone, openWalk, type Phone } from '../support/walk.ts'

const PAGES = 5000
/** As many words as people use in reports of a club, in another order on each page: packing gains what it gains of real ones. */
const vocabulary = Array.from({ length: 4000 }, (_, at) => ((at + 11) ** 3 * 7919).toString(36).slice(0, 3 + (at % 7)))
const wordsOf = (page: number) =>
  Array.from({ length: 330 }, (_, at) => vocabulary[((page + 1) * 7919 * (at + 3) * 104_729) % 4000]).join(' ')
const { id: _id, rev: _rev, ...config } = configOf()
const documents = [
  { type: 'config', id: 1, body: config },
  ...Array.from({ length: PAGES }, (_, page) => ({
    type: 'sites',
    id: page + 1,
    body: {
      path: `aktuelles/bericht-${page + 1}`,
      type: 'news',
      name: `Bericht ${page + 1}`,
      isPublic: true,
      content: { body: [{ key: 'a', type: 'text', value: { text: textOf(wordsOf(page)) } }], images: [] },
    },
  })),
]

const isWhole = (site: PublicSite | undefined) => site !== undefined && !('partial' in site)
const wholes = ({ catalogue }: Phone) => catalogue.list('sites').filter(isWhole)
const textIn = (site: PublicSite | undefined) => JSON.stringify(site?.content.body)
const visit = ({ device: at, catalogue }: Phone, id: number) => fetchPage(catalogue, id, createCall(at.world.fetch))
const isLive = ({ catalogue }: Phone) => until(catalogue.subscribe, () => catalogue.freshness().source === 'live')

async function rename(shop: Shop, id: number, name: string): Promise<void> {
  const cookie = await shop.login()
  const { data } = await (await shop.request(`/api/sites/${id}`, { headers: { cookie } })).json()
  expect((await shop.request(`/api/sites/${id}`, json('PUT', { ...data, name }, { cookie }))).status).toBe(200)
}

test('A guest’s first load of a website of 5,000 pages stays small, and every page once seen is read without the server', async () => {
  const shop = await openWalk({ documents })
  const answer = await shop.request('/api/init/guest', { headers: { 'accept-encoding': 'br' } })
  const packed = Buffer.from(await answer.arrayBuffer())
  const all = await (await shop.request('/api/init')).text()
  expect(packed.length).toBeLessThan(500_000)
  expect(brotliDecompressSync(packed).length).toBeLessThan(all.length / 3)
  expect(all.match(/"partial"/g)).toBeNull()

  const at = device(shop)
  const phone = await openPhone(shop, at)
  await isLive(phone)
  expect(phone.catalogue.list('sites')).toHaveLength(PAGES)
  expect(wholes(phone).length).toBeGreaterThan(50)
  expect(wholes(phone).length).toBeLessThan(500)
  expect(at.asked.filter(path => path.includes('since=0&'))).toEqual([])
  // What it is given whole are the latest.
  expect(isWhole(phone.catalogue.get('sites', PAGES))).toBe(true)
  expect(isWhole(phone.catalogue.get('sites', 7))).toBe(false)
  expect(textIn(phone.catalogue.get('sites', 7))).toContain(wordsOf(6).slice(0, 130))

  expect(await visit(phone, 7)).toBe(true)
  expect(await visit(phone, 8)).toBe(true)
  expect(textIn(phone.catalogue.get('sites', 7))).toContain(wordsOf(6))
  await phone.kept()
  await phone.close()

  at.network(false)
  const offline = await openPhone(shop, at, true)
  expect(textIn(offline.catalogue.get('sites', 7))).toContain(wordsOf(6))
  expect(isWhole(offline.catalogue.get('sites', 9))).toBe(false)
  expect(await visit(offline, 9)).toBe(false)

  // What is edited comes whole, seen before or not, and is what the next visit shows.
  await rename(shop, 7, 'Bericht 7, berichtigt')
  await rename(shop, 9, 'Bericht 9, berichtigt')
  at.network(true)
  await until(offline.catalogue.subscribe, () =>
    [7, 9].every(id => offline.catalogue.get('sites', id)?.name.endsWith('berichtigt')),
  )
  await offline.kept()
  await offline.close()
  at.network(false)
  const again = await openPhone(shop, at, true)
  for (const id of [7, 8, 9]) expect(textIn(again.catalogue.get('sites', id))).toContain(wordsOf(id - 1))
  expect([7, 8, 9].map(id => again.catalogue.get('sites', id)?.name)).toEqual([
    'Bericht 7, berichtigt',
    'Bericht 8',
    'Bericht 9, berichtigt',
  ])
})

test('A website that is small is given whole, as everything else is', async () => {
  const shop = await openWalk({ documents: documents.slice(0, 40) })
  const [given, all] = await Promise.all(
    ['/api/init/guest', '/api/init'].map(async path => (await shop.request(path)).text()),
  )
  expect(given).toBe(all)
})

test('A device whose server was put back asks for what a new one is given and not for the whole feed; pages it has seen stay, what is gone goes', async () => {
  const some = documents.slice(0, 401)
  const former = await openWalk({ documents: [...some, { type: 'tags', id: 1, body: { name: 'Vegan' } }] })
  const at = device(former)
  const phone = await openPhone(former, at)
  await isLive(phone)
  expect(await visit(phone, 7)).toBe(true)
  await phone.kept()
  await phone.close()

  // The same documents, told by a feed of another beginning.
  const shop = await openWalk({ documents: some })
  const cut = device(shop, at.world.prefix.slice(0, -1))
  const again = await openPhone(shop, cut, true)
  await until(again.catalogue.subscribe, () => again.catalogue.get('tags', 1) === undefined)
  await isLive(again)
  await again.kept()
  expect(again.catalogue.list('sites')).toHaveLength(400)
  expect(textIn(again.catalogue.get('sites', 7))).toContain(wordsOf(6))
  expect(isWhole(again.catalogue.get('sites', 9))).toBe(false)
  expect(cut.asked.filter(path => path.includes('since=0&'))).toEqual([])
  await rename(shop, 9, 'Bericht 9, berichtigt')
  await until(again.catalogue.subscribe, () => isWhole(again.catalogue.get('sites', 9)))
})
