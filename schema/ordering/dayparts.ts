import { localTime } from '../base/zonedTime.ts'

/** A day as people divide it, in its order. */
const dayparts = ['morning', 'noon', 'afternoon', 'evening'] as const
type Daypart = (typeof dayparts)[number]

/** Minutes after midnight before which a part of the day has ended; the night before four belongs to the evening. */
const ends = { night: 4 * 60, morning: 11 * 60, noon: 14 * 60, afternoon: 17 * 60 } as const

/** The part of the day at an instant (epoch ms), as the wall clock in the zone shows it. */
export function daypartOf(at: number, zone: string): Daypart {
  const { minutes } = localTime(at, zone)
  if (minutes < ends.night) return 'evening'
  if (minutes < ends.morning) return 'morning'
  if (minutes < ends.noon) return 'noon'
  return minutes < ends.afternoon ? 'afternoon' : 'evening'
}
