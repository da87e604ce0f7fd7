import { randomInt } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { allHoursBusiness } from '../support/allHours.ts'
import { median } from '../support/results.ts'
import { type ServerProcess, serverProcess } from '../support/serverProcess.ts'
import { type Client, load } from './load.ts'
import { cpuOf } from './measure.ts'
import { type Line, whole } from './report.ts'
import { contestants, signIn } from './servers.ts'

const DOCUMENTS = 10_000
const BATCH = 1000
const PUSHED = 1000
const PUSH_BATCH = 100
/** Our pull against express-pouchdb's. */
const PULL_GOAL = 4
const PUSH_GOAL = 1.2

/** First pull of 10,000 documents and a push of 1,000, as RxDB's client makes them, beside the floor and express-pouchdb. */
export async function replicationLines(rounds: number): Promise<Line[]> {
  const servers = await contestants(DOCUMENTS)
  const pouchData = mkdtempSync(join(tmpdir(), 'pouch-'))
  const pouch = await serverProcess({ args: ['tests/bench/peers/pouch.mjs'], dataDir: pouchData, health: '/' })
  try {
    await pouch.start()
    await fillPouch(pouch)
    const cookie = await signIn(servers.ours.origin)
    const pulls: Contest = {
      ours: [servers.ours, () => pulling('/replication/public/_changes?include_docs=true')],
      floor: [servers.floor, () => pulling('/_changes?include_docs=true')],
      pouch: [pouch, () => pulling('/products/_changes?include_docs=true')],
    }
    const pushes: Contest = {
      ours: [servers.ours, () => pushing('/replication/office/_bulk_docs', { Cookie: cookie })],
      floor: [servers.floor, () => pushing('/_bulk_docs')],
      pouch: [pouch, () => pushing('/products/_bulk_docs')],
    }
    return [
      ...linesOf(`pull of ${whole(DOCUMENTS)} documents`, await contest(pulls, DOCUMENTS, rounds), PULL_GOAL),
      ...linesOf(`push of ${whole(PUSHED)} documents`, await contest(pushes, PUSHED, rounds), PUSH_GOAL),
    ]
  } finally {
    await servers.dispose()
    await pouch.kill()
    rmSync(pouchData, { recursive: true, force: true })
  }
}

type Name = 'ours' | 'floor' | 'pouch'
type Contest = Readonly<Record<Name, readonly [ServerProcess, () => Client]>>
type Rates = Readonly<Record<Name, { perSecond: number; cpu: number | null }>>

/** Documents per second and CPU per document: medians of the rounds, after one that does not count. */
async function contest(participants: Contest, documents: number, rounds: number): Promise<Rates> {
  const rates: Record<Name, { perSecond: number; cpu: number }[]> = { ours: [], floor: [], pouch: [] }
  for (let round = 0; round <= rounds; round += 1)
    for (const name of ['floor', 'pouch', 'ours'] as const) {
      const [server, client] = participants[name]
      const { result, cpu } = await cpuOf(server.pid, () => load(server.port, [client()]))
      if (round > 0) rates[name].push({ perSecond: documents / result.seconds, cpu: (cpu ?? Number.NaN) / documents })
    }
  const medians = (name: Name) => ({
    perSecond: median(rates[name].map(rate => rate.perSecond)),
    cpu: median(rates[name].map(rate => rate.cpu)),
  })
  return { ours: medians('ours'), floor: medians('floor'), pouch: medians('pouch') }
}

function linesOf(name: string, { ours, floor, pouch }: Rates, goal: number): Line[] {
  const line = (beside: string, other: Rates[Name], least?: number): Line => ({
    name: `${name}, by ${beside}`,
    ours: `${whole(ours.perSecond)} docs/s`,
    beside: `${whole(other.perSecond)} docs/s`,
    ratio: ours.perSecond / other.perSecond,
    cpu: { ours: ours.cpu, beside: other.cpu },
    goal: least === undefined ? '–' : `≥ ${least}`,
    met: least === undefined ? null : ours.perSecond >= least * other.perSecond,
  })
  return [line('express-pouchdb', pouch, goal), line('floor', floor)]
}

/**
 * Page after page until one is not full. What a page says of its end is read from its end: parsing all of it would
 * measure the client, which is the same for everybody.
 */
function pulling(path: string): Client {
  let since = '0'
  let pages = 0
  return {
    next: () =>
      pages === DOCUMENTS / BATCH ? null : { path: `${path}&limit=${BATCH}&since=${encodeURIComponent(since)}` },
    told(_status, text) {
      const last = /"last_seq": ?"?([^",}]+)/.exec(text.slice(-200))?.[1]
      if (!last || last === since) throw new Error(`The feed ended at ${since}.`)
      since = last
      pages += 1
    },
  }
}

const [template] = allHoursBusiness({ products: 1 }).filter(({ type }) => type === 'products')

/** New documents, batch after batch; everything said must have been taken. */
function pushing(path: string, headers: Record<string, string> = {}): Client {
  const first = randomInt(2 ** 41, 2 ** 46)
  let sent = 0
  return {
    next() {
      if (sent >= PUSHED) return null
      const docs = Array.from({ length: PUSH_BATCH }, (_, index) => {
        const id = first + sent + index
        return { _id: `products:${id}`, type: 'products', body: { ...template?.body, name: `Neu ${id}` } }
      })
      sent += PUSH_BATCH
      return { method: 'POST', path, headers, body: JSON.stringify({ docs }) }
    },
    told(_status, text) {
      const refused = (JSON.parse(text) as { ok?: boolean }[]).find(row => row.ok !== true)
      if (refused) throw new Error(`A pushed document was refused: ${JSON.stringify(refused)}`)
    },
  }
}

/** The same documents as ours in an express-pouchdb. */
async function fillPouch({ origin }: ServerProcess): Promise<void> {
  const headers = { 'Content-Type': 'application/json' }
  await fetch(`${origin}/products`, { method: 'PUT' })
  const products = allHoursBusiness({ products: DOCUMENTS }).filter(({ type }) => type === 'products')
  for (let at = 0; at < products.length; at += BATCH) {
    const docs = products.slice(at, at + BATCH).map(({ type, id, body }) => ({
      _id: `${type}:${id}`,
      type,
      title: body['name'],
      parent: '',
      order: 0,
      body: { id, ...body },
    }))
    const response = await fetch(`${origin}/products/_bulk_docs`, {
      method: 'POST',
      headers,
      body: JSON.stringify({ docs }),
    })
    if (!response.ok) throw new Error(`express-pouchdb: ${response.status} ${await response.text()}`)
    await response.arrayBuffer()
  }
}
