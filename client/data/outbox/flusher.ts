import { backoff } from '../engine/backoff.ts'
import { createBell } from '../engine/bell.ts'
import { closeDeviceDatabase, openDeviceDatabase } from '../engine/deviceDatabase.ts'
import { isReachable } from '../engine/reach.ts'
import type { World } from '../engine/world.ts'
import { allDeeds, writeDeed } from './deeds.ts'
import type { Deed } from './outbox.ts'
import { hasRunOut, isDueAt, sendDeed } from './sendDeed.ts'

/** What sends the deeds of the device. */
export interface Flusher {
  /** Sends what is due now; resolves when everything due was tried once. */
  readonly flush: () => Promise<void>
  /** Sends what waits, one page of the device at a time. Returns how to stop. */
  readonly start: () => () => void
}

/** Accepted deeds stay this long (ms) as receipts. */
const RECEIPT_MS = 7 * 24 * 3_600_000
/** A kiosk has hundreds, and needs them (ms) only to count its numbers on. */
const SLIP_MS = 48 * 3_600_000
/** Something is tried at least this often (ms), whatever timers did meanwhile. */
const LOOK_EVERY_MS = 15_000

export function createFlusher(world: World): Flusher {
  /** Attempts in a row that found no server. */
  let misses = 0
  const flush = async (eager: boolean) => {
    // A kiosk may have two hundred: one answer that does not come is enough to know.
    let isDown = false
    for (const deed of await allDeeds(world)) {
      const now = world.now()
      if (!isDueAt(deed, now, eager) || hasRunOut(deed, now)) await tidy(world, deed)
      else if (!isDown && (await isReachable(world))) {
        misses = 0
        if (await writeDeed(world, { ...deed, state: 'sending' })) await writeDeed(world, await sendDeed(world, deed))
      } else {
        if (!isDown) misses += 1
        isDown = true
        await writeDeed(world, { ...deed, nextAt: now + backoff(misses, world.random) })
      }
    }
  }
  return { flush: () => flush(false), start: () => startLoop(world, flush) }
}

function startLoop(world: World, flush: (eager: boolean) => Promise<void>): () => void {
  const stopping = new AbortController()
  const bell = createBell(world)
  let eager = false
  const tryNow = () => {
    eager = true
    bell.ring()
  }
  // Whoever of this page hears the server first: what waits does not sit out a pause that grew while it was away.
  let wasOnline = world.seemsOnline()
  const stopContact = world.onContact(online => {
    if (online && !wasOnline) tryNow()
    wasOnline = online
  })
  const stopHints = world.onHint(tryNow)
  const round = async () => {
    const isEager = eager
    eager = false
    await flush(isEager)
    return restUntilNext(world)
  }
  const loop = async () => {
    await resetInterrupted(world)
    // Also another page of the device may be the one that orders.
    const arrivals = (await openDeviceDatabase(world)).deeds.insert$.subscribe(bell.ring)
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
    stopContact()
    stopHints()
    stopping.abort()
  }
}

/** What time alone does to a deed. */
async function tidy(world: World, deed: Deed): Promise<void> {
  const now = world.now()
  if (deed.state === 'waiting' && hasRunOut(deed, now)) await writeDeed(world, { ...deed, state: 'expired' })
  const kept = deed.body.offline ? SLIP_MS : RECEIPT_MS
  if (deed.state === 'accepted' && deed.createdAt + kept < now)
    await (await openDeviceDatabase(world)).deeds.findOne(deed.uid).remove()
}

/** A page that was closed while it sent left its deed as sending: nobody knows the outcome, so it is sent again. */
async function resetInterrupted(world: World): Promise<void> {
  for (const deed of await allDeeds(world))
    if (deed.state === 'sending')
      await writeDeed(world, { ...deed, state: 'waiting', nextAt: 0, tries: deed.tries + 1 })
}

/** Ms until something is due, at most LOOK_EVERY_MS. */
async function restUntilNext(world: World): Promise<number> {
  const waiting = (await allDeeds(world)).filter(({ state }) => state === 'waiting')
  const next = Math.min(...waiting.map(({ nextAt }) => nextAt - world.now()), LOOK_EVERY_MS)
  return Math.max(0, next)
}
