import type { OrderCall } from '../../schema/calls.ts'
import { backoff } from './backoff.ts'
import { createBell } from './bell.ts'
import { closeDeviceDatabase, type DeviceRow, openDeviceDatabase } from './deviceDatabase.ts'
import { isReachable } from './reach.ts'
import { hasRunOut, isDueAt, sendDeed } from './sendDeed.ts'
import { browserWorld, type World } from './world.ts'

/** Something that happened once and has to reach the server exactly once (design 5). */
export interface Deed {
  readonly uid: string
  readonly kind: 'order'
  readonly body: OrderCall
  readonly branch: number
  /** Epoch ms. */
  readonly createdAt: number
  /** Epoch ms after which it is never sent unasked. */
  readonly validUntil: number
  readonly state: 'waiting' | 'sending' | 'accepted' | 'refused' | 'expired'
  readonly answer: { readonly status: number; readonly body: unknown } | null
  readonly tries: number
  /** Epoch ms of the next attempt. */
  readonly nextAt: number
}

export type NewDeed = Pick<Deed, 'uid' | 'kind' | 'body' | 'branch' | 'createdAt' | 'validUntil'>

export interface Outbox {
  /** Resolves when the deed is safe on this device; it is sent after that. The same uid again changes nothing. */
  readonly post: (deed: NewDeed) => Promise<void>
  /** Calls the listener with the deed now and after each change, and with null once it is gone. */
  readonly watch: (uid: string, listener: (deed: Deed | null) => void) => Promise<() => void>
  /** The branch's deeds, newest first. */
  readonly deedsOf: (branch: number) => Promise<Deed[]>
  /** Takes a deed off this device. */
  readonly forget: (uid: string) => Promise<void>
  /** Sends what waits, one page of the device at a time. Returns how to stop. */
  readonly start: () => () => void
  /** Sends what is due now; resolves when everything due was tried once. */
  readonly flush: () => Promise<void>
}

/** Accepted deeds stay this long (ms) as receipts. */
const RECEIPT_MS = 7 * 24 * 3_600_000
/** Something is tried at least this often (ms), whatever timers did meanwhile. */
const LOOK_EVERY_MS = 15_000

export function createOutbox(world: World): Outbox {
  const rows = async () => (await openDeviceDatabase(world)).deeds
  const bell = createBell(world)
  /** Attempts in a row that found no server. */
  let misses = 0
  const flush = async (eager: boolean) => {
    for (const deed of await allDeeds(world)) {
      if (!isDueAt(deed, world.now(), eager) || hasRunOut(deed, world.now())) await tidy(world, deed)
      else if (await isReachable(world)) {
        misses = 0
        await write(world, { ...deed, state: 'sending' })
        await write(world, await sendDeed(world, deed))
      } else await write(world, { ...deed, nextAt: world.now() + backoff(++misses, world.random) })
    }
  }

  const outbox: Outbox = {
    async post(deed) {
      const collection = await rows()
      const fresh: Deed = { ...deed, state: 'waiting', answer: null, tries: 0, nextAt: 0 }
      await collection.insertIfNotExists(rowOf(fresh))
      bell.ring()
    },
    async watch(uid, listener) {
      const changes = (await rows()).findOne(uid).$
      const subscription = changes.subscribe(row => listener(row ? deedOf(row.toJSON()) : null))
      return () => subscription.unsubscribe()
    },
    async deedsOf(branch) {
      const all = await allDeeds(world)
      return all.filter(deed => deed.branch === branch).toSorted((one, other) => other.createdAt - one.createdAt)
    },
    async forget(uid) {
      await (await rows()).findOne(uid).remove()
    },
    flush: () => flush(false),
    start() {
      const stopping = new AbortController()
      let eager = false
      const stopHints = world.onHint(() => {
        eager = true
        bell.ring()
      })
      const round = async () => {
        const isEager = eager
        eager = false
        await flush(isEager)
        return restUntilNext(world)
      }
      const loop = async () => {
        await resetInterrupted(world)
        // Another page of the device may be the one that orders.
        const arrivals = (await rows()).insert$.subscribe(bell.ring)
        stopping.signal.addEventListener('abort', () => arrivals.unsubscribe())
        while (!stopping.signal.aborted) {
          // iOS takes the database away from pages in the background: the next round opens it again.
          const rest = await round().catch(() => closeDeviceDatabase(world).then(() => LOOK_EVERY_MS))
          await bell.wait(rest, stopping.signal)
        }
      }
      void world.withLock('outbox', loop, stopping.signal).catch(() => {
        // This device cannot keep anything: `post` says so to whoever orders.
      })
      return () => {
        stopHints()
        stopping.abort()
        bell.ring()
      }
    },
  }
  return outbox
}

const outbox = createOutbox(browserWorld)
export const post = outbox.post
export const watchDeed = outbox.watch
export const deedsOf = outbox.deedsOf
export const forget = outbox.forget
export const startFlusher = outbox.start

/** What time alone does to a deed. */
async function tidy(world: World, deed: Deed): Promise<void> {
  const now = world.now()
  if (deed.state === 'waiting' && hasRunOut(deed, now)) await write(world, { ...deed, state: 'expired' })
  if (deed.state === 'accepted' && deed.createdAt + RECEIPT_MS < now)
    await (await openDeviceDatabase(world)).deeds.findOne(deed.uid).remove()
}

/** A page that was closed while it sent left its deed as sending: nobody knows the outcome, so it is sent again. */
async function resetInterrupted(world: World): Promise<void> {
  for (const deed of await allDeeds(world))
    if (deed.state === 'sending') await write(world, { ...deed, state: 'waiting', nextAt: 0 })
}

/** Ms until something is due, at most LOOK_EVERY_MS. */
async function restUntilNext(world: World): Promise<number> {
  const waiting = (await allDeeds(world)).filter(({ state }) => state === 'waiting')
  const next = Math.min(...waiting.map(({ nextAt }) => nextAt - world.now()), LOOK_EVERY_MS)
  return Math.max(0, next)
}

async function allDeeds(world: World): Promise<Deed[]> {
  const rows = await (await openDeviceDatabase(world)).deeds.find({ selector: {}, sort: [{ key: 'asc' }] }).exec()
  return rows.map(row => deedOf(row.toJSON())).toSorted((one, other) => one.createdAt - other.createdAt)
}

/** A deed that somebody took off the device meanwhile stays away. */
async function write(world: World, deed: Deed): Promise<void> {
  const row = await (await openDeviceDatabase(world)).deeds.findOne(deed.uid).exec()
  await row?.incrementalPatch({ value: rowOf(deed).value })
}

function rowOf(deed: Deed): DeviceRow {
  return { key: deed.uid, at: deed.createdAt, value: JSON.parse(JSON.stringify(deed)) as DeviceRow['value'] }
}

function deedOf(row: unknown): Deed {
  return (row as DeviceRow).value as unknown as Deed
}
