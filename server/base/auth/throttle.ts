import { RateLimiterMemory, type RateLimiterRes } from 'rate-limiter-flexible'
import { tooManyLogins } from '../../../schema/base/answer.ts'
import { Fault } from '../http/fault.ts'

interface Limit {
  /** So many failures within `duration` seconds, */
  readonly points: number
  readonly duration: number
  /** then so many seconds in which nobody of this key is let try. */
  readonly pause: number
}

const MINUTE_S = 60

/**
 * Failed sign-ins, counted by who tries. A browser at which the person has signed in before is counted by itself: what
 * strangers do, in the same network or with the same name, keeps nobody from work. Every pause ends by itself.
 */
const limits = {
  device: { points: 5, duration: 5 * MINUTE_S, pause: 5 * MINUTE_S },
  /** A name from an address. */
  name: { points: 5, duration: 5 * MINUTE_S, pause: 5 * MINUTE_S },
  address: { points: 100, duration: 24 * 3600, pause: 15 * MINUTE_S },
  /** A name, wherever it is tried: many addresses are one guesser. */
  everywhere: { points: 50, duration: 3600, pause: 15 * MINUTE_S },
} satisfies Record<string, Limit>

/** Who tries to sign in, and from where. */
export interface Attempt {
  readonly username: string
  readonly address: string
  /** What a browser carries at which this person has signed in before; null for a stranger. */
  readonly familiar: string | null
}

export interface Throttle {
  /** Makes an attempt; null is a failed one. Throws 429 with the minutes still to wait, in German, after too many. */
  attempt<T>(who: Attempt, make: () => Promise<T | null>): Promise<T | null>
  /** Until when (epoch ms) this name may not be tried somewhere; null where it may. */
  pausedUntil(username: string): number | null
  /** Lets this name be tried again everywhere. */
  release(username: string): Promise<void>
}

/** Names whose pause is remembered for people to see it; of more at once nobody reads. */
const MAX_PAUSED = 1000

/** One attempt of an address at a time: a hundred made at once would all begin before the first has failed. */
export function createThrottle(now: () => number = Date.now): Throttle {
  const kept = (limit: keyof typeof limits) => failures(limit, limits[limit])
  const [devices, names, addresses, everywhere] = [kept('device'), kept('name'), kept('address'), kept('everywhere')]
  const underway = new Map<string, Promise<unknown>>()
  const paused = new Map<string, { until: number; readonly counts: Map<string, Failures> }>()

  /** Remembers who waits, and by which counts. */
  function notePause(name: string, { failures: counted, key }: Count, ms: number): void {
    if (paused.size >= MAX_PAUSED && !paused.has(name)) return
    const former = paused.get(name) ?? { until: 0, counts: new Map<string, Failures>() }
    former.until = Math.max(former.until, now() + ms)
    former.counts.set(key, counted)
    paused.set(name, former)
  }

  async function judged<T>(name: string, counts: readonly Count[], make: () => Promise<T | null>): Promise<T | null> {
    for (const { failures: counted, key } of counts) await counted.allow(key)
    const made = await make()
    if (made === null)
      for (const count of counts) {
        const ms = await count.failures.add(count.key)
        // What an address did says nothing of a name.
        if (ms > 0 && count.failures !== addresses) notePause(name, count, ms)
      }
    else for (const { failures: counted, key, isOwn } of counts) if (isOwn) await counted.forget(key)
    return made
  }

  return {
    attempt({ username, address, familiar }, make) {
      const name = username.toLowerCase()
      const counts =
        familiar === null
          ? [
              { failures: names, key: `${name}|${address}`, isOwn: true },
              { failures: addresses, key: address, isOwn: false },
              { failures: everywhere, key: name, isOwn: false },
            ]
          : [{ failures: devices, key: familiar, isOwn: true }]
      const lane = familiar ?? address
      const before = underway.get(lane) ?? Promise.resolve()
      const mine = before.then(() => judged(name, counts, make))
      const over: Promise<unknown> = mine
        .catch(() => null)
        .finally(() => {
          if (underway.get(lane) === over) underway.delete(lane)
        })
      underway.set(lane, over)
      return mine
    },
    pausedUntil(username) {
      const until = paused.get(username.toLowerCase())?.until ?? 0
      return until > now() ? until : null
    },
    async release(username) {
      const name = username.toLowerCase()
      for (const [key, counted] of paused.get(name)?.counts ?? []) await counted.forget(key)
      paused.delete(name)
    },
  }
}

interface Count {
  readonly failures: Failures
  readonly key: string
  /** Whether the right password ends what was counted. */
  readonly isOwn: boolean
}

interface Failures {
  /** Throws 429 while the key has to wait. */
  allow(key: string): Promise<void>
  /** For how long (ms) the key is not let try any more; 0 where it is. */
  add(key: string): Promise<number>
  forget(key: string): Promise<void>
}

function failures(keyPrefix: string, { points, duration, pause }: Limit): Failures {
  const limiter = new RateLimiterMemory({ points, duration, keyPrefix })
  return {
    async allow(key) {
      const used = await limiter.get(key)
      if (used && used.consumedPoints >= points && used.msBeforeNext > 0) throw waitFor(used)
    },
    async add(key) {
      const { consumedPoints } = await limiter.penalty(key)
      // The last one allowed begins the pause: a further one is not counted any more.
      if (consumedPoints < points) return 0
      await limiter.block(key, pause)
      return pause * 1000
    },
    async forget(key) {
      await limiter.delete(key)
    },
  }
}

function waitFor({ msBeforeNext }: RateLimiterRes): Fault {
  const minutes = Math.max(1, Math.ceil(msBeforeNext / 60_000))
  return new Fault(429, [{ code: 'tooManyLogins', message: tooManyLogins(minutes) }], {
    headers: { 'Retry-After': String(Math.ceil(msBeforeNext / 1000)) },
  })
}
