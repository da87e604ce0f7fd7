import { addDays, instantAt, weekdayOf } from '../../base/zonedTime.ts'
import { findingBy } from './finding.ts'
import type { Evaluate, Roster } from './roster.ts'
import { averageText, overtimeText, weekDaysText, weekText } from './texts.ts'
import { minutesWithin } from './work.ts'

/** Monday to Sunday. */
interface Week {
  /** Local date YYYY-MM-DD. */
  readonly monday: string
  readonly minutes: number
}

/** Weeks from the first to the last with work, those without between them too; a night is divided at Sunday's midnight. */
export function weeksOf(roster: Roster): readonly Week[] {
  const known = remembered.get(roster) ?? divided(roster)
  remembered.set(roster, known)
  return known
}

/** Five rules ask for the same weeks. */
const remembered = new WeakMap<Roster, readonly Week[]>()

function divided({ worked, dates, circumstances: { zone } }: Roster): Week[] {
  const [first, last] = [dates[0], dates.at(-1)]
  const weeks: Week[] = []
  if (first === undefined || last === undefined) return weeks
  for (let monday = addDays(first, 1 - weekdayOf(first)); monday <= last; monday = addDays(monday, 7)) {
    const minutes = minutesWithin(worked, instantAt(monday, 0, zone), instantAt(addDays(monday, 7), 0, zone))
    weeks.push({ monday, minutes })
  }
  return weeks
}

/** Work in a week. */
export const weekHours: Evaluate = roster =>
  weeksOf(roster).flatMap(({ monday, minutes: is }) =>
    roster
      .rows('week', monday)
      .filter(({ values }) => is > values.most)
      .map(row => {
        const limit = row.values.most
        return findingBy('week', row, { date: monday, is, limit, text: weekText(monday, is, limit) })
      }),
  )

/** Days of work in a week; a night belongs to the day on which it begins. */
export const weekDays: Evaluate = roster =>
  weeksOf(roster).flatMap(({ monday }) => {
    const next = addDays(monday, 7)
    const begun = new Set(roster.days.map(({ date }) => date).filter(date => monday <= date && date < next))
    return roster
      .rows('daysPerWeek', monday)
      .filter(({ values }) => begun.size > values.most)
      .map(row => {
        const [is, limit] = [begun.size, row.values.most]
        return findingBy('daysPerWeek', row, { date: monday, is, limit, text: weekDaysText(monday, is, limit) })
      })
  })

/** Work per week on average of the weeks up to each. `is` and `limit` are the minutes of all these weeks. */
export const averages: Evaluate = roster => {
  const weeks = weeksOf(roster)
  return weeks.flatMap(({ monday }, at) =>
    roster.rows('average', monday).flatMap(row => {
      const { weeks: count, most } = row.values
      const is = weeks.slice(Math.max(0, at + 1 - count), at + 1).reduce((sum, { minutes }) => sum + minutes, 0)
      const limit = count * most
      return is > limit
        ? [findingBy('average', row, { date: monday, is, limit, text: averageText(is / count, most, count) })]
        : []
    }),
  )
}

/** The week in which overtime of the calendar year reaches more than the law lets. A week belongs to the year of its Monday. */
export const overtimes: Evaluate = roster => {
  const sums = new Map<string, number>()
  return weeksOf(roster).flatMap(({ monday, minutes }) =>
    roster.rows('overtime', monday).flatMap(row => {
      const { weekly, most: limit } = row.values
      const year = monday.slice(0, 4)
      const before = sums.get(year) ?? 0
      const is = before + Math.max(0, minutes - weekly)
      sums.set(year, is)
      const crosses = before <= limit && is > limit
      return crosses
        ? [findingBy('overtime', row, { date: monday, is, limit, text: overtimeText(year, is, limit) })]
        : []
    }),
  )
}
