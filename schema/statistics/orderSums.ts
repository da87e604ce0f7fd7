import type { Mode } from '../business/modes.ts'
import { cartCount } from '../ordering/cartCount.ts'
import type { TaxRow } from '../ordering/taxes.ts'
import { weekHour } from './buckets.ts'
import { isRevenue, type OrderFact, type OrderFacts } from './orderFacts.ts'

/** What orders of a stretch of time come to; sums of stretches are added up (`addOrderSums`). Money is cents. */
export interface OrderSums {
  /** All that were placed, whatever became of them. */
  readonly placed: number
  /** Those whose payment has not failed. */
  readonly byMode: ByMode
  /** The same of those that are due in the stretch. */
  readonly dueByMode: ByMode
  /** The same by the hour of the local clock, 0 to 23. */
  readonly byHour: readonly number[]
  readonly dueByHour: readonly number[]
  readonly canceled: Readonly<Record<CanceledBy, number>>
  /** Orders that are revenue. */
  readonly sold: number
  /** Their pieces, by the rule of the cart. */
  readonly items: number
  readonly donations: number
  readonly taxes: readonly TaxRow[]
  /** Of what was given back in the stretch. */
  readonly refunds: readonly TaxRow[]
}

export type ByMode = Readonly<Record<Mode, number>>

export type CanceledBy = 'rejected' | 'canceledByShop' | 'canceledByCustomer' | 'paymentFailed'

/** The sums of what happened in a stretch of time. */
export function orderSums({ placed, due, notes }: OrderFacts, zone: string): OrderSums {
  const sold = placed.filter(isRevenue)
  const [standing, awaited] = [placed.filter(isStanding), due.filter(isStanding)]
  const ended = placed.map(endOf)
  return {
    placed: placed.length,
    byMode: modeCounts(standing),
    dueByMode: modeCounts(awaited),
    byHour: hourCounts(
      standing.map(({ createdAt }) => createdAt),
      zone,
    ),
    dueByHour: hourCounts(
      awaited.flatMap(({ appointmentAt }) => (appointmentAt === null ? [] : [appointmentAt])),
      zone,
    ),
    canceled: byEnds(key => ended.filter(end => end === key).length),
    sold: sold.length,
    items: sold.reduce((sum, { lines }) => sum + cartCount(lines), 0),
    donations: sold.reduce((sum, { donation }) => sum + donation, 0),
    taxes: addTaxes(sold.flatMap(({ taxes }) => taxes)),
    refunds: addTaxes(notes.flatMap(({ taxes }) => taxes)),
  }
}

/** Several stretches as one. */
export const addOrderSums = (all: readonly OrderSums[]): OrderSums => ({
  placed: total(all, ({ placed }) => placed),
  byMode: byModes(mode => total(all, ({ byMode }) => byMode[mode])),
  dueByMode: byModes(mode => total(all, ({ dueByMode }) => dueByMode[mode])),
  byHour: hours.map(hour => total(all, ({ byHour }) => byHour[hour] ?? 0)),
  dueByHour: hours.map(hour => total(all, ({ dueByHour }) => dueByHour[hour] ?? 0)),
  canceled: byEnds(key => total(all, ({ canceled }) => canceled[key])),
  sold: total(all, ({ sold }) => sold),
  items: total(all, ({ items }) => items),
  donations: total(all, ({ donations }) => donations),
  taxes: addTaxes(all.flatMap(({ taxes }) => taxes)),
  refunds: addTaxes(all.flatMap(({ refunds }) => refunds)),
})

/** Rows of taxes by rate, ascending; what comes to nothing is left out. */
export function addTaxes(rows: readonly TaxRow[]): readonly TaxRow[] {
  const byRate = new Map<number, TaxRow>()
  for (const { rate, net, tax, gross } of rows) {
    const known = byRate.get(rate) ?? { rate, net: 0, tax: 0, gross: 0 }
    byRate.set(rate, { rate, net: known.net + net, tax: known.tax + tax, gross: known.gross + gross })
  }
  const kept = [...byRate.values()].filter(({ net, tax, gross }) => net !== 0 || tax !== 0 || gross !== 0)
  return kept.toSorted((one, other) => one.rate - other.rate)
}

const isStanding = ({ status }: OrderFact): boolean => status !== 'failed'

function endOf({ status, isCanceledByGuest }: OrderFact): CanceledBy | null {
  if (status === 'rejected') return 'rejected'
  if (status === 'failed') return 'paymentFailed'
  if (status !== 'canceled') return null
  return isCanceledByGuest ? 'canceledByCustomer' : 'canceledByShop'
}

const hours = Array.from({ length: 24 }, (_, hour) => hour)

function hourCounts(instants: readonly number[], zone: string): readonly number[] {
  const counts = hours.map(() => 0)
  for (const at of instants) {
    const { hour } = weekHour(at, zone)
    counts[hour] = (counts[hour] ?? 0) + 1
  }
  return counts
}

const modeCounts = (orders: readonly OrderFact[]): ByMode =>
  byModes(mode => orders.filter(order => order.mode === mode).length)

/** A count for each mode. */
const byModes = (count: (mode: Mode) => number): ByMode => ({
  takeaway: count('takeaway'),
  delivery: count('delivery'),
  dineIn: count('dineIn'),
})

const byEnds = (count: (end: CanceledBy) => number): OrderSums['canceled'] => ({
  rejected: count('rejected'),
  canceledByShop: count('canceledByShop'),
  canceledByCustomer: count('canceledByCustomer'),
  paymentFailed: count('paymentFailed'),
})

const total = (all: readonly OrderSums[], of: (sums: OrderSums) => number): number =>
  all.reduce((sum, each) => sum + of(each), 0)
