import { type Signal, signal } from '../../device/signal.ts'
import { backoff } from '../engine/backoff.ts'
import type { World } from '../engine/world.ts'

/** What of an EventSource is used; the browser's own fits. */
export interface EventSourceLike {
  readonly readyState: number
  readonly addEventListener: (type: string, listener: (event: MessageEvent) => void) => void
  readonly close: () => void
}
export type OpenEventSource = (url: string) => EventSourceLike

export interface StreamListener {
  /** The database's position now. */
  readonly onSeq: (seq: string) => void
  /** The stream (re)opened: what happened before is unknown. */
  readonly onOpen: () => void
  /** The server is there and had nothing to tell. */
  readonly onBeat?: () => void
}

/** The one stream of this browser: names and positions of databases that changed, for everybody who replicates. */
export interface Stream {
  readonly listen: (database: string, listener: StreamListener) => () => void
  /** Whether the stream is open now. */
  readonly isOpen: Signal<boolean>
  /** Connects anew, as whoever is signed in now. */
  readonly reopen: () => void
  readonly close: () => void
}

/** A server sends a heartbeat each 20 s: two missing ones and a bit mean that the connection is dead. */
const SILENCE_MS = 45_000
const CLOSED = 2

export function openStream(
  world: Pick<World, 'openEventSource' | 'after' | 'random' | 'onHint' | 'noteContact'>,
  url = '/replication/_db_updates?feed=eventsource',
): Stream {
  const listeners = new Set<StreamListener & { readonly database: string }>()
  const isOpen = signal(false)
  let source: EventSourceLike | null = null
  let tries = 0
  /** Comments as heartbeats are invisible here: silence means death only where heartbeats are events. */
  let beats = false
  let callOffWatch = () => {}
  let callOffRetry = () => {}

  const connect = () => {
    drop()
    const opened = world.openEventSource(url)
    source = opened
    const on = (type: string, work: (event: MessageEvent) => void) =>
      // What a source says that was left already is of no interest.
      opened.addEventListener(type, event => source === opened && work(event))
    on('open', opens)
    on('heartbeat', beat)
    on('message', told)
    on('error', fails)
    watch()
  }
  const opens = () => {
    tries = 0
    isOpen.set(true)
    world.noteContact(true)
    ask()
  }
  const beat = () => {
    beats = true
    watch()
    for (const { onBeat } of listeners) onBeat?.()
  }
  const told = ({ data }: MessageEvent) => {
    watch()
    const update = readUpdate(data)
    for (const { database, onSeq } of listeners) if (update?.database === database) onSeq(update.seq)
  }
  const fails = () => {
    isOpen.set(false)
    world.noteContact(false)
    // A lost connection is retried by the browser; after an answer like 401 or 502 it gives up for good.
    if (source?.readyState === CLOSED) retry()
    else watch()
  }
  const watch = () => {
    callOffWatch()
    callOffWatch = world.after(SILENCE_MS, beats || !isOpen.get() ? retry : ask)
  }
  const ask = () => {
    watch()
    for (const { onOpen } of listeners) onOpen()
  }
  const retry = () => {
    drop()
    isOpen.set(false)
    callOffRetry = world.after(backoff(++tries, world.random), connect)
  }
  const drop = () => {
    callOffWatch()
    callOffRetry()
    source?.close()
    source = null
  }
  // After sleep or in another network a stream may look open and be dead: whoever listens asks once itself.
  const stopHints = world.onHint(() => {
    if (isOpen.get()) ask()
    else connect()
  })
  connect()

  return {
    isOpen,
    listen(database, listener) {
      const entry = { ...listener, database }
      listeners.add(entry)
      return () => listeners.delete(entry)
    },
    reopen: connect,
    close() {
      stopHints()
      drop()
      listeners.clear()
      isOpen.set(false)
    },
  }
}

function readUpdate(data: unknown): { database: string; seq: string } | null {
  try {
    const { db_name: database, seq } = JSON.parse(String(data)) as { db_name?: unknown; seq?: unknown }
    return typeof database === 'string' && typeof seq === 'string' ? { database, seq } : null
  } catch {
    return null
  }
}
