import {
  bucketOf,
  bucketStart,
  daySpans,
  hourSpans,
  type Span,
  spanOf,
  zonedIso,
} from '../../schema/statistics/buckets.ts'
import { groupsOf } from '../../schema/statistics/groups.ts'
import type { OrderBucket } from '../../schema/statistics/orderAnswers.ts'
import {
  type BranchSums,
  inScope,
  type ProductSums,
  productsByBranch,
  scopedSums,
  sumsByBranch,
} from '../../schema/statistics/orderDay.ts'
import { addOrderSums } from '../../schema/statistics/orderSums.ts'
import { fromJson } from '../base/storage/json.ts'
import type { Statements } from '../base/storage/statements/register.ts'
import { orderFactsIn } from './orderFacts.ts'
import type { Asked } from './question.ts'

type Reads = Pick<Statements, 'orderFacts' | 'orderDays'>

/** What orders of a period come to, bucket by bucket. */
export async function orderBuckets(reads: Reads, { dates, zone, scope }: Asked): Promise<OrderBucket[]> {
  const unit = bucketOf(dates.from, dates.to)
  if (unit === 'hour') {
    const hours: OrderBucket[] = []
    for (const span of hourSpans(dates, zone)) {
      const sums = scopedSums(sumsByBranch(await orderFactsIn(reads, span), zone), scope)
      hours.push({ t: zonedIso(span.from, zone), sums })
    }
    return hours
  }
  const days = await orderDays(reads, { dates, zone, scope })
  if (unit === 'day') return days
  const { from } = spanOf(dates, zone)
  const buckets = groupsOf(days, ({ t }) => bucketStart(Date.parse(t), unit, zone, from))
  return [...buckets].map(([start, parts]) => ({
    t: zonedIso(start, zone),
    sums: addOrderSums(parts.map(({ sums }) => sums)),
  }))
}

/** The same day by day: what is over was reckoned already unless one of its orders was changed since. */
export async function orderDays(reads: Reads, asked: Asked): Promise<OrderBucket[]> {
  const days = await branchSums(reads, asked)
  return days.map(({ from, sums }) => ({ t: zonedIso(from, asked.zone), sums: scopedSums(sums, asked.scope) }))
}

/** The branches that something happened in. */
export async function branchesIn(reads: Reads, asked: Asked): Promise<ReadonlySet<number>> {
  const days = await branchSums(reads, asked)
  return new Set(days.flatMap(({ sums }) => inScope(sums, asked.scope).map(({ branch }) => branch)))
}

async function branchSums(reads: Reads, { dates, zone }: Asked) {
  const { from, to } = spanOf(dates, zone)
  const known = new Map((await reads.orderDays.sums(from, to)).map(row => [row.start, row]))
  const hasAny = await busySpans(reads)
  const days: { readonly from: number; readonly sums: readonly BranchSums[] }[] = []
  for (const span of daySpans(dates, zone)) {
    const row = known.get(span.from)
    const sums =
      row?.end === span.to
        ? fromJson(row.sums)
        : hasAny(span)
          ? sumsByBranch(await orderFactsIn(reads, span), zone)
          : []
    days.push({ from: span.from, sums })
  }
  return days
}

/** What was sold of each product, day by day. */
export async function soldIn(reads: Reads, { dates, zone, scope }: Asked): Promise<ProductSums[]> {
  const { from, to } = spanOf(dates, zone)
  const known = new Map((await reads.orderDays.products(from, to)).map(row => [row.start, row]))
  const hasAny = await busySpans(reads)
  const sold: ProductSums[] = []
  for (const span of daySpans(dates, zone)) {
    const row = known.get(span.from)
    const products =
      row?.end === span.to
        ? fromJson(row.products)
        : hasAny(span)
          ? productsByBranch(await orderFactsIn(reads, span))
          : []
    for (const branch of inScope(products, scope)) sold.push(...branch.products)
  }
  return sold
}

/** Whether something may have happened in a span: nothing before the first order, and nothing after all that is known of. */
async function busySpans({ orderDays: days }: Reads): Promise<(span: Span) => boolean> {
  const bounds = await days.bounds()
  return ({ from, to }) => bounds !== null && to > bounds.first && from <= bounds.last
}
