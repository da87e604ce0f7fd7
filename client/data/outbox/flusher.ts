import { backoff } from '../engine/backoff.ts'
import { closeDeviceDatabase, openDeviceDatabase } from '../engine/deviceDatabase.ts'
import { isReachable } from '../engine/isReachable.ts'
import { createWaiter } from '../engine/waiter.ts'
import type { World } from '../engine/world.ts'
import { type Deed, type Handling, isDeed } from './deed.ts'
import { handlingOf } from './deedKinds.ts'
import { allDeeds } from './deeds.ts'
import { hasRunOut, isDueAt, sendDeed } from './sendDeed.ts'

/** What sends the deeds of the device. */
export interface Flusher {
  /** Sends what is due now; resolves when everything due was tried once. */
  readonly flush: () => Promise<void>
  /** Sends what waits, one page of the device at a time. */
  readonly start: () => Sending
}
interface Sending {
  readonly stop: () => void
  /** Resolves when nothing is on its way any more after it was stopped. */
  readonly ended: Promise<void>
}

type Flush = (eager: boolean, stop?: AbortSignal) => Promise<void>

/** Something is tried at least this often (ms), whatever timers did meanwhile. */
const LOOK_EVERY_MS = 15_000

export function createFlusher(world: World): Flusher {
  const deeds = allDeeds(world)
  /** Attempts in a row that found no server. */
  let misses = 0
  const send = async (deed: Deed<unknown>, handling: Handling, stop?: AbortSignal): Promise<Deed<unknown>> => {
    misses = 0
    if (!(await deeds.write({ ...deed, state: 'sending' }))) return deed
    const sent = await sendDeed(world, deed, handling, stop)
    await deeds.write(sent)
    return sent
  }
  const flush: Flush = async (eager, stop) => {
    // A kiosk may have two hundred: one answer that does not come is enough to know.
    let isDown = false
    const attempt = async (deed: Deed<unknown>, handling: Handling): Promise<Deed<unknown>> => {
      const now = world.now()
      if (!isDueAt(deed, now, eager) || hasRunOut(deed, handling, now)) return tidy(world, deed, handling)
      if (!isDown && (await isReachable(world))) return send(deed, handling, stop)
      if (!isDown) misses += 1
      isDown = true
      await deeds.write({ ...deed, nextAt: now + backoff(misses, world.random) })
      return deed
    }
    /** Queues whose first deed still waits: the others wait behind it. */
    const held = new Set<string>()
    for (const deed of await deeds.all()) {
      if (stop?.aborted) return
      const handling = await handlingOf(deed)
      if (!handling) continue
      const queue = queueOf(deed, handling)
      if (held.has(queue)) continue
      const { state } = await attempt(deed, handling)
      if (state === 'waiting' || state === 'sending') held.add(queue)
    }
  }
  return { flush: () => flush(false), start: () => startLoop(world, flush) }
}

function startLoop(world: World, flush: Flush): Sending {
  const stopping = new AbortController()
  const waiter = createWaiter(world)
  let eager = false
  const tryNow = () => {
    eager = true
    waiter.wake()
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
    await flush(isEager, stopping.signal)
    return restUntilNext(world)
  }
  const loop = async () => {
    await resetInterrupted(world)
    // Also another page of the device may be the one that orders.
    const { deeds } = await openDeviceDatabase(world)
    const arrivals = [
      deeds.insert$.subscribe(waiter.wake),
      deeds.update$.subscribe(({ documentData }) => isDueAtOnce(documentData.value) && waiter.wake()),
    ]
    stopping.signal.addEventListener('abort', () => {
      for (const arrival of arrivals) arrival.unsubscribe()
    })
    while (!stopping.signal.aborted) {
      // iOS takes the database away from pages in the background: the next round opens it again.
      const rest = await round().catch(() => closeDeviceDatabase(world).then(() => LOOK_EVERY_MS))
      await waiter.wait(rest, stopping.signal)
    }
  }
  const ended = world.withLock('outbox', loop, stopping.signal).catch(() => {
    // This device cannot keep anything: `post` says so to whoever orders.
  })
  return {
    ended,
    stop() {
      stopContact()
      stopHints()
      stopping.abort()
    },
  }
}

/** What a person did waits for nobody else: their steps are held up by their own alone. */
const queueOf = ({ uid, person }: Deed<unknown>, { queue = uid }: Handling): string =>
  person ? `${queue} of ${person.id}` : queue

/** Its author has just taken it back, or has it sent once more: the server is asked at once. */
const isDueAtOnce = (deed: unknown): boolean => isDeed(deed) && deed.state === 'waiting' && deed.nextAt === 0

/** What time alone does to a deed. */
async function tidy(world: World, deed: Deed<unknown>, handling: Handling): Promise<Deed<unknown>> {
  const deeds = allDeeds(world)
  const now = world.now()
  if (deed.state === 'accepted' && deed.createdAt + handling.keptMs < now) await deeds.remove(deed.uid)
  if (deed.state !== 'waiting' || !hasRunOut(deed, handling, now)) return deed
  const expired: Deed<unknown> = { ...deed, state: 'expired' }
  await deeds.write(expired)
  return expired
}

/** A page that was closed while it sent left its deed as sending: nobody knows the outcome, so it is sent again. */
async function resetInterrupted(world: World): Promise<void> {
  const deeds = allDeeds(world)
  for (const deed of await deeds.all())
    if (deed.state === 'sending') await deeds.write({ ...deed, state: 'waiting', nextAt: 0, tries: deed.tries + 1 })
}

/** Ms until something is due, at most LOOK_EVERY_MS. */
async function restUntilNext(world: World): Promise<number> {
  const waiting = (await allDeeds(world).all()).filter(({ state }) => state === 'waiting')
  const next = Math.min(...waiting.map(({ nextAt }) => nextAt - world.now()), LOOK_EVERY_MS)
  return Math.max(0, next)
}
