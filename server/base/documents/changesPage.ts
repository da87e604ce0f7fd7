import type { Context } from 'hono'
import type { BaseDeps } from '../deps.ts'
import { jsonText } from '../http/compressed.ts'
import type { Env } from '../http/env.ts'
import { ownTurn } from '../http/turns.ts'
import type { FeedRow } from '../storage/statements/base/feeds.ts'
import { inTurns, rowsAnswer } from './batch.ts'
import { envelope } from './feeds.ts'
import { parseName } from './names.ts'

/** What is asked of a feed. */
export interface Wanted {
  readonly database: string
  readonly since: number
  /** Name of the epoch under which positions are told. */
  readonly epoch: string
  /** Rows; without end where nobody said how many. */
  readonly limit: number
  /** From the newest backwards. */
  readonly isDescending: boolean
  readonly withDocuments: boolean
  /** Every leaf of a document's history is told and not just the one that counts: what replicators ask for. */
  readonly withBranches: boolean
  /** Names of the only documents asked for. */
  readonly only: ReadonlySet<string> | null
  /** Whether a document is asked for; a tombstone always is, for nobody knows any more what it was. */
  readonly passes: ((document: unknown) => boolean) | null
}

interface Page {
  readonly rows: readonly FeedRow[]
  /** Where branches of documents were closed, by the document's name. */
  readonly closed: ReadonlyMap<string, readonly string[]>
  readonly last: number
  readonly pending: number
}

/** Rows read at once, so that a large answer takes no more memory than a small one. */
const PAGE = 1000
/** Rows looked at by a filter in one turn of the event loop. */
const LOOKED_AT = 200

/** The whole answer to `feed=normal`: page by page where it is long. */
export async function allPages(deps: BaseDeps, context: Context<Env>, wanted: Wanted): Promise<Response> {
  const first = await pageOf(deps, { ...wanted, limit: Math.min(wanted.limit, PAGE) })
  const isWhole = first.pending === 0 || wanted.limit <= PAGE || wanted.isDescending || wanted.only !== null
  if (isWhole) return answer(deps, context, wanted, first)
  let page = first
  let left = wanted.limit
  async function* rows(): AsyncGenerator<string> {
    for (;;) {
      yield* rowsOf(deps, wanted, page)
      left -= page.rows.length
      if (page.pending === 0 || left <= 0) return
      await ownTurn()
      page = await pageOf(deps, { ...wanted, since: page.last, limit: Math.min(left, PAGE) })
    }
  }
  return rowsAnswer('{"results":[', rows(), () => tail(deps, wanted, page))
}

/** One page of the feed. */
export async function pageOf(deps: BaseDeps, wanted: Wanted): Promise<Page> {
  const { storage, feeds } = deps
  const { database, since, limit, only } = wanted
  if (limit === 0) {
    const pending = await storage.read.documents.remaining(database, since)
    return { rows: [], last: since, pending, closed: new Map() }
  }
  if (only) return namedPage(storage, feeds.position(database), wanted, only)
  if (wanted.isDescending) return newestPage(storage, wanted)
  if (wanted.passes) return filteredPage(storage, wanted, wanted.passes)
  const rows = await storage.read.documents.page(database, since, limit)
  const last = rows.at(-1)?.seq ?? Math.max(since, 0)
  const pending = rows.length < limit ? 0 : await storage.read.documents.remaining(database, last)
  return { rows, last, pending, closed: await closedIn(storage, wanted, last) }
}

/** A page is full, or it is the last one: a client that gets a short one asks no further. */
async function filteredPage(
  storage: BaseDeps['storage'],
  wanted: Wanted,
  passes: (document: unknown) => boolean,
): Promise<Page> {
  const { database, limit } = wanted
  const found: FeedRow[] = []
  let last = wanted.since
  for (;;) {
    const rows = await storage.read.documents.page(database, last, LOOKED_AT)
    for (const row of rows) {
      last = row.seq
      if (row.deleted || passes(JSON.parse(envelope(row)))) found.push(row)
      if (found.length === limit) break
    }
    const isEnd = rows.length < LOOKED_AT && last === (rows.at(-1)?.seq ?? last)
    if (!isEnd && found.length < limit) {
      await ownTurn()
      continue
    }
    const pending = isEnd ? 0 : await storage.read.documents.remaining(database, last)
    return { rows: found, last, pending, closed: await closedIn(storage, wanted, last) }
  }
}

async function newestPage(storage: BaseDeps['storage'], wanted: Wanted): Promise<Page> {
  const newest = await storage.read.documents.newest(wanted.database, wanted.since, Math.min(wanted.limit, MAX_NEWEST))
  const { passes } = wanted
  const rows = passes ? newest.filter(row => row.deleted || passes(JSON.parse(envelope(row)))) : newest
  const closed = await closedIn(storage, wanted, newest[0]?.seq ?? wanted.since)
  return { rows, closed, last: rows.at(-1)?.seq ?? wanted.since, pending: 0 }
}
/** Nobody reads further back. */
const MAX_NEWEST = 10_000

async function namedPage(
  storage: BaseDeps['storage'],
  position: number,
  wanted: Wanted,
  only: ReadonlySet<string>,
): Promise<Page> {
  const rows: FeedRow[] = []
  const turn = inTurns()
  for (const name of only) {
    await turn()
    const parsed = parseName(name)
    const row = parsed && (await storage.read.documents.entry(wanted.database, parsed.type, parsed.id))
    if (row && row.seq > wanted.since) rows.push(row)
  }
  rows.sort((a, b) => (wanted.isDescending ? b.seq - a.seq : a.seq - b.seq))
  const page = rows.slice(0, wanted.limit)
  const complete = page.length === rows.length
  return {
    closed: await closedIn(storage, wanted, position),
    rows: page,
    last: complete ? position : (page.at(-1)?.seq ?? wanted.since),
    pending: rows.length - page.length,
  }
}

async function closedIn(storage: BaseDeps['storage'], wanted: Wanted, upTo: number): Promise<Page['closed']> {
  const closed = new Map<string, string[]>()
  if (!wanted.withBranches) return closed
  for (const { type, id, rev } of await storage.read.documents.closedBetween(wanted.database, wanted.since, upTo))
    closed.set(`${type}:${id}`, [...(closed.get(`${type}:${id}`) ?? []), rev])
  return closed
}

export const answer = (deps: BaseDeps, context: Context<Env>, wanted: Wanted, page: Page): Promise<Response> =>
  jsonText(context, body(deps, wanted, page))

/** A page as JSON text. */
export const body = (deps: BaseDeps, wanted: Wanted, page: Page): string =>
  `{"results":[${rowsOf(deps, wanted, page).join(',\n')}${tail(deps, wanted, page)}`

const tail = ({ feeds }: BaseDeps, { database, epoch }: Wanted, { last, pending }: Page): string =>
  `],"last_seq":"${feeds.token(last, database, epoch)}","pending":${pending}}\n`

const rowsOf = ({ feeds }: BaseDeps, wanted: Wanted, page: Page): string[] =>
  page.rows.map(row => change(row, feeds.token(row.seq, wanted.database, wanted.epoch), wanted, page))

/** One row of the feed, spliced from stored text. */
export function change(row: FeedRow, seq: string, { withDocuments }: Wanted, { closed }: Page): string {
  const name = `${row.type}:${row.id}`
  const deleted = row.deleted ? ',"deleted":true' : ''
  const document = withDocuments ? `,"doc":${envelope(row)}` : ''
  const ends = (closed.get(name) ?? []).map(rev => `,{"rev":"${rev}"}`).join('')
  return `{"seq":"${seq}","id":"${name}","changes":[{"rev":"${row.rev}"}${ends}]${deleted}${document}}`
}
