import { accessSync, chmodSync, constants, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { HighWaterMark } from './documents/feeds.ts'
import { isDamaged, messageOf } from './errors.ts'
import { makeFolders, writeForOwner } from './ownFiles.ts'

/** Rights of everybody who is neither the owner nor of the group. */
const OTHERS = 0o007

/**
 * Makes the data folder where there is none, and closes it to other users of the machine: guests' addresses and the hashes
 * of passwords lie in it. Whatever this process writes from now on is its owner's alone. Throws a sentence that names the setting.
 */
export function makeFolder(folder: string): void {
  writeForOwner()
  try {
    makeFolders(folder)
    const stats = statSync(folder)
    if (!stats.isDirectory()) throw new Error(`${folder} is not a folder.`)
    accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK)
    const { mode } = stats
    if ((mode & OTHERS) !== 0) chmodSync(folder, mode & 0o7777 & ~OTHERS)
  } catch (error) {
    throw new Error(`The setting DATA_DIR is wrong: ${messageOf(error)}`, { cause: error })
  }
}

/**
 * Stops a start on an empty database in a folder that had a full one: it would be a new business where the old one is
 * expected, and files of the old one would be nobody's.
 */
export function refuseLoss(folder: string, mark: HighWaterMark | null): void {
  const wasTold = Object.values(mark?.positions ?? {}).some(position => position > 0)
  if (!wasTold && !hasFiles(join(folder, 'uploads'))) return
  throw new Error(
    [
      `The database in ${folder} (DATA_DIR) is empty or missing, but the folder had one: nothing was changed.`,
      `${wayBack(folder)},`,
      'or move the whole folder away to begin anew.',
    ].join('\n'),
  )
}

/** Whether there is nothing in a database file yet, or it is not there. */
export const isBlank = (file: string): boolean =>
  [file, `${file}-wal`].every(path => !statSync(path, { throwIfNoEntry: false })?.size)

/** Does what needs the database of a folder. Where that is damaged, throws a sentence that names the file and the way back. */
export async function refuseDamage<Result>(folder: string, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work()
  } catch (error) {
    if (!isDamaged(error)) throw error
    const file = join(folder, 'business.sqlite')
    throw new Error(
      `The database ${file} is damaged (${messageOf(error)}).\n${wayBack(folder)}; the damaged one is kept beside it.`,
      { cause: error },
    )
  }
}

const wayBack = (folder: string): string =>
  `Put a backup back with \`npm run restore\` (it lists those in ${join(folder, 'backups')})`

function hasFiles(folder: string): boolean {
  try {
    return readdirSync(folder, { withFileTypes: true }).some(entry => entry.isFile())
  } catch {
    // There is no such folder.
    return false
  }
}
