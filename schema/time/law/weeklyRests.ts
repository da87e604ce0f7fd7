import { addDays, dayOf, instantAt, localTime } from '../../base/zonedTime.ts'
import { findingBy } from './finding.ts'
import type { Evaluate, Roster } from './roster.ts'
import { daysInRowText, longRowText, weeklyRestText } from './texts.ts'
import { weeksOf } from './weeks.ts'
import { minutesBetween, type WorkDay } from './workDays.ts'

/** The long rest of each week. Before the first and after the last work nobody knows of any: there is rest. */
export const weeklyRests: Evaluate = roster => {
  const gaps = gapsOf(roster)
  const { zone } = roster.circumstances
  return weeksOf(roster).flatMap(({ monday }) =>
    roster.rows('weeklyRest', monday).flatMap(row => {
      const { least: limit, wholeDays } = row.values
      const [from, to] = [instantAt(monday, 0, zone), instantAt(addDays(monday, 7), 0, zone)]
      const near = gaps.filter(({ start, end }) => start < to && end > from)
      if (near.some(gap => minutesBetween(gap.start, gap.end) >= limit && hasWholeDays(gap, monday, wholeDays, zone)))
        return []
      // Nobody knows how long an open rest is: what lies in the week is certain.
      const is = Math.max(
        0,
        ...near.map(({ start, end }) =>
          minutesBetween(
            start === Number.NEGATIVE_INFINITY ? from : start,
            end === Number.POSITIVE_INFINITY ? to : end,
          ),
        ),
      )
      const text = weeklyRestText(monday, is, limit, wholeDays)
      return [findingBy('weeklyRest', row, { date: monday, is, limit, text })]
    }),
  )
}

const gapsOf = ({ days }: Roster): { readonly start: number; readonly end: number }[] =>
  [...days, undefined].map((day, at) => ({
    start: days[at - 1]?.end ?? Number.NEGATIVE_INFINITY,
    end: day?.start ?? Number.POSITIVE_INFINITY,
  }))

/** Whether whole local dates lie within a gap, the first of them in the week. */
function hasWholeDays(gap: { start: number; end: number }, monday: string, count: number, zone: string): boolean {
  return [0, 1, 2, 3, 4, 5, 6].some(
    day =>
      instantAt(addDays(monday, day), 0, zone) >= gap.start &&
      instantAt(addDays(monday, day + count), 0, zone) <= gap.end,
  )
}

/** Days of work without a free one between them. */
export const daysInRow: Evaluate = roster =>
  rowsOfDays(roster.days).flatMap(({ days, next }) => {
    const [first, last] = [days[0], days.at(-1)]
    if (!first || !last) return []
    return roster.rows('daysInRow', first.date).flatMap(row => {
      const { most: limit, longer } = row.values
      const is = dayOf(last.date) - dayOf(first.date) + 1
      if (is <= limit) return []
      const found = { date: last.date, from: first.start, to: last.end, is, limit }
      const rest = next ? minutesBetween(last.end, next.start) : undefined
      const passes = longer && is <= longer.most && days.every(({ minutes }) => minutes <= longer.day)
      if (!passes || (rest !== undefined && rest < longer.rest))
        return [findingBy('daysInRow', row, { ...found, text: daysInRowText(is, limit) })]
      const until = localTime(last.end + longer.rest * 60_000, roster.circumstances.zone).date
      const text = longRowText(is, longer.rest)
      return rest === undefined ? [findingBy('daysInRow', row, { ...found, kind: 'task', until, text })] : []
    })
  })

/** Days of work on dates one after the other, and the day of work after them. */
function rowsOfDays(days: readonly WorkDay[]): { days: readonly WorkDay[]; next: WorkDay | undefined }[] {
  const starts = days.flatMap((day, at) => {
    const before = days[at - 1]
    return before && dayOf(day.date) - dayOf(before.date) <= 1 ? [] : [at]
  })
  return starts.map((start, at) => {
    const end = starts[at + 1] ?? days.length
    return { days: days.slice(start, end), next: days[end] }
  })
}
