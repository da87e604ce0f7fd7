import type { Context } from 'hono'
import type { BaseDeps } from '../deps.ts'
import { jsonText } from '../http/compressed.ts'
import type { Env } from '../http/env.ts'
import { eventStream, type StreamEvent } from '../http/eventStream.ts'
import { stillReads } from '../http/sender.ts'
import type { FeedRow } from '../storage/statements/base/feeds.ts'
import { inTurns, readBatch } from './batch.ts'
import { envelope } from './feeds.ts'
import { isLive, mayOpen } from './liveDatabases.ts'
import { jsonOf, ProtocolFault, parseName, textOf } from './names.ts'

const MAX_PAGE = 10_000
const DEFAULT_HEARTBEAT_MS = 60_000
const MAX_WAIT_MS = 60_000
/** A timer that is longer fires at once. */
const MAX_TIMER_MS = 2 ** 31 - 1

/** GET /{db}/_changes: normal, longpoll and eventsource; pages are full because the query itself selects. */
export async function changes(deps: BaseDeps, context: Context<Env>): Promise<Response> {
  const database = context.req.param('database') ?? ''
  const query = context.req.query()
  const only = await wantedIds(context)
  const wanted: Wanted = {
    database,
    ...sinceOf(deps, database, query['since'] ?? context.req.header('last-event-id') ?? '0'),
    limit: Math.min(Math.max(1, Number.parseInt(query['limit'] ?? '', 10) || MAX_PAGE), MAX_PAGE),
    withDocuments: query['include_docs'] === 'true',
    withBranches: query['style'] === 'all_docs' && !isLive(deps.liveDatabases, database),
    only,
  }
  switch (query['feed'] ?? 'normal') {
    case 'normal':
      return answer(deps, context, wanted, await pageOf(deps, wanted))
    case 'longpoll':
      return longpoll(deps, context, wanted, query)
    case 'eventsource':
      return eventsource(deps, context, wanted)
    default:
      throw new ProtocolFault(400, 'bad_request', 'Diese Art von Feed wird nicht angeboten.')
  }
}

interface Wanted {
  readonly database: string
  readonly since: number
  /** Name of the epoch under which positions are told. */
  readonly epoch: string
  readonly limit: number
  readonly withDocuments: boolean
  /** Every leaf of a document's history is told and not just the one that counts: what replicators ask for. */
  readonly withBranches: boolean
  /** `_doc_ids` filter: names of the only documents asked for. */
  readonly only: ReadonlySet<string> | null
}

/** `now` is the present position; a token of another epoch replays from the beginning. */
function sinceOf({ feeds }: BaseDeps, database: string, token: string): Pick<Wanted, 'since' | 'epoch'> {
  const since = feeds.since(token === 'now' ? feeds.token(feeds.position(database), database) : token, database)
  if (since === null) throw new ProtocolFault(400, 'bad_request', 'Diese Position (since) ist ungültig.')
  return { since: since.seq, epoch: since.epoch }
}

async function wantedIds(context: Context<Env>): Promise<ReadonlySet<string> | null> {
  const filter = context.req.query('filter')
  if (filter === undefined || filter === '') return null
  if (filter !== '_doc_ids') throw new ProtocolFault(400, 'bad_request', 'Dieser Filter wird nicht angeboten.')
  const { body, limits } = await readBatch(context)
  const ids: unknown = body['doc_ids'] ?? jsonOf(context.req.query('doc_ids') ?? '[]')
  if (Array.isArray(ids) && ids.length > limits.names)
    throw new ProtocolFault(400, 'bad_request', 'Das sind zu viele Namen auf einmal.')
  return new Set(Array.isArray(ids) ? ids.map(textOf) : [])
}

interface Page {
  readonly rows: readonly FeedRow[]
  /** Where branches of documents were closed, by the document's name. */
  readonly closed: ReadonlyMap<string, readonly string[]>
  readonly last: number
  readonly pending: number
}

async function pageOf({ storage, feeds }: BaseDeps, wanted: Wanted): Promise<Page> {
  const { database, since, limit, only } = wanted
  if (only) return namedPage(storage, feeds.position(database), wanted, only)
  const rows = await storage.read.documents.page(database, since, limit)
  const last = rows.at(-1)?.seq ?? Math.max(since, 0)
  const pending = rows.length < limit ? 0 : await storage.read.documents.remaining(database, last)
  return { rows, last, pending, closed: await closedIn(storage, wanted, last) }
}

async function closedIn(storage: BaseDeps['storage'], wanted: Wanted, upTo: number): Promise<Page['closed']> {
  const closed = new Map<string, string[]>()
  if (!wanted.withBranches) return closed
  for (const { type, id, rev } of await storage.read.documents.closedBetween(wanted.database, wanted.since, upTo))
    closed.set(`${type}:${id}`, [...(closed.get(`${type}:${id}`) ?? []), rev])
  return closed
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
    if (row && row.seq > wanted.since) rows.push(row)
  }
  rows.sort((a, b) => a.seq - b.seq)
  const page = rows.slice(0, wanted.limit)
  const complete = page.length === rows.length
  return {
    closed: await closedIn(storage, wanted, page.at(-1)?.seq ?? wanted.since),
    rows: page,
    last: complete ? position : (page.at(-1)?.seq ?? wanted.since),
    pending: rows.length - page.length,
  }
}

const answer = ({ feeds }: BaseDeps, context: Context<Env>, wanted: Wanted, page: Page): Promise<Response> =>
  jsonText(context, body(feeds, wanted, page))

function body(feeds: BaseDeps['feeds'], wanted: Wanted, page: Page): string {
  const token = (seq: number): string => feeds.token(seq, wanted.database, wanted.epoch)
  const results = page.rows.map(row => change(row, token(row.seq), wanted, page))
  return `{"results":[${results.join(',\n')}],"last_seq":"${token(page.last)}","pending":${page.pending}}\n`
}

/** One row of the feed, spliced from stored text. */
function change(row: FeedRow, seq: string, { withDocuments }: Wanted, { closed }: Page): string {
  const name = `${row.type}:${row.id}`
  const deleted = row.deleted ? ',"deleted":true' : ''
  const document = withDocuments ? `,"doc":${envelope(row)}` : ''
  const ends = (closed.get(name) ?? []).map(rev => `,{"rev":"${rev}"}`).join('')
  return `{"seq":"${seq}","id":"${name}","changes":[{"rev":"${row.rev}"}${ends}]${deleted}${document}}`
}

/**
 * Waits for a change, with newlines as heartbeat. `since=now` is answered at once: a client whose first poll is cut
 * would otherwise ask for `now` again and never hear of what happened in between.
 */
async function longpoll(
  deps: BaseDeps,
  context: Context<Env>,
  wanted: Wanted,
  query: Record<string, string>,
): Promise<Response> {
  const page = await pageOf(deps, wanted)
  if (page.rows.length > 0 || query['since'] === 'now') return answer(deps, context, wanted, page)
  const heartbeat = Math.min(
    Math.max(1000, Number.parseInt(query['heartbeat'] ?? '', 10) || DEFAULT_HEARTBEAT_MS),
    MAX_TIMER_MS,
  )
  const timeout = Math.min(
    Number.parseInt(query['timeout'] ?? '', 10) || (query['heartbeat'] ? MAX_TIMER_MS : MAX_WAIT_MS),
    MAX_TIMER_MS,
  )
  const encoder = new TextEncoder()
  const stillMay = () => stillReads(context, reader => mayOpen(deps.liveDatabases, reader, wanted.database))
  let stop = (): void => undefined
  let finishNow = (): void => undefined
  let isGone = false
  // Before the stream is there: who is turned away is told so by the status.
  const untrack = deps.streams.add(context.get('sender'), () => finishNow())
  const stream = new ReadableStream<Uint8Array>({
    start(controller) {
      const beat = setInterval(() => controller.enqueue(encoder.encode('\n')), heartbeat)
      const finish = async (): Promise<void> => {
        stop()
        // What cannot be read is as good as cut off; nobody waits for this promise.
        const found = await stillMay()
          .then(may => (may ? pageOf(deps, wanted) : null))
          .catch(() => null)
        if (isGone) return
        // Whoever asks again is told why.
        if (!found) return controller.close()
        controller.enqueue(encoder.encode(body(deps.feeds, wanted, found)))
        controller.close()
      }
      const limit = setTimeout(() => void finish(), timeout)
      const unsubscribe = deps.feeds.subscribe(database => {
        if (database === wanted.database) void finish()
      })
      finishNow = () => void finish()
      stop = () => {
        stop = () => undefined
        clearInterval(beat)
        clearTimeout(limit)
        unsubscribe()
        untrack()
      }
    },
    cancel() {
      isGone = true
      stop()
    },
  })
  return new Response(stream, { headers: { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' } })
}

/** Every change as one event, from `since` on, for ever. */
function eventsource(deps: BaseDeps, context: Context<Env>, wanted: Wanted): Response {
  let position = wanted.since
  const stillMay = () => stillReads(context, reader => mayOpen(deps.liveDatabases, reader, wanted.database))
  const connect = (send: (event: StreamEvent) => void, end: () => void) => {
    let isOver = false
    // What cannot be read is as good as cut off: who comes back goes on where it was.
    let sending = forward().catch(end)
    async function forward(): Promise<void> {
      while (!isOver) {
        if (!(await stillMay())) return end()
        const page = await pageOf(deps, { ...wanted, since: position, limit: 500 })
        for (const row of page.rows) {
          const id = deps.feeds.token(row.seq, wanted.database, wanted.epoch)
          send({ id, data: change(row, id, wanted, page) })
        }
        position = page.last
        if (page.pending === 0) return
      }
    }
    const unsubscribe = deps.feeds.subscribe(database => {
      if (database === wanted.database) sending = sending.then(forward).catch(end)
    })
    return () => {
      isOver = true
      unsubscribe()
    }
  }
  return eventStream(deps.streams, context, connect, stillMay)
}
