import type { Context } from 'hono'

/** CouchDB's heartbeat event, not a comment: a browser does not show comments to whoever watches for silence. */
const HEARTBEAT_MS = 20_000
const RETRY_MS = 2000
/** A client that does not read is cut off: its queue must not grow into the server's memory. */
const MAX_QUEUED_BYTES = 1024 * 1024

/** Every open stream, so that a stopping server can end them instead of waiting for ever. */
export interface Streams {
  /** Once all were ended a new one ends at once: a stopping server must not be held by those who come back. */
  add(end: () => void): () => void
  endAll(): void
  readonly isEnding: boolean
  readonly size: number
}

export function createStreams(): Streams {
  const open = new Set<() => void>()
  let isEnding = false
  return {
    add(end) {
      open.add(end)
      if (isEnding) queueMicrotask(end)
      return () => void open.delete(end)
    },
    endAll() {
      isEnding = true
      for (const end of open) end()
      open.clear()
    },
    get isEnding() {
      return isEnding
    },
    get size() {
      return open.size
    },
  }
}

export interface StreamEvent {
  readonly data: string
  readonly id?: string
  readonly event?: string
}

/** Whether who opened a stream may still have it: asked with every heartbeat, and by whoever sends what is not for everybody. */
type StillMay = () => Promise<boolean>

/** `text/event-stream` with heartbeats; `connect` sends events, ends the stream where it must, and returns how to stop. */
export function eventStream(
  streams: Streams,
  context: Context,
  connect: (send: (event: StreamEvent) => void, end: () => void) => () => void,
  stillMay: StillMay = async () => true,
): Response {
  const encoder = new TextEncoder()
  let isOpen = true
  let stop = (): void => undefined
  const stream = new ReadableStream<Uint8Array>(
    {
      start(controller) {
        const write = (text: string): void => {
          // What was being read when the client left has nowhere to go.
          if (!isOpen) return
          if ((controller.desiredSize ?? 0) < -MAX_QUEUED_BYTES) return end()
          controller.enqueue(encoder.encode(text))
        }
        const end = (): void => {
          if (!isOpen) return
          stop()
          controller.close()
        }
        const beat = async (): Promise<void> =>
          (await stillMay().catch(() => false)) ? write('event: heartbeat\ndata: \n\n') : end()
        const heartbeat = setInterval(() => void beat(), HEARTBEAT_MS)
        const untrack = streams.add(end)
        write(`retry: ${RETRY_MS}\n\n`)
        const disconnect = connect(
          ({ data, id, event }) =>
            write(`${id ? `id: ${id}\n` : ''}${event ? `event: ${event}\n` : ''}data: ${data}\n\n`),
          end,
        )
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
    headers: { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store', 'X-Accel-Buffering': 'no' },
  })
}
