import { existsSync, readdirSync } from 'node:fs'
import { mkdir, readdir, rename } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { closingRev, nextRev } from '../documents/revisions.ts'
import { closeFile, copyForOwner, linkForOwner, makeFolders } from '../ownFiles.ts'
import { carryOver } from '../storage/sqlite/carryOver.ts'
import { compact, forgetEpoch, type Inventory, inspectDatabase, isInUse } from '../storage/sqlite/copy.ts'
import { openSqlite } from '../storage/sqlite/open.ts'
import type { Storage } from '../storage/storage.ts'
import { type ErasedThing, erasedThings } from './erasureList.ts'

const DATABASE = 'business.sqlite'

interface Restored {
  readonly inventory: Inventory
  /** Where the database is that was replaced; null when there was none. */
  readonly former: string | null
  /**
   * What the former one told is taken back from every copy. False where it could not be read: PouchDB and CouchDB copies
   * keep what they know of it until it is edited.
   */
  readonly isCarriedOver: boolean
  /** Orders and documents of the backup that were erased since it was made, and are again. */
  readonly erased: number
}

/** Erases again, in a database that is put back; the files it names are not put back either. */
export type EraseAgain = (
  storage: Storage,
  things: readonly ErasedThing[],
) => Promise<{ readonly count: number; readonly files: ReadonlySet<string> }>

/**
 * Puts a backup in the place of a data folder's database, keeps the former one and its uploads beside it, goes back in the
 * history of every document by one step forward, erases again who was erased since, and makes every client replay from the beginning. Refuses a backup that is not sound and a database that a server has open. `now` is
 * epoch ms.
 */
export async function restoreBackup(
  dataDir: string,
  backup: string,
  now: number,
  eraseAgain?: EraseAgain,
): Promise<Restored> {
  const source = join(backup, DATABASE)
  const target = join(dataDir, DATABASE)
  const inventory = inspectDatabase(source)
  if (!inventory.isSound) throw new Error(`The backup ${backup} is damaged.`)
  makeFolders(dataDir)
  if (existsSync(target) && isInUse(target)) throw new Error('The server is running: stop it before you restore.')
  // Ready beside it first: from here to the end there are only renames.
  const incoming = `${target}.incoming`
  await copyForOwner(source, incoming)
  const isCarriedOver = existsSync(target) && (await carriedOver(incoming, target, now))
  const erased = eraseAgain ? await withoutErased(incoming, [dataDir, backup], eraseAgain) : nothing
  forgetEpoch(incoming)
  const before = `before-${new Date(now).toISOString().replace(/[:.]/g, '-')}`
  const former = existsSync(target) ? `${target}.${before}` : null
  if (former) {
    // The next start removes files that the restored database does not name.
    await linkAll(join(dataDir, 'uploads'), join(dataDir, `uploads.${before}`))
    for (const part of ['', '-wal', '-shm']) await moveAside(`${target}${part}`, `${former}${part}`)
  }
  await rename(incoming, target)
  for (const folder of ['images/original', 'uploads'])
    await bringBack(join(backup, folder), join(dataDir, folder), erased.files)
  return { inventory, former, isCarriedOver, erased: erased.count }
}

const nothing = { count: 0, files: new Set<string>() } as const

/** Every list beside the data and beside the backups counts: which one is the latest does not matter. */
async function withoutErased(incoming: string, folders: readonly string[], eraseAgain: EraseAgain) {
  const beside = folders.flatMap(folder => [folder, ...siblings(dirname(folder)), ...siblings(join(folder, 'backups'))])
  const things = erasedThings([...new Set(beside)])
  if (things.length === 0) return nothing
  const storage = openSqlite(incoming)
  const erased = await eraseAgain(storage, things)
  await storage.close()
  compact(incoming)
  return erased
}

function siblings(folder: string): string[] {
  const entries = existsSync(folder) ? readdirSync(folder, { withFileTypes: true }) : []
  return entries.filter(entry => entry.isDirectory()).map(({ name }) => join(folder, name))
}

/** A database that is lost is no reason not to go back: it may be the very reason why. */
async function carriedOver(incoming: string, former: string, now: number): Promise<boolean> {
  try {
    if (!inspectDatabase(former).isSound) return false
    // Both as this version has them.
    for (const file of [incoming, former]) await openSqlite(file).close()
    carryOver(incoming, former, { nextRev, closingRev }, now)
    return true
  } catch {
    return false
  }
}

async function moveAside(from: string, to: string): Promise<void> {
  if (!existsSync(from)) return
  await closeFile(from)
  await rename(from, to)
}

/** A second name for every file: costs no room, and what is removed under one name stays under the other. */
async function linkAll(from: string, to: string): Promise<void> {
  const entries = await readdir(from, { withFileTypes: true }).catch(() => [])
  const names = entries.filter(entry => entry.isFile()).map(({ name }) => name)
  if (names.length > 0) await mkdir(to, { recursive: true })
  for (const name of names) await linkForOwner(join(from, name), join(to, name))
}

async function bringBack(from: string, to: string, but: ReadonlySet<string>): Promise<void> {
  const names = await readdir(from).catch(() => [])
  if (names.length > 0) await mkdir(to, { recursive: true })
  for (const name of names)
    if (!but.has(name) && !existsSync(join(to, name))) await copyForOwner(join(from, name), join(to, name))
}
