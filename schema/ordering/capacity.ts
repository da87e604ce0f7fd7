import type { OpeningHoursRule } from '../base/fields.ts'
import { DAY, dayAt, MINUTE, offsetAt } from '../base/zonedTime.ts'
import type { Branch } from '../business/branch.ts'
import { HORIZON_DAYS, nextSlot } from './slots.ts'

const DEFAULT_SLOT_MINUTES = 15

/** Orders by the start (epoch ms) of their slot; a slot that is not in it is empty. */
export type Loads = ReadonlyMap<number, number>
/** The day of a branch cut into slots, each of which takes so many orders; null takes any number. */
export interface Grid {
  readonly minutes: number
  readonly capacity: number | null
  readonly zone: string
}

export const gridOf = ({
  slotMinutes,
  slotCapacity,
  timeZone,
}: Pick<Branch, 'slotMinutes' | 'slotCapacity' | 'timeZone'>): Grid => ({
  minutes: slotMinutes ?? DEFAULT_SLOT_MINUTES,
  capacity: slotCapacity ?? null,
  zone: timeZone,
})

/**
 * The start (epoch ms) of the slot that `at` lies in. Slots begin every `minutes` after midnight of the wall clock, and anew
 * at midnight and where the clock changes: every instant lies in one slot, and a slot is one span of at most `minutes`.
 */
export function slotStart(at: number, minutes: number, zone: string): number {
  const offset = offsetAt(at, zone)
  const start = at - (sinceMidnight(at, offset) % (minutes * MINUTE))
  return offsetAt(start, zone) === offset ? start : changeBetween(start, at, zone)
}

/** The start (epoch ms) of the slot after the one that `at` lies in. */
export function slotEnd(at: number, minutes: number, zone: string): number {
  const offset = offsetAt(at, zone)
  const passed = sinceMidnight(at, offset)
  const step = minutes * MINUTE
  const end = at - passed + Math.min((Math.floor(passed / step) + 1) * step, DAY)
  return offsetAt(end, zone) === offset ? end : changeBetween(at, end, zone)
}

/** Whether the slot of `at` (epoch ms) takes no more orders. */
export function isFull(grid: Grid, loads: Loads, at: number): boolean {
  return grid.capacity !== null && (loads.get(slotStart(at, grid.minutes, grid.zone)) ?? 0) >= grid.capacity
}

/**
 * `nextSlot` among the slots that still take an order and at which nothing else stands against it (`blockedUntil`: when
 * that ends which does, null where nothing does, Infinity where it never ends). Looks at each full slot and each shift at most once.
 */
export function nextFreeSlot(
  rules: readonly OpeningHoursRule[],
  grid: Grid,
  loads: Loads,
  earliest: number,
  blockedUntil: (at: number) => number | null = () => null,
  horizonDays = HORIZON_DAYS,
): number | null {
  const end = dayAt(earliest, grid.zone) + horizonDays
  let from = earliest
  for (let days = horizonDays; days > 0; days = end - dayAt(from, grid.zone)) {
    const start = nextSlot(rules, grid.zone, from, days)
    if (start === null) return null
    const until = blockedUntil(start) ?? start
    if (!Number.isFinite(until)) return null
    from = freeFrom(grid, loads, until)
    if (from === start) return start
  }
  return null
}

/** From `at` on, the first instant (epoch ms) whose slot is not full: `at` itself, or the start of a slot. Looks at each full slot once. */
export function freeFrom(grid: Grid, loads: Loads, at: number): number {
  let free = at
  while (isFull(grid, loads, free)) free = slotEnd(free, grid.minutes, grid.zone)
  return free
}

/** Orders, given by when they are due (epoch ms), as loads of the grid's slots. */
export function loadsOf(grid: Grid, due: Iterable<{ readonly at: number; readonly orders: number }>): Loads {
  const loads = new Map<number, number>()
  for (const { at, orders } of due) {
    const start = slotStart(at, grid.minutes, grid.zone)
    loads.set(start, (loads.get(start) ?? 0) + orders)
  }
  return loads
}

const sinceMidnight = (at: number, offset: number): number => {
  const local = at + offset
  return local - Math.floor(local / DAY) * DAY
}

/** The first instant in (before, after] with the offset of `after`, which `before` has not. */
function changeBetween(before: number, after: number, zone: string): number {
  const offset = offsetAt(after, zone)
  let without = before
  let having = after
  while (having - without > 1) {
    const middle = Math.floor((without + having) / 2)
    if (offsetAt(middle, zone) === offset) having = middle
    else without = middle
  }
  return having
}
