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
  /** From the newest backwards, or from the position `before` where that is told. */
  readonly isDescending: boolean
  readonly before?: number
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

/** What an answer begins with. */
export const firstPage = (deps: BaseDeps, wanted: Wanted): Promise<Page> =>
  pageOf(deps, { ...wanted, limit: Math.min(wanted.limit, PAGE) })

/** The whole answer, which begins with this page: page by page where it is long. */
export async function answer(deps: BaseDeps, context: Context<Env>, wanted: Wanted, first: Page): Promise<Response> {
  if (first.pending === 0 || wanted.limit <= PAGE) return jsonText(context, body(deps, wanted, first))
  let page = first
  let left = wanted.limit
  async function* rows(): AsyncGenerator<string> {
    for (;;) {
      yield* rowsOf(deps, wanted, page)
      left -= page.rows.length
      if (page.pending === 0 || left <= 0) return
      await ownTurn()
      page = await firstPage(deps, { ...wanted, ...goingOn(wanted, page), limit: left })
    }
  }
  return rowsAnswer('{"results":[', rows(), () => tail(deps, wanted, page))
}

const goingOn = ({ isDescending }: Wanted, { last }: Page): Partial<Wanted> =>
  isDescending ? { before: last } : { since: last }

/** One page of the feed: it is full, or it is the last one; a client that gets a short one asks no further. */
export async function pageOf(deps: BaseDeps, wanted: Wanted): Promise<Page> {
  const { storage, feeds } = deps
  const { database, since, limit, only } = wanted
  if (limit === 0) {
    const pending = await storage.read.documents.countBetween(database, since)
    return { rows: [], last: since, pending, closed: new Map() }
  }
  if (only) return namedPage(storage, feeds.position(database), wanted, only)
  const { before = Number.MAX_SAFE_INTEGER, isDescending, passes } = wanted
  const begin = isDescending ? before : Math.max(since, 0)
  const found: FeedRow[] = []
  let last = begin
  let isEnd = false
  while (!isEnd && found.length < limit) {
    if (last !== begin) await ownTurn()
    const atOnce = passes ? LOOKED_AT : limit
    const rows = await (isDescending
      ? storage.read.documents.newest(database, since, last, atOnce)
      : storage.read.documents.page(database, last, atOnce))
    isEnd = rows.length < atOnce
    for (const row of rows) {
      if (found.length === limit) {
        isEnd = false
        break
      }
      last = row.seq
      if (!passes || row.deleted || passes(JSON.parse(envelope(row)))) found.push(row)
    }
  }
  const { countBetween } = storage.read.documents
  if (isDescending)
    return {
      rows: found,
      last: last === before ? since : last,
      pending: isEnd ? 0 : await countBetween(database, since, last),
      closed: await closedIn(storage, wanted, last - 1, before),
    }
  return {
    rows: found,
    last,
    pending: isEnd ? 0 : await countBetween(database, last),
    closed: await closedIn(storage, wanted, since, last),
  }
}

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
    if (row && row.seq > wanted.since && row.seq < (wanted.before ?? Number.MAX_SAFE_INTEGER)) rows.push(row)
  }
  rows.sort((a, b) => (wanted.isDescending ? b.seq - a.seq : a.seq - b.seq))
  const page = rows.slice(0, wanted.limit)
  const complete = page.length === rows.length
  return {
    closed: await closedIn(storage, wanted, wanted.since, position),
    rows: page,
    last: complete ? position : (page.at(-1)?.seq ?? wanted.since),
    pending: rows.length - page.length,
  }
}

async function closedIn(
  storage: BaseDeps['storage'],
  { withBranches, database }: Wanted,
  since: number,
  upTo: number,
): Promise<Page['closed']> {
  const closed = new Map<string, string[]>()
  if (!withBranches) return closed
  for (const { type, id, rev } of await storage.read.documents.closedBetween(database, since, upTo))
    closed.set(`${type}:${id}`, [...(closed.get(`${type}:${id}`) ?? []), rev])
  return closed
}

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
