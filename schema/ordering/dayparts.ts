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

/** The parts a local date is listed by; its first hours stand last, because hardly anybody means them. */
const listedParts = [...dayparts, 'night'] as const
/** Minutes after midnight. */
const FIRST_HOURS = 6 * 60
export type ListedPart = (typeof listedParts)[number]

/** What begins on one local date (epoch ms, ascending), part by part in the order of a list; parts without anything are left out. */
export function byDaypart<Listed extends { readonly start: number }>(
  listed: readonly Listed[],
  zone: string,
): { readonly part: ListedPart; readonly listed: readonly Listed[] }[] {
  const partOf = (at: number) => (localTime(at, zone).minutes < FIRST_HOURS ? 'night' : daypartOf(at, zone))
  return listedParts.flatMap(part => {
    const own = listed.filter(({ start }) => partOf(start) === part)
    return own.length === 0 ? [] : [{ part, listed: own }]
  })
}
