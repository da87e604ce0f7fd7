import type { StatisticAnswers } from './answers.ts'
import { addOrderSums, type OrderSums } from './orderSums.ts'

/** The sums of a bucket, and when it begins: ISO 8601 with the offset of the zone. */
export interface OrderBucket {
  readonly t: string
  readonly sums: OrderSums
}

/** What an answer says beside its frame. */
type Content<Name extends keyof StatisticAnswers> = Omit<
  StatisticAnswers[Name],
  'unit' | 'timezone' | 'from' | 'to' | 'previousTotal' | 'provisional'
>

/** Orders over time by the way they reach the guest, by when they were placed or by when they are due. */
export function ordersOver(buckets: readonly OrderBucket[], by: 'created' | 'appointment'): Content<'orders'> {
  const countsIn = ({ byMode, dueByMode }: OrderSums) => (by === 'created' ? byMode : dueByMode)
  const valueOf = ({ takeaway, delivery, dineIn }: OrderSums['byMode']): number => takeaway + delivery + dineIn
  const split = countsIn(addOrderSums(buckets.map(({ sums }) => sums)))
  return {
    total: valueOf(split),
    split,
    series: buckets.map(({ t, sums }) => ({ t, value: valueOf(countsIn(sums)), ...countsIn(sums) })),
  }
}
