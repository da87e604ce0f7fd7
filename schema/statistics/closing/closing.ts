import { keysOf } from '../../base/keys.ts'
import { type Mode, modes } from '../../business/modes.ts'
import { type PaymentMethod, paymentMethods } from '../../business/paymentMethods.ts'
import type { Share, TaxRow } from '../../ordering/taxes.ts'
import type { Span } from '../buckets.ts'
import { addTaxes } from '../orderSums.ts'
import type { ClosingOrder } from './closingOrder.ts'
import { type MoneyStep, stepsOf } from './orderSteps.ts'

/** The closing of a branch's day, or several of them as one. Cents, of notes and of what went out too, are not less than nothing. */
export interface Closing {
  /** Orders that were handed over. */
  readonly orders: number
  /** What they came to by rate, deposits and delivery among it. */
  readonly sales: readonly TaxRow[]
  /** What was given back of sales, by rate. */
  readonly notes: readonly TaxRow[]
  /** What of sales, less notes, is deposit, by rate. */
  readonly deposits: readonly Share[]
  /** What of sales, less notes, is delivery. */
  readonly delivery: number
  readonly modes: readonly { readonly mode: Mode; readonly orders: number; readonly gross: number }[]
  readonly money: readonly { readonly method: PaymentMethod; readonly received: number; readonly returned: number }[]
  /** Money for what was not handed over yet: came, became revenue, went back. */
  readonly prepaid: { readonly received: number; readonly used: number; readonly returned: number }
  /** What was handed over unpaid or on account, less what was credited of it, and what of such was paid. */
  readonly owed: { readonly made: number; readonly settled: number }
  /** By which coins were more (or less) than what they were for. */
  readonly rounding: number
  /** What the business gives: in no other sum. */
  readonly donations: number
}

/** What happened from one instant to before another, of the orders of one branch. */
export const closingOf = (orders: readonly ClosingOrder[], span: Span): Closing =>
  closingsOf(orders, [span])[0] ?? addClosings([])

/** The same of several spans, the earliest first, none of which reaches into the next; every order is looked at once. */
export function closingsOf(orders: readonly ClosingOrder[], spans: readonly Span[]): readonly Closing[] {
  const parts = spans.map((): Closing[] => [])
  for (const order of orders)
    for (const step of stepsOf(order)) {
      const place = lastBegun(spans, step.at)
      if (step.at < (spans[place]?.to ?? 0)) parts[place]?.push(stepClosing(order, step))
    }
  return parts.map(addClosings)
}

/** The last of the spans that has begun at an instant; -1 where none has. */
function lastBegun(spans: readonly Span[], at: number): number {
  let [low, high] = [0, spans.length]
  while (low < high) {
    const middle = Math.floor((low + high) / 2)
    if ((spans[middle]?.from ?? at) <= at) low = middle + 1
    else high = middle
  }
  return low - 1
}

/** Several closings as one: every sum is the sum of theirs. */
export function addClosings(all: readonly Closing[]): Closing {
  const total = (of: (each: Closing) => number) => all.reduce((sum, each) => sum + of(each), 0)
  return {
    orders: total(({ orders }) => orders),
    sales: addTaxes(all.flatMap(({ sales }) => sales)),
    notes: addTaxes(all.flatMap(({ notes }) => notes)),
    deposits: addShares(all.flatMap(({ deposits }) => deposits)),
    delivery: total(({ delivery }) => delivery),
    modes: keysOf(modes).flatMap(mode => {
      const own = all.flatMap(each => each.modes.filter(row => row.mode === mode))
      return own.length === 0 ? [] : [{ mode, orders: sumBy(own, 'orders'), gross: sumBy(own, 'gross') }]
    }),
    money: keysOf(paymentMethods).flatMap(method => {
      const own = all.flatMap(each => each.money.filter(row => row.method === method))
      return own.length === 0 ? [] : [{ method, received: sumBy(own, 'received'), returned: sumBy(own, 'returned') }]
    }),
    prepaid: {
      received: total(({ prepaid }) => prepaid.received),
      used: total(({ prepaid }) => prepaid.used),
      returned: total(({ prepaid }) => prepaid.returned),
    },
    owed: { made: total(({ owed }) => owed.made), settled: total(({ owed }) => owed.settled) },
    rounding: total(({ rounding }) => rounding),
    donations: total(({ donations }) => donations),
  }
}

/** Sales less what was given back, by rate. */
export const revenueOf = ({ sales, notes }: Pick<Closing, 'sales' | 'notes'>): readonly TaxRow[] =>
  addTaxes([...sales, ...notes.map(negative)])

/** Cents by which money and revenue of a closing do not agree: nothing, unless something is wrong. */
export function differenceOf({ sales, notes, money, prepaid, owed, rounding }: Closing): number {
  const came = sumBy(money, 'received') - sumBy(money, 'returned')
  const waits = prepaid.received - prepaid.used - prepaid.returned
  const isOwed = owed.made - owed.settled
  return came - waits + isOwed - rounding - (sumBy(sales, 'gross') - sumBy(notes, 'gross'))
}

/** Whether anything happened. */
export const isEmptyClosing = ({ orders, money, notes, prepaid, owed }: Closing): boolean =>
  orders === 0 && money.length === 0 && notes.length === 0 && prepaid.used === 0 && owed.made === 0

function stepClosing(order: ClosingOrder, step: MoneyStep): Closing {
  const { kind, method, money, isSale } = step
  const noted = order.notes.filter(({ id }) => step.notes.includes(id))
  const back = noted.flatMap(note => note.deposits.map(({ rate, gross }) => ({ rate, gross: -gross })))
  const isOut = kind === 'note' || kind === 'refund'
  return {
    orders: isSale ? 1 : 0,
    sales: isSale ? order.taxes : [],
    notes: addTaxes(noted.flatMap(({ taxes }) => taxes)),
    deposits: addShares([...(isSale ? order.deposits : []), ...back]),
    delivery: (isSale ? order.delivery : 0) - sumBy(noted, 'delivery'),
    modes: isSale ? [{ mode: order.mode, orders: 1, gross: order.totalGross }] : [],
    money: money === 0 ? [] : [{ method, received: isOut ? 0 : money, returned: isOut ? -money : 0 }],
    prepaid: {
      received: kind === 'payment' ? step.prepaid : 0,
      used: isSale ? 0 - step.prepaid : 0,
      returned: isOut ? 0 - step.prepaid : 0,
    },
    owed: isSale || kind === 'note' ? { made: step.owed, settled: 0 } : { made: 0, settled: 0 - step.owed },
    rounding: step.rounding,
    donations: isSale ? order.donation : 0,
  }
}

/** Gross by rate, ascending; what comes to nothing is left out. */
function addShares(shares: readonly Share[]): readonly Share[] {
  const byRate = new Map<number, number>()
  for (const { rate, gross } of shares) byRate.set(rate, (byRate.get(rate) ?? 0) + gross)
  return [...byRate]
    .flatMap(([rate, gross]) => (gross === 0 ? [] : [{ rate, gross }]))
    .toSorted((one, other) => one.rate - other.rate)
}

const negative = ({ rate, net, tax, gross }: TaxRow): TaxRow => ({ rate, net: -net, tax: -tax, gross: -gross })

const sumBy = <Key extends string>(rows: readonly Readonly<Record<Key, number>>[], key: Key): number =>
  rows.reduce((total, row) => total + row[key], 0)
