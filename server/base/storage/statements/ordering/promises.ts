import { and, asc, eq, gt, inArray, isNull, lt, notInArray, or, sql } from '../../drizzle.ts'
import type { Engine } from '../../engine.ts'
import { param } from '../placeholders.ts'
import type { OrderRow } from './orders.ts'

/** Statements of what was promised; each reads along the index of a branch's promises. */
export function promiseStatements({ db, tables: { orders }, all, affected }: Engine) {
  const around = and(
    eq(orders.branch, param('branch')),
    gt(orders.promisedAt, param('after')),
    lt(orders.promisedAt, param('before')),
    inArray(orders.status, ['new', 'confirmed']),
    // To be paid online and not paid yet: nobody makes it.
    or(isNull(orders.holdUntil), notInArray(orders.paymentState, ['open'])),
  )
  const underway = all(
    db.select({ reckoning: orders.reckoning, promisedAt: orders.promisedAt }).from(orders).where(around),
  )
  const endangered = all(
    db
      .select()
      .from(orders)
      .where(and(around, or(isNull(orders.askedAbout), lt(orders.askedAbout, orders.promisedAt))))
      .orderBy(asc(orders.promisedAt)),
  )
  const ask = affected(
    db
      .update(orders)
      .set({ askedAbout: sql`${param('promisedAt')}`, rev: sql`${orders.rev} + 1` })
      .where(and(eq(orders.id, param('id')), eq(orders.rev, param('rev')))),
  )
  const move = affected(
    db
      .update(orders)
      .set({
        promisedAt: sql`${param('promisedAt')}`,
        updatedAt: sql`${param('at')}`,
        rev: sql`${orders.rev} + 1`,
      })
      .where(and(eq(orders.id, param('id')), eq(orders.rev, param('rev')))),
  )

  return {
    /** Orders of a branch that are not ready and were promised for between these instants (epoch ms). */
    underway: (branch: number, after: number, before: number): Promise<Pick<OrderRow, 'reckoning' | 'promisedAt'>[]> =>
      underway({ branch, after, before }),
    /** The same, whole, where the boards were not asked yet whether the promise can be kept; the most urgent first. */
    endangered: (branch: number, after: number, before: number): Promise<OrderRow[]> =>
      endangered({ branch, after, before }),
    /** The boards are asked about this promise: true only for the one caller who asked. */
    ask: async (order: Pick<OrderRow, 'id' | 'rev' | 'promisedAt'>): Promise<boolean> =>
      (await ask({ id: order.id, rev: order.rev, promisedAt: order.promisedAt })) === 1,
    /** Another promise (epoch ms); conditional on the order's revision. */
    move: async (id: number, rev: number, promisedAt: number, at: number): Promise<boolean> =>
      (await move({ id, rev, promisedAt, at })) === 1,
  }
}
