import { and, asc, desc, eq, getTableColumns, gte, inArray, lt, lte, or, sql } from '../../drizzle.ts'
import type { Engine } from '../../engine.ts'
import { param } from '../placeholders.ts'
import type { OrderRow } from './orders.ts'

/** A stretch of the history, newest first: created from `from` on and before the order at `before` (epoch ms, id). */
export interface Stretch {
  readonly from: number
  readonly before: { readonly at: number; readonly id: number }
  readonly limit: number
}

/** Lists of orders for staff; every one of them reads along an index. */
export function orderListStatements({ db, tables: { orders, orderGuests, orderItems }, all }: Engine) {
  const isBefore = or(
    lt(orders.createdAt, param('at')),
    and(eq(orders.createdAt, param('at')), lt(orders.id, param('id'))),
  )
  // The first condition bounds the index, the second one parts orders of the same millisecond.
  const inStretch = and(gte(orders.createdAt, param('from')), lte(orders.createdAt, param('at')), isBefore)
  const newest = [desc(orders.createdAt), desc(orders.id)] as const
  const ofStatus = all(
    db
      .select()
      .from(orders)
      .where(and(eq(orders.branch, param('branch')), eq(orders.status, param('status')), inStretch))
      .orderBy(...newest)
      .limit(param('limit')),
  )
  const ofAll = all(
    db
      .select()
      .from(orders)
      .where(inStretch)
      .orderBy(...newest)
      .limit(param('limit')),
  )
  const live = all(
    db
      .select()
      .from(orders)
      .where(and(eq(orders.branch, param('branch')), inArray(orders.status, ['new', 'confirmed', 'in-delivery'])))
      .orderBy(asc(orders.createdAt), asc(orders.id)),
  )
  const ofGuest = all(
    db
      .select(getTableColumns(orders))
      .from(orderGuests)
      .innerJoin(orders, eq(orders.id, orderGuests.order))
      .where(eq(orderGuests.guest, param('guest')))
      .orderBy(desc(orderGuests.order))
      .limit(param('limit')),
  )
  const namesBetween = all(
    db
      .select({ order: orderItems.order, name: orderItems.name })
      .from(orderItems)
      .where(and(gte(orderItems.order, param('first')), lte(orderItems.order, param('last')))),
  )
  const branches = all(
    db.select({ branch: sql<number>`x` }).from(
      // One look into the index per branch, however many orders there are.
      sql`(WITH RECURSIVE steps(x) AS (
        SELECT MIN(${sql.identifier('branch')}) FROM ${orders}
        UNION ALL
        SELECT (SELECT MIN(${sql.identifier('branch')}) FROM ${orders} WHERE ${sql.identifier('branch')} > steps.x)
        FROM steps WHERE steps.x IS NOT NULL
      ) SELECT x FROM steps WHERE x IS NOT NULL) AS branches`,
    ),
  )

  return {
    /** Orders of a branch in one status, newest first. */
    ofStatus: (branch: number, status: string, { from, before, limit }: Stretch): Promise<OrderRow[]> =>
      ofStatus({ branch, status, from, ...before, limit }),
    /** Orders of all branches, newest first. */
    ofAll: ({ from, before, limit }: Stretch): Promise<OrderRow[]> => ofAll({ from, ...before, limit }),
    /** Orders of a branch that have not ended, oldest first. */
    live: (branch: number): Promise<OrderRow[]> => live({ branch }),
    /** Orders with a number or an address, the last one placed first. */
    ofGuest: (guest: string, limit: number): Promise<OrderRow[]> => ofGuest({ guest, limit }),
    /** What was ordered with orders with ids from `first` to `last`, line by line. */
    namesBetween: (first: number, last: number): Promise<{ order: number; name: string }[]> =>
      namesBetween({ first, last }),
    /** Branches that ever had an order. */
    branches: async (): Promise<number[]> => (await branches()).map(row => row.branch),
  }
}
