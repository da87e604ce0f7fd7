import { instantAt, localTime, offsetAt } from '../../../schema/base/zonedTime.ts'

/**
 * Where the arrows of the time picker lead among real slots (epoch ms, ascending): the hour arrow to the nearest slot of
 * the next or last hour that has one, keeping the minute where it can; the minute arrow to the neighbouring slot.
 */
export function stepHour(slots: readonly number[], current: number, direction: 1 | -1, zone: string): number {
  const { minutes } = localTime(current, zone)
  const hourOf = (slot: number) => Math.floor((slot + offsetAt(slot, zone)) / HOUR_MS)
  const others = slots.filter(slot => (hourOf(slot) - hourOf(current)) * direction > 0)
  const next = direction === 1 ? others[0] : others.at(-1)
  if (next === undefined) return current
  const sameHour = others.filter(slot => hourOf(slot) === hourOf(next))
  const distance = (slot: number) => Math.abs((localTime(slot, zone).minutes % 60) - (minutes % 60))
  return sameHour.reduce((best, slot) => (distance(slot) < distance(best) ? slot : best), next)
}

export function stepMinute(slots: readonly number[], current: number, direction: 1 | -1): number {
  const next = direction === 1 ? slots.find(slot => slot > current) : slots.findLast(slot => slot < current)
  return next ?? current
}

/** The slot nearest to a wanted time; null where there are none. */
export function nearestSlot(slots: readonly number[], wanted: number): number | null {
  const [first, ...others] = slots
  if (first === undefined) return null
  return others.reduce((best, slot) => (Math.abs(slot - wanted) < Math.abs(best - wanted) ? slot : best), first)
}

/** The same time of the wall clock (epoch ms of `at`) on another local date YYYY-MM-DD, also across a change of the clock. */
export function sameTimeOn(day: string, at: number, zone: string): number {
  return instantAt(day, localTime(at, zone).minutes, zone)
}

/**
 * Which of two times that read alike one of ascending `times` (epoch ms) is, in the night in which the clock goes back: that
 * of summer comes first. Null where nothing reads alike.
 */
export function halfOfTwo(times: readonly number[], at: number, zone: string): 'summer' | 'winter' | null {
  const [first = at] = times
  const ahead = offsetAt(at, zone)
  if (offsetAt(first, zone) === offsetAt(times.at(-1) ?? at, zone)) return null
  const other = times.find(time => time !== at && time + offsetAt(time, zone) === at + ahead)
  return other === undefined ? null : other > at ? 'summer' : 'winter'
}

const HOUR_MS = 3_600_000
