import type { VacationWarning } from './clockEvent.ts'
import { daysFromTo } from './months.ts'
import { daysPerWeekOn, type Employment, type LeaveYear } from './vacation.ts'
import { type Lapse, lapseOf, type OpenVacation, warningsOf } from './vacationLapse.ts'

/** A warning as far as it matters for whether vacation lapses. */
export type GivenWarning = Pick<VacationWarning, 'year' | 'days' | 'on'>

/** What is known of open vacation of a leave year beside its days. */
interface Known extends Omit<OpenVacation, 'warned'> {
  readonly warnings: readonly GivenWarning[]
}

/**
 * When open vacation of a leave year lapses, and how much of it, by the warnings that were given. Without one in time the law
 * lets none lapse that needs it; with one, no more than was told of.
 */
export function lapseGiven(employment: Employment, year: LeaveYear, { warnings, ...known }: Known): Lapse {
  const unwarned = lapseOf(employment, year, { ...known, warned: false })
  const warned = lapseOf(employment, year, { ...known, warned: true })
  const told = warnings.filter(each => each.year === year.to && isInTime(employment, each, warned.date))
  const days = Math.max(0, ...told.map(each => each.days))
  if (days === 0) return unwarned
  const lapsing = Math.max(unwarned.lapsing, Math.min(warned.lapsing, days))
  return { ...warned, lapsing, staying: known.open - lapsing }
}

/** Whether so many working days were left after a warning that all it told of could still be taken. */
function isInTime(employment: Employment, { on, days }: GivenWarning, lapsesOn: string | undefined): boolean {
  if (lapsesOn === undefined || on >= lapsesOn) return false
  return ((daysFromTo(on, lapsesOn) - 1) / 7) * daysPerWeekOn(employment, on) >= days
}

/** A warning somebody has to be given, or had to. */
export interface DueWarning {
  readonly year: LeaveYear
  /** Working days that are open and not planned, and the last local date on which they can be taken. */
  readonly days: number
  readonly lapsesOn: string
  /** Local date by which it has to be given. */
  readonly by: string
  readonly paragraph: string
  /** One German sentence with the days and the date. */
  readonly text: string
}

/** The warning that is due on a local date for what is open of a leave year; null where none is, or it was given. */
export function dueWarning(
  employment: Employment,
  year: LeaveYear,
  { open, because, warnings }: Known,
  on: string,
): DueWarning | null {
  const lapse = lapseOf(employment, year, { open, warned: true, ...(because ? { because } : {}) })
  const last = warningsOf(employment, year, open).findLast(({ since }) => since <= on)
  if (!last || lapse.date === undefined || on >= lapse.date) return null
  const isGiven = warnings.some(each => each.year === year.to && each.on >= last.since && each.days >= open)
  if (isGiven) return null
  const { by, paragraph, text } = last
  return { year, days: open, lapsesOn: lapse.date, by, paragraph, text }
}
