import { sameHours } from '../../../schema/base/hours/timetable.ts'
import { addDays } from '../../../schema/base/zonedTime.ts'
import { type BranchHours, proposedHolidays } from './branchHours.ts'

/** What is told of a day: every branch shut, some, hours of their own, as on Sundays, or a holiday of which nothing is said. */
export type DayKind = 'closed' | 'some' | 'sunday' | 'own' | 'holiday'

/** A day of which a year's picture says more than that it goes as usual. */
export interface MarkedDay {
  readonly kind: DayKind
  /** Branches with hours of their own on it. */
  readonly count: number
  /** The public holidays it is that some branch says nothing of; '' for none. */
  readonly holiday: string
}

/** The marked days between two local dates, both included, by date. */
export function markedDays(
  branches: readonly BranchHours[],
  first: string,
  last: string,
): ReadonlyMap<string, MarkedDay> {
  const holidays = new Map<string, string>()
  for (const { date, name } of proposedHolidays(branches, first, last))
    holidays.set(date, [holidays.get(date), name].filter(Boolean).join(', '))
  const days = new Map<string, MarkedDay>()
  for (let date = first; date <= last; date = addDays(date, 1)) {
    const holiday = holidays.get(date) ?? ''
    const said = branches.flatMap(({ timetable }) => {
      const hours = timetable?.dates.get(date)
      return timetable && hours ? [{ hours, sunday: timetable.week[6] ?? [] }] : []
    })
    if (said.length === 0 && holiday === '') continue
    const shut = said.filter(({ hours }) => hours.length === 0).length
    const isSunday = said.every(({ hours, sunday }) => sameHours(hours, sunday))
    const kind =
      holiday !== '' ? 'holiday' : shut === branches.length ? 'closed' : isSunday ? 'sunday' : shut > 0 ? 'some' : 'own'
    days.set(date, { kind, count: said.length, holiday })
  }
  return days
}
