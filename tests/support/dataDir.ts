import { mkdirSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { entities } from '../../schema/index.ts'
import { openFeeds } from '../../server/base/documents/feeds.ts'
import { highWaterFile } from '../../server/base/documents/highWaterFile.ts'
import { install, type SeedDocument } from '../../server/base/seed.ts'
import { openSqlite } from '../../server/base/storage/sqlite/open.ts'
import { liveDatabases } from '../../server/liveDatabases.ts'

export const ADMIN = { email: 'admin@example.com', password: 'Tests-nur-hier-4711' }

/** A folder as a server finds it that has run before: these documents and an administrator. */
export async function seededDataDir(documents: readonly SeedDocument[]): Promise<string> {
  const dataDir = mkdtempSync(join(tmpdir(), 'bestellsystem-'))
  mkdirSync(join(dataDir, 'images', 'original'), { recursive: true })
  const clock = { now: () => Date.now() }
  const storage = openSqlite(join(dataDir, 'business.sqlite'))
  const highWater = highWaterFile(join(dataDir, 'feeds.json'))
  await openFeeds(storage, entities, liveDatabases, highWater)
  await install(storage, entities, { documents, isDemo: false, admin: ADMIN }, clock)
  await storage.close()
  highWater.flush()
  return dataDir
}
