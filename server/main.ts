import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { serve } from '@hono/node-server'
import readSettings, { type Settings } from '../hono.config.ts'
import { entities as register } from '../schema/index.ts'
import { createApp } from './app.ts'
import { createBackground } from './background.ts'
import { createSessions } from './base/auth/sessions.ts'
import { backups } from './base/backup/nightly.ts'
import { type Chore, keepUp } from './base/chores.ts'
import { isBlank, makeFolder, refuseDamage, refuseLoss } from './base/dataFolder.ts'
import { openFeeds } from './base/documents/feeds.ts'
import { highWaterFile } from './base/documents/highWaterFile.ts'
import { oldTrash } from './base/documents/trash.ts'
import { messageOf } from './base/errors.ts'
import { boundConnections, connectionBounds, paced } from './base/http/connections.ts'
import { createStreams } from './base/http/eventStream.ts'
import { createLog, type Log } from './base/http/log.ts'
import { checkedChain } from './base/logs/checkChain.ts'
import { gonePictures } from './base/media/gonePictures.ts'
import { oldParts } from './base/media/parts.ts'
import { oldUploads, removeLeftovers } from './base/media/uploadFiles.ts'
import { ownSecret } from './base/secret.ts'
import { firstConfig, install, isDemoBusiness, isEmpty } from './base/seed.ts'
import { compactOnce } from './base/storage/sqlite/copy.ts'
import { lockFolder } from './base/storage/sqlite/folderLock.ts'
import { openSqlite } from './base/storage/sqlite/open.ts'
import type { Transaction } from './base/storage/storage.ts'
import type { Deps } from './deps.ts'
import { followers } from './followers.ts'
import { liveDatabases } from './liveDatabases.ts'
import { createMessengers } from './messages/messengers.ts'
import { favouriteCounts } from './ordering/orders/countFavourites.ts'
import { endedSwitches } from './ordering/orders/endedSwitches.ts'
import { oldWithdrawals } from './ordering/orders/oldWithdrawals.ts'
import { offeringOnly } from './ordering/payments/offering.ts'
import { createPayments } from './ordering/payments/payments.ts'
import { paymentSetup } from './ordering/payments/setup.ts'
import { retention } from './retention.ts'
import { reckonedOrderDays } from './statistics/reckonDays.ts'
import { reckonedVisitDays } from './statistics/reckonVisits.ts'
import { builtPages } from './website/rendering/pages.ts'
import { oldSalt } from './website/visits/salt.ts'

/** How long a stopping server waits for what it is answering, and for requests that are still arriving. */
const DRAIN_MS = 4_000
/** By then it has ended, whatever hangs. */
const GIVE_UP_MS = 10_000
/** Longer than status pages wait between two looks (10 s), and than proxies keep a connection they believe to be open (60 s). */
const KEEP_ALIVE_MS = 65_000

/** What is looked after again and again. */
const chores: readonly Chore<Deps>[] = [
  backups,
  checkedChain,
  oldUploads,
  oldParts,
  oldTrash,
  gonePictures,
  retention,
  endedSwitches,
  oldWithdrawals,
  oldSalt,
  reckonedVisitDays,
  favouriteCounts,
  reckonedOrderDays,
]

/** The only reader of the environment. */
async function main(): Promise<void> {
  const settings = readSettings(process.env)
  makeFolder(settings.dataDir)
  const unlock = lockFolder(settings.dataDir)
  await refuseDamage(settings.dataDir, () => start(settings, unlock))
}

/** The only reader of the clock: opens the database, listens, and stops gracefully. */
async function start(settings: Settings, unlock: () => void): Promise<void> {
  const clock = { now: () => Date.now() }
  const log = createLog(settings.logLevel, line => process.stdout.write(line), clock.now)
  const highWater = highWaterFile(join(settings.dataDir, 'feeds.json'))
  const file = join(settings.dataDir, 'business.sqlite')
  // Before it is opened: that would give it tables.
  if (isBlank(file)) refuseLoss(settings.dataDir, highWater.read())
  else compactIfOld(file, log)
  const storage = openSqlite(file)
  const isNew = await isEmpty(storage)
  if (isNew) refuseLoss(settings.dataDir, highWater.read())
  const isDemo = isNew ? (settings.demo ?? !settings.isProduction) : await isDemoBusiness(storage)
  const setup = paymentSetup(settings, isDemo)
  const payments = createPayments(setup.providers)
  const entities = offeringOnly(register, payments)
  const feeds = await openFeeds(storage, entities, liveDatabases, highWater, payments.methods.join())
  const generated = isNew ? await fill({ entities, payments, storage, settings, clock }, isDemo) : null

  const bounds = connectionBounds(settings)
  const dist = new URL('../dist', import.meta.url).pathname
  const world: Omit<Deps, 'wake'> = {
    entities,
    liveDatabases,
    storage,
    feeds,
    sessions: createSessions(storage, feeds, clock),
    payments,
    followers,
    messengers: createMessengers(settings),
    streams: createStreams(bounds.streams),
    settings,
    clock,
    log,
    secret: ownSecret(settings.dataDir),
    pages: existsSync(join(dist, 'web', 'index.html')) ? builtPages(dist) : null,
  }
  const background = createBackground(world)
  const deps: Deps = { ...world, wake: background.wake }
  if (!isNew) await removeLeftovers(deps)
  const app = createApp(deps)
  const listening = { port: settings.port, hostname: settings.host, serverOptions: { keepAliveTimeout: KEEP_ALIVE_MS } }
  const fetch = paced(setup.before(app).fetch, bounds, settings.trustedProxies)
  const server = serve({ fetch, ...listening }, ({ port }) => {
    log.info('listening', { origin: settings.publicOrigin, port })
    // A password that is told once is told whatever the log is to say.
    if (settings.logLevel !== 'silent' || generated !== null) greet(settings, port, generated)
  })

  boundConnections(server, bounds, settings.trustedProxies)
  server.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EADDRINUSE') throw error
    process.stderr.write(`Something else listens on ${settings.host}:${settings.port}; set PORT to another one.\n`)
    process.exit(1)
  })
  background.start()
  const stopChores = keepUp(chores, deps)
  let stopping = false
  const stop = (signal: string): void => {
    if (stopping) return
    stopping = true
    log.info('stopping', { signal })
    deps.streams.endAll()
    stopChores()
    const impatient = setTimeout(() => process.exit(1), GIVE_UP_MS).unref()
    // Whoever sends half a request would keep the server for as long as it likes.
    setTimeout(() => 'closeAllConnections' in server && server.closeAllConnections(), DRAIN_MS).unref()
    server.close(async () => {
      await background.stop()
      deps.messengers.mail?.close()
      await storage.close()
      highWater.flush()
      unlock()
      clearTimeout(impatient)
      process.exit(0)
    })
  }
  process.on('SIGTERM', () => stop('SIGTERM'))
  process.on('SIGINT', () => stop('SIGINT'))
}

/** A disk without room for a second copy is no reason not to open: it is tried again at the next start. */
function compactIfOld(file: string, log: Log): void {
  try {
    compactOnce(file)
  } catch (error) {
    log.warn('the database was not compacted', { error: messageOf(error) })
  }
}

/** Fills an empty database: the demo business or bare settings, and the first administrator. */
async function fill(
  {
    entities,
    payments,
    storage,
    settings,
    clock,
  }: Pick<Deps, 'entities' | 'payments' | 'storage' | 'clock'> & { settings: Settings },
  isDemo: boolean,
): Promise<string | null> {
  const config = entities.find(entity => entity.type === 'config')
  if (!config) throw new Error('The register has no config: there would be no business.')
  const admin = { email: settings.adminEmail, password: settings.adminPassword }
  if (!isDemo) return install(storage, entities, { documents: [firstConfig(config)], isDemo, admin }, clock)
  const [
    { demoDocuments },
    { insertEvents },
    { insertPins },
    { hangPictures },
    { insertVisits },
    { insertOrders },
    { insertFiles, putFiles },
  ] = await Promise.all([
    import('./demo/documents.ts'),
    import('./demo/clocked.ts'),
    import('./demo/pins.ts'),
    import('./demo/hangPictures.ts'),
    import('./demo/visits.ts'),
    import('./demo/orders.ts'),
    import('./demo/website/files.ts'),
  ])
  // Before the database knows of them: it is filled at once or not at all.
  await hangPictures(join(settings.dataDir, 'images', 'original'))
  await putFiles(join(settings.dataDir, 'uploads'))
  const now = clock.now()
  const besides = async (transaction: Transaction): Promise<void> => {
    await insertFiles(now)(transaction)
    await insertEvents(now)(transaction)
    await insertVisits(now)(transaction)
    await insertOrders({ entities, payments, settings }, now)(transaction)
    await insertPins(ownSecret(settings.dataDir), now)(transaction)
  }
  return install(storage, entities, { documents: demoDocuments(now), isDemo, admin, besides }, clock)
}

function greet(settings: Settings, port: number, generated: string | null): void {
  const origin = `http://${settings.host}:${port}`
  const lines = ['', `  Shop          ${origin}/`, `  Back-Office   ${origin}/backend`]
  if (generated !== null)
    lines.push(
      '',
      `  Anmeldung     ${settings.adminEmail}`,
      `  Passwort      ${generated}   (wird nur jetzt angezeigt)`,
    )
  process.stdout.write(`${lines.join('\n')}\n\n`)
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  if (process.env['LOG_LEVEL'] === 'debug' && error instanceof Error) process.stderr.write(`${error.stack}\n`)
  process.exit(1)
})
