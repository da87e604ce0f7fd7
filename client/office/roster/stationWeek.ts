import type { Entry, RosterWeek } from './rosterWeek.ts'

/** A station with who works there on each day of the week; `id` null stands for shifts at no certain one. */
interface StationLine {
  readonly id: number | null
  readonly name: string
  readonly minutes: number
  readonly days: readonly (readonly Entry[])[]
}

interface Station {
  readonly id: number
  readonly name: string
}

/** The week by station, in the order in which they are given, also those where nobody works; shifts at none of them last. */
export function stationWeek(
  { here, dates }: Pick<RosterWeek, 'here' | 'dates'>,
  stations: readonly Station[],
): StationLine[] {
  const known = new Set(stations.map(({ id }) => id))
  const lineOf = (id: number | null, name: string, entries: readonly Entry[]): StationLine => ({
    id,
    name,
    minutes: entries.reduce((sum, { minutes }) => sum + minutes, 0),
    days: dates.map(date =>
      entries.filter(entry => entry.date === date).toSorted((one, other) => one.start - other.start),
    ),
  })
  const anywhere = here.filter(({ station }) => station === null || !known.has(station))
  return [
    ...stations.map(({ id, name }) =>
      lineOf(
        id,
        name,
        here.filter(({ station }) => station === id),
      ),
    ),
    ...(anywhere.length > 0 ? [lineOf(null, '', anywhere)] : []),
  ]
}
