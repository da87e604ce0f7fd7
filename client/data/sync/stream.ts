import { isObject } from '../../../schema/base/sameValue.ts'
import { type Signal, signal } from '../../device/signal.ts'
import { backoff } from '../engine/backoff.ts'
import type { EventSourceLike, World } from '../engine/world.ts'

interface StreamListener {
  /** The database's position now. */
  readonly onSeq: (seq: string) => void
  /** The stream (re)opened: what happened before is unknown. */
  readonly onOpen: () => void
  /** The server is there and had nothing to tell. */
  readonly onBeat?: () => void
  /** Who is at a document now, as the server told it. */
  readonly onPresence?: (told: unknown) => void
  /** Which rights whoever opened the stream has now, as the server told it. */
  readonly onRights?: (told: unknown) => void
}

/** The one stream of this browser: names and positions of databases that changed, for everybody who replicates. */
export interface Stream {
  readonly listen: (database: string, listener: StreamListener) => () => void
  /** Hears of every database of such a name that the server tells this browser of. */
  readonly listenTo: (covers: (database: string) => boolean, listener: StreamListener) => () => void
  /** Whether the stream is open now. */
  readonly isOpen: Signal<boolean>
  /** Connects anew, as whoever is signed in now. */
  readonly reopen: () => void
  readonly close: () => void
}

type StreamWorld = Pick<World, 'openEventSource' | 'after' | 'random' | 'onHint' | 'noteContact'>

/** A server sends a heartbeat each 20 s: two missing ones and a bit mean that the connection is dead. */
const SILENCE_MS = 45_000
const CLOSED = 2

export function openStream(world: StreamWorld, url = '/replication/_db_updates?feed=eventsource'): Stream {
  const listeners = new Set<StreamListener & { readonly covers: (database: string) => boolean }>()
  const isOpen = signal(false)
  let source: EventSourceLike | null = null
  let tries = 0
  let callOffRetry = () => {}

  const ask = () => {
    watchdog.feed()
    for (const { onOpen } of listeners) onOpen()
  }
  const retry = () => {
    drop()
    isOpen.set(false)
    callOffRetry = world.after(backoff(++tries, world.random), connect)
  }
  const watchdog = createWatchdog(world, beats => (beats || !isOpen.get() ? retry() : ask()))
  const drop = () => {
    watchdog.stop()
    callOffRetry()
    source?.close()
    source = null
  }
  const tell = (what: 'onPresence' | 'onRights', { data }: MessageEvent) => {
    watchdog.feed()
    for (const listener of listeners) listener[what]?.(jsonIn(data))
  }
  const handlers: Readonly<Record<string, (event: MessageEvent) => void>> = {
    open() {
      tries = 0
      isOpen.set(true)
      world.noteContact(true)
      ask()
    },
    heartbeat() {
      watchdog.beat()
      for (const { onBeat } of listeners) onBeat?.()
    },
    message({ data }) {
      watchdog.feed()
      const update = readUpdate(data)
      for (const { covers, onSeq } of listeners) if (update && covers(update.database)) onSeq(update.seq)
    },
    presence: event => tell('onPresence', event),
    rights: event => tell('onRights', event),
    error() {
      isOpen.set(false)
      world.noteContact(false)
      // A lost connection is retried by the browser; after an answer like 401 or 502 it gives up for good.
      if (source?.readyState === CLOSED) retry()
      else watchdog.feed()
    },
  }
  const connect = () => {
    drop()
    const opened = world.openEventSource(url)
    source = opened
    // What a source says that was left already is of no interest.
    for (const [type, handle] of Object.entries(handlers))
      opened.addEventListener(type, event => source === opened && handle(event))
    watchdog.feed()
  }
  // After sleep or in another network a stream may look open and be dead: whoever listens asks once itself.
  const stopHints = world.onHint(() => (isOpen.get() ? ask() : connect()))
  connect()

  return {
    isOpen,
    listen: (database, listener) => added(listeners, { ...listener, covers: name => name === database }),
    listenTo: (covers, listener) => added(listeners, { ...listener, covers }),
    reopen: connect,
    close() {
      stopHints()
      drop()
      listeners.clear()
      isOpen.set(false)
    },
  }
}

/** Adds it; returns how to take it away. */
function added<Entry>(entries: Set<Entry>, entry: Entry): () => void {
  entries.add(entry)
  return () => entries.delete(entry)
}

const shared = new WeakMap<StreamWorld, { readonly stream: Stream; users: number }>()

/** The stream of this page, opened for the first who replicates and closed after the last. */
export function joinStream(world: StreamWorld): { readonly stream: Stream; readonly leave: () => void } {
  const present = shared.get(world) ?? { stream: openStream(world), users: 0 }
  shared.set(world, present)
  present.users++
  return {
    stream: present.stream,
    leave() {
      if (--present.users > 0) return
      shared.delete(world)
      present.stream.close()
    },
  }
}

/** Calls `onSilence` after a silence that is too long, and says whether the server's heartbeats can be heard at all. */
function createWatchdog(world: Pick<World, 'after'>, onSilence: (beats: boolean) => void) {
  /** Comments as heartbeats are invisible here: silence means death only where heartbeats are events. */
  let beats = false
  let callOff = () => {}
  const feed = () => {
    callOff()
    callOff = world.after(SILENCE_MS, () => onSilence(beats))
  }
  return {
    feed,
    beat() {
      beats = true
      feed()
    },
    stop: () => callOff(),
  }
}

function readUpdate(data: unknown): { database: string; seq: string } | null {
  const update = jsonIn(data)
  if (!isObject(update)) return null
  const { db_name: database, seq } = update
  return typeof database === 'string' && typeof seq === 'string' ? { database, seq } : null
}

function jsonIn(data: unknown): unknown {
  try {
    return JSON.parse(String(data))
  } catch {
    return null
  }
}
