import { closeSync, fsyncSync, openSync } from 'node:fs'
import { dirname } from 'node:path'
import Driver from 'better-sqlite3'

/** Fact of a database that holds nothing deleted any more. */
const COMPACTED = 'compacted'

/** What a database holds, to compare a copy with. */
export interface Inventory {
  readonly isSound: boolean
  readonly documents: number
  readonly revisions: number
  readonly orders: number
  readonly items: number
  readonly events: number
}

/** Copies a database while it is being written, as it was at one moment, and returns once the copy is on the disk. */
export async function copyDatabase(from: string, to: string): Promise<void> {
  const source = new Driver(from, { readonly: true, fileMustExist: true })
  try {
    await source.backup(to)
  } finally {
    source.close()
  }
  // A copy that opens by itself: without a journal beside it that could be forgotten.
  const copy = new Driver(to)
  copy.pragma('journal_mode = DELETE')
  copy.close()
  for (const path of [to, dirname(to)]) synced(path)
}

/** Reads a database from end to end: is every page as it should be, does every order add up, how much is there. */
export function inspectDatabase(file: string): Inventory {
  const database = new Driver(file, { readonly: true, fileMustExist: true })
  try {
    const count = (table: string): number =>
      database.prepare<[], number>(`SELECT COUNT(*) FROM ${table}`).pluck().get() ?? 0
    const integrity = database.pragma('integrity_check', { simple: true })
    const orphans = database
      .prepare<[], number>('SELECT COUNT(*) FROM order_items WHERE order_id NOT IN (SELECT id FROM orders)')
      .pluck()
      .get()
    return {
      isSound: integrity === 'ok' && orphans === 0,
      documents: count('documents'),
      revisions: count('revisions'),
      orders: count('orders'),
      items: count('order_items'),
      events: count('order_events'),
    }
  } finally {
    database.close()
  }
}

/**
 * Makes every client replay from the beginning when a server next opens this database: after a restore they have seen
 * what it no longer knows. Throws when a server has it open.
 */
export function forgetEpoch(file: string): void {
  const database = new Driver(file, { fileMustExist: true, timeout: 500 })
  try {
    database.prepare("DELETE FROM facts WHERE name = 'declaration'").run()
  } finally {
    database.close()
  }
}

/** Writes a database anew without what was deleted in it, of which its free space may still tell. */
export function compact(file: string): void {
  const database = new Driver(file, { fileMustExist: true })
  try {
    database.pragma('journal_mode = DELETE')
    database.exec('VACUUM')
  } finally {
    database.close()
  }
}

/** The same for a database that was written before deleted text was overwritten: once in its life. */
export function compactOnce(file: string): void {
  const database = new Driver(file, { fileMustExist: true })
  const isDone = () => database.prepare(`SELECT 1 FROM facts WHERE name = '${COMPACTED}'`).get() !== undefined
  try {
    if (isDone()) return
  } finally {
    database.close()
  }
  compact(file)
  const compacted = new Driver(file, { fileMustExist: true })
  compacted.prepare('INSERT INTO facts (name, value) VALUES (?, ?)').run(COMPACTED, '1')
  compacted.close()
}

/** Whether somebody has the database open: then it must not be replaced under them. */
export function isInUse(file: string): boolean {
  const database = new Driver(file, { fileMustExist: true, timeout: 200 })
  try {
    database.pragma('locking_mode = EXCLUSIVE')
    database.exec('BEGIN EXCLUSIVE; ROLLBACK')
    return false
  } catch (error) {
    // A damaged one is nobody's: it is what has to be replaced.
    return error instanceof Driver.SqliteError && /^SQLITE_(BUSY|LOCKED)/.test(error.code)
  } finally {
    database.close()
  }
}

function synced(path: string): void {
  const handle = openSync(path, 'r')
  try {
    fsyncSync(handle)
  } finally {
    closeSync(handle)
  }
}
