import type { Country } from '../base/countries.ts'
import { addDays } from '../base/zonedTime.ts'
import { ageOn } from './law/circumstances.ts'
import { type LeaveRow, leaveRows } from './leaveLaw.ts'
import { addMonths, daysFromTo, fullMonths } from './months.ts'

/** All that vacation law asks about somebody's employment. Dates are local, YYYY-MM-DD. */
export interface Employment {
  readonly country: Country
  readonly entry: string
  /** The last day. */
  readonly exit?: string
  readonly birthday?: string
  /** Working days a week, from a date on: 2.5 are five in two weeks. The first row holds from the entry on. */
  readonly daysPerWeek: readonly { readonly from: string; readonly days: number }[]
  /** Where somebody was away in between, each time they worked here: the first from the entry on, the last to the exit. */
  readonly spells?: readonly Spell[]
  /** Whether leave years begin in January or with the entry. */
  readonly leaveYear: 'calendar' | 'working'
  /** Years elsewhere that count for the sixth week in Austria (UrlG § 3). */
  readonly creditedYears?: number
  readonly agreement?: 'L-GAV'
  /** What the contract gives, where that is more. */
  readonly agreedWeeks?: number
}

/** A time of employment, from its first day to its last; without one it goes on. */
export interface Spell {
  readonly from: string
  readonly to?: string
}

/** First and last date. */
export interface LeaveYear {
  readonly from: string
  readonly to: string
}

interface Entitlement {
  /** Working days, as they may be taken. */
  readonly days: number
  /** Before rounding. */
  readonly exact: number
  /** How much of a whole year it is, 0 to 1. */
  readonly share: number
  /** Where the share comes from. */
  readonly paragraph: string
}

/** The leave year a date lies in. */
export function leaveYearOf({ leaveYear, entry }: Employment, date: string): LeaveYear {
  if (leaveYear === 'calendar') return { from: `${date.slice(0, 4)}-01-01`, to: `${date.slice(0, 4)}-12-31` }
  const from = addMonths(entry, ageOn(entry, date) * 12)
  return { from, to: addDays(addMonths(from, 12), -1) }
}

/**
 * Vacation of a leave year in working days, as it stands on a date; without a date, at the end of the year. A change of working
 * days or of age in mid-year counts by days. Who went and came again has what each time gives. Nothing is rounded down: the law
 * knows no such rule.
 */
export function entitlement(employment: Employment, year: LeaveYear, on = year.to): Entitlement {
  const { entry, exit } = employment
  const spells = employment.spells ?? [{ from: entry, ...(exit ? { to: exit } : {}) }]
  // A time outside of the year gives nothing of it; the last one that gives something names the rule.
  const whole = spells
    .map(spell => ofSpell(employment, spell, year, on))
    .reduce((sum, { days, exact, share, paragraph }) => ({
      days: sum.days + days,
      exact: sum.exact + exact,
      share: sum.share + share,
      paragraph: share > 0 ? paragraph : sum.paragraph,
    }))
  return { ...whole, days: hundredths(whole.days) }
}

/** The same of one time of employment, its days to more than two decimals. */
function ofSpell(employment: Employment, spell: Spell, year: LeaveYear, on: string): Entitlement {
  const { country } = employment
  const { from: entry, to: exit = year.to } = spell
  const from = entry > year.from ? entry : year.from
  const to = exit < year.to ? exit : year.to
  if (from > to)
    return {
      days: 0,
      exact: 0,
      share: 0,
      paragraph: shares[country]({ ...employment, entry, year, from, to, on }).paragraph,
    }
  const { share, paragraph } = shares[country]({ ...employment, entry, year, from, to, on: on < to ? on : to })
  const exact = share * wholeYear(employment, year, from, to)
  return { days: rounded(exact, country === 'DE' && share < 1 && to === year.to), exact, share, paragraph }
}

/** A part of a year of service, between two dates, seen on a date. */
interface Part extends Employment, LeaveYear {
  readonly year: LeaveYear
  readonly on: string
}

type Share = (part: Part) => { readonly share: number; readonly paragraph: string }

/** UrlG: pro rata in the first six months, then all of it at once; who leaves is paid pro rata. */
const austrian: Share = ({ entry, year, leaveYear, from, to, on }) => {
  if (to < year.to) return { share: daysFromTo(from, to) / daysFromTo(year.from, year.to), paragraph: 'UrlG § 10' }
  if (on >= addMonths(entry, 6)) return { share: 1, paragraph: 'UrlG § 2 Abs. 2' }
  const share =
    leaveYear === 'calendar'
      ? Math.min(1, startedMonths(from, on) / 12)
      : daysFromTo(from, on) / daysFromTo(year.from, year.to)
  return { share: on < from ? 0 : share, paragraph: leaveYear === 'calendar' ? 'UrlG § 2 Abs. 4' : 'UrlG § 2 Abs. 2' }
}

/** BUrlG: twelfths for full months until the waiting time of six months is over within the year, and for who leaves by June. */
const german: Share = ({ entry, year, from, to }) => {
  const isEarlyExit = to < year.to && to.slice(5) <= '06-30'
  const isWaiting = addMonths(entry, 6) > (to < year.to ? addDays(to, 1) : to)
  if (!isWaiting && !isEarlyExit) return { share: 1, paragraph: 'BUrlG §§ 3, 4' }
  return { share: fullMonths(from, to) / 12, paragraph: 'BUrlG § 5 Abs. 1' }
}

/** By days. */
const byDays =
  (paragraph: string): Share =>
  ({ year, from, to }) => ({
    share: Math.max(0, daysFromTo(from, to)) / daysFromTo(year.from, year.to),
    paragraph,
  })

const shares: Readonly<Record<Country, Share>> = {
  AT: austrian,
  DE: german,
  CH: byDays('OR Art. 329a Abs. 3'),
  LI: byDays('ABGB § 1173a Art. 30'),
}

const startedMonths = (from: string, to: string): number => fullMonths(from, addDays(to, -1)) + 1

/** What a whole year gives on average of the days from one date to another, in working days. */
function wholeYear(employment: Employment, year: LeaveYear, from: string, to: string): number {
  let sum = 0
  for (let date = from; date <= to; date = addDays(date, 1))
    sum += weeksOn(employment, year, date) * daysPerWeekOn(employment, date)
  return sum / daysFromTo(from, to)
}

/** Working days a week on a date. */
export const daysPerWeekOn = ({ daysPerWeek }: Employment, date: string): number =>
  (daysPerWeek.findLast(({ from }) => from <= date) ?? daysPerWeek[0])?.days ?? 0

function weeksOn(employment: Employment, year: LeaveYear, date: string): number {
  const row = leaveRows[employment.country].findLast(candidate => fits(candidate, employment, year, date))
  return Math.max(row?.weeks ?? 0, employment.agreedWeeks ?? 0)
}

function fits(row: LeaveRow, employment: Employment, year: LeaveYear, date: string): boolean {
  const { birthday, entry, creditedYears = 0, agreement } = employment
  const { below, atBegin, service, validFrom } = row
  if (validFrom > date || (row.agreement !== undefined && row.agreement !== agreement)) return false
  if (service !== undefined && ageOn(entry, year.from) + creditedYears < service) return false
  return below === undefined || (birthday !== undefined && ageOn(birthday, atBegin ? year.from : date) < below)
}

/** BUrlG § 5 Abs. 2 makes half a day and more a whole one, and less stays what it is. */
function rounded(exact: number, toWhole: boolean): number {
  const days = hundredths(exact)
  return toWhole && days % 1 >= 0.5 ? Math.ceil(days) : exact
}

const hundredths = (days: number): number => Math.round(days * 100 + 1e-6) / 100
