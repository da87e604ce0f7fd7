import { and, eq, gt, gte, lt, lte, sql } from '../../drizzle.ts'
import type { Engine } from '../../engine.ts'
import type { Row } from '../../tables/tables.ts'
import { assignments, excluded, param, params } from '../placeholders.ts'

type OrderDayRow = Row<'orderDays'>

/** Stands where the sums of a day are only being reckoned. */
const UNDER_WAY = ''

/** No local day is longer. */
const LONGEST_DAY_MS = 26 * 3_600_000

/** Statements of days whose figures of orders are reckoned already. */
export function orderDayStatements({
  db,
  tables: { orderDays, orders, creditNotes },
  all,
  one,
  run,
  affected,
}: Engine) {
  const isReckoned = sql`${orderDays.sums} <> ${UNDER_WAY}`
  const isBetween = and(gte(orderDays.start, param('from')), lt(orderDays.start, param('to')), isReckoned)
  const ends = all(db.select({ start: orderDays.start, end: orderDays.end }).from(orderDays).where(isBetween))
  const sums = all(
    db.select({ start: orderDays.start, end: orderDays.end, sums: orderDays.sums }).from(orderDays).where(isBetween),
  )
  const products = all(
    db
      .select({ start: orderDays.start, end: orderDays.end, products: orderDays.products })
      .from(orderDays)
      .where(isBetween),
  )
  const begin = run(
    db
      .insert(orderDays)
      .values(params(orderDays))
      .onConflictDoUpdate({ target: orderDays.start, set: excluded(orderDays, 'end', 'sums', 'products') }),
  )
  const keep = affected(
    db
      .update(orderDays)
      .set(assignments(orderDays, 'sums', 'products'))
      .where(
        and(
          eq(orderDays.start, param('start')),
          eq(orderDays.end, param('end')),
          sql`${orderDays.sums} = ${UNDER_WAY}`,
        ),
      ),
  )
  const first = one(db.select({ at: sql<number | null>`min(${orders.createdAt})` }).from(orders))
  const last = one(db.select({ at: sql<number | null>`max(${orders.createdAt})` }).from(orders))
  const lastDue = one(db.select({ at: sql<number | null>`max(${orders.appointmentAt})` }).from(orders))
  const lastGivenBack = one(db.select({ at: sql<number | null>`max(${creditNotes.createdAt})` }).from(creditNotes))
  return {
    /** Which days there are. */
    ends: (from: number, to: number) => ends({ from, to }),
    /** Days that begin from `from` to before `to` (epoch ms), with the sums of their branches. */
    sums: (from: number, to: number) => sums({ from, to }),
    /** The same with what they sold. */
    products: (from: number, to: number) => products({ from, to }),
    /** Says that a day is being reckoned: whatever writes one of its orders meanwhile takes that back. */
    begin: (day: Pick<OrderDayRow, 'start' | 'end'>): Promise<void> =>
      begin({ ...day, sums: UNDER_WAY, products: UNDER_WAY }),
    /** What it came to. False where one of its orders was written since it began: it is to be reckoned anew. */
    keep: async (row: OrderDayRow): Promise<boolean> => (await keep(row)) === 1,
    /** From the first order to the last thing that is known to happen with one (epoch ms); null before there is an order. */
    bounds: async (): Promise<{ first: number; last: number } | null> => {
      const at = (await first())?.at ?? null
      const ends = [await last(), await lastDue(), await lastGivenBack()].map(row => row?.at ?? 0)
      return at === null ? null : { first: at, last: Math.max(...ends) }
    },
  }
}

/**
 * Forgets the figures of the days that an order belongs to: when it was placed, when it is due, and when something of it was
 * given back. Whatever writes an order calls it in the same transaction, so no figure is ever of an order as it was.
 */
export function forgettingOrderDays({ db, tables: { orderDays, orders, creditNotes }, all, run }: Engine) {
  const drop = run(
    db
      .delete(orderDays)
      .where(
        and(gt(orderDays.start, param('after')), lte(orderDays.start, param('at')), gt(orderDays.end, param('at'))),
      ),
  )
  const moments = all(
    db
      .select({ createdAt: orders.createdAt, appointmentAt: orders.appointmentAt, givenBackAt: creditNotes.createdAt })
      .from(orders)
      .leftJoin(creditNotes, eq(creditNotes.order, orders.id))
      .where(eq(orders.id, param('order'))),
  )
  const forget = async (...instants: readonly (number | null)[]): Promise<void> => {
    for (const at of new Set(instants)) if (at !== null) await drop({ at, after: at - LONGEST_DAY_MS })
  }
  return {
    forget,
    /** All days of an order as it is kept. */
    forgetDaysOf: async (order: number): Promise<void> =>
      forget(
        ...(await moments({ order })).flatMap(({ createdAt, appointmentAt, givenBackAt }) => [
          createdAt,
          appointmentAt,
          givenBackAt,
        ]),
      ),
  }
}
