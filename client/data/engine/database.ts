import { createRxDatabase, type RxCollectionCreator, type RxDatabase, removeRxDatabase } from 'rxdb'
import { getRxStorageDexie } from 'rxdb/plugins/storage-dexie'
import { bulkReads } from './bulkReads.ts'
import { hash } from './hash.ts'
import { packedBodies } from './packedBodies.ts'
import { sheaves } from './sheaves.ts'
import { wholeReads } from './wholeReads.ts'
import type { World } from './world.ts'

/** How long (ms) an opening waits for the same database to be closed elsewhere in the page. */
const PATIENCE_MS = 2000

interface DatabaseWish<Collections> {
  readonly name: string
  readonly collections: { readonly [Name in keyof Collections]: RxCollectionCreator }
  /** Written through to the disk before a write counts as done: for what exists nowhere else. */
  readonly strict?: boolean
  /**
   * Makes it a cache of this name: dropped and filled again where it cannot be opened, and one of the same name but for
   * other shapes or another scope is taken off the device.
   */
  readonly cache?: string
}

/**
 * Opens a database of this device with its collections. A cache that the device refuses even when it is empty (no room,
 * no storage in private windows) lives in memory until the page is closed; for anything else the refusal is thrown.
 */
export async function openDatabase<Collections>(
  world: World,
  wish: DatabaseWish<Collections>,
): Promise<RxDatabase<Collections>> {
  if (wish.cache !== undefined) await dropFormer(world, wish.cache, wish.name)
  try {
    return await open<Collections>(world, wish)
  } catch (error) {
    // Opened twice in one page, or too much opened: the content is fine and may be in use.
    const isMistake = error instanceof Error && 'code' in error && ['DB8', 'COL23'].includes(String(error.code))
    if (wish.cache === undefined || isMistake) throw error
  }
  try {
    await dropDatabase(world, wish.name)
    return await open<Collections>(world, wish)
  } catch {
    return open<Collections>({ ...world, storage: 'memory' }, wish)
  }
}

/** Removes a database of this device with everything in it; it must be closed. */
export async function dropDatabase(world: World, name: string): Promise<void> {
  await removeRxDatabase(world.prefix + name, await storageOf(world, {}))
}

/** Takes a cache off the device, whatever shapes it had. One that another page still has open goes the next time. */
export async function dropCache(world: World, cache: string): Promise<void> {
  const key = `${cache}:cache`
  const former = world.memo.get(key)
  if (!former) return
  await dropDatabase(world, former).then(
    () => world.memo.set(key, null),
    () => undefined,
  )
}

async function dropFormer(world: World, cache: string, name: string): Promise<void> {
  const key = `${cache}:cache`
  const former = world.memo.get(key)
  world.memo.set(key, name)
  // One that another page still has open with the old program goes the next time.
  if (former && former !== name) await dropDatabase(world, former).catch(() => world.memo.set(key, former))
}

/** Resolves, by name, when the database that is open in this page (or being opened) is closed. */
const held = new Map<string, Promise<void>>()

async function open<Collections>(world: World, wish: DatabaseWish<Collections>): Promise<RxDatabase<Collections>> {
  const name = world.prefix + wish.name
  const former = held.get(name)
  let release = () => {}
  const holding = new Promise<void>(resolve => {
    release = resolve
  })
  held.set(name, holding)
  // A view that is left and entered again opens before the former one has closed.
  if (former) await Promise.race([former, passed(world, PATIENCE_MS)])
  try {
    const database = await create<Collections>(world, wish, name)
    const close = database.close.bind(database)
    database.close = () => close().finally(release)
    return database
  } catch (error) {
    release()
    throw error
  } finally {
    void holding.then(() => held.get(name) === holding && held.delete(name))
  }
}

async function create<Collections>(
  world: World,
  wish: DatabaseWish<Collections>,
  name: string,
): Promise<RxDatabase<Collections>> {
  const database = await createRxDatabase<Collections>({
    name,
    storage: await storageOf(world, wish),
    // In a walk every device has its own memory; in a browser the pages of one device share a database.
    multiInstance: world.storage === 'device',
    hashFunction: input => Promise.resolve(hash(String(input))),
  })
  try {
    await database.addCollections<Collections>({ ...wish.collections })
    return database
  } catch (error) {
    await database.close()
    throw error
  }
}

function passed(world: World, ms: number): Promise<void> {
  return new Promise(resolve => world.after(ms, resolve))
}

async function storageOf(world: World, { strict = false, cache }: Pick<DatabaseWish<unknown>, 'strict' | 'cache'>) {
  // Hardly any device needs it.
  if (world.storage === 'memory') return (await import('./memoryStorage.ts')).memoryStorage
  return getRxStorageDexie({
    addons: [packedBodies, bulkReads, ...(cache === undefined ? [] : [sheaves]), wholeReads],
    ...(strict && { chromeTransactionDurability: 'strict' as const }),
  })
}
