import { mkdirSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { entities } from '../../schema/index.ts'
import { openFeeds } from '../../server/documents/feeds.ts'
import { highWaterFile } from '../../server/documents/highWaterFile.ts'
import { type SeedDocument, seedAdmin, seedDocuments } from '../../server/seed.ts'
import { openSqlite } from '../../server/storage/open.ts'

export const ADMIN = { email: 'admin@example.com', password: 'Tests-nur-hier-4711' }

/** A folder as a server finds it that has run before: these documents and an administrator. */
export async function seededDataDir(documents: readonly SeedDocument[]): Promise<string> {
  const dataDir = mkdtempSync(join(tmpdir(), 'bestellsystem-'))
  mkdirSync(join(dataDir, 'images', 'original'), { recursive: true })
  const clock = { now: () => Date.now() }
  const users = entities.find(entity => entity.type === 'users')
  if (!users) throw new Error('The register has no users.')
  const storage = openSqlite(join(dataDir, 'business.sqlite'))
  const highWater = highWaterFile(join(dataDir, 'feeds.json'))
  await openFeeds(storage, entities, highWater)
  await seedDocuments(storage, entities, documents, clock)
  await seedAdmin(storage, users, ADMIN, clock)
  await storage.close()
  highWater.flush()
  return dataDir
}
