import type { Context } from 'hono'
import type { Audience, Reader } from '../../../schema/base/access.ts'
import type { BaseDeps } from '../deps.ts'
import type { Env } from '../http/env.ts'
import { eventStream, type StreamEvent } from '../http/eventStream.ts'
import { readerOf, stillReads } from '../http/sender.ts'
import { mayOpen } from './liveDatabases.ts'
import { parseName } from './names.ts'
import type { Presence } from './presence.ts'
import { staffReading } from './readings.ts'

/**
 * GET /_db_updates?feed=eventsource: CouchDB's own global feed, database name and position without bodies. It is the one
 * stream a browser needs for all its databases; it begins with where each of them stands. Staff hear on it who is at a document
 * that they may read, and which rights they have: a change of those that takes no database away is told, too.
 */
export function databaseUpdates(deps: BaseDeps, presence: Presence, context: Context<Env>): Response {
  const { entities, feeds, streams, liveDatabases } = deps
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
  const readsOneOf = (on: string, databases: readonly Audience[]): boolean => {
    const entity = entities.find(({ type }) => type === parseName(on)?.type)
    const own = entity && staffReading(entity, reader.actor)
    // Of what is not for all staff nobody but administrators hears who is at it.
    return own?.isWhole === true && databases.includes(own.database)
  }
  const connect = (send: (event: StreamEvent) => void, end: () => void) => {
    let told = rightsIn(reader)
    if (told !== null) send({ event: 'rights', data: told })
    for (const name of allowed) send({ data: update(name, feeds.position(name)) })
    let telling = Promise.resolve()
    // One after the other: a check that has to read takes longer than one that knows.
    const tell = (event: StreamEvent) => {
      telling = telling.then(async () => ((await stillMay()) ? send(event) : end())).catch(end)
    }
    const tellRights = async () => {
      if (!(await stillMay())) return end()
      const now = rightsIn(await context.get('present')())
      if (now === null || now === told) return
      told = now
      send({ event: 'rights', data: now })
    }
    const stops = [
      feeds.subscribe(name => {
        // Where people are changed.
        if (name === 'admin' && told !== null) telling = telling.then(tellRights).catch(end)
      }),
      feeds.subscribe((name, seq) => mayOpen(liveDatabases, reader, name) && tell({ data: update(name, seq) })),
      presence.subscribe((told, databases) => {
        if (readsOneOf(told.on, databases)) tell({ event: 'presence', data: JSON.stringify(told) })
      }),
    ]
    return () => {
      for (const stop of stops) stop()
    }
  }
  return eventStream(streams, context, connect, stillMay)
}

/** What somebody may, as their device knows it of itself; null for a device and for guests. */
const rightsIn = ({ actor }: Reader): string | null =>
  actor && JSON.stringify({ roles: actor.roles, branches: actor.branches })
