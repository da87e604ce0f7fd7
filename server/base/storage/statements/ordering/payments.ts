import type { InferSelectModel } from 'drizzle-orm'
import { and, asc, eq, lte, sql } from '../../drizzle.ts'
import type { Database } from '../../sqlite/open.ts'
import { orders, paymentAttempts, refunds } from '../../tables/ordering.ts'
import { assignments, hole, holes } from '../placeholders.ts'

export type AttemptRow = InferSelectModel<typeof paymentAttempts>
export type RefundRow = InferSelectModel<typeof refunds>

/** Statements of payment attempts and refunds, prepared once per connection. */
export function paymentStatements(db: Database) {
  const byId = db
    .select()
    .from(paymentAttempts)
    .where(eq(paymentAttempts.id, hole('id')))
    .prepare()
  const ofOrder = db
    .select()
    .from(paymentAttempts)
    .where(eq(paymentAttempts.order, hole('order')))
    .orderBy(asc(paymentAttempts.id))
    .prepare()
  const due = db
    .select()
    .from(paymentAttempts)
    .where(lte(paymentAttempts.nextCheckAt, hole('now')))
    .orderBy(asc(paymentAttempts.nextCheckAt))
    .limit(hole('limit'))
    .prepare()
  const insert = db.insert(paymentAttempts).values(holes(paymentAttempts)).prepare()
  const change = db
    .update(paymentAttempts)
    .set(assignments(paymentAttempts, 'providerId', 'checkoutUrl', 'state', 'nextCheckAt', 'checks'))
    .where(and(eq(paymentAttempts.id, hole('id')), eq(paymentAttempts.state, hole('from'))))
    .prepare()
  const checkAt = db
    .update(paymentAttempts)
    .set(assignments(paymentAttempts, 'nextCheckAt'))
    .where(eq(paymentAttempts.id, hole('id')))
    .prepare()
  const orderPaid = db
    .update(orders)
    .set({
      ...assignments(orders, 'paymentState', 'status', 'holdUntil', 'needsReview', 'updatedAt'),
      rev: sql`${orders.rev} + 1`,
    })
    .where(and(eq(orders.id, hole('id')), eq(orders.rev, hole('rev'))))
    .prepare()
  const refundById = db
    .select()
    .from(refunds)
    .where(eq(refunds.id, hole('id')))
    .prepare()
  const refundsOf = db
    .select()
    .from(refunds)
    .where(eq(refunds.order, hole('order')))
    .orderBy(asc(refunds.id))
    .prepare()
  const insertRefund = db
    .insert(refunds)
    .values(holes(refunds))
    .onConflictDoNothing({ target: refunds.idemKey })
    .prepare()
  const changeRefund = db
    .update(refunds)
    .set(assignments(refunds, 'providerId', 'state', 'updatedAt'))
    .where(and(eq(refunds.id, hole('id')), eq(refunds.state, hole('from'))))
    .prepare()

  return {
    byId: async (id: number): Promise<AttemptRow | undefined> => byId.get({ id }),
    ofOrder: async (order: number): Promise<AttemptRow[]> => ofOrder.all({ order }),
    /** Attempts whose provider is to be asked by now (epoch ms). */
    due: async (now: number, limit: number): Promise<AttemptRow[]> => due.all({ now, limit }),
    insert: async (row: AttemptRow): Promise<void> => void insert.run({ ...row }),
    /** Conditional on the attempt's state: true only for the one caller who made the move. */
    change: async (row: AttemptRow, from: string): Promise<boolean> => change.run({ ...row, from }).changes === 1,
    checkAt: async (id: number, nextCheckAt: number | null): Promise<void> => void checkAt.run({ id, nextCheckAt }),
    /** What a payment does to its order; conditional on the order's revision. */
    changeOrder: async (row: OrderPayment): Promise<boolean> => orderPaid.run({ ...row }).changes === 1,
    refundById: async (id: number): Promise<RefundRow | undefined> => refundById.get({ id }),
    refundsOf: async (order: number): Promise<RefundRow[]> => refundsOf.all({ order }),
    /** False when its key was there before. */
    insertRefund: async (row: RefundRow): Promise<boolean> => insertRefund.run({ ...row }).changes === 1,
    changeRefund: async (row: RefundRow, from: string): Promise<boolean> =>
      changeRefund.run({ ...row, from }).changes === 1,
  }
}

export type OrderPayment = Pick<
  InferSelectModel<typeof orders>,
  'id' | 'rev' | 'paymentState' | 'status' | 'holdUntil' | 'needsReview' | 'updatedAt'
>
