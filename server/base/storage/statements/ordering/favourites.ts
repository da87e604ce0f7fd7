import type { Counted } from '../../../../../schema/ordering/favourites.ts'
import { aliasedTable, and, desc, eq, gte, lt, sql } from '../../drizzle.ts'
import type { Engine } from '../../engine.ts'
import { param } from '../placeholders.ts'

/** Statements that count what was ordered; each reads no more than the given number of finished orders along an index. */
export function favouriteStatements({ db, tables: { orders, orderItems }, one, all }: Engine) {
  const recent = db
    .select({ id: orders.id })
    .from(orders)
    .where(
      and(eq(orders.branch, param('branch')), eq(orders.status, 'completed'), gte(orders.createdAt, param('from'))),
    )
    .orderBy(desc(orders.createdAt))
    .limit(param('limit'))
    .as('recent')
  const count = one(db.select({ orders: sql<number>`count(*)` }).from(recent))
  const inOrders = sql<number>`count(distinct ${recent.id})`
  const products = all(
    db
      .select({ product: orderItems.product, orders: inOrders })
      .from(recent)
      .innerJoin(orderItems, eq(orderItems.order, recent.id))
      .groupBy(orderItems.product)
      .having(gte(inOrders, param('enough'))),
  )
  const others = aliasedTable(orderItems, 'others')
  const pairs = all(
    db
      .select({ one: orderItems.product, other: others.product, orders: inOrders })
      .from(recent)
      .innerJoin(orderItems, eq(orderItems.order, recent.id))
      .innerJoin(others, and(eq(others.order, recent.id), lt(orderItems.product, others.product)))
      .groupBy(orderItems.product, others.product)
      .having(gte(inOrders, param('enough'))),
  )

  return {
    /** In how many of the newest `limit` finished orders since `from` (epoch ms) products and pairs of them were, from so many on. */
    counted: async (
      branch: number,
      from: number,
      limit: number,
      enough: { readonly product: number; readonly pair: number },
    ): Promise<Counted> => {
      const stretch = { branch, from, limit }
      return {
        orders: (await count(stretch))?.orders ?? 0,
        products: await products({ ...stretch, enough: enough.product }),
        pairs: await pairs({ ...stretch, enough: enough.pair }),
      }
    },
  }
}
