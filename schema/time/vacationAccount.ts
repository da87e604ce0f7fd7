import { addDays } from '../base/zonedTime.ts'
import type { Terms } from './contract.ts'
import { type AbsentDays, contractOn, type LedgerDay, workdaysOf } from './ledger.ts'
import { sickInVacation } from './sickInVacation.ts'
import { type Employment, type LeaveYear, leaveYearOf, type Spell } from './vacation.ts'
import { afterTaken, type CarryFacts, carriedInto, grantOf, lapseFor, type OpenYear, spent } from './vacationCarry.ts'
import { type DueWarning, dueWarning } from './vacationWarnings.ts'
import type { YearFacts } from './yearEnd.ts'

/** Vacation of a leave year as it stands on a date, in working days. */
export interface VacationAccount {
  readonly entitled: number
  /** What was left of the leave years before. */
  readonly carried: number
  /** What was paid out in its place to who left within the leave year, on the last local day of a contract. */
  readonly paidOut?: readonly Payout[]
  /** Up to and with the date; what falls after it within the year is planned. */
  readonly taken: number
  readonly planned: number
  readonly left: number
  /** The next local date after which something of what was carried over is gone, unless it is taken. */
  readonly lapsesOn: string | null
  /** What is open on the date by leave year, the oldest first; what is planned is among it. */
  readonly open: readonly OpenYear[]
  /** What of that is gone after a local date, unless it is taken: only what was warned of, or needs no warning. */
  readonly lapses: readonly { readonly year: LeaveYear; readonly on: string; readonly days: number }[]
  readonly year: LeaveYear
  /** The first local day that counts: that of the first contract. */
  readonly since: string | null
  /** What was left on that day, where it lies in this leave year and somebody brought vacation along. */
  readonly brought: { readonly on: string; readonly days: number } | null
}

/** Working days of vacation that are paid out on a local date. */
interface Payout {
  readonly on: string
  readonly days: number
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
    spells: spellsOf(sorted),
    ...(last.to ? { exit: last.to } : {}),
    ...(birthday ? { birthday } : {}),
    daysPerWeek,
    leaveYear,
    ...(perWeek > 0 ? { agreedWeeks: vacationDays / perWeek } : {}),
  }
}

/** The times of employment that contracts in order make: one that goes on the day after another is the same time. */
function spellsOf(sorted: readonly Terms[]): readonly Spell[] {
  const spells: { from: string; to?: string }[] = []
  for (const { from, entry, to } of sorted) {
    const last = spells.at(-1)
    const isSame = last && from <= addDays(last.to ?? '9999-12-30', 1)
    const spell = isSame ? last : { from: last ? from : (entry ?? from) }
    if (!isSame) spells.push(spell)
    if (to) spell.to = to
    else delete spell.to
  }
  return spells
}

/** Facts of an account: the ledger of whatever days are asked for, and the first day of it that counts. */
interface AccountFacts {
  readonly contracts: readonly Terms[]
  readonly absences: readonly AbsentDays[]
  readonly begin: string | null
  readonly days: (from: string, to: string) => readonly LedgerDay[]
  /** What was warned of, and why vacation was carried; without, nobody was warned. */
  readonly years?: YearFacts
}

/**
 * The vacation account on a local date; null for somebody without a contract. What is left of the years before counts too where
 * they are known; what the law lets lapse only with a warning stays where none was given.
 */
export function vacationOn(facts: AccountFacts, date: string): VacationAccount | null {
  const employment = employmentOf(facts.contracts, date)
  if (!employment) return null
  const year = leaveYearOf(employment, date)
  const known = carryFacts(facts, employment)
  const granted = grantOf(known, employment, year)
  const before = [...(facts.begin === null ? [] : carriedInto(known, year, facts.begin)), ...granted.slice(0, -1)]
  const carried = daysIn(before)
  const entitled = daysIn(granted.slice(-1))
  const taken = usedIn(facts, employment, year.from, date)
  const planned = usedIn(facts, employment, addDays(date, 1), year.to)
  // What has lapsed within the year is neither left nor was it taken.
  const present = spent(known, [...before, ...granted.slice(-1)], year.from, date)
  const paidOut = payoutsOf(facts.contracts, year.from, year.to)
  const gone = taken + daysIn(paidOut.filter(({ on }) => on <= date))
  const lost = Math.max(0, carried + entitled - gone - daysIn(present))
  const lapses = lapsesAfter(known, present, date)
  return {
    entitled,
    carried,
    ...(paidOut.length > 0 ? { paidOut } : {}),
    taken,
    planned,
    left: hundredths(entitled + carried - daysIn(paidOut) - taken - planned - lost),
    lapsesOn: lapses.find(each => each.year.to < year.from)?.on ?? null,
    open: present,
    lapses,
    year,
    since: facts.begin,
    brought: known.opening && known.opening.on >= year.from ? known.opening : null,
  }
}

/** Who has to be warned of what on a local date, and was not: what is planned until it lapses will be taken. */
export function warningsDue(facts: AccountFacts, date: string): readonly DueWarning[] {
  const employment = employmentOf(facts.contracts, date)
  const account = vacationOn(facts, date)
  if (!employment || !account) return []
  const known = carryFacts(facts, employment)
  return account.open.flatMap(({ year }, index) => {
    const until = addDays(year.to, 1) > date ? year.to : account.year.to
    const left = afterTaken(account.open, known.used(addDays(date, 1), until))[index]
    const because = known.becauseOf(year)
    const open = { open: left?.days ?? 0, warnings: known.warnings, ...(because ? { because } : {}) }
    return dueWarning(known.employmentOn(year.to), year, open, date) ?? []
  })
}

const carryFacts = (facts: AccountFacts, employment: Employment): CarryFacts => ({
  employmentOn: on => employmentOf(facts.contracts, on) ?? employment,
  used: (from, to) => usedIn(facts, employment, from, to) + daysIn(payoutsOf(facts.contracts, from, to)),
  warnings: facts.years?.warnings ?? [],
  opening: openingIn(facts.contracts),
  becauseOf: ({ to }) => facts.years?.closings.get(Number(to.slice(0, 4)))?.because ?? null,
})

/** What somebody brought along on the first day of their first contract. */
function openingIn(contracts: readonly Terms[]): CarryFacts['opening'] {
  const first = contracts.toSorted((one, other) => (one.from < other.from ? -1 : 1))[0]
  return typeof first?.openingVacation === 'number' ? { on: first.from, days: first.openingVacation } : null
}

/** What contracts that end on the local days from one to another pay out. */
const payoutsOf = (contracts: readonly Terms[], from: string, to: string): readonly Payout[] =>
  contracts
    .flatMap(({ to: on, paidVacation: days }) => (on && days && from <= on && on <= to ? [{ on, days }] : []))
    .toSorted((one, other) => one.on.localeCompare(other.on))

/** What of open vacation lapses after a local date, the next first. */
function lapsesAfter(known: CarryFacts, open: readonly OpenYear[], date: string): VacationAccount['lapses'] {
  return open
    .flatMap((each, index) => {
      const on = lapseFor(known, each).date
      if (on === undefined || on <= date) return []
      const left = afterTaken(open, known.used(addDays(date, 1), on))[index]
      const days = left ? lapseFor(known, left).lapsing : 0
      return days > 0 ? [{ year: each.year, on, days }] : []
    })
    .toSorted((one, other) => one.on.localeCompare(other.on))
}

const daysIn = (open: readonly Pick<OpenYear, 'days'>[]): number =>
  hundredths(open.reduce((sum, { days }) => sum + days, 0))

/** Days of vacation from one local date to another; those on which somebody was ill are given back as the law says. */
function usedIn({ absences, days }: AccountFacts, { country }: Employment, from: string, to: string): number {
  const ledger = days(from, to)
  const taken = ledger.map(day => sharesOf(day, 'vacation'))
  const open = new Map(ledger.map(day => [day.date, lostTo(day, absences)] as const).filter(([, share]) => share > 0))
  const spent = absences.filter(isSick).map(sick => {
    const ill = [...open].filter(([date]) => isOver(sick, date))
    // Of two times ill on one day the first counts.
    for (const [date] of ill) open.delete(date)
    // Only a doctor's word makes illness of it; that it was told in time is said by whoever approved it.
    const known = { from: sick.from, to: sick.to, certified: sick.isCertified, reportedOn: sick.from }
    const { days: back } = sickInVacation(
      country,
      known,
      ill.map(([date]) => date),
    )
    return back > 0 ? 0 : sumOf(ill.map(([, share]) => share))
  })
  return sumOf([...taken, ...spent])
}

/** The share of a day of vacation on which somebody was ill in its place. */
function lostTo(day: LedgerDay, absences: readonly AbsentDays[]): number {
  const away = absences.filter(each => each.kind === 'vacation' && isOver(each, day.date))
  const wanted = sumOf(away.map(({ isHalfDay }) => (isHalfDay ? 0.5 : 1)))
  const vacation = Math.min(wanted, 1 - sharesOf(day, 'holiday')) - sharesOf(day, 'vacation')
  return Math.max(0, Math.min(sharesOf(day, 'sick'), vacation))
}

const sharesOf = ({ credits }: LedgerDay, wanted: LedgerDay['credits'][number]['kind']): number =>
  sumOf(credits.flatMap(({ kind, share }) => (kind === wanted ? share : [])))
const sumOf = (shares: readonly number[]): number => shares.reduce((sum, share) => sum + share, 0)
const isSick = ({ kind }: { readonly kind: string }): boolean => kind === 'sick'
const isOver = ({ from, to, state }: AbsentDays, date: string): boolean =>
  state === 'approved' && from <= date && date <= to
const hundredths = (days: number): number => Math.round(days * 100) / 100
