import {
  bucketOf,
  bucketStart,
  type Dates,
  daySpans,
  hourSpans,
  type Span,
  spanOf,
  zonedIso,
} from '../../schema/statistics/buckets.ts'
import type { OrderBucket } from '../../schema/statistics/orderAnswers.ts'
import type { OrderFacts } from '../../schema/statistics/orderFacts.ts'
import { addOrderSums, type OrderSums, orderSums } from '../../schema/statistics/orderSums.ts'
import type { Statements } from '../base/storage/statements/register.ts'
import { orderFactsIn } from './orderFacts.ts'
import type { Scope } from './scope.ts'

type Reads = Pick<Statements, 'orderFacts'>

/** What orders of a period come to, bucket by bucket. */
export async function orderBuckets(reads: Reads, dates: Dates, zone: string, scope: Scope): Promise<OrderBucket[]> {
  const unit = bucketOf(dates.from, dates.to)
  const spans = unit === 'hour' ? hourSpans(dates, zone) : daySpans(dates, zone)
  const buckets = new Map<number, OrderSums[]>()
  for (const span of spans) {
    const start = bucketStart(span.from, unit, zone)
    const sums = await sumsIn(reads, span, zone, scope)
    const known = buckets.get(start)
    if (known) known.push(sums)
    else buckets.set(start, [sums])
  }
  return [...buckets].map(([start, sums]) => ({ t: zonedIso(start, zone), sums: addOrderSums(sums) }))
}

/** What orders of a whole period come to. */
export const orderTotal = (reads: Reads, dates: Dates, zone: string, scope: Scope): Promise<OrderSums> =>
  sumsIn(reads, spanOf(dates, zone), zone, scope)

const sumsIn = async (reads: Reads, span: Span, zone: string, scope: Scope): Promise<OrderSums> =>
  orderSums(within(await orderFactsIn(reads, span), scope), zone)

function within({ placed, due, notes }: OrderFacts, scope: Scope): OrderFacts {
  if (scope === null) return { placed, due, notes }
  const isIn = ({ branch }: { readonly branch: number }) => scope.has(branch)
  return { placed: placed.filter(isIn), due: due.filter(isIn), notes: notes.filter(isIn) }
}
