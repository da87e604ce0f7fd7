import type { RxCollection } from 'rxdb'
import { expect, test } from 'vitest'
import { openDatabase } from '../../../../client/data/engine/database.ts'
import { type DeviceRow, rowSchema } from '../../../../client/data/engine/shelf.ts'
import { device } from '../../../support/device.ts'

type Rows = { rows: RxCollection<DeviceRow> }
const nowhere = { request: () => Promise.reject(new Error()), clock: { now: () => 0 } }
const row: DeviceRow = { key: 'a', at: 1, value: { typed: 'text' } }
const wish = (name: string, cache?: string) => ({
  name,
  collections: { rows: { schema: rowSchema } },
  ...(cache ? { cache } : {}),
})

test('What was written is there when the database is opened again', async () => {
  const { world } = device(nowhere)
  const first = await openDatabase<Rows>(world, wish('kept'))
  await first.rows.insert(row)
  await first.close()
  const again = await openDatabase<Rows>(world, wish('kept'))
  expect((await again.rows.findOne('a').exec())?.toJSON()).toEqual(row)
  await again.close()
})

test('A cache for other shapes takes the former one off the device', async () => {
  const { world } = device(nowhere)
  const former = await openDatabase<Rows>(world, wish('cache-1', 'cache'))
  await former.rows.insert(row)
  await former.close()
  const next = await openDatabase<Rows>(world, wish('cache-2', 'cache'))
  await next.close()
  const back = await openDatabase<Rows>(world, wish('cache-1', 'cache'))
  expect(await back.rows.find({ selector: {}, sort: [{ key: 'asc' }] }).exec()).toEqual([])
  await back.close()
})

test('A database opened twice in one page is a mistake that costs no content', async () => {
  const at = device(nowhere)
  const { world } = at
  const open = await openDatabase<Rows>(world, wish('twice', 'twice'))
  await open.rows.insert(row)
  const second = openDatabase<Rows>(world, wish('twice', 'twice'))
  await new Promise(resolve => setImmediate(resolve))
  at.pass(10_000)
  await expect(second).rejects.toMatchObject({ code: 'DB8' })
  expect(await open.rows.findOne('a').exec()).not.toBeNull()
  await open.close()
})

test('A view that is entered again before the former one has closed gets its database when it has', async () => {
  const { world } = device(nowhere)
  const opening = openDatabase<Rows>(world, wish('again'))
  const again = openDatabase<Rows>(world, wish('again'))
  const open = await opening
  await open.rows.insert(row)
  await open.close()
  expect(await (await again).rows.findOne('a').exec()).not.toBeNull()
  await (await again).close()
})

test('A cache that the device refuses lives in memory; what exists nowhere else is refused aloud', async () => {
  // There is no IndexedDB here at all, as in some private windows.
  const world = { ...device(nowhere).world, storage: 'device' as const }
  const cache = await openDatabase<Rows>(world, wish('refused', 'refused'))
  await cache.rows.insert(row)
  expect(await cache.rows.findOne('a').exec()).not.toBeNull()
  await cache.close()
  await expect(openDatabase<Rows>(world, wish('refused'))).rejects.toThrow()
})
