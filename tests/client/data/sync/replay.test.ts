import type { RxCollection } from 'rxdb'
import { expect, onTestFinished, test } from 'vitest'
import { openDatabase } from '../../../../client/data/engine/database.ts'
import { type Envelope, type EnvelopeRow, envelopeSchema, rowOf } from '../../../../client/data/engine/envelope.ts'
import type { Snapshot } from '../../../../client/data/engine/snapshot.ts'
import { createReplay, type Portion, rowsIn } from '../../../../client/data/sync/replay.ts'
import { device } from '../../../support/device.ts'

const row = (id: number, rev = '1-a'): EnvelopeRow =>
  rowOf({ _id: `products:${id}`, _rev: rev, type: 'products', title: '', parent: '', order: 0, body: { id } })
const snapshotOf = (seq: string, ids: readonly number[]): Snapshot => ({
  seq,
  at: 0,
  data: [{ url: '/products', data: ids.map(id => ({ id, rev: '1-a' })) }],
})

async function collectionWith(ids: readonly number[]): Promise<RxCollection<Envelope>> {
  const { world } = device({
    request: () => Promise.reject(new Error()),
    clock: { now: () => 0 },
  })
  const database = await openDatabase<{ documents: RxCollection<Envelope> }>(world, {
    name: 'replay',
    collections: { documents: { schema: envelopeSchema } },
  })
  onTestFinished(async () => void (await database.close()))
  await write(database.documents, { rows: ids.map(id => row(id)), checkpoint: { seq: '', complete: true } })
  return database.documents
}

async function write(collection: RxCollection<Envelope>, { rows }: Portion): Promise<void> {
  for (const { _deleted, ...document } of rows)
    if (_deleted) await collection.findOne(document._id).remove()
    else await collection.upsert(document)
}

const idsIn = async (collection: RxCollection<Envelope>) => (await rowsIn(collection)).map(({ body }) => body['id'])

test('An empty device begins at the beginning and goes on where it stopped', async () => {
  const collection = await collectionWith([])
  const replay = createReplay(collection, null)
  expect(await replay.since(undefined)).toBe('0')
  const page = await replay.take([row(1), row(2)], '2.e1', true)
  expect(page).toMatchObject({ rows: [{}, {}], checkpoint: { seq: '2.e1', complete: true } })
  await write(collection, page)
  expect(await createReplay(collection, null).since(page.checkpoint)).toBe('2.e1')
})

test('What was handed over is not asked for again while the device still writes it; a device that begins anew with nothing asks for everything', async () => {
  const collection = await collectionWith([])
  const replay = createReplay(collection, null)
  await replay.since(undefined)
  const { checkpoint } = await replay.take([row(1)], '1.e1', true)
  expect(await replay.since(checkpoint)).toBe('1.e1')
  expect(await createReplay(collection, null).since(checkpoint)).toBe('0')
})

test('A snapshot stands for the beginning of the feed, in portions, and then the feed goes on from its position', async () => {
  const collection = await collectionWith([])
  const replay = createReplay(collection, snapshotOf('7.e1', [1, 2, 3]))
  const portions = [await replay.fromSnapshot(undefined, 2, 2), await replay.fromSnapshot(undefined, 2, 2)]
  expect(portions.map(portion => portion?.rows.length)).toEqual([2, 1])
  expect(portions.map(portion => portion?.checkpoint)).toEqual([
    { seq: '7.e1', complete: false },
    { seq: '7.e1', complete: true },
  ])
  for (const portion of portions) await write(collection, portion!)
  expect(await replay.fromSnapshot(portions[1]!.checkpoint, 2, 2)).toBeNull()
  expect(await replay.since(portions[1]!.checkpoint)).toBe('7.e1')
})

test('A small snapshot comes in small portions, a big one in ten', async () => {
  const firstOf = async (count: number) => {
    const ids = Array.from({ length: count }, (_, index) => index + 1)
    const portion = await createReplay(await collectionWith([]), snapshotOf('7.e1', ids)).fromSnapshot(undefined, 4, 9)
    return portion?.rows.length
  }
  expect(await Promise.all([3, 30, 61, 500].map(firstOf))).toEqual([3, 4, 7, 9])
})

test('A snapshot of the same epoch is passed over where the device only has to catch up', async () => {
  const collection = await collectionWith([1, 2])
  const replay = createReplay(collection, snapshotOf('7.e1', [1, 2, 3]))
  expect(await replay.fromSnapshot({ seq: '5.e1', complete: true }, 2, 2)).toBeNull()
})

test('A snapshot of another epoch replaces everything, and what it does not name goes', async () => {
  const collection = await collectionWith([1, 2, 9])
  const replay = createReplay(collection, snapshotOf('3.e2', [1, 2]))
  const portion = await replay.fromSnapshot({ seq: '500.e1', complete: true }, 1000, 1000)
  await write(collection, portion!)
  expect(await idsIn(collection)).toEqual([1, 2])
})

test('A feed that began anew is read whole, and what it does not name goes at its end', async () => {
  const collection = await collectionWith([1, 2, 9])
  const replay = createReplay(collection, null)
  const before = { seq: '500.e1', complete: true }
  expect(await replay.since(before)).toBe('500.e1')
  expect(await replay.isForeign('500.e1', '2.e2')).toBe(true)
  const first = await replay.take([row(1, '1-x'), row(3)], '2.e2', false)
  expect(first.checkpoint).toEqual({ seq: '2.e2', complete: false })
  await write(collection, first)
  expect(await idsIn(collection)).toEqual([1, 2, 3, 9])
  expect(await replay.since(first.checkpoint)).toBe('2.e2')
  await write(collection, await replay.take([row(2)], '3.e2', true))
  expect(await idsIn(collection)).toEqual([1, 2, 3])
})

test('A replay that was cut half-way begins anew: otherwise nobody would know any more what is gone', async () => {
  const collection = await collectionWith([1, 2, 9])
  expect(await createReplay(collection, null).since({ seq: '2.e2', complete: false })).toBe('0')
})

test('A device whose documents the browser cleared, but not its position, begins anew', async () => {
  const collection = await collectionWith([])
  expect(await createReplay(collection, null).since({ seq: '500.e1', complete: true })).toBe('0')
})
