import { type IRateLimiterOptions, RateLimiterMemory, type RateLimiterRes } from 'rate-limiter-flexible'
import { tooManyLogins } from '../../../schema/base/answer.ts'
import { Fault } from '../http/fault.ts'

/** Failed sign-ins: five per name and address, then a pause that never locks anybody out for good. */
const perName: IRateLimiterOptions = { points: 5, duration: 5 * 60, blockDuration: 5 * 60 }
const perAddress: IRateLimiterOptions = { points: 100, duration: 24 * 3600, blockDuration: 15 * 60 }

interface Throttle {
  /** Makes an attempt; null is a failed one. Throws 429 with the minutes still to wait, in German, after too many. */
  attempt<T>(username: string, address: string, make: () => Promise<T | null>): Promise<T | null>
}

/** One attempt of an address at a time: a hundred made at once would all begin before the first has failed. */
export function createThrottle(): Throttle {
  const names = new RateLimiterMemory({ ...perName, keyPrefix: 'name' })
  const addresses = new RateLimiterMemory({ ...perAddress, keyPrefix: 'address' })
  const underway = new Map<string, Promise<unknown>>()

  async function judged<T>(name: string, address: string, make: () => Promise<T | null>): Promise<T | null> {
    for (const [limiter, key, points] of [
      [names, name, perName.points],
      [addresses, address, perAddress.points],
    ] as const) {
      const used = await limiter.get(key)
      if (used && used.consumedPoints >= (points ?? 0)) throw waitFor(used)
    }
    const made = await make()
    if (made === null) await Promise.allSettled([names.consume(name), addresses.consume(address)])
    else await names.delete(name)
    return made
  }

  return {
    attempt(username, address, make) {
      const before = underway.get(address) ?? Promise.resolve()
      const mine = before.then(() => judged(`${username.toLowerCase()}|${address}`, address, make))
      const over: Promise<unknown> = mine
        .catch(() => null)
        .finally(() => {
          if (underway.get(address) === over) underway.delete(address)
        })
      underway.set(address, over)
      return mine
    },
  }
}

function waitFor({ msBeforeNext }: RateLimiterRes): Fault {
  const minutes = Math.max(1, Math.ceil(msBeforeNext / 60_000))
  return new Fault(429, [{ code: 'tooManyLogins', message: tooManyLogins(minutes) }], {
    headers: { 'Retry-After': String(Math.ceil(msBeforeNext / 1000)) },
  })
}
