import type { Context } from 'hono'
import type { BaseDeps } from '../deps.ts'
import type { AdmitBody, Env } from './env.ts'
import { Fault } from './fault.ts'

const KIB = 1024
const MIB = KIB * KIB

/** What an order, a quote or a question of a replicator comes to at most; bytes. */
const SMALL = 32 * KIB

/**
 * Bytes of bodies that are arriving or being read at the same time. Small ones have room of their own, so that nobody who
 * sends large ones keeps orders out; one address has a part of it, enough for a school (2,000 orders at once) and for
 * an upload beside them; and staff, whose batches are larger, are not held up by guests.
 */
const rooms = {
  small: { all: 16 * MIB, oneAddress: 4 * MIB },
  large: { all: 48 * MIB, oneAddress: 16 * MIB },
  staff: { all: 64 * MIB, oneAddress: 64 * MIB },
} as const

const RETRY_AFTER_SECONDS = 5

/** Counts the bodies in memory: half ones, which never end, are bounded by it like those that do. */
export function createBodies({ settings }: Pick<BaseDeps, 'settings'>): (context: Context<Env>) => AdmitBody {
  const taken = { small: new Map<string, number>(), large: new Map<string, number>(), staff: new Map<string, number>() }
  const all = { small: 0, large: 0, staff: 0 }
  return context => bytes => {
    const size = bytes <= SMALL ? 'small' : context.get('actor') ? 'staff' : 'large'
    const room = rooms[size]
    const address = context.get('sender')
    const mine = taken[size].get(address) ?? 0
    if (settings.rateLimits && mine + bytes > room.oneAddress) throw full(429)
    if (all[size] + bytes > room.all) throw full(503)
    all[size] += bytes
    taken[size].set(address, mine + bytes)
    let isHeld = true
    return () => {
      if (!isHeld) return
      isHeld = false
      all[size] -= bytes
      const left = (taken[size].get(address) ?? 0) - bytes
      if (left > 0) taken[size].set(address, left)
      else taken[size].delete(address)
    }
  }
}

const full = (status: 429 | 503): Fault =>
  new Fault(status, status === 429 ? 'tooManyRequests' : 'unavailable', {
    headers: { 'Retry-After': String(RETRY_AFTER_SECONDS), Connection: 'close' },
  })
