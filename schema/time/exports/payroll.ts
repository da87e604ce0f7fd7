import { decimal } from '../../base/csv.ts'
import { keysOf } from '../../base/keys.ts'
import { type PayKind, payKinds, type WageType } from '../wageType.ts'
import { germanDate } from './cells.ts'
import type { PayDay } from './payDays.ts'
import { texts } from './texts.ts'

/** Somebody with what they are paid for. */
export interface PaidPerson {
  readonly firstName: string
  readonly lastName: string
  readonly days: readonly PayDay[]
}

/**
 * The file for the payroll: a row for each person, wage type and day, or for the whole of the days, which then stand at
 * their last. Kinds of hours without a number are left out; overtime without one is normal. Rounded days come to what the
 * whole of them is rounded to: nobody is paid for a minute more or less because it is told by day.
 */
export function payrollTable(
  people: readonly PaidPerson[],
  wageTypes: readonly Pick<WageType, 'kind' | 'number'>[],
  per: 'day' | 'month',
): readonly (readonly string[])[] {
  const numbers = new Map(wageTypes.map(({ kind, number }) => [kind, number]))
  const rows = people.flatMap(person => rowsOf(person, numbers, per))
  return [
    texts.payroll,
    ...rows.map(({ cells, hundredths, date }) => [...cells, decimal(hundredths), germanDate(date)]),
  ]
}

function rowsOf(
  { firstName, lastName, days }: PaidPerson,
  numbers: ReadonlyMap<PayKind, string>,
  per: 'day' | 'month',
) {
  const last = days.at(-1)?.date ?? ''
  const rows = new Map<string, { cells: readonly string[]; hundredths: number; date: string }>()
  const told = new Map<string, number>()
  for (const { date: day, contract, minutes } of days)
    for (const kind of keysOf(payKinds)) {
      const number = numberOf(kind, numbers, contract?.wageType)
      const more = minutesOf(minutes, kind, numbers)
      if (number === '' || more === 0) continue
      const date = per === 'day' ? day : last
      const cells = [contract?.personnelNumber ?? '', lastName, firstName, number, payKinds[kind]]
      const [whole, key] = [JSON.stringify(cells), JSON.stringify([cells, date])]
      const before = told.get(whole) ?? 0
      told.set(whole, before + more)
      const hundredths = hundredthsOf(before + more) - hundredthsOf(before)
      rows.set(key, { cells, date, hundredths: (rows.get(key)?.hundredths ?? 0) + hundredths })
    }
  return [...rows.values()]
}

/** Hundredths of hours. */
const hundredthsOf = (minutes: number): number => Math.round((minutes * 100) / 60)

/** No hour is lost where overtime is not told apart. */
function minutesOf(minutes: PayDay['minutes'], kind: PayKind, numbers: ReadonlyMap<PayKind, string>): number {
  const more = kind === 'normal' && !numbers.has('overtime') ? (minutes.overtime ?? 0) : 0
  return (minutes[kind] ?? 0) + more
}

/** The number of a kind of hours; normal hours may have one of their own in a contract. '' where there is none. */
const numberOf = (kind: PayKind, numbers: ReadonlyMap<PayKind, string>, own?: string): string =>
  (kind === 'normal' && own) || (numbers.get(kind) ?? '')
