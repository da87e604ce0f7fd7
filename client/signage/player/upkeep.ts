import { localTime } from '../../../schema/base/zonedTime.ts'

/** A TV starts anew each night at four, twenty minutes earlier or later so that not all of a house do at once. */
const AT_MINUTES = 4 * 60
const SPREAD_MINUTES = 41
const WINDOW_MINUTES = 60
const LEAST_MS = 3 * 3_600_000

/** Whether it is time to start anew, for TV `id`, opened at `openedAt` (epoch ms). */
export function isRenewalDue(id: number, openedAt: number, now: number, timeZone: string): boolean {
  if (now - openedAt < LEAST_MS) return false
  const from = AT_MINUTES - 20 + ((id * 17) % SPREAD_MINUTES)
  const { minutes } = localTime(now, timeZone)
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
