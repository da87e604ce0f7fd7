import type { Context } from 'hono'
import type { Reader } from '../../../schema/base/access.ts'
import type { BaseDeps } from '../deps.ts'
import type { Env } from '../http/env.ts'
import { eventStream, type StreamEvent } from '../http/eventStream.ts'
import { readerOf, stillReads } from '../http/sender.ts'
import { mayOpen } from './liveDatabases.ts'

/**
 * GET /_db_updates?feed=eventsource: CouchDB's own global feed, database name and position without bodies. It is the one
 * stream a browser needs for all its databases; it begins with where each of them stands.
 */
export function databaseUpdates(deps: BaseDeps, context: Context<Env>): Response {
  const { feeds, streams, liveDatabases } = deps
  const reader = readerOf(context)
  const allowed = feeds.databases().filter(name => mayOpen(liveDatabases, reader, name))
  const update = (name: string, seq: number): string =>
    JSON.stringify({ db_name: name, type: 'updated', seq: feeds.token(seq, name) })
  if (context.req.query('feed') !== 'eventsource') {
    const results = allowed.map(name => JSON.parse(update(name, feeds.position(name))))
    return Response.json({ results, last_seq: feeds.token(Math.max(...allowed.map(feeds.position))) })
  }
  // With other rights it begins anew: what may be read then is told at its beginning.
  const isSame = (now: Reader) =>
    feeds.databases().every(name => mayOpen(liveDatabases, now, name) === mayOpen(liveDatabases, reader, name))
  const stillMay = () => stillReads(context, isSame)
  const connect = (send: (event: StreamEvent) => void, end: () => void) => {
    for (const name of allowed) send({ data: update(name, feeds.position(name)) })
    let telling = Promise.resolve()
    return feeds.subscribe((name, seq) => {
      if (!mayOpen(liveDatabases, reader, name)) return
      // One after the other: a check that has to read takes longer than one that knows.
      telling = telling.then(async () => ((await stillMay()) ? send({ data: update(name, seq) }) : end())).catch(end)
    })
  }
  return eventStream(streams, context, connect, stillMay)
}
