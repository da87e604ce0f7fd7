import { and, asc, desc, eq, gte, inArray, lt, lte, or, sql } from '../../drizzle.ts'
import type { Database } from '../../sqlite/open.ts'
import { orders } from '../../tables/ordering.ts'
import { hole } from '../placeholders.ts'
import type { OrderRow } from './orders.ts'

/** A stretch of the history, newest first: created from `from` on and before the order at `before` (epoch ms, id). */
export interface Stretch {
  readonly from: number
  readonly before: { readonly at: number; readonly id: number }
  readonly limit: number
}

/** Lists of orders for staff; every one of them reads along an index. Prepared once per connection. */
export function orderListStatements(db: Database) {
  const isBefore = or(
    lt(orders.createdAt, hole('at')),
    and(eq(orders.createdAt, hole('at')), lt(orders.id, hole('id'))),
  )
  // The first condition bounds the index, the second one parts orders of the same millisecond.
  const inStretch = and(gte(orders.createdAt, hole('from')), lte(orders.createdAt, hole('at')), isBefore)
  const newest = [desc(orders.createdAt), desc(orders.id)] as const
  const ofStatus = db
    .select()
    .from(orders)
    .where(and(eq(orders.branch, hole('branch')), eq(orders.status, hole('status')), inStretch))
    .orderBy(...newest)
    .limit(hole('limit'))
    .prepare()
  const ofAll = db
    .select()
    .from(orders)
    .where(inStretch)
    .orderBy(...newest)
    .limit(hole('limit'))
    .prepare()
  const live = db
    .select()
    .from(orders)
    .where(and(eq(orders.branch, hole('branch')), inArray(orders.status, ['new', 'confirmed', 'in-delivery'])))
    .orderBy(asc(orders.createdAt), asc(orders.id))
    .prepare()
  const branches = db
    .select({ branch: sql<number>`x` })
    .from(
      // One look into the index per branch, however many orders there are.
      sql`(WITH RECURSIVE steps(x) AS (
        SELECT MIN(${sql.identifier('branch')}) FROM ${orders}
        UNION ALL
        SELECT (SELECT MIN(${sql.identifier('branch')}) FROM ${orders} WHERE ${sql.identifier('branch')} > steps.x)
        FROM steps WHERE steps.x IS NOT NULL
      ) SELECT x FROM steps WHERE x IS NOT NULL)`,
    )
    .prepare()

  return {
    /** Orders of a branch in one status, newest first. */
    ofStatus: async (branch: number, status: string, { from, before, limit }: Stretch): Promise<OrderRow[]> =>
      ofStatus.all({ branch, status, from, ...before, limit }),
    /** Orders of all branches, newest first. */
    ofAll: async ({ from, before, limit }: Stretch): Promise<OrderRow[]> => ofAll.all({ from, ...before, limit }),
    /** Orders of a branch that have not ended, oldest first. */
    live: async (branch: number): Promise<OrderRow[]> => live.all({ branch }),
    /** Branches that ever had an order. */
    branches: async (): Promise<number[]> => branches.all().map(row => row.branch),
  }
}
