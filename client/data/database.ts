import { createRxDatabase, type RxCollectionCreator, type RxDatabase, removeRxDatabase } from 'rxdb'
import { getRxStorageDexie } from 'rxdb/plugins/storage-dexie'
import { getRxStorageMemory } from 'rxdb/plugins/storage-memory'
import { hash } from './hash.ts'
import type { World } from './world.ts'

export interface DatabaseWish {
  readonly name: string
  readonly collections: Readonly<Record<string, RxCollectionCreator>>
  /** Written through to the disk before a write counts as done: for what exists nowhere else. */
  readonly strict?: boolean
  /** A cache is dropped and filled again where it cannot be opened; anything else is an error. */
  readonly cache?: boolean
}

/**
 * Opens a database of this device with its collections. A cache that the device refuses even when it is empty (no room,
 * no storage in private windows) lives in memory until the page is closed; for anything else the refusal is thrown.
 */
export async function openDatabase<Collections>(world: World, wish: DatabaseWish): Promise<RxDatabase<Collections>> {
  try {
    return await open<Collections>(world, wish)
  } catch (error) {
    if (!wish.cache) throw error
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
  await removeRxDatabase(world.prefix + name, storageOf(world, false))
}

async function open<Collections>(world: World, wish: DatabaseWish): Promise<RxDatabase<Collections>> {
  const database = await createRxDatabase<Collections>({
    name: world.prefix + wish.name,
    storage: storageOf(world, wish.strict ?? false),
    // In a walk every device has its own memory; in a browser the pages of one device share a database.
    multiInstance: world.storage === 'device',
    eventReduce: true,
    hashFunction: input => Promise.resolve(hash(String(input))),
  })
  try {
    await database.addCollections({ ...wish.collections } as never)
  } catch (error) {
    await database.close()
    throw error
  }
  return database
}

const memory = getRxStorageMemory()

function storageOf(world: World, strict: boolean) {
  if (world.storage === 'memory') return memory
  return getRxStorageDexie(strict ? { chromeTransactionDurability: 'strict' } : {})
}
