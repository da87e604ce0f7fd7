import { placeless } from '../../../../../schema/ordering/orderStatus.ts'
import { and, asc, desc, eq, getTableColumns, gte, lt, notInArray, sql } from '../../drizzle.ts'
import type { Engine } from '../../engine.ts'
import { param, params } from '../placeholders.ts'
import type { OrderRow } from './orders.ts'

/** Orders from one instant to before another, epoch ms. */
interface Span {
  readonly from: number
  readonly to: number
}

/** Statements of what was ordered for a customer, and given to a donation recipient. */
export const accountStatements = (engine: Engine) => ({ ...invoiceStatements(engine), ...foundStatements(engine) })

function invoiceStatements({ db, tables: { orders, orderGuests, creditNotes }, one, all }: Engine) {
  // Ids rise with the time: what is older is not read at all.
  const firstSince = sql`${orderGuests.order} >= (
    SELECT COALESCE(MIN(id), 0) FROM (SELECT id FROM ${orders} WHERE ${orders.createdAt} >= ${param('from')} ORDER BY ${orders.createdAt}, id LIMIT 1)
  )`
  const onAccount = and(
    eq(orderGuests.guest, param('guest')),
    firstSince,
    eq(orders.paymentMethod, 'invoice'),
    notInArray(orders.status, [...placeless]),
    gte(orders.createdAt, param('from')),
    lt(orders.createdAt, param('to')),
  )
  const used = one(
    db
      .select({ gross: sql<number>`COALESCE(SUM(${orders.totalGross}), 0)` })
      .from(orderGuests)
      .innerJoin(orders, eq(orders.id, orderGuests.order))
      .where(onAccount),
  )
  const invoiced = all(
    db
      .select(getTableColumns(orders))
      .from(orderGuests)
      .innerJoin(orders, eq(orders.id, orderGuests.order))
      .where(onAccount)
      .orderBy(asc(orders.createdAt), asc(orders.id)),
  )
  const last = one(
    db
      .select({ at: sql<number | null>`MAX(${orders.createdAt})` })
      .from(orderGuests)
      .innerJoin(orders, eq(orders.id, orderGuests.order))
      .where(and(eq(orderGuests.guest, param('guest')), eq(orders.paymentMethod, 'invoice'))),
  )
  const credited = all(
    db
      .select({ order: getTableColumns(orders), credit: getTableColumns(creditNotes) })
      .from(orderGuests)
      .innerJoin(orders, eq(orders.id, orderGuests.order))
      .innerJoin(creditNotes, eq(creditNotes.order, orders.id))
      .where(
        and(
          eq(orderGuests.guest, param('guest')),
          eq(orders.paymentMethod, 'invoice'),
          gte(creditNotes.createdAt, param('from')),
          lt(creditNotes.createdAt, param('to')),
        ),
      )
      .orderBy(asc(creditNotes.id)),
  )
  return {
    /** Cents that were ordered on account in a span, by who the orders are found by; those that were called off do not count. */
    used: async (guest: string, span: Span): Promise<number> => (await used({ guest, ...span }))?.gross ?? 0,
    /** Those orders, oldest first. */
    invoiced: (guest: string, span: Span): Promise<OrderRow[]> => invoiced({ guest, ...span }),
    /** When (epoch ms) something was ordered on account last; null where nothing was. */
    lastOnAccount: async (guest: string): Promise<number | null> => (await last({ guest }))?.at ?? null,
    /** What was credited in a span, of orders on account of any time, each with its order. */
    credited: (guest: string, span: Span) => credited({ guest, ...span }),
  }
}

function foundStatements({ db, tables: { orders, orderGuests }, one, all, run }: Engine) {
  const has = one(
    db
      .select({ order: orderGuests.order })
      .from(orderGuests)
      .where(and(eq(orderGuests.guest, param('guest')), eq(orderGuests.order, param('order')))),
  )
  const donated = all(
    db
      .select(getTableColumns(orders))
      .from(orders)
      .where(and(eq(orders.donatee, param('donatee')), eq(orders.status, 'completed')))
      .orderBy(desc(orders.createdAt))
      .limit(param('limit')),
  )
  const join = run(db.insert(orderGuests).values(params(orderGuests)).onConflictDoNothing())

  return {
    /** Whether an order is found by this. */
    has: async (guest: string, order: number): Promise<boolean> => (await has({ guest, order })) !== undefined,
    /** Orders that were handed over and gave to a recipient, newest first. */
    donated: (donatee: number, limit: number): Promise<OrderRow[]> => donated({ donatee, limit }),
    /** Finds an order by this from now on. */
    join: (guest: string, order: number): Promise<void> => join({ guest, order }),
  }
}
