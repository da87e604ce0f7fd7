import type { Context } from 'hono'
import type { BaseDeps } from '../deps.ts'
import type { Env } from '../http/env.ts'
import { eventStream, type StreamEvent, type StreamForm } from '../http/eventStream.ts'
import { stillReads } from '../http/sender.ts'
import { change, pageOf, type Wanted } from './changesPage.ts'
import { mayOpen } from './liveDatabases.ts'

const DEFAULT_HEARTBEAT_MS = 60_000
const MAX_WAIT_MS = 60_000
/** A timer that is longer fires at once. */
const MAX_TIMER_MS = 2 ** 31 - 1
/** Rows read at once. */
const PAGE = 500

interface Patience {
  /** How often a waiting client wants to hear something. */
  readonly heartbeatMs: number
  /** How long it waits for a change. */
  readonly timeoutMs: number
}

/** What a client says of its patience: who wants heartbeats waits for ever. */
export function patienceOf(query: Readonly<Record<string, string>>): Patience {
  const number = (name: string): number => Number.parseInt(query[name] ?? '', 10) || 0
  const isEndless = query['heartbeat'] !== undefined && query['heartbeat'] !== 'false'
  return {
    heartbeatMs: Math.min(Math.max(1000, number('heartbeat') || DEFAULT_HEARTBEAT_MS), MAX_TIMER_MS),
    timeoutMs: Math.min(number('timeout') || (isEndless ? MAX_TIMER_MS : MAX_WAIT_MS), MAX_TIMER_MS),
  }
}

/** Every change as one event, from where it is asked on, for ever. */
export const eventsource = (deps: BaseDeps, context: Context<Env>, wanted: Wanted): Response =>
  follow(deps, context, wanted, MAX_TIMER_MS)

/** Every change as one line, as CouchDB's replicator reads a feed; ends with its position once the client's patience does. */
export function continuous(deps: BaseDeps, context: Context<Env>, wanted: Wanted, patience: Patience): Response {
  const isEndless = context.req.query('heartbeat') !== undefined
  return follow(deps, context, wanted, isEndless ? MAX_TIMER_MS : patience.timeoutMs, {
    contentType: 'application/json',
    hello: '',
    heartbeat: '\n',
    heartbeatMs: patience.heartbeatMs,
    text: ({ data }) => `${data}\n`,
  })
}

function follow(deps: BaseDeps, context: Context<Env>, wanted: Wanted, timeoutMs: number, form?: StreamForm): Response {
  const { database, epoch } = wanted
  const token = (seq: number): string => deps.feeds.token(seq, database, epoch)
  let position = wanted.since
  let left = wanted.limit
  const stillMay = () => stillReads(context, reader => mayOpen(deps.liveDatabases, reader, database))
  const connect = (send: (event: StreamEvent) => void, end: () => void) => {
    let isOver = false
    const finish = () => {
      send({ data: `{"last_seq":"${token(position)}","pending":0}` })
      end()
    }
    let timer = setTimeout(finish, timeoutMs)
    // What cannot be read is as good as cut off: who comes back goes on where it was.
    let sending = forward().catch(end)
    async function forward(): Promise<void> {
      while (!isOver) {
        if (!(await stillMay())) return end()
        const page = await pageOf(deps, {
          ...wanted,
          isDescending: false,
          since: position,
          limit: Math.min(left, PAGE),
        })
        for (const row of page.rows) {
          const id = token(row.seq)
          send({ id, data: change(row, id, wanted, page) })
        }
        position = page.last
        left -= page.rows.length
        if (left <= 0) return finish()
        if (page.rows.length > 0) {
          clearTimeout(timer)
          timer = setTimeout(finish, timeoutMs)
        }
        if (page.pending === 0) return
      }
    }
    const unsubscribe = deps.feeds.subscribe(name => {
      if (name === database) sending = sending.then(forward).catch(end)
    })
    return () => {
      isOver = true
      clearTimeout(timer)
      unsubscribe()
    }
  }
  return eventStream(deps.streams, context, connect, stillMay, form)
}
