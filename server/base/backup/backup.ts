import { existsSync } from 'node:fs'
import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { copyForOwner, linkForOwner, makeFolders } from '../ownFiles.ts'
import { copyDatabase, type Inventory, inspectDatabase } from '../storage/sqlite/copy.ts'
import { ERASURES } from './erasureList.ts'

/** What belongs to the business beside its database; names of these files never change their content. */
const FILES = ['images/original', 'uploads'] as const
const DATABASE = 'business.sqlite'
const PARTIAL = '.unfinished'

interface Backup {
  /** Folder of the backup. */
  readonly path: string
  readonly inventory: Inventory
  readonly files: number
}

/**
 * Backs up a data folder while its server runs: the database as it was at one moment, read from end to end afterwards, and
 * the pictures and files beside it. A backup has its name only once it is whole; what was broken off is removed by the next.
 * `now` is epoch ms.
 */
export async function backUp(dataDir: string, folder: string, now: number): Promise<Backup> {
  const name = new Date(now).toISOString().replace(/[:.]/g, '-')
  const path = join(folder, name)
  const partial = `${path}${PARTIAL}`
  makeFolders(partial)
  await removeUnfinished(folder, partial)
  const before = inspectDatabase(join(dataDir, DATABASE))
  await copyDatabase(join(dataDir, DATABASE), join(partial, DATABASE))
  const inventory = inspectDatabase(join(partial, DATABASE))
  if (!inventory.isSound || inventory.orders < before.orders || inventory.revisions < before.revisions)
    throw new Error(`The backup ${partial} is not what the database was; it is kept for inspection.`)
  // After the database: a picture it knows of is then in the backup as well.
  let files = 0
  for (const each of FILES) files += await takeAlong(join(dataDir, each), join(partial, each))
  // Who was erased stays so, whichever backup is put back.
  if (existsSync(join(dataDir, ERASURES))) await copyForOwner(join(dataDir, ERASURES), join(partial, ERASURES))
  await writeFile(join(partial, 'inventory.json'), `${JSON.stringify({ at: now, files, ...inventory }, null, 2)}\n`)
  await rename(partial, path)
  return { path, inventory, files }
}

/** Keeps the latest backups of a folder and removes the older ones. */
export async function rotateBackups(folder: string, keep: number): Promise<void> {
  const names = (await backupsIn(folder)).slice(0, -keep)
  for (const name of names) await rm(join(folder, name), { recursive: true, force: true })
}

/** Names of the whole backups in a folder, the oldest first. */
export async function backupsIn(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch(() => [])
  return names.filter(name => /^\d{4}-\d\d-\d\dT[\d-]+Z$/.test(name)).toSorted()
}

async function takeAlong(from: string, to: string): Promise<number> {
  const names = await readdir(from, { withFileTypes: true }).catch(() => [])
  if (names.length > 0) await mkdir(to, { recursive: true })
  let count = 0
  for (const { name } of names.filter(entry => entry.isFile())) {
    await linkForOwner(join(from, name), join(to, name))
    count += 1
  }
  return count
}

async function removeUnfinished(folder: string, but: string): Promise<void> {
  for (const name of await readdir(folder)) {
    const path = join(folder, name)
    if (name.endsWith(PARTIAL) && path !== but) await rm(path, { recursive: true, force: true })
  }
}
