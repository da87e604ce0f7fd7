import { join } from 'node:path'
import Driver from 'better-sqlite3'
import { codeOf } from '../../errors.ts'

/** How long a server that is ending may still hold its folder; ms. */
const PATIENCE_MS = 5_000

/**
 * Takes a data folder for this process until it ends, however it ends: the operating system gives it back. Two servers on
 * one folder would not tell each other whose sign-in has ended. Throws a sentence where another one has it.
 */
export function lockFolder(dataDir: string): () => void {
  const lock = new Driver(join(dataDir, 'lock'), { timeout: PATIENCE_MS })
  try {
    lock.exec('BEGIN EXCLUSIVE')
  } catch (error) {
    lock.close()
    if (codeOf(error) !== 'SQLITE_BUSY') throw error
    throw new Error(
      `Another server already works in ${dataDir} (DATA_DIR): stop it first, or give this one a folder of its own.`,
      { cause: error },
    )
  }
  return () => lock.close()
}
