const FIRST_MS = 1000
const LONGEST_MS = 60_000

/**
 * How long (ms) to wait before the next attempt, after `tries` failed ones: full jitter, so that a thousand phones do not
 * come back in the same second; the ceiling doubles from 2 to 60 seconds and nothing is tried sooner than after one.
 */
export function backoff(tries: number, random: () => number): number {
  const ceiling = Math.min(LONGEST_MS, FIRST_MS * 2 ** Math.min(tries, 10))
  return Math.round(FIRST_MS + random() * (ceiling - FIRST_MS))
}

/** What the server asks for in a Retry-After header, in ms from `now` (epoch ms); null where it asks for nothing readable. */
export function retryAfter(header: string | null, now: number): number | null {
  if (header === null || header.trim() === '') return null
  const seconds = Number(header)
  if (Number.isFinite(seconds)) return Math.max(0, Math.round(seconds * 1000))
  const at = Date.parse(header)
  return Number.isNaN(at) ? null : Math.max(0, at - now)
}
