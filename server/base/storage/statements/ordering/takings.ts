import { and, eq, gte, inArray, isNull, lt, ne, or, sql } from '../../drizzle.ts'
import type { Engine } from '../../engine.ts'
import { param } from '../placeholders.ts'
import type { OrderRow } from './orders.ts'

/** Orders that somebody makes or made. */
const counted = ['new', 'confirmed', 'in-delivery', 'completed'] as const satisfies readonly OrderRow['status'][]

/** What orders of a branch came to, by status; cents. */
interface TakingsRow {
  readonly status: OrderRow['status']
  readonly orders: number
  readonly gross: number
}

/** Statements of what was taken in. What is still to be paid online, and a request nobody has ordered yet, is nothing taken. */
export function takingStatements({ db, tables: { orders, creditNotes }, all }: Engine) {
  const isCounted = and(
    eq(orders.branch, param('branch')),
    inArray(orders.status, [...counted]),
    gte(orders.createdAt, param('from')),
    lt(orders.createdAt, param('to')),
    or(isNull(orders.holdUntil), ne(orders.paymentState, 'open')),
    or(eq(orders.isQuotation, 0), ne(orders.status, 'new')),
  )
  const taken = all(
    db
      .select({
        status: orders.status,
        orders: sql<number>`count(*)`,
        gross: sql<number>`coalesce(sum(${orders.totalGross}), 0)`,
      })
      .from(orders)
      .where(isCounted)
      .groupBy(orders.status),
  )
  const due = all(
    db
      .select({ at: sql<number>`coalesce(${orders.promisedAt}, ${orders.createdAt})` })
      .from(orders)
      .where(isCounted),
  )
  const givenBack = all(
    db
      .select({ status: orders.status, gross: sql<number>`coalesce(sum(${creditNotes.amount}), 0)` })
      .from(orders)
      .innerJoin(creditNotes, eq(creditNotes.order, orders.id))
      .where(isCounted)
      .groupBy(orders.status),
  )
  return {
    /** When orders of a branch that were placed from `from` to before `to` were due (all epoch ms). */
    dueTimes: async (branch: number, { from, to }: { from: number; to: number }): Promise<number[]> =>
      (await due({ branch, from, to })).map(({ at }) => at),
    /** Of orders of a branch placed from `from` to before `to` (epoch ms), less what was given back of them. */
    takings: async (branch: number, { from, to }: { from: number; to: number }): Promise<TakingsRow[]> => {
      const back = new Map((await givenBack({ branch, from, to })).map(({ status, gross }) => [status, gross]))
      const rows = await taken({ branch, from, to })
      return rows.map(row => ({ ...row, gross: row.gross - (back.get(row.status) ?? 0) }))
    },
  }
}
