import { useSyncExternalStore } from 'react'

/** Differences below this come from the header's whole seconds and what clocks do, not from a wrong clock. */
const NOISE_MS = 2000

let skew = 0

/** Epoch ms by the server's clock as far as it is known: a phone that is an hour wrong must not see closed shops. */
export function now(): number {
  return Date.now() + skew
}

/**
 * Learns the server's clock from the `Date` header of an answer that arrived just now, to a request that was sent at
 * `sent` (epoch ms by the device): the server wrote it at some time between the two.
 */
export function learnServerTime(header: string | null, sent: number, received: number = Date.now()): void {
  const told = header === null ? Number.NaN : Date.parse(header)
  if (Number.isNaN(told)) return
  // The header has whole seconds: the true time lies in the second that it names.
  const difference = told + 500 - (sent + received) / 2
  const noise = NOISE_MS + (received - sent) / 2
  if (Math.abs(difference - skew) > noise) skew = Math.abs(difference) > noise ? difference : 0
}

/** How far the server's clock is ahead of the device's, in ms; 0 while it looks the same. */
export function serverSkew(): number {
  return skew
}

/** Calls the listener each `everyMs`; stops by the returned function. Timers sleep in hidden tabs, so it also ticks when shown. */
export function onTick(everyMs: number, listener: () => void): () => void {
  const timer = setInterval(listener, everyMs)
  const shown = () => {
    if (document.visibilityState === 'visible') listener()
  }
  if (typeof document !== 'undefined') document.addEventListener('visibilitychange', shown)
  return () => {
    clearInterval(timer)
    if (typeof document !== 'undefined') document.removeEventListener('visibilitychange', shown)
  }
}

/** Calls the listener once after `ms`, or each `ms`; the returned function stops it. */
export function after(ms: number, listener: () => void): () => void {
  const timer = setTimeout(listener, ms)
  return () => clearTimeout(timer)
}
export function every(ms: number, listener: () => void): () => void {
  const timer = setInterval(listener, ms)
  return () => clearInterval(timer)
}

/**
 * The present time (epoch ms) for a view, renewed each `everyMs` and rounded down to it, so that it is the same for all
 * views of one interval. `initial` is the server's time while the first HTML is hydrated.
 */
export function useNow(everyMs = 30_000, initial?: number): number {
  const read = () => Math.floor(now() / everyMs) * everyMs
  return useSyncExternalStore(
    listener => onTick(Math.min(everyMs, 30_000), listener),
    read,
    () => (initial === undefined ? read() : Math.floor(initial / everyMs) * everyMs),
  )
}
