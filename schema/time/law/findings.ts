import { addDays } from '../../base/zonedTime.ts'
import type { Terms } from '../contract.ts'
import { checkLaw } from './checkLaw.ts'
import type { Circumstances } from './circumstances.ts'
import type { Finding } from './finding.ts'
import type { Work } from './work.ts'

/** The longest average of a law, in days; sums of a calendar year may reach further back. */
const LONGEST_AVERAGE = 26 * 7

/** The local date from which work has to be known of whoever is judged on another one. */
export function lawSince(date: string): string {
  const [average, year] = [addDays(date, -LONGEST_AVERAGE), `${date.slice(0, 4)}-01-01`]
  return average < year ? average : year
}

/** Local dates, both included, in an IANA zone. */
interface Period {
  readonly from: string
  readonly to: string
  readonly zone: string
}

/**
 * What the law says about one person's work of a period, each day under the contract that holds on it: who moves to another
 * region has its holidays from then on. Of a week that began before the period it says what is about the whole of it. Throws
 * RangeError for an unknown zone or region.
 */
export function findingsOf(works: readonly Work[], contracts: readonly Terms[], period: Period): readonly Finding[] {
  const { from, to, zone } = period
  const first = addDays(from, -6)
  const sorted = contracts.toSorted((one, other) => (one.from < other.from ? -1 : 1))
  const holding = new Set(
    [first, ...sorted.map(contract => contract.from)]
      .filter(date => first <= date && date <= to)
      .flatMap(date => termsOn(sorted, date) ?? []),
  )
  return [...holding]
    .flatMap(terms =>
      checkLaw(works, circumstancesOf(terms, zone)).filter(({ date }) => termsOn(sorted, date) === terms),
    )
    .filter(found => (isOfWeek(found) ? first : from) <= found.date && found.date <= to)
    .toSorted((one, other) => (one.date < other.date ? -1 : Number(one.date > other.date)))
}

/** Whether it is about a whole week, and is told at its Monday. */
export const isOfWeek = ({ rule }: Pick<Finding, 'rule'>): boolean => weekRules.has(rule)
const weekRules = new Set<Finding['rule']>(['week', 'average', 'overtime', 'weeklyRest', 'daysPerWeek'])

/** All the law asks about somebody by their contract. */
export const circumstancesOf = ({ country, region, sector, given, birthday }: Terms, zone: string): Circumstances => ({
  country,
  region,
  sector,
  given,
  zone,
  birthday: birthday ?? undefined,
})

/** The contract by which work of a date is judged, of contracts in order: whoever begins before the first is under it already. */
export const termsOn = (sorted: readonly Terms[], date: string): Terms | undefined =>
  sorted.findLast(({ from }) => from <= date) ?? sorted[0]
