import { localTime } from '../../../schema/base/zonedTime.ts'
import type { CurrentOrder } from '../../../schema/ordering/staffCalls.ts'

type Due = Pick<CurrentOrder, 'branch' | 'promisedAt' | 'dueAt'>

/** Orders that are on and that these branches are to have ready on one of these dates (YYYY-MM-DD in the zone), the first before the others. */
export function preordersOn<Order extends Due>(
  orders: readonly Order[],
  branches: ReadonlySet<number>,
  dates: readonly string[],
  zone: string,
): readonly (Order & { readonly at: number })[] {
  const days = new Set(dates)
  return orders
    .flatMap(order => {
      const due = order.promisedAt ?? order.dueAt
      return due === null || !branches.has(order.branch) ? [] : [{ ...order, at: Date.parse(due) }]
    })
    .filter(({ at }) => days.has(localTime(at, zone).date))
    .toSorted((one, other) => one.at - other.at)
}
