import { openingHours } from '../../../schema/base/fields.ts'
import { type DayHours, rulesOf, sameHours, type Timetable, timetableOf } from '../../../schema/base/hours/timetable.ts'
import { weekdayOf } from '../../../schema/base/zonedTime.ts'
import type { Row } from '../../data/office/office.ts'
import { type MissingHoliday, missingHolidays } from './missingHolidays.ts'

/** A branch and what its hours come to; null where they do not read as days. */
export interface BranchHours {
  readonly row: Row
  readonly name: string
  readonly timetable: Timetable | null
  /** Of its deliveries, where they have hours of their own; undefined where they follow the others. */
  readonly delivery: Timetable | null | undefined
}

export function branchHours(row: Row): BranchHours {
  const { name, openingHours: opening, deliveryHours, isDeliveryHoursEnabled } = row.body
  return {
    row,
    name: String(name ?? row.id),
    timetable: readTimetable(opening),
    delivery: isDeliveryHoursEnabled === true ? readTimetable(deliveryHours) : undefined,
  }
}

function readTimetable(stored: unknown): Timetable | null {
  const rules = openingHours().safeParse(stored)
  return rules.success ? timetableOf(rules.data) : null
}

/** Whether all hours of a branch read as days, so that a date can get others. */
export const readAsDays = ({ timetable, delivery }: BranchHours): boolean => timetable !== null && delivery !== null

/** Every date from `today` on (YYYY-MM-DD) on which a branch has hours of its own, in order. */
export function comingDates(branches: readonly BranchHours[], today: string): string[] {
  const dates = branches.flatMap(({ timetable }) => [...(timetable?.dates.keys() ?? [])])
  return [...new Set(dates)].filter(date => date >= today).toSorted()
}

/** Which hours a date gets, from what holds on Sundays. */
type HoursOf = (sunday: DayHours) => DayHours

/** The rules of a timetable with other hours on some dates. */
function rulesWith(timetable: Timetable, dates: readonly string[], hoursOn: (date: string) => DayHours) {
  const days = dates.map((date): [string, DayHours] => [date, hoursOn(date)])
  return rulesOf({ week: timetable.week, dates: new Map([...timetable.dates, ...days]) })
}

/**
 * What has to be written that each branch has those hours on some dates; `hoursOf` says which. Nobody delivers from a branch
 * that is shut: deliveries with hours of their own are shut with it, go as on their Sundays, or as usual while it is open.
 */
export const sharedChanges = (branches: readonly BranchHours[], dates: readonly string[], hoursOf: HoursOf) =>
  branches.flatMap(({ row, timetable, delivery }) => {
    if (!timetable || delivery === null) return []
    const changes = {
      openingHours: rulesWith(timetable, dates, () => hoursOf(sundayIn(timetable))),
      ...(delivery && { deliveryHours: rulesWith(delivery, dates, date => deliveredOn(delivery, date, hoursOf)) }),
    }
    return [{ row, changes }]
  })

function deliveredOn(delivery: Timetable, date: string, hoursOf: HoursOf): DayHours {
  const wanted = hoursOf(sundayIn(delivery))
  // The same whatever holds on Sundays: these are the hours of the branch.
  if (!sameHours(wanted, hoursOf([]))) return wanted
  const usual = delivery.dates.get(date) ?? delivery.week[weekdayOf(date) - 1] ?? []
  return wanted.flatMap(one =>
    usual
      .map(({ from, to }) => ({ from: Math.max(from, one.from), to: Math.min(to, one.to) }))
      .filter(({ from, to }) => from < to),
  )
}

const sundayIn = ({ week }: Timetable): DayHours => week[6] ?? []

interface ProposedHoliday extends MissingHoliday {
  readonly concerned: readonly BranchHours[]
}

/** Public holidays between two dates of which branches say nothing, each with those branches, in the order of the calendar. */
export function proposedHolidays(branches: readonly BranchHours[], first: string, last: string): ProposedHoliday[] {
  const found = new Map<string, { readonly day: MissingHoliday; readonly concerned: BranchHours[] }>()
  for (const branch of branches)
    for (const day of missingHolidays(branch.row.body, first, last)) {
      const known = found.get(`${day.date} ${day.name}`)
      if (known) known.concerned.push(branch)
      else found.set(`${day.date} ${day.name}`, { day, concerned: [branch] })
    }
  return [...found.values()]
    .map(({ day, concerned }) => ({ ...day, concerned }))
    .toSorted((one, other) => (one.date < other.date ? -1 : 1))
}
