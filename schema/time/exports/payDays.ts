import { addDays, instantAt, weekdayOf } from '../../base/zonedTime.ts'
import type { Terms } from '../contract.ts'
import { laws } from '../law/checkLaw.ts'
import { nightMinutes } from '../law/nights.ts'
import { rowsOn } from '../law/rows.ts'
import { restDayOn } from '../law/sundays.ts'
import { minutesByDate, type Stretch, workAs, workedStretches } from '../law/work.ts'
import {
  agreedInWeek,
  agreedOn,
  contractOn,
  type LedgerDay,
  type LedgerFacts,
  ledgerOf,
  workdaysOf,
} from '../ledger.ts'
import { datesOfWeek } from '../plan/planned.ts'
import type { PayKind } from '../wageType.ts'

/** Whole minutes of a local day by what they are paid as. */
export interface PayDay {
  /** Local YYYY-MM-DD. */
  readonly date: string
  /** The contract that holds on it. */
  readonly contract: Terms | undefined
  /** Surcharges lie over the hours they are paid for; normal hours and overtime together are what was worked. */
  readonly minutes: Readonly<Partial<Record<PayKind, number>>>
}

/**
 * What somebody is paid for on the local days from one to another, both included. Work is divided at midnight, for a wage
 * belongs to the month it was earned in; work that still goes on is not paid yet. Overtime is what goes beyond the hours of
 * the contract in a week from Monday to Sunday, on the day on which it does.
 */
export function payDays(facts: LedgerFacts, from: string, to: string): readonly PayDay[] {
  const monday = addDays(from, 1 - weekdayOf(from))
  const works = facts.activities.flatMap(workAs)
  const stretches = workedStretches(works)
  const worked = minutesByDate(works, facts.zone)
  const days: PayDay[] = []
  let [done, agreed] = [0, 0]
  for (const day of ledgerOf(facts, monday, to)) {
    const { date } = day
    const contract = contractOn(facts.contracts, date)
    const minutes = worked.get(date) ?? 0
    if (weekdayOf(date) === 1) [done, agreed] = [0, agreedInWeek(facts.contracts, datesOfWeek(date))]
    const overtime = contract ? overtimeOf(minutes, day, done, agreed) : 0
    done += countedOf(minutes, day)
    if (date < from) continue
    const surcharges = contract && minutes > 0 ? surchargesOf(stretches, date, contract, facts.zone) : {}
    const free = contract ? absencesOf(day, contract) : {}
    const extra = {
      ...given('payout', paidOut(facts, date)),
      ...given('vacationPayout', vacationPaidOut(contract, date)),
    }
    days.push({ date, contract, minutes: { normal: minutes - overtime, overtime, ...surcharges, ...free, ...extra } })
  }
  return days
}

/** Minutes that closed years pay out on a local date. */
const paidOut = ({ settlements = [] }: LedgerFacts, on: string): number =>
  settlements.filter(({ date }) => date === on).reduce((sum, { paidMinutes }) => sum + paidMinutes, 0)

/** Minutes of the vacation that is paid out on the last day of a contract: a day of it is an average one that is worked. */
const vacationPaidOut = (contract: Terms | undefined, on: string): number =>
  contract?.to === on && contract.paidVacation
    ? Math.round((contract.paidVacation * contract.weekMinutes) / Math.max(1, workdaysOf(contract)))
    : 0

const given = (kind: PayKind, minutes: number): PayDay['minutes'] => (minutes > 0 ? { [kind]: minutes } : {})

/** What a day counts for in its week. Paid days count as if worked, but no hour twice: who works on a holiday has no longer week. */
const countedOf = (minutes: number, { credit, target }: LedgerDay): number =>
  minutes + Math.max(0, Math.min(credit, target - minutes))

function overtimeOf(minutes: number, day: LedgerDay, done: number, agreed: number): number {
  return Math.max(0, Math.min(minutes, done + countedOf(minutes, day) - agreed))
}

function surchargesOf(stretches: readonly Stretch[], date: string, contract: Terms, zone: string) {
  const { country, region, sector, given, birthday } = contract
  const circumstances = { country, region, zone, sector, given, birthday: birthday ?? undefined }
  const own = within(stretches, instantAt(date, 0, zone), instantAt(addDays(date, 1), 0, zone))
  const [night] = rowsOn(laws, 'nights', date, circumstances)
  const rest = restDayOn(own, date, circumstances)
  return {
    night: night ? nightMinutes(own, night.values, zone) : 0,
    [rest?.holiday === undefined ? 'sunday' : 'holidayWork']: rest?.minutes ?? 0,
  }
}

const within = (stretches: readonly Stretch[], from: number, to: number): Stretch[] =>
  stretches
    .map(({ start, end }) => ({ start: Math.max(start, from), end: Math.min(end, to) }))
    .filter(({ start, end }) => end > start)

/** Hours of the day that were free, also those nobody pays for: the payroll has to know of them. */
function absencesOf({ credits, date }: LedgerDay, contract: Terms): Partial<Record<PayKind, number>> {
  const free: Partial<Record<PayKind, number>> = {}
  for (const { kind, minutes, share } of credits)
    free[kind] = (free[kind] ?? 0) + (minutes > 0 ? minutes : Math.round(agreedOn(contract, date) * share))
  return free
}
