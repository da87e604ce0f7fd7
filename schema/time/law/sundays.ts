import { addDays, dayOf, weekdayOf } from '../../base/zonedTime.ts'
import { holidayOn } from '../holidays.ts'
import type { Circumstances } from './circumstances.ts'
import { type Finding, findingBy } from './finding.ts'
import type { Evaluate, Roster } from './roster.ts'
import type { Row } from './rows.ts'
import { freeSundaysText, restDayText, substituteText, twoSundaysText } from './texts.ts'
import { minutesOn, type Stretch } from './work.ts'

/** Work on a date that is a Sunday or a holiday. */
interface RestDay {
  readonly date: string
  readonly minutes: number
  /** The holiday's name; a Sunday has none, also where it is a holiday. */
  readonly holiday?: string
}

/** Work on Sundays and holidays: whether it may be, what is owed for it. A holiday on a Sunday is a Sunday. */
export const restDays: Evaluate = roster => {
  const free = freeWorkdays(roster)
  return workedRestDays(roster).flatMap(day => {
    const rows = roster.rows(day.holiday === undefined ? 'sunday' : 'holiday', day.date)
    return rows.flatMap(row => aboutRestDay(day, row, free))
  })
}

function aboutRestDay(
  { date, minutes: is, holiday }: RestDay,
  row: Row<'sunday' | 'holiday'>,
  free: Set<string>,
): Finding[] {
  const rule = holiday === undefined ? 'sunday' : 'holiday'
  const { allowed, substituteDays } = row.values
  if (substituteDays === undefined)
    return [findingBy(rule, row, { date, is, text: restDayText(date, is, allowed, holiday) })]
  const until = addDays(date, substituteDays - 1)
  const earliest = addDays(date, 1 - substituteDays)
  const substitute = [...free].find(other => earliest <= other && other <= until)
  if (substitute !== undefined) free.delete(substitute)
  const text = substituteText(date, is, until, holiday)
  return substitute === undefined ? [findingBy(rule, row, { date, is, until, text })] : []
}

/** Sundays and holidays with work, in order. */
const workedRestDays = ({ worked, dates, circumstances }: Roster): RestDay[] =>
  dates.flatMap(date => restDayOn(worked, date, circumstances) ?? [])

/** The work of a local date that is a Sunday, or a holiday with work on it; null on every other. */
export function restDayOn(
  worked: readonly Stretch[],
  date: string,
  { zone, region }: Pick<Circumstances, 'zone' | 'region'>,
): RestDay | null {
  if (weekdayOf(date) === 7) return { date, minutes: minutesOn(worked, date, zone) }
  const holiday = holidayOn(region, date)
  const minutes = holiday ? minutesOn(worked, date, zone, holiday.from) : 0
  return holiday && minutes > 0 ? { date, minutes, holiday: holiday.name } : null
}

/** Workdays without work between the first and the last that are known: each may stand for a Sunday. */
function freeWorkdays({ dates, circumstances: { region } }: Roster): Set<string> {
  const touched = new Set(dates)
  const [first, last] = [dates[0], dates.at(-1)]
  const free = new Set<string>()
  if (first === undefined || last === undefined) return free
  for (let date = first; date < last; date = addDays(date, 1))
    if (!touched.has(date) && weekdayOf(date) !== 7 && !holidayOn(region, date)) free.add(date)
  return free
}

/** Sundays that have to stay free: told at the one with which too few are left. */
export const freeSundays: Evaluate = roster => {
  const sundays = workedRestDays(roster).flatMap(({ date, holiday }) => (holiday === undefined ? [date] : []))
  return sundays.flatMap((date, at) =>
    roster.rows('freeSundays', date).flatMap(row => {
      const { values } = row
      if (values.per === 'alternate') {
        const isSecond = sundays[at - 1] === addDays(date, -7)
        return isSecond ? [findingBy('freeSundays', row, { date, text: twoSundaysText(date) })] : []
      }
      const period = date.slice(0, values.per === 'year' ? 4 : 7)
      const before = sundays.slice(0, at + 1).filter(other => other.startsWith(period)).length
      const [is, limit] = [sundaysOf(period) - before, values.least]
      const text = freeSundaysText(period, is, limit)
      return is === limit - 1 ? [findingBy('freeSundays', row, { date, is, limit, text })] : []
    }),
  )
}

/** How many Sundays a year YYYY or a month YYYY-MM has. */
function sundaysOf(period: string): number {
  const first = dayOf(period.length === 4 ? `${period}-01-01` : `${period}-01`)
  const [year = 0, month = 12] = period.split('-').map(Number)
  const next = month === 12 ? dayOf(`${year + 1}-01-01`) : dayOf(`${year}-${String(month + 1).padStart(2, '0')}-01`)
  // Day 3 was the first Sunday after 1970-01-01.
  const upTo = (day: number) => Math.floor((day + 3) / 7)
  return upTo(next) - upTo(first)
}
