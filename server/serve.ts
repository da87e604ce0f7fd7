import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { createAdaptorServer, type ServerType } from '@hono/node-server'
import type { Settings } from '../hono.config.ts'
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
import { codeOf, messageOf } from './base/errors.ts'
import { boundConnections, connectionBounds, paced } from './base/http/connections.ts'
import { createStreams } from './base/http/eventStream.ts'
import { createLog, type Log } from './base/http/log.ts'
import { checkedChain } from './base/logs/checkChain.ts'
import { gonePictures } from './base/media/gonePictures.ts'
import { oldParts } from './base/media/parts.ts'
import { oldUploads, removeLeftovers } from './base/media/uploadFiles.ts'
import { ownSecret } from './base/secret.ts'
import { isDemoBusiness, isEmpty } from './base/seed.ts'
import { compactOnce } from './base/storage/sqlite/copy.ts'
import { lockFolder } from './base/storage/sqlite/folderLock.ts'
import { openSqlite } from './base/storage/sqlite/open.ts'
import type { Deps } from './deps.ts'
import { fill } from './fill.ts'
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
/** Longer than status pages wait between two looks (10 s), and than proxies keep a connection they believe to be open (60 s). */
const KEEP_ALIVE_MS = 65_000
/**
 * Connections the system keeps until they are let in, where it allows as many (Linux: 4096): Node's 511 are filled by who
 * opens thousands at once, and whoever knocks then is answered at the second try of their system, a second later.
 */
const WAITING_TO_BE_LET_IN = 4096

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

/** A server that listens. */
export interface Serving {
  /**
   * Takes nothing new, ends its streams, waits for what is being answered and done, and lets go of the data folder; who is
   * still sending by then (`drainMs`, four seconds unless told) is cut off.
   */
  stop(reason: string, drainMs?: number): Promise<void>
}

/**
 * Opens the data folder, listens and does what nobody asks for, and returns how to stop it. The only reader of the clock.
 * Throws a sentence that names the setting where the folder or the port cannot be had; several may serve in one process,
 * each with a folder and a port of its own.
 */
export async function serve(settings: Settings, print: (text: string) => void): Promise<Serving> {
  makeFolder(settings.dataDir)
  const unlock = lockFolder(settings.dataDir)
  try {
    return await refuseDamage(settings.dataDir, () => open(settings, print, unlock))
  } catch (error) {
    unlock()
    throw error
  }
}

async function open(settings: Settings, print: (text: string) => void, unlock: () => void): Promise<Serving> {
  const clock = { now: () => Date.now() }
  const log = createLog(settings.logLevel, print, clock.now)
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
  const fetch = paced(setup.before(app).fetch, bounds, settings.trustedProxies)
  const serverOptions = { keepAliveTimeout: KEEP_ALIVE_MS }
  const server = createAdaptorServer({ fetch, hostname: settings.host, serverOptions })
  boundConnections(server, bounds, settings.trustedProxies)
  const port = await listen(server, settings)
  log.info('listening', { origin: settings.publicOrigin, port })
  // A password that is told once is told whatever the log is to say.
  if (settings.logLevel !== 'silent' || generated !== null) print(greeting(settings, port, generated))

  background.start()
  const stopChores = keepUp(chores, deps)
  return {
    async stop(reason, drainMs = DRAIN_MS) {
      log.info('stopping', { reason })
      deps.streams.endAll()
      stopChores()
      const ended = once(server, 'close')
      server.close()
      // Nobody asks anything more where a stream has ended: Node would keep such a connection for the next request.
      if ('keepAliveTimeout' in server) Object.assign(server, { keepAliveTimeout: 1, keepAliveTimeoutBuffer: 0 })
      // Whoever sends half a request would keep the server for as long as it likes.
      const cut = setTimeout(() => 'closeAllConnections' in server && server.closeAllConnections(), drainMs)
      await ended
      clearTimeout(cut)
      await background.stop()
      deps.messengers.mail?.close()
      await storage.close()
      highWater.flush()
      unlock()
    },
  }
}

/** Resolves with its port once it listens. */
async function listen(server: ServerType, { host, port }: Settings): Promise<number> {
  try {
    server.listen({ host, port, backlog: WAITING_TO_BE_LET_IN })
    await once(server, 'listening')
  } catch (error) {
    if (codeOf(error) !== 'EADDRINUSE') throw error
    throw new Error(`Something else listens on ${host}:${port}; set PORT to another one.`, { cause: error })
  }
  const address = server.address()
  return typeof address === 'object' && address ? address.port : port
}

/** A disk without room for a second copy is no reason not to open: it is tried again at the next start. */
function compactIfOld(file: string, log: Log): void {
  try {
    compactOnce(file)
  } catch (error) {
    log.warn('the database was not compacted', { error: messageOf(error) })
  }
}

/** Where to look, for who has just started it by hand. */
function greeting(settings: Settings, port: number, generated: string | null): string {
  const origin = `http://${settings.host}:${port}`
  const lines = ['', `  Shop          ${origin}/`, `  Back-Office   ${origin}/backend`]
  if (generated !== null)
    lines.push(
      '',
      `  Anmeldung     ${settings.adminEmail}`,
      `  Passwort      ${generated}   (wird nur jetzt angezeigt)`,
    )
  return `${lines.join('\n')}\n\n`
}
