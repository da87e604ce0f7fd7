import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createCatalogue } from '../../client/data/shop/catalogue.ts'
import { startPublicReplica } from '../../client/data/shop/publicReplica.ts'
import { sameValue } from '../../schema/base/sameValue.ts'
import { backUp } from '../../server/base/backup/backup.ts'
import { restoreBackup } from '../../server/base/backup/restore.ts'
import { adminEmail, adminPassword, startServer, type TestServer } from '../browser/support.ts'
import { device } from '../support/device.ts'
import { foreignDatabase, remoteDatabase } from '../support/pouch.ts'
import { openRxCopy } from '../support/rxCopy.ts'
import { seeded } from '../support/seeded.ts'

interface Options {
  readonly seconds: number
  readonly kills: number
  readonly seed: number
}

interface Outcome {
  readonly edits: number
  readonly kills: number
  readonly findings: readonly string[]
}

type Bodies = ReadonlyMap<string, Readonly<Record<string, unknown>>>

/** A side of the soak: edits products of its own, so that what it was promised is known, and reads everything. */
interface Side {
  readonly name: string
  /** Ids only this side edits. */
  readonly products: readonly number[]
  /** Sets a price; resolves once that is promised. */
  edit(id: number, price: number): Promise<void>
  /** The database it follows. */
  readonly database: 'office' | 'public'
  /** The products it has, by name. */
  bodies(): Promise<Bodies>
  close(): Promise<void>
}

const authorization = `Basic ${Buffer.from(`${adminEmail}:${adminPassword}`).toString('base64')}`
const LONGEST_MS = 60_000
const LOOK_MS = 100
/** Pause of a side between two edits. */
const PAUSE_MS = 60

/**
 * A server over its real port, a PouchDB and an RxDB that edit and follow it, staff who edit by REST, and a guest's shop, while
 * the server is killed again and again and once goes back to a backup. In the end all of them show the same, and every edit
 * that was promised is there, but for those the backup does not have. What a copy keeps for itself is promised by the copy: it
 * has to send it, whatever comes in between.
 */
export async function soak({ seconds, kills, seed }: Options): Promise<Outcome> {
  const random = seeded(seed)
  const server = await startServer({ env: { RATE_LIMITS: 'off' } })
  const backups = await mkdtemp(join(tmpdir(), 'soak-'))
  const promised = new Map<string, number>()
  const sides = [staff(server), await pouchSide(server), await rxSide(server), await shopSide(server)]
  const findings: string[] = []
  let edits = 0
  /** Everybody edits for a while; what is promised is noted. */
  const work = (ms: number, meanwhile: () => Promise<void> = async () => {}) => {
    const end = Date.now() + ms
    const worker = async ({ products, edit }: Side): Promise<void> => {
      while (Date.now() < end && products.length > 0) {
        const [id, price] = [random.pick(products), 100 + random.below(9000)]
        await edit(id, price)
        promised.set(`products:${id}`, price)
        edits += 1
        await pause(PAUSE_MS)
      }
    }
    return Promise.all([...sides.map(worker), meanwhile()])
  }
  const agree = async (when: string): Promise<void> => {
    const missing = await untilNone(() => differences(server, sides, promised))
    findings.push(...missing.map(what => `${when}: ${what}`))
  }

  try {
    const part = (seconds * 1000) / (kills + 2)
    for (let kill = 1; kill <= kills; kill++)
      await work(part, async () => {
        await pause(random() * part)
        await server.kill()
        await server.start()
      })
    await agree('after the kills')
    const { path } = await backUp(server.dataDir, backups, Date.now())
    const kept = new Map(promised)
    await work(part)
    await agree('before the restore')
    await server.stop()
    await restoreBackup(server.dataDir, path, Date.now())
    await server.start()
    promised.clear()
    for (const [name, price] of kept) promised.set(name, price)
    await agree('after the restore')
    await work(part)
    await agree('at the end')
  } finally {
    for (const side of sides) await side.close()
    await server.dispose()
    await rm(backups, { recursive: true, force: true })
  }
  return { edits, kills, findings }
}

const pause = (ms: number): Promise<void> => new Promise(resolve => void setTimeout(resolve, ms))

/** What still differs once it no longer changes, or after a long time. */
async function untilNone(look: () => Promise<string[]>): Promise<string[]> {
  const end = Date.now() + LONGEST_MS
  for (;;) {
    const found = await look().catch((error: unknown) => [String(error)])
    if (found.length === 0 || Date.now() > end) return found
    await pause(5 * LOOK_MS)
  }
}

async function differences(
  { origin }: TestServer,
  sides: readonly Side[],
  promised: ReadonlyMap<string, number>,
): Promise<string[]> {
  const server = { office: await bodiesOf(origin, 'office'), public: await bodiesOf(origin, 'public') }
  const lost = [...promised].filter(([name, price]) => server.office.get(name)?.['price'] !== price)
  const found = lost.map(([name, price]) => `${name} was promised at ${price} and is not`)
  for (const side of sides) {
    const [mine, theirs] = [await side.bodies(), server[side.database]]
    for (const name of new Set([...mine.keys(), ...theirs.keys()]))
      if (!sameValue(mine.get(name), theirs.get(name))) found.push(`${name} is another one in ${side.name}`)
  }
  return found
}

async function bodiesOf(origin: string, database: string): Promise<Bodies> {
  const query = 'include_docs=true&startkey="products:"&endkey="products:z"'
  const answer = await fetch(`${origin}/replication/${database}/_all_docs?${query}`, { headers: { authorization } })
  const { rows } = (await answer.json()) as { rows: { id: string; doc: { body: Record<string, unknown> } }[] }
  return new Map(rows.map(({ id, doc }) => [id, doc.body]))
}

const range = (from: number, count: number): number[] => Array.from({ length: count }, (_, at) => from + at)

function staff({ origin }: TestServer): Side {
  const ask = (path: string, init: RequestInit = {}): Promise<Response> =>
    fetch(`${origin}${path}`, { ...init, headers: { authorization, 'Content-Type': 'application/json' } })
  return {
    name: 'the server',
    products: range(1, 10),
    async edit(id, price) {
      // Again until it is promised: the same edit twice is one.
      for (;;) {
        const isDone = await ask(`/api/products/${id}`)
          .then(async answer => ((await answer.json()) as { data: { rev: string } }).data.rev)
          .then(rev => ask(`/api/products/${id}`, { method: 'PUT', body: JSON.stringify({ rev, price }) }))
          .then(answer => answer.ok)
          .catch(() => false)
        if (isDone) return
        await pause(LOOK_MS)
      }
    },
    database: 'office',
    bodies: () => bodiesOf(origin, 'office'),
    close: async () => {},
  }
}

async function pouchSide({ origin }: TestServer): Promise<Side> {
  const pouch = foreignDatabase()
  const remote = remoteDatabase(`${origin}/replication/office`, { username: adminEmail, password: adminPassword })
  await pouch.replicate.from(remote)
  const options = { live: true, retry: true, back_off_function: () => 100 }
  const both = [pouch.replicate.from(remote, options), pouch.replicate.to(remote, options)]
  return {
    name: 'PouchDB',
    products: range(11, 10),
    async edit(id, price) {
      // Its own pull may come between.
      for (;;) {
        const present = await pouch.get(`products:${id}`)
        const isDone = await pouch.put({ ...present, body: { ...present.body, price } }).catch(() => null)
        if (isDone) return
      }
    },
    database: 'office',
    async bodies() {
      const { rows } = await pouch.allDocs({ include_docs: true, startkey: 'products:', endkey: 'products:z' })
      return new Map(rows.flatMap(({ id, doc }) => (doc?.body ? [[id, doc.body] as const] : [])))
    },
    async close() {
      for (const each of both) each.cancel()
      await pouch.destroy()
    },
  }
}

async function rxSide({ origin }: TestServer): Promise<Side> {
  const { documents, replication, edit, close } = await openRxCopy({
    url: `${origin}/replication/office/`,
    ask: (url, init) =>
      fetch(url, { ...init, headers: { ...Object.fromEntries(new Headers(init.headers)), authorization } }),
  })
  // As a page that comes back does, whatever else is under way.
  const again = setInterval(() => replication.reSync(), 1000)
  return {
    name: 'RxDB',
    products: range(21, 10),
    edit: (id, price) => edit(`products:${id}`, { price }),
    database: 'office',
    async bodies() {
      const found = await documents.find({ selector: { type: 'products' } }).exec()
      return new Map(found.map(document => [document._id, document.toMutableJSON().body]))
    },
    async close() {
      clearInterval(again)
      await close()
    },
  }
}

async function shopSide({ origin }: TestServer): Promise<Side> {
  const at = device({ clock: { now: () => Date.now() }, request: (path, init) => fetch(`${origin}${path}`, init) })
  const catalogue = createCatalogue(null)
  const replica = await startPublicReplica(at.world, catalogue)
  const clock = setInterval(() => at.pass(LOOK_MS), LOOK_MS)
  return {
    name: 'the shop',
    products: [],
    edit: async () => {},
    database: 'public',
    bodies: async () =>
      new Map(catalogue.list('products').map(({ rev: _rev, ...body }) => [`products:${body.id}`, body])),
    async close() {
      clearInterval(clock)
      await replica.stop()
    },
  }
}
