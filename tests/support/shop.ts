import { hash } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { Body, Entity } from '../../schema/base/entity.ts'
import { entities as register } from '../../schema/index.ts'
import { createApp } from '../../server/app.ts'
import { createSessions } from '../../server/base/auth/sessions.ts'
import { openFeeds } from '../../server/base/documents/feeds.ts'
import { highWaterFile } from '../../server/base/documents/highWaterFile.ts'
import type { Bounds } from '../../server/base/http/connections.ts'
import { createStreams } from '../../server/base/http/eventStream.ts'
import { createLog } from '../../server/base/http/log.ts'
import { install } from '../../server/base/seed.ts'
import { openSqlite } from '../../server/base/storage/sqlite/open.ts'
import type { Storage } from '../../server/base/storage/storage.ts'
import { demoDocuments } from '../../server/demo/documents.ts'
import type { Deps } from '../../server/deps.ts'
import { followers } from '../../server/followers.ts'
import { liveDatabases } from '../../server/liveDatabases.ts'
import type { Messengers } from '../../server/messages/messengers.ts'
import { createPusher } from '../../server/messages/push/pusher.ts'
import { ownVapid } from '../../server/messages/push/vapid.ts'
import { offeringOnly } from '../../server/ordering/payments/offering.ts'
import type { OnlineProvider } from '../../server/ordering/payments/online.ts'
import { createPayments } from '../../server/ordering/payments/payments.ts'
import { keptFolders } from './keptFolders.ts'
import { quickFolder } from './quickFolder.ts'

/** A Tuesday at noon in Vienna, well away from any change of the clock. */
export const NOON = Date.parse('2026-06-16T10:00:00Z')
export const ADMIN = { email: 'admin@example.com', password: 'ein-langes-passwort' }

export interface ShopOptions {
  readonly entities?: readonly Entity[]
  readonly documents?: readonly { type: string; id: number; body: Body }[]
  readonly dataDir?: string
  readonly rateLimits?: boolean
  readonly openOrdersPerAddress?: number
  readonly start?: number
  readonly providers?: readonly OnlineProvider[]
  readonly messengers?: Partial<Messengers>
  /** Streams there may be at a time; as many as one likes without. */
  readonly streams?: Bounds
  /** Puts something between the server and its storage once it is furnished: a fault on purpose. */
  readonly around?: (storage: Storage) => Storage
}

/** What shops of the same documents begin with, by those documents: to install it takes longer than most tests. */
const furnished = keptFolders()

/**
 * The whole server in this process, on a database of its own in a temporary folder, with a clock that stands still until
 * it is moved. `restart` closes and opens it again on the same files.
 */
export async function openShop(options: ShopOptions = {}) {
  const payments = createPayments(options.providers)
  const entities = offeringOnly(options.entities ?? register, payments)
  const dataDir = options.dataDir ?? mkdtempSync(join(quickFolder(), 'shop-'))
  const time = { now: options.start ?? NOON }
  const clock = { now: () => time.now }
  const logged: string[] = []
  const documents = options.documents ?? demoDocuments(NOON, 1)
  // Rules of others are part of what is installed.
  const isUsual = options.entities === undefined
  const name = hash('sha256', JSON.stringify([documents, time.now, payments.methods]))
  const isNew = options.dataDir === undefined && entities.some(({ type }) => type === 'users')
  let running: Awaited<ReturnType<typeof open>>
  if (isNew && !(isUsual && furnished.fill(name, dataDir))) {
    running = await open(storage => storage)
    await install(running.deps.storage, entities, { documents, isDemo: false, admin: ADMIN }, clock)
    await close()
    if (isUsual) furnished.keep(name, dataDir)
  }
  running = await open()

  async function open(around = options.around) {
    const opened = openSqlite(join(dataDir, 'business.sqlite'))
    const storage = around?.(opened) ?? opened
    const highWater = highWaterFile(join(dataDir, 'feeds.json'))
    const feeds = await openFeeds(storage, entities, liveDatabases, highWater, payments.methods.join())
    const deps: Deps = {
      entities,
      liveDatabases,
      storage,
      feeds,
      sessions: createSessions(storage, feeds, clock),
      payments,
      followers,
      messengers: {
        mail: null,
        sms: null,
        push: createPusher(ownVapid(dataDir, { subject: 'mailto:technik@shop.test', keys: undefined })),
        ...options.messengers,
      },
      streams: createStreams(options.streams),
      settings: {
        publicOrigin: 'http://shop.test',
        rateLimits: options.rateLimits ?? false,
        trustedProxies: [],
        openOrdersPerAddress: options.openOrdersPerAddress ?? 480,
        dataDir,
      },
      clock,
      log: createLog('info', line => void logged.push(line), clock.now),
      secret: Buffer.alloc(32, 7),
      wake: () => {},
      pages: null,
    }
    return { deps, app: createApp(deps), highWater }
  }

  async function close(): Promise<void> {
    running.deps.streams.endAll()
    await running.deps.storage.close()
    running.highWater.flush()
  }

  const request = (path: string, init?: RequestInit): Promise<Response> =>
    Promise.resolve(running.app.request(new Request(new URL(path, 'http://shop.test'), init)))

  /** Signs in with a password and returns the cookie header. */
  async function signIn(username: string, password: string): Promise<string> {
    const response = await request('/api/login', json('POST', { username, password }))
    if (response.status !== 200) throw new Error(`Sign-in of ${username} failed: ${await response.text()}`)
    return (response.headers.get('set-cookie') ?? '').split(';')[0] ?? ''
  }

  /** The cookie header of a session that somebody of the business begins: few tests are about passwords, slow on purpose. */
  async function loginAs(username: string): Promise<string> {
    const id = await running.deps.storage.read.documents.holder('users', 'username', username.toLowerCase())
    if (id === undefined) throw new Error(`Nobody is called ${username}.`)
    return `session=${await running.deps.sessions.begin(id)}`
  }

  return {
    get app() {
      return running.app
    },
    get deps() {
      return running.deps
    },
    get storage() {
      return running.deps.storage
    },
    dataDir,
    logged,
    clock: {
      now: clock.now,
      set: (at: number) => void (time.now = at),
      advance: (ms: number) => void (time.now += ms),
    },
    request,
    signIn,
    loginAs,
    login: () => loginAs(ADMIN.email),
    async restart(): Promise<void> {
      await close()
      running = await open()
    },
    async close(): Promise<void> {
      await close()
      rmSync(dataDir, { recursive: true, force: true })
    },
    /** Closes and keeps the files, for a test that opens them again itself. */
    leave: close,
    /** Opens it again after `leave`, on whatever lies there now. */
    async reopen(): Promise<void> {
      running = await open()
    },
  }
}

export type Shop = Awaited<ReturnType<typeof openShop>>

export const json = (method: string, body: unknown, headers: Record<string, string> = {}): RequestInit => ({
  method,
  headers: { 'Content-Type': 'application/json', ...headers },
  body: JSON.stringify(body),
})
