import { existsSync } from 'node:fs'
import { join } from 'node:path'
import readSettings from '../../hono.config.ts'
import { entities as register } from '../../schema/index.ts'
import { createApp } from '../../server/app.ts'
import { createSessions } from '../../server/base/auth/sessions.ts'
import { openFeeds } from '../../server/base/documents/feeds.ts'
import { highWaterFile } from '../../server/base/documents/highWaterFile.ts'
import { createStreams } from '../../server/base/http/eventStream.ts'
import { createLog } from '../../server/base/http/log.ts'
import { openSqlite } from '../../server/base/storage/sqlite/open.ts'
import type { Storage } from '../../server/base/storage/storage.ts'
import { followers } from '../../server/followers.ts'
import { liveDatabases } from '../../server/liveDatabases.ts'
import { createMessengers } from '../../server/messages/messengers.ts'
import { offeringOnly } from '../../server/ordering/payments/offering.ts'
import { createPayments } from '../../server/ordering/payments/payments.ts'
import { builtPages } from '../../server/website/rendering/pages.ts'

/** Of every server of this kind: tests may sign what it signs. */
export const SECRET = Buffer.alloc(32, 7)
const dist = join(import.meta.dirname, '../../dist')

export const databaseIn = (dataDir: string): string => join(dataDir, 'business.sqlite')

/**
 * The app on the data the environment names, as main.ts makes it but without its background: what is written was asked for.
 * `between` puts a layer before the storage.
 */
export async function appOnData(between: (storage: Storage, file: string) => Storage = storage => storage) {
  const settings = readSettings(process.env)
  const file = databaseIn(settings.dataDir)
  const clock = { now: () => Date.now() }
  const honest = openSqlite(file)
  const storage = between(honest, file)
  const payments = createPayments()
  const entities = offeringOnly(register, payments)
  const highWater = highWaterFile(join(settings.dataDir, 'feeds.json'))
  const feeds = await openFeeds(honest, entities, liveDatabases, highWater, payments.methods.join())
  const app = createApp({
    entities,
    liveDatabases,
    storage,
    feeds,
    sessions: createSessions(storage, feeds, clock),
    payments,
    followers,
    messengers: createMessengers(settings),
    streams: createStreams(),
    settings,
    clock,
    log: createLog(settings.logLevel, line => process.stdout.write(line), clock.now),
    secret: SECRET,
    wake: () => {},
    pages: existsSync(join(dist, 'web', 'index.html')) ? builtPages(dist) : null,
  })
  return { app, settings }
}
