import { type IRateLimiterOptions, RateLimiterMemory, type RateLimiterRes } from 'rate-limiter-flexible'
import { tooManyLogins } from '../../schema/calls.ts'
import { Fault } from '../http/fault.ts'

/** Failed sign-ins: five per name and address, then a pause that never locks anybody out for good. */
const perName: IRateLimiterOptions = { points: 5, duration: 5 * 60, blockDuration: 5 * 60 }
const perAddress: IRateLimiterOptions = { points: 100, duration: 24 * 3600, blockDuration: 15 * 60 }

export interface Throttle {
  /** Throws 429 with the minutes still to wait, in German. */
  check(username: string, address: string): Promise<void>
  failed(username: string, address: string): Promise<void>
  succeeded(username: string, address: string): Promise<void>
}

export function createThrottle(): Throttle {
  const names = new RateLimiterMemory({ ...perName, keyPrefix: 'name' })
  const addresses = new RateLimiterMemory({ ...perAddress, keyPrefix: 'address' })
  const keyOf = (username: string, address: string): string => `${username.toLowerCase()}|${address}`
  return {
    async check(username, address) {
      for (const [limiter, key, points] of [
        [names, keyOf(username, address), perName.points],
        [addresses, address, perAddress.points],
      ] as const) {
        const used = await limiter.get(key)
        if (used && used.consumedPoints >= (points ?? 0)) throw waitFor(used)
      }
    },
    async failed(username, address) {
      await Promise.allSettled([names.consume(keyOf(username, address)), addresses.consume(address)])
    },
    async succeeded(username, address) {
      await names.delete(keyOf(username, address))
    },
  }
}

function waitFor({ msBeforeNext }: RateLimiterRes): Fault {
  const minutes = Math.max(1, Math.ceil(msBeforeNext / 60_000))
  return new Fault(429, [{ code: 'tooManyLogins', message: tooManyLogins(minutes) }], {
    headers: { 'Retry-After': String(Math.ceil(msBeforeNext / 1000)) },
  })
}
