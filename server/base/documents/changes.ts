import type { Context } from 'hono'
import type { BaseDeps } from '../deps.ts'
import type { Env } from '../http/env.ts'
import { stillReads } from '../http/sender.ts'
import { filterOf } from './changesFilter.ts'
import { answer, body, firstPage, type Wanted } from './changesPage.ts'
import { continuous, eventsource, patienceOf } from './follow.ts'
import { isLive, mayOpen } from './liveDatabases.ts'
import { ProtocolFault } from './names.ts'
import { parametersOf } from './parameters.ts'

/** GET or POST /{db}/_changes: normal, longpoll, continuous and eventsource; pages are full because the query itself selects. */
export async function changes(deps: BaseDeps, context: Context<Env>): Promise<Response> {
  const database = context.req.param('database') ?? ''
  const query = context.req.query()
  const parameters = parametersOf(query, {})
  const style = query['style'] ?? 'main_only'
  if (style !== 'main_only' && style !== 'all_docs')
    throw new ProtocolFault(400, 'query_parse_error', 'Invalid value for `style`')
  const wanted: Wanted = {
    database,
    ...sinceOf(deps, database, query['since'] ?? context.req.header('last-event-id') ?? '0'),
    limit: parameters.count('limit') ?? Number.POSITIVE_INFINITY,
    isDescending: parameters.flag('descending'),
    withDocuments: parameters.flag('include_docs'),
    withBranches: style === 'all_docs' && !isLive(deps.liveDatabases, database),
    ...(await filterOf(context)),
  }
  switch (query['feed'] ?? 'normal') {
    case 'normal':
      return answer(deps, context, wanted, await firstPage(deps, wanted))
    case 'longpoll':
      return longpoll(deps, context, wanted, query)
    case 'continuous':
      return continuous(deps, context, wanted, patienceOf(query))
    case 'eventsource':
      return eventsource(deps, context, wanted)
    default:
      throw new ProtocolFault(400, 'bad_request', 'Diese Art von Feed wird nicht angeboten.')
  }
}

/** `now` is the present position; a token of another epoch replays from the beginning. */
function sinceOf({ feeds }: BaseDeps, database: string, token: string): Pick<Wanted, 'since' | 'epoch'> {
  const since = feeds.since(token === 'now' ? feeds.token(feeds.position(database), database) : token, database)
  if (since === null) throw new ProtocolFault(400, 'bad_request', 'Diese Position (since) ist ungültig.')
  return { since: since.seq, epoch: since.epoch }
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
  const page = await firstPage(deps, wanted)
  if (page.rows.length > 0 || query['since'] === 'now') return answer(deps, context, wanted, page)
  const { heartbeatMs: heartbeat, timeoutMs: timeout } = patienceOf(query)
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
          .then(may => (may ? firstPage(deps, wanted) : null))
          .catch(() => null)
        if (isGone) return
        // Whoever asks again is told why.
        if (!found) return controller.close()
        controller.enqueue(encoder.encode(body(deps, wanted, found)))
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
