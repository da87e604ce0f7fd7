import { addDays } from '../base/zonedTime.ts'
import type { Terms } from './contract.ts'
import { type AbsentDays, contractOn, type LedgerDay, workdaysOf } from './ledger.ts'
import { sickInVacation } from './sickInVacation.ts'
import { type Employment, entitlement, type LeaveYear, leaveYearOf } from './vacation.ts'
import { carriedInto, type OpenYear, spent } from './vacationCarry.ts'
import { lapseOf } from './vacationLapse.ts'

/** Vacation of a leave year as it stands on a date, in working days. */
export interface VacationAccount {
  readonly entitled: number
  /** What was left of the leave years before. */
  readonly carried: number
  /** Up to and with the date; what falls after it within the year is planned. */
  readonly taken: number
  readonly planned: number
  readonly left: number
  /** The last local date on which what was carried over can be taken, where the law lets it lapse at all. */
  readonly lapsesOn: string | null
  readonly year: LeaveYear
  /** The first local day that counts; null where nothing was ever clocked. */
  readonly since: string | null
}

/** Employment as vacation law asks about it; null for somebody without a contract. */
function employmentOf(contracts: readonly Terms[], date: string): Employment | null {
  const sorted = contracts.toSorted((one, other) => (one.from < other.from ? -1 : 1))
  const [first, last] = [sorted[0], sorted.at(-1)]
  const present = contractOn(sorted, date) ?? last
  if (!first || !last || !present) return null
  const { country, vacationYear: leaveYear, vacationDays, birthday } = present
  const daysPerWeek = sorted.map(contract => ({ from: contract.from, days: workdaysOf(contract) }))
  const perWeek = workdaysOf(present)
  return {
    country,
    entry: first.entry ?? first.from,
    ...(last.to ? { exit: last.to } : {}),
    ...(birthday ? { birthday } : {}),
    daysPerWeek,
    leaveYear,
    ...(perWeek > 0 ? { agreedWeeks: vacationDays / perWeek } : {}),
  }
}

/** Facts of an account: the ledger of whatever days are asked for, and the first day of it that counts. */
interface AccountFacts {
  readonly contracts: readonly Terms[]
  readonly absences: readonly AbsentDays[]
  readonly begin: string | null
  readonly days: (from: string, to: string) => readonly LedgerDay[]
}

/**
 * The vacation account on a local date; null for somebody without a contract. What is left of the years before counts too where
 * they are known; nobody is taken to have been warned that it lapses, so of most of it is only said when it can.
 */
export function vacationOn(facts: AccountFacts, date: string): VacationAccount | null {
  const employment = employmentOf(facts.contracts, date)
  if (!employment) return null
  const year = leaveYearOf(employment, date)
  const known = {
    employmentOn: (on: string) => employmentOf(facts.contracts, on) ?? employment,
    used: (from: string, to: string) => usedIn(facts, employment, from, to),
  }
  const before = facts.begin === null ? [] : carriedInto(known, year, facts.begin)
  const carried = daysIn(before)
  const entitled = entitlement(employment, year).days
  const taken = usedIn(facts, employment, year.from, date)
  const planned = usedIn(facts, employment, addDays(date, 1), year.to)
  // What has lapsed within the year is neither left nor was it taken.
  const present = spent(known, [...before, { year, days: entitled }], year.from, date)
  const lost = Math.max(0, carried + entitled - taken - daysIn(present))
  const dates = before.flatMap(({ year: of, days }) => lapseOf(employment, of, { open: days, warned: true }).date ?? [])
  return {
    entitled,
    carried,
    taken,
    planned,
    left: hundredths(entitled + carried - taken - planned - lost),
    lapsesOn: dates.toSorted().find(on => on >= date) ?? null,
    year,
    since: facts.begin,
  }
}

const daysIn = (open: readonly OpenYear[]): number => hundredths(open.reduce((sum, { days }) => sum + days, 0))

/** Days of vacation from one local date to another; those on which somebody was ill are given back as the law says. */
function usedIn({ absences, days }: AccountFacts, { country }: Employment, from: string, to: string): number {
  const ledger = days(from, to)
  const taken = ledger.flatMap(({ credits }) =>
    credits.flatMap(({ kind, share }) => (kind === 'vacation' ? share : [])),
  )
  const vacations = absences.filter(({ kind }) => kind === 'vacation')
  const lost = ledger
    .filter(({ date, credits }) => credits.some(isSick) && vacations.some(each => isOver(each, date)))
    .map(({ date }) => date)
  const spent = absences.filter(isSick).map(sick => {
    const ill = lost.filter(date => isOver(sick, date))
    // Only a doctor's word makes illness of it; that it was told in time is said by whoever approved it.
    const known = { from: sick.from, to: sick.to, certified: sick.isCertified, reportedOn: sick.from }
    return ill.length - sickInVacation(country, known, ill).days
  })
  return [...taken, ...spent].reduce((sum, share) => sum + share, 0)
}

const isSick = ({ kind }: { readonly kind: string }): boolean => kind === 'sick'
const isOver = ({ from, to, state }: AbsentDays, date: string): boolean =>
  state === 'approved' && from <= date && date <= to
const hundredths = (days: number): number => Math.round(days * 100) / 100
