import { addDays, localTime, MINUTE, weekdayOf } from '../base/zonedTime.ts'
import type { Absence, AbsenceKind } from './absence.ts'
import type { Activity } from './activity.ts'
import type { Settlement } from './clockEvent.ts'
import type { Contract, Terms } from './contract.ts'
import { holidayOn } from './holidays.ts'
import { workByActivity } from './workedTime.ts'

/** What of an absence counts in a ledger. */
export type AbsentDays = Pick<Absence, 'kind' | 'from' | 'to' | 'isHalfDay' | 'state' | 'isCertified'>

/** All that somebody's balance follows from. */
export interface LedgerFacts {
  /** IANA zone of the business: an activity belongs to the local day it began on, however long it lasts. */
  readonly zone: string
  readonly contracts: readonly Terms[]
  readonly absences: readonly AbsentDays[]
  /** By their beginning, as they are folded. */
  readonly activities: readonly Activity[]
  /** Epoch ms up to which work counts that still goes on. */
  readonly now: number
  /** What closed years took out of the balance. */
  readonly settlements?: readonly Settlement[]
}

/** What a day was owed, done and given; whole minutes. */
export interface LedgerDay {
  /** Local YYYY-MM-DD. */
  readonly date: string
  readonly target: number
  readonly worked: number
  /** Minutes that count as worked, and for what. */
  readonly credit: number
  readonly credits: readonly Credit[]
  readonly break: number
  /** What the balance grows by: worked and credit without the target. */
  readonly difference: number
  /** The public holiday it is, as it is called there. */
  readonly holiday: string | null
}

interface Credit {
  readonly kind: AbsenceKind | 'holiday'
  readonly minutes: number
  /** The share of the day: 1, or 0.5 for half of it. */
  readonly share: number
}

export interface LedgerSums {
  readonly target: number
  readonly worked: number
  readonly credit: number
  readonly break: number
  readonly difference: number
}

/** The ledger of the local days from one to another, both included. No row depends on which others are asked for. */
export function ledgerOf(facts: LedgerFacts, from: string, to: string): readonly LedgerDay[] {
  const done = workByDate(facts, from, to)
  const approved = facts.absences.filter(({ state }) => state === 'approved')
  const days: LedgerDay[] = []
  for (let date = from; date <= to; date = addDays(date, 1)) {
    const { worked, elapsed } = done.get(date) ?? { worked: 0, elapsed: 0 }
    const { target, credits, holiday } = owedOn(facts.contracts, approved, date)
    const credit = credits.reduce((sum, { minutes }) => sum + minutes, 0)
    const [minutes, pause] = [Math.floor(worked / MINUTE), Math.floor(Math.max(0, elapsed - worked) / MINUTE)]
    const difference = minutes + credit - target
    days.push({ date, target, worked: minutes, credit, credits, break: pause, difference, holiday })
  }
  return days
}

/** Sums of some days: those of any cut of a range add up to those of the whole. */
export const sumsOf = (days: readonly LedgerDay[]): LedgerSums =>
  days.reduce(
    (sums, day) => ({
      target: sums.target + day.target,
      worked: sums.worked + day.worked,
      credit: sums.credit + day.credit,
      break: sums.break + day.break,
      difference: sums.difference + day.difference,
    }),
    { target: 0, worked: 0, credit: 0, break: 0, difference: 0 },
  )

/**
 * The first local day that counts, for what is owed as for what is open of it: that of the first contract. Who worked here
 * before has the entry beside it, for what was owed before was written down elsewhere. Null where nothing is owed.
 */
export const beginOf = ({ contracts }: Pick<LedgerFacts, 'contracts'>): string | null =>
  contracts.map(({ from }) => from).toSorted()[0] ?? null

/** The open balance in minutes at the end of a local day: what is carried over into the next one. */
export function balanceOn(facts: LedgerFacts, date: string): number {
  const begin = beginOf(facts)
  return begin === null ? 0 : sumsOf(ledgerOf(facts, begin, date)).difference - settledIn(facts, begin, date)
}

/**
 * Minutes by which the balance shrinks on the local days from one to another beside what is worked in them: what closed years took
 * out of it, less what somebody brought along.
 */
export function settledIn(
  { settlements = [], contracts }: Pick<LedgerFacts, 'settlements' | 'contracts'>,
  from: string,
  to: string,
): number {
  const isWithin = (date: string) => from <= date && date <= to
  const settled = settlements
    .filter(({ date }) => isWithin(date))
    .reduce((sum, { paidMinutes, droppedMinutes }) => sum + paidMinutes + droppedMinutes, 0)
  return contracts
    .filter(contract => isWithin(contract.from))
    .reduce((sum, { openingMinutes }) => sum - (openingMinutes ?? 0), settled)
}

/** The contract that holds on a local date. */
export const contractOn = <C extends Pick<Contract, 'from' | 'to'>>(
  contracts: readonly C[],
  date: string,
): C | undefined => contracts.find(({ from, to }) => from <= date && date <= (to ?? '9999'))

const weekdays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const

/** On how many days of a week somebody works by a contract. */
export const workdaysOf = (contract: Terms): number => weekdays.filter(weekday => contract[weekday] > 0).length

/** Minutes agreed for the weekday of a local date. */
export function agreedOn(contract: Terms, date: string): number {
  const weekday = weekdays[weekdayOf(date) - 1]
  return weekday ? contract[weekday] : 0
}

/** Minutes agreed for the dates of a week: where the contract changes, begins or ends within it, those of each of its days. */
export function agreedInWeek(contracts: readonly Terms[], dates: readonly string[]): number {
  const [only, ...others] = new Set(dates.map(date => contractOn(contracts, date)))
  if (only && others.length === 0) return only.weekMinutes
  const minutesOn = (date: string) => {
    const contract = contractOn(contracts, date)
    return contract ? agreedOn(contract, date) : 0
  }
  return dates.reduce((sum, date) => sum + minutesOn(date), 0)
}

/** How an absence is paid for. `whole`: as if it had been worked. */
const paid: Readonly<Record<AbsenceKind, 'whole' | 'balance' | 'nothing'>> = {
  // Who is paid for the day owes nothing for it, however much is worked on other days.
  sick: 'whole',
  care: 'whole',
  training: 'whole',
  vacation: 'whole',
  // Hours worked before are taken as time off: the target stays and nothing is given for it, so that the balance shrinks.
  compensatory: 'balance',
  // Neither work nor wage is owed: there is no target, and the balance stays as it is.
  unpaid: 'nothing',
}
/** Who is ill is not on vacation: of two absences of a day the first counts. */
const rank: readonly AbsenceKind[] = ['sick', 'care', 'training', 'vacation', 'compensatory', 'unpaid']

function owedOn(contracts: LedgerFacts['contracts'], approved: readonly AbsentDays[], date: string) {
  const contract = contractOn(contracts, date)
  const base = contract ? agreedOn(contract, date) : 0
  const feast = contract && holidayOn(contract.region, date)
  const credits: Credit[] = []
  // What is left of the day: a holiday takes all of it, or its afternoon, and uses up no vacation.
  let left = 1
  let given = 0
  let target = base
  const take = (kind: Credit['kind'], share: number) => {
    const minutes = Math.min(Math.round(base * share), base - given)
    left -= share
    given += minutes
    const how = kind === 'holiday' ? 'whole' : paid[kind]
    if (how === 'nothing') target -= minutes
    credits.push({ kind, minutes: how === 'whole' ? minutes : 0, share })
  }
  if (base > 0) {
    if (feast) take('holiday', feast.from === undefined ? 1 : 0.5)
    for (const kind of rank)
      for (const each of approved)
        if (each.kind === kind && each.from <= date && date <= each.to && left > 0)
          take(kind, Math.min(left, each.isHalfDay ? 0.5 : 1))
  }
  return { target, credits, holiday: feast?.name ?? null }
}

function workByDate({ activities, zone, now }: LedgerFacts, from: string, to: string) {
  const byDate = new Map<string, { worked: number; elapsed: number }>()
  for (const { activity, worked, elapsed } of workByActivity(activities, now)) {
    const { date } = localTime(activity.startedAt, zone)
    if (date < from || date > to) continue
    const sum = byDate.get(date) ?? { worked: 0, elapsed: 0 }
    sum.worked += worked.reduce((all, stretch) => all + stretch.to - stretch.from, 0)
    sum.elapsed += elapsed
    byDate.set(date, sum)
  }
  return byDate
}
