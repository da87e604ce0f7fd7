import type { Context } from 'hono'
import type { Bounds } from './connections.ts'
import type { Env } from './env.ts'
import { Fault } from './fault.ts'

/** CouchDB's heartbeat event, not a comment: a browser does not show comments to whoever watches for silence. */
const HEARTBEAT_MS = 20_000
const RETRY_MS = 2000
/** For who is turned away. */
const RETRY_AFTER_SECONDS = 30
/** A client that does not read is cut off: its queue must not grow into the server's memory. */
const MAX_QUEUED_BYTES = 1024 * 1024

/** Every open stream, so that a stopping server can end them instead of waiting for ever, and so that they are bounded. */
export interface Streams {
  /**
   * Counts a stream of this sender, and returns how to stop counting it. Once all were ended a new one ends at once: a
   * stopping server must not be held by those who come back. Throws 429 or 503 with `Retry-After` beyond the bounds.
   */
  add(sender: string, end: () => void): () => void
  endAll(): void
  readonly isEnding: boolean
  readonly size: number
}

/** So many streams at a time; without bounds for tests and measurements. */
export function createStreams({ all, oneAddress }: Bounds = UNBOUNDED): Streams {
  const open = new Set<() => void>()
  const senders = new Map<string, number>()
  let isEnding = false
  return {
    add(sender, end) {
      const mine = senders.get(sender) ?? 0
      if (mine >= oneAddress) throw tooMany(429)
      if (open.size >= all) throw tooMany(503)
      senders.set(sender, mine + 1)
      open.add(end)
      if (isEnding) queueMicrotask(end)
      return () => {
        if (!open.delete(end)) return
        const left = (senders.get(sender) ?? 1) - 1
        if (left > 0) senders.set(sender, left)
        else senders.delete(sender)
      }
    },
    endAll() {
      isEnding = true
      for (const end of open) end()
      open.clear()
      senders.clear()
    },
    get isEnding() {
      return isEnding
    },
    get size() {
      return open.size
    },
  }
}

const UNBOUNDED: Bounds = { all: Number.POSITIVE_INFINITY, oneAddress: Number.POSITIVE_INFINITY }

const tooMany = (status: 429 | 503): Fault =>
  new Fault(status, status === 429 ? 'tooManyStreams' : 'unavailable', {
    headers: { 'Retry-After': String(RETRY_AFTER_SECONDS), Connection: 'close' },
  })

export interface StreamEvent {
  readonly data: string
  readonly id?: string
  readonly event?: string
}

/** Whether who opened a stream may still have it: asked with every heartbeat, and by whoever sends what is not for everybody. */
type StillMay = () => Promise<boolean>

/** How a stream is written. */
export interface StreamForm {
  readonly contentType: string
  readonly hello: string
  readonly heartbeat: string
  readonly heartbeatMs: number
  readonly text: (event: StreamEvent) => string
}

const serverSentEvents: StreamForm = {
  contentType: 'text/event-stream',
  hello: `retry: ${RETRY_MS}\n\n`,
  heartbeat: 'event: heartbeat\ndata: \n\n',
  heartbeatMs: HEARTBEAT_MS,
  text: ({ data, id, event }) => `${id ? `id: ${id}\n` : ''}${event ? `event: ${event}\n` : ''}data: ${data}\n\n`,
}

/** A stream with heartbeats, `text/event-stream` unless told otherwise; `connect` sends events, ends the stream where it must, and returns how to stop. */
export function eventStream(
  streams: Streams,
  context: Context<Env>,
  connect: (send: (event: StreamEvent) => void, end: () => void) => () => void,
  stillMay: StillMay = async () => true,
  form: StreamForm = serverSentEvents,
): Response {
  const encoder = new TextEncoder()
  let isOpen = true
  let stop = (): void => undefined
  let end = (): void => undefined
  // Before the stream is there: who is turned away is told so by the status.
  const untrack = streams.add(context.get('sender'), () => end())
  const stream = new ReadableStream<Uint8Array>(
    {
      start(controller) {
        const write = (text: string): void => {
          // What was being read when the client left has nowhere to go.
          if (!isOpen) return
          if ((controller.desiredSize ?? 0) < -MAX_QUEUED_BYTES) return end()
          controller.enqueue(encoder.encode(text))
        }
        end = () => {
          if (!isOpen) return
          stop()
          controller.close()
        }
        const beat = async (): Promise<void> => ((await stillMay().catch(() => false)) ? write(form.heartbeat) : end())
        const heartbeat = setInterval(() => void beat(), form.heartbeatMs)
        if (form.hello !== '') write(form.hello)
        const disconnect = connect(event => write(form.text(event)), end)
        stop = () => {
          stop = () => undefined
          isOpen = false
          clearInterval(heartbeat)
          untrack()
          disconnect()
        }
      },
      cancel: () => stop(),
    },
    new ByteLengthQueuingStrategy({ highWaterMark: 0 }),
  )
  context.req.raw.signal?.addEventListener('abort', () => stop(), { once: true })
  return new Response(stream, {
    headers: { 'Content-Type': form.contentType, 'Cache-Control': 'no-store', 'X-Accel-Buffering': 'no' },
  })
}
