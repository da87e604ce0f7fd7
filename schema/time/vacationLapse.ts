import type { Country } from '../base/countries.ts'
import { addDays } from '../base/zonedTime.ts'
import type { CarryReason } from './clockEvent.ts'
import { vacationWarningText } from './law/texts.ts'
import { addMonths } from './months.ts'
import { daysPerWeekOn, type Employment, type LeaveYear } from './vacation.ts'

/** What is known about open vacation of a leave year. */
export interface OpenVacation {
  /** Working days not taken. */
  readonly open: number
  /** Whether the employer has asked to take them and said when they lapse, provably and in time. */
  readonly warned: boolean
  /** Germany: why it could not be taken, or that the part of the entry year was asked for. */
  readonly because?: CarryReason
}

export interface Lapse {
  /** The last local date on which it can be taken; without one it stays. */
  readonly date?: string
  /** Working days that lapse after it, and those that stay. */
  readonly lapsing: number
  readonly staying: number
  /** Where it never lapses: until when it can be claimed. */
  readonly limitation?: string
  readonly paragraph: string
}

/** Leave of the Union's law, which lapses only with a warning. */
const UNION_WEEKS = 4

/**
 * When open vacation of a leave year lapses, and how much of it. Of the Austrian fifth and sixth week the open days count last:
 * what is open counts as leave of Union law first. What contracts say about Swiss vacation lapsing is void (OR Art. 361).
 */
export function lapseOf(employment: Employment, year: LeaveYear, known: OpenVacation): Lapse {
  return lapses[employment.country](employment, year, known)
}

type Lapsing = (employment: Employment, year: LeaveYear, known: OpenVacation) => Lapse

const austrian: Lapsing = (employment, { to }, { open, warned }) => {
  const staying = warned ? 0 : Math.min(open, UNION_WEEKS * daysPerWeekOn(employment, to))
  return { date: addMonths(to, 24), lapsing: open - staying, staying, paragraph: 'UrlG § 4 Abs. 5' }
}

const german: Lapsing = (_employment, year, { open, warned, because }) =>
  warned
    ? { date: germanLapse(year, because), lapsing: open, staying: 0, paragraph: 'BUrlG § 7 Abs. 3' }
    : { lapsing: 0, staying: open, paragraph: 'BUrlG § 7 Abs. 3' }

const never =
  (paragraph: string): Lapsing =>
  (_employment, { to }, { open }) => ({ lapsing: 0, staying: open, limitation: addMonths(to, 60), paragraph })

const lapses: Readonly<Record<Country, Lapsing>> = {
  AT: austrian,
  DE: german,
  CH: never('OR Art. 128, 129'),
  LI: never('ABGB § 1486'),
}

function germanLapse({ to }: LeaveYear, because: OpenVacation['because']): string {
  if (because === 'operations') return addMonths(to, 3)
  if (because === 'sick') return addMonths(to, 15)
  return because === 'entryPartAsked' ? addMonths(to, 12) : to
}

/** The duty to ask somebody to take vacation and to say that it lapses otherwise. */
interface Warning {
  /** Local dates from which and by which it has to be given. */
  readonly since: string
  readonly by: string
  readonly paragraph: string
  /** One German sentence with the days and the date. */
  readonly text: string
}

/**
 * When to warn of open vacation, so that it may lapse at all: in Germany within the first week of the year or of the employment,
 * in Austria at the begin of both years in which it can still be taken. Nowhere else is it a duty.
 */
export function warningsOf(employment: Employment, year: LeaveYear, open: number): Warning[] {
  const { date, paragraph } = lapseOf(employment, year, { open, warned: true })
  if (date === undefined || open <= 0) return []
  const text = vacationWarningText(open, year, date)
  const begin = employment.entry > year.from ? employment.entry : year.from
  if (employment.country === 'DE') return [{ since: begin, by: addDays(begin, 6), paragraph, text }]
  const years = [0, 12].map(months => addMonths(addDays(year.to, 1), months))
  return years.map(by => ({ since: by, by, paragraph, text }))
}
