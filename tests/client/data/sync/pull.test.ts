import { getUnderlyingPersistentStorage, type RxCollection } from 'rxdb'
import { expect, onTestFinished, test } from 'vitest'
import { type Envelope, envelopeSchema } from '../../../../client/data/engine/envelope.ts'
import { rowsIn } from '../../../../client/data/sync/replay.ts'
import { openReplica } from '../../../../client/data/sync/replica.ts'
import { device, until } from '../../../support/device.ts'
import { openShop } from '../../../support/shop.ts'
import { openDesk, settled } from '../../../support/walk.ts'

test('A first sign-in asks for no page of a feed twice', async () => {
  const desk = await openDesk(await openDemo())
  await settled(desk)
  const pages = desk.device.asked.filter(path => path.includes('/_changes?'))
  const fromTheBeginning = pages.filter(path => path.includes('since=0'))
  expect(fromTheBeginning.map(databaseOf).toSorted()).toEqual([...new Set(pages.map(databaseOf))].toSorted())
  expect(pages).toEqual([...new Set(pages)])
})

test('A device is not current while it still writes what came, though the server has nothing more to tell', async () => {
  const at = device(await openDemo())
  const replica = await openReplica(at.world, {
    name: 'public',
    database: 'public-current',
    collections: { documents: 'public' },
    schema: envelopeSchema,
  })
  onTestFinished(() => replica.close())
  const documents = replica.documents('public')
  const { goOn } = slowDisk(documents)
  const held: Promise<number>[] = []
  const nothingMore = Promise.withResolvers<void>()
  replica.follow({
    onRows: rows => rows.length === 0 && nothingMore.resolve(),
    onCurrent: () => held.push(rowsIn(documents).then(rows => rows.length)),
  })
  await nothingMore.promise
  expect([held.length, replica.connection.get()]).toMatchObject([0, { replicating: true, asOf: null }])
  goOn()
  await until(replica.connection.subscribe, () => replica.connection.get()?.replicating === false)
  const { doc_count: all } = await (await at.world.fetch('/replication/public')).json()
  expect(await held[0]).toBe(all)
})

test('A device without room does not say it holds everything, and has all of it once there is room again', async () => {
  const at = device(await openDemo())
  const declaration = {
    name: 'public',
    database: 'public-full',
    collections: { documents: 'public' },
    schema: envelopeSchema,
  }
  const replica = await openReplica(at.world, declaration)
  onTestFinished(() => replica.close())
  const documents = replica.documents('public')
  const disk = fullDisk(documents)
  const told: number[] = []
  replica.follow({ onCurrent: when => told.push(when) })
  const is = (unkept: boolean) => until(replica.connection.subscribe, () => replica.connection.get()?.unkept === unkept)
  await is(true)
  await new Promise(setImmediate)
  expect([told, replica.connection.get()]).toMatchObject([[], { asOf: null, unkept: true }])
  disk.makeRoom()
  at.pass(60_000)
  await is(false)
  const { doc_count: all } = await (await at.world.fetch('/replication/public')).json()
  expect((await rowsIn(documents)).length).toBe(all)
})

async function openDemo() {
  const shop = await openShop()
  onTestFinished(() => shop.close())
  return shop
}

const databaseOf = (path: string) => path.split('/')[2] ?? ''

/** Holds what is written back until it may go on. */
function slowDisk(collection: RxCollection<Envelope>) {
  const storage = getUnderlyingPersistentStorage(collection.storageInstance)
  const write = storage.bulkWrite.bind(storage)
  const open = Promise.withResolvers<void>()
  storage.bulkWrite = async (...rows) => {
    await open.promise
    return write(...rows)
  }
  return { goOn: () => open.resolve() }
}

/** Refuses whatever is written until there is room. */
function fullDisk(collection: RxCollection<Envelope>) {
  const storage = getUnderlyingPersistentStorage(collection.storageInstance)
  const write = storage.bulkWrite.bind(storage)
  let isFull = true
  storage.bulkWrite = async (...rows) => {
    if (isFull) throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
    return write(...rows)
  }
  return { makeRoom: () => (isFull = false) }
}
