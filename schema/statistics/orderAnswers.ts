import { weekdayOf } from '../base/zonedTime.ts'
import type { TaxRow } from '../ordering/taxes.ts'
import type { Content } from './answers.ts'
import { addProducts, type ProductSums } from './orderDay.ts'
import { addOrderSums, addTaxes, type OrderSums } from './orderSums.ts'

/** The sums of a bucket, and when it begins: ISO 8601 with the offset of the zone. */
export interface OrderBucket {
  readonly t: string
  readonly sums: OrderSums
}

/** Products that are listed. */
const MOST_POPULAR = 50

/** Orders over time by the way they reach the guest, by when they were placed or by when they are due. */
export function ordersOver(buckets: readonly OrderBucket[], by: 'created' | 'appointment'): Content<'orders'> {
  const countsIn = ({ byMode, dueByMode }: OrderSums) => (by === 'created' ? byMode : dueByMode)
  const valueOf = ({ takeaway, delivery, dineIn }: OrderSums['byMode']): number => takeaway + delivery + dineIn
  const split = countsIn(wholeOf(buckets))
  return {
    total: valueOf(split),
    split,
    series: buckets.map(({ t, sums }) => ({ t, value: valueOf(countsIn(sums)), ...countsIn(sums) })),
  }
}

/** What was taken in, less what was given back. Cents. */
export function revenueOver(buckets: readonly OrderBucket[]): Content<'revenue'> {
  const whole = wholeOf(buckets)
  const taxes = taxesOf(whole)
  const { gross, net, tax } = sumOf(taxes)
  return {
    total: gross,
    net,
    tax,
    taxes,
    orders: whole.sold,
    average: whole.sold === 0 ? 0 : Math.round(gross / whole.sold),
    donations: whole.donations,
    refunds: sumOf(whole.refunds).gross,
    series: buckets.map(({ t, sums }) => ({ t, ...sumOf(taxesOf(sums)) })),
  }
}

/** Orders that came to nothing, by who ended them. */
export function canceledOver(buckets: readonly OrderBucket[]): Content<'canceled-orders'> {
  const countOf = ({ canceled }: OrderSums): number => Object.values(canceled).reduce((sum, count) => sum + count, 0)
  const whole = wholeOf(buckets)
  const { rejected, canceledByShop, canceledByCustomer, paymentFailed } = whole.canceled
  const total = countOf(whole)
  return {
    total,
    placed: whole.placed,
    rate: whole.placed === 0 ? 0 : total / whole.placed,
    rows: [
      { key: 'rejected', count: rejected },
      { key: 'canceledByShop', count: canceledByShop },
      { key: 'canceledByCustomer', count: canceledByCustomer },
      { key: 'paymentFailed', count: paymentFailed },
    ],
    series: buckets.map(({ t, sums }) => ({ t, value: countOf(sums) })),
  }
}

/** Pieces that were sold. */
export const itemsOver = (buckets: readonly OrderBucket[]): Content<'items'> => ({
  total: wholeOf(buckets).items,
  series: buckets.map(({ t, sums }) => ({ t, value: sums.items })),
})

/** When orders come and when they are due; each bucket is a day. */
export function orderTimesOf(days: readonly OrderBucket[]): Content<'order-times'> {
  const weekOf = (hoursOf: (sums: OrderSums) => readonly number[]) =>
    Array.from({ length: 7 }, (_, weekday) => {
      const same = days.filter(({ t }) => weekdayOf(t.slice(0, 10)) === weekday + 1)
      return Array.from({ length: 24 }, (__, hour) =>
        same.reduce((sum, { sums }) => sum + (hoursOf(sums)[hour] ?? 0), 0),
      )
    })
  const matrix = weekOf(({ byHour }) => byHour)
  return {
    total: matrix.flat().reduce((sum, count) => sum + count, 0),
    matrix,
    appointments: weekOf(({ dueByHour }) => dueByHour),
  }
}

/** What was sold most; `total` are the pieces of all that was sold. */
export function popularOf(sold: readonly ProductSums[]): Content<'popular-items'> {
  const products = addProducts(sold)
  const most = products.toSorted(
    (one, other) => other.quantity - one.quantity || other.gross - one.gross || one.product - other.product,
  )
  return {
    total: products.reduce((sum, { quantity }) => sum + quantity, 0),
    rows: most.slice(0, MOST_POPULAR).map(({ at: _, ...row }) => row),
  }
}

const wholeOf = (buckets: readonly OrderBucket[]): OrderSums => addOrderSums(buckets.map(({ sums }) => sums))

/** Taxes of what was taken in, less those of what was given back. */
const taxesOf = ({ taxes, refunds }: OrderSums): readonly TaxRow[] =>
  addTaxes([...taxes, ...refunds.map(({ rate, net, tax, gross }) => ({ rate, net: -net, tax: -tax, gross: -gross }))])

const sumOf = (rows: readonly TaxRow[]): Omit<TaxRow, 'rate'> => ({
  gross: rows.reduce((sum, { gross }) => sum + gross, 0),
  net: rows.reduce((sum, { net }) => sum + net, 0),
  tax: rows.reduce((sum, { tax }) => sum + tax, 0),
})
