// The referees publish no types: this is as much of PouchDB 9 as the tests use.
import http from 'pouchdb-adapter-http'
import memory from 'pouchdb-adapter-memory'
import PouchCore from 'pouchdb-core'
import replication from 'pouchdb-replication'
import type { Shop } from './shop.ts'

interface PouchDocument {
  _id: string
  _rev?: string
  _deleted?: boolean
  _attachments?: object
  type?: string
  body?: Record<string, unknown>
}
interface PouchResult {
  ok: boolean
  docs_read: number
  docs_written: number
  doc_write_failures: number
  last_seq: string
}
export interface PouchReplication extends Promise<PouchResult> {
  cancel(): void
  on(event: 'denied' | 'error' | 'paused' | 'active' | 'change' | 'complete', listener: (about: unknown) => void): this
}
export interface Pouch {
  get(id: string, options?: object): Promise<PouchDocument & { _conflicts?: string[]; _revisions?: { ids: string[] } }>
  put(document: PouchDocument): Promise<{ rev: string }>
  remove(document: PouchDocument): Promise<{ rev: string }>
  bulkDocs(documents: readonly object[], options?: object): Promise<{ ok?: boolean; error?: string }[]>
  info(): Promise<{ doc_count: number; update_seq: string | number }>
  allDocs(options?: object): Promise<{ rows: { id: string; doc?: PouchDocument }[] }>
  destroy(): Promise<void>
  close(): Promise<void>
  replicate: {
    from(source: Pouch, options?: object): PouchReplication
    to(target: Pouch, options?: object): PouchReplication
  }
}
interface PouchConstructor {
  new (name: string, options?: object): Pouch
  plugin(plugin: unknown): PouchConstructor
}

const PouchDB = (PouchCore as unknown as PouchConstructor).plugin(http).plugin(memory).plugin(replication)
let count = 0

/** A database of a foreign client in memory. */
export const foreignDatabase = (): Pouch => new PouchDB(`foreign-${process.pid}-${++count}`, { adapter: 'memory' })

/** The server's database over its real port, signed in where credentials are given. */
export const remoteDatabase = (url: string, auth?: { username: string; password: string }): Pouch =>
  new PouchDB(url, { adapter: 'http', skip_setup: true, fetch: askGently(url), ...(auth ? { auth } : {}) })

/** The same of a server in this process: what PouchDB asks goes straight to the app. */
export const databaseOfShop = (shop: Pick<Shop, 'request'>, name: string, cookie = ''): Pouch =>
  new PouchDB(`http://shop.test/replication/${name}`, {
    adapter: 'http',
    skip_setup: true,
    fetch: (url: string, init: RequestInit) => {
      const headers = new Headers(init.headers)
      if (cookie !== '') headers.set('cookie', cookie)
      return shop.request(url, { ...init, headers, credentials: 'omit' })
    },
  })

/**
 * Beside replicating, PouchDB asks for the database's size for its own task list and does not catch when the server is
 * away just then; that one question is answered with nothing, everything else fails as it does.
 */
const askGently = (database: string) => async (url: string, init: RequestInit) => {
  try {
    return await fetch(url, init)
  } catch (error) {
    if (new URL(url).pathname.replace(/\/$/, '') !== new URL(database).pathname) throw error
    return Response.json({})
  }
}

/** Resolves once the condition holds; asked again after every event of the replication, never by a clock. */
export function settled(running: PouchReplication, holds: () => Promise<boolean>): Promise<void> {
  return new Promise((resolve, reject) => {
    const look = (): void => {
      void holds().then(yes => yes && resolve(), reject)
    }
    for (const event of ['change', 'paused', 'active'] as const) void running.on(event, look)
    void running.on('error', reject)
    look()
  })
}
