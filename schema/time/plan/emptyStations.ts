import type { OpeningHoursRule } from '../../base/fields.ts'
import { shortTime } from '../../base/hours/hoursText.ts'
import { shiftsOn } from '../../base/openingHours.ts'
import { localTime, timeText } from '../../base/zonedTime.ts'
import type { PlanNote } from './planChecks.ts'
import type { Planned } from './planned.ts'
import { texts } from './texts.ts'
import { weekdayText } from './words.ts'

const DAY_MINUTES = 24 * 60

/** A station with the hours in which its branch is open. */
export interface StaffedStation {
  readonly id: number
  readonly name: string
  readonly branch: number
  readonly openingHours: readonly OpeningHoursRule[]
}

interface PlannedWeek {
  /** The local dates of the week. */
  readonly dates: readonly string[]
  readonly zone: string
  readonly shifts: readonly Pick<Planned, 'user' | 'branch' | 'station' | 'start' | 'end'>[]
}

/**
 * Stations at which nobody is planned while their branch is open: one note each, for the whole week. Who is planned at a
 * branch without a station can stand at any of them; open shifts are nobody's. A branch that is not planned yet has no notes.
 * Throws RangeError for an unknown zone.
 */
export function emptyStations(stations: readonly StaffedStation[], week: PlannedWeek): PlanNote[] {
  const taken = week.shifts.filter(({ user }) => user !== null)
  const { rules, station: text } = texts
  return stations.flatMap(({ id, name, branch, openingHours }) => {
    const here = taken.filter(shift => shift.branch === branch)
    if (here.length === 0) return []
    const there = here.filter(({ station }) => station === null || station === id)
    const gaps = gapsOf(openingHours, { ...week, shifts: there })
    const [date = ''] = week.dates
    return gaps.length === 0
      ? []
      : [{ rule: rules.station, date, isWholeWeek: true, text: text(name, gaps), isWarning: true }]
  })
}

/** What of the opening nobody covers: days of the same hours together, 'Mo, Di 13:30–18'. */
function gapsOf(rules: readonly OpeningHoursRule[], { dates, zone, shifts }: PlannedWeek): string[] {
  const sorted = shifts.toSorted((one, other) => one.start - other.start)
  const minutes = (at: number) => localTime(at, zone).minutes
  const clock = (minute: number) => shortTime(timeText(minute))
  const days = new Map<string, string[]>()
  for (const date of dates) {
    const open = shiftsOn(rules, date, zone).flatMap(({ opens, closes }) => uncovered(opens, closes, sorted))
    const hours = open.map(([from, to]) => `${clock(minutes(from))}–${clock(minutes(to) || DAY_MINUTES)}`).join(', ')
    if (hours !== '') days.set(hours, [...(days.get(hours) ?? []), weekdayText(date)])
  }
  return [...days].map(([hours, names]) => `${names.join(', ')} ${hours}`)
}

/** The stretches between two instants over which no shift lies; `sorted` by their beginning. */
function uncovered(from: number, to: number, sorted: PlannedWeek['shifts']): (readonly [number, number])[] {
  const gaps: (readonly [number, number])[] = []
  let at = from
  for (const { start, end } of sorted) {
    if (start >= to) break
    if (start > at) gaps.push([at, start])
    at = Math.max(at, end)
  }
  return at < to ? [...gaps, [at, to]] : gaps
}
