import { addRxPlugin, type RxCollection } from 'rxdb'
import { RxDBLeaderElectionPlugin } from 'rxdb/plugins/leader-election'
import { replicateRxCollection } from 'rxdb/plugins/replication'
import { Subject } from 'rxjs'
import { isObject } from '../../../schema/base/sameValue.ts'
import { backoff, retryAfter } from '../engine/backoff.ts'
import { type Envelope, type EnvelopeRow, rowOf, type WireDocument } from '../engine/envelope.ts'
import { exchange, NetworkError } from '../engine/http.ts'
import type { Snapshot } from '../engine/snapshot.ts'
import { createWaiter, type Waiter } from '../engine/waiter.ts'
import type { World } from '../engine/world.ts'
import { type Currency, createCurrency } from './currency.ts'
import { BEGINNING, type Checkpoint, createReplay, type Portion } from './replay.ts'
import { createRoom } from './room.ts'
import type { Stream } from './stream.ts'

interface PullOptions {
  readonly world: World
  readonly collection: RxCollection<Envelope>
  /** Name of the database on the server: 'public', 'office', 'admin'. */
  readonly database: string
  readonly stream: Stream
  /** Where an empty device may begin instead of asking for everything. */
  readonly snapshot?: Snapshot | null
  /** Asks for such a one when the feed has to be read from its beginning. Throws NetworkError. */
  readonly beginning?: (signal: AbortSignal) => Promise<Snapshot>
  /** Shows what came, before it is kept: a device without room still shows what is new. */
  readonly onRows?: (rows: readonly EnvelopeRow[]) => void
  /** The device holds everything up to now: `at` is epoch ms. */
  readonly onCurrent: (at: number) => void
  /** What came could not be written to the device: it has no room. It is asked for again, from the beginning. */
  readonly onUnkept?: () => void
  /** Something was not written the last time: the device is asked to begin anew. */
  readonly isUnkept?: boolean
  /** The server does not know (or no longer allows) this person: it goes on trying, ever less often. */
  readonly onSignedOut?: () => void
  /** The server knows the person again. */
  readonly onSignedIn?: () => void
  /** The server's feed began anew: revisions known from before may not exist any more. */
  readonly onEpoch?: () => Promise<void>
}

export interface Pull {
  /** Asks for changes now, also where it waits after a failure. */
  readonly resync: () => void
  /** Resolves when what came so far is kept on the device. */
  readonly kept: () => Promise<void>
  readonly stop: () => Promise<void>
}

/** Documents a request brings at most. */
const PAGE = 1000
/** Documents that are written in one task without a tap having to wait for it; what brings fewer is taken for the end. */
const PORTION = 100

interface Page {
  readonly results: readonly { readonly doc: WireDocument }[]
  readonly last_seq: string
  readonly pending?: number
}

/** Keeps a collection the server's database's mirror, live: RxDB writes and remembers, this asks and never gives up. */
export function startPull(options: PullOptions): Pull {
  const { world, collection, database, stream } = options
  const waiter = createWaiter(world)
  const stopped = new AbortController()
  const events = new Subject<'RESYNC'>()
  const replay = createReplay(collection, options.snapshot ?? null)
  const currency = createCurrency(options.onCurrent)
  if (options.isUnkept) replay.lost()
  const room = createRoom(world, waiter)
  const next = asking({ ...options, waiter, events, replay, currency, stop: stopped.signal })

  keepRunningWhenHidden()
  const replication = replicateRxCollection<Envelope, Checkpoint>({
    collection,
    // Checkpoints are kept under this name; the database's own name already tells scope and shapes.
    replicationIdentifier: `pull-${database}`,
    live: true,
    waitForLeadership: false,
    // The handler itself waits and tries again; what it throws is only that it was stopped.
    retryTime: 100,
    pull: {
      batchSize: PORTION,
      stream$: events,
      async handler(checkpoint) {
        for (;;) {
          const before = room.losses()
          await room.rested(stopped.signal)
          const portion = await next(checkpoint)
          // What could not be written meanwhile is of what this answer follows.
          if (before === room.losses()) return portion
        }
      },
    },
  })
  // RxDB rests when nothing is left to ask and all that it was handed is written.
  replication.active$.subscribe(isActive => {
    if (!isActive) currency.written()
  })
  replication.error$.subscribe(() => {
    if (stopped.signal.aborted) return
    room.lost(resync)
    replay.lost()
    currency.lost()
    options.onUnkept?.()
  })
  const resync = () => {
    waiter.wake()
    events.next('RESYNC')
  }
  const stopListening = stream.listen(database, {
    onSeq(seq) {
      if (currency.told(seq, world.now())) resync()
    },
    onOpen: resync,
    onBeat: () => currency.beat(world.now()),
  })

  return {
    resync,
    async kept() {
      await replication.awaitInSync()
    },
    async stop() {
      stopListening()
      room.stop()
      stopped.abort()
      await replication.cancel()
    },
  }
}

interface Asking extends PullOptions {
  readonly waiter: Waiter
  readonly events: Subject<'RESYNC'>
  readonly replay: ReturnType<typeof createReplay>
  readonly currency: Currency
  readonly stop: AbortSignal
}

/** What follows a checkpoint, however long it takes. Throws only when it is stopped. */
function asking(options: Asking) {
  const { world, waiter, events, replay, currency, stop } = options
  /** The first portion of what a new device is given, instead of the whole feed; null where there is no such thing. */
  const anew = async (checkpoint: Checkpoint | undefined): Promise<Portion | null> => {
    const snapshot = await askForBeginning(options, waiter, stop)
    if (snapshot) replay.beginFrom(snapshot)
    return snapshot && replay.fromSnapshot(checkpoint, PORTION, PAGE)
  }
  return async (checkpoint: Checkpoint | undefined) => {
    const given = await replay.fromSnapshot(checkpoint, PORTION, PAGE)
    if (given) return handOver(given, options, events, currency)
    const since = await replay.since(checkpoint)
    const first = since === BEGINNING ? await anew(checkpoint) : null
    if (first) return handOver(first, options, events, currency)
    const page = await ask(options, waiter, stop, since)
    if (await replay.isForeign(since, page.last_seq)) {
      await options.onEpoch?.()
      const again = await anew(checkpoint)
      if (again) return handOver(again, options, events, currency)
    }
    const isLast = page.results.length < PAGE || page.pending === 0
    const rows = page.results.map(({ doc }) => rowOf(doc))
    const portion = await replay.take(rows, page.last_seq, isLast)
    options.onRows?.(portion.rows)
    if (isLast) currency.answered(page.last_seq, world.now())
    else currency.begun()
    return result(portion)
  }
}

/** A portion of a snapshot on its way to the device. */
function handOver(portion: Portion, { onRows }: PullOptions, events: Subject<'RESYNC'>, { begun }: Currency) {
  if (portion.isNews) onRows?.(portion.rows)
  // RxDB takes a portion for an answer of now: what the stream told meanwhile has to be asked for.
  if (portion.checkpoint.complete) events.next('RESYNC')
  begun()
  return result(portion)
}

function result({ rows, checkpoint }: Portion) {
  return { documents: [...rows], checkpoint }
}

/** Where to begin, however long it takes; null where nothing stands for the beginning. Throws only when it is stopped. */
async function askForBeginning(
  { world, beginning }: PullOptions,
  waiter: Waiter,
  stop: AbortSignal,
): Promise<Snapshot | null> {
  for (let tries = 1; beginning; tries++) {
    try {
      const snapshot = await beginning(stop)
      world.noteContact(true)
      return snapshot
    } catch (error) {
      if (!(error instanceof NetworkError)) throw error
      world.noteContact(false)
    }
    await waiter.wait(backoff(tries, world.random), stop)
    stop.throwIfAborted()
  }
  return null
}

/** One page of the feed, however long it takes. Throws only when it is stopped. */
async function ask(options: PullOptions, waiter: Waiter, stop: AbortSignal, since: string): Promise<Page> {
  const { world, database } = options
  const path = `/replication/${database}/_changes?feed=normal&include_docs=true&limit=${PAGE}&since=${since}`
  let isSignedOut = false
  for (let tries = 1; ; tries++) {
    let wanted: number | null = null
    try {
      const { response, json } = await exchange(world.fetch, path, { signal: stop, timeoutMs: 60_000 }, answer =>
        world.noteContact(answer !== null),
      )
      if (response.ok && isPage(json)) {
        if (isSignedOut) options.onSignedIn?.()
        return json
      }
      isSignedOut ||= response.status === 401 || response.status === 403
      if (isSignedOut) options.onSignedOut?.()
      wanted = retryAfter(response.headers.get('retry-after'), world.now())
    } catch (error) {
      if (!(error instanceof NetworkError)) throw error
    }
    await waiter.wait(Math.max(wanted ?? 0, backoff(tries, world.random)), stop)
    stop.throwIfAborted()
  }
}

function isPage(json: unknown): json is Page {
  return isObject(json) && Array.isArray(json['results'])
}

let isPrepared = false

/**
 * RxDB pauses a replication of a hidden page unless the page leads by RxDB's own election. Ours only ever runs in the
 * page that leads by ours (device/leaderElection.ts), and the pages in view live on what it brings.
 */
function keepRunningWhenHidden(): void {
  if (isPrepared) return
  isPrepared = true
  addRxPlugin(RxDBLeaderElectionPlugin)
  addRxPlugin({
    name: 'leads-while-it-runs',
    rxdb: true,
    prototypes: {
      RxDatabase(prototype: { isLeader(): boolean }) {
        prototype.isLeader = () => true
      },
    },
  })
}
