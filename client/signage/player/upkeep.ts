import { localTime } from '../../../schema/base/zonedTime.ts'

/** A TV starts anew each night at four, twenty minutes earlier or later so that not all of a house do at once. */
const AT_MINUTES = 4 * 60
const SPREAD_MINUTES = 41
/** Longer than anything is shown: between two things it is looked at. */
const WINDOW_MINUTES = 90
const LEAST_MS = 3 * 3_600_000

interface RenewalWorld {
  /** Of the TV. */
  readonly id: number
  /** Epoch ms. */
  readonly now: () => number
  /** Of its branch; null until it is known. */
  readonly timeZone: () => string | null
  /** Whether the program is on the device: it would not come back without the network otherwise. */
  readonly isKept: () => boolean
  readonly startAnew: () => void
}

/** Starts the page anew once a night, so that nothing gathers; to be called between two things, where nobody misses the moment. */
export function createRenewal({ id, now, timeZone, isKept, startAnew }: RenewalWorld): () => void {
  const openedAt = now()
  return () => {
    const zone = timeZone()
    if (zone && now() - openedAt >= LEAST_MS && isKept() && isNight(id, now(), zone)) startAnew()
  }
}

function isNight(id: number, at: number, timeZone: string): boolean {
  const from = AT_MINUTES - 20 + ((id * 17) % SPREAD_MINUTES)
  const { minutes } = localTime(at, timeZone)
  return from <= minutes && minutes < from + WINDOW_MINUTES
}

/** How often (ms) the picture moves, so that nothing burns in. */
export const SHIFT_MS = 180_000
const path = [
  [0, 0],
  [3, 0],
  [3, 3],
  [0, 3],
  [-3, 3],
  [-3, 0],
  [-3, -3],
  [0, -3],
] as const

/** By how much (pixels) the picture is moved at `now` (epoch ms): nobody sees it. */
export function shiftAt(now: number): { readonly x: number; readonly y: number } {
  const [x, y] = path[Math.floor(now / SHIFT_MS) % path.length] ?? path[0]
  return { x, y }
}
