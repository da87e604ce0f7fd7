import { join } from 'node:path'
import { expect, test } from 'vitest'
import { json, openShop } from '../support/shop.ts'
import { watchWrites } from './watchWrites.ts'

const MINUTE_MS = 60_000

test('Whoever is refused has written nothing but that they are still there and were refused; a document counts', async () => {
  const shop = await openShop()
  const headers = { cookie: await shop.login(), origin: 'http://shop.test' }
  const send = async (database: string, name: string): Promise<number> => {
    const docs = [{ _id: 'tags:900', body: { id: 900, name } }]
    return (await shop.request(`/replication/${database}/_bulk_docs`, json('POST', { docs }, headers))).status
  }
  const { count: writes, tables } = watchWrites(join(shop.dataDir, 'business.sqlite'))
  const began = writes()

  shop.clock.advance(11 * MINUTE_MS)
  expect(await send('public', 'Beim Abweisen')).toBe(403)
  // That the session is used is on the disk before the answer, that it was refused soon after.
  expect(writes()).toBe(began)
  await shop.deps.storage.settle()
  expect(writes()).toBe(began)
  expect((await shop.request('/api/tags/900', { headers })).status).toBe(404)

  expect(await send('office', 'Erlaubt')).toBe(201)
  expect(writes()).toBe(began + 1)
  expect(tables()).toEqual(expect.arrayContaining(['documents', 'feed', 'log_entries']))
  await shop.login()
  expect(writes()).toBe(began + 2)
  await shop.close()
})
