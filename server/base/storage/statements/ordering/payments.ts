import { and, asc, eq, gte, lte, notInArray, sql } from '../../drizzle.ts'
import type { Engine } from '../../engine.ts'
import type { Row } from '../../tables/tables.ts'
import { assignments, param, params } from '../placeholders.ts'
import { forgettingOrderDays } from '../statistics/orderDays.ts'

export type AttemptRow = Row<'paymentAttempts'>
export type RefundRow = Row<'refunds'>

/** Statements of payment attempts and refunds. */
export const paymentStatements = (engine: Engine) => ({ ...attemptStatements(engine), ...refundStatements(engine) })

function attemptStatements(engine: Engine) {
  const { db, tables, one, all, run, affected } = engine
  const { orders, paymentAttempts } = tables
  const { forgetDaysOf } = forgettingOrderDays(engine)
  const byId = one(
    db
      .select()
      .from(paymentAttempts)
      .where(eq(paymentAttempts.id, param('id'))),
  )
  const ofOrder = all(
    db
      .select()
      .from(paymentAttempts)
      .where(eq(paymentAttempts.order, param('order')))
      .orderBy(asc(paymentAttempts.id)),
  )
  const due = all(
    db
      .select()
      .from(paymentAttempts)
      .where(lte(paymentAttempts.nextCheckAt, param('now')))
      .orderBy(asc(paymentAttempts.nextCheckAt))
      .limit(param('limit')),
  )
  const insert = run(db.insert(paymentAttempts).values(params(paymentAttempts)))
  const change = affected(
    db
      .update(paymentAttempts)
      .set(assignments(paymentAttempts, 'providerId', 'checkoutUrl', 'state', 'nextCheckAt', 'checks'))
      .where(and(eq(paymentAttempts.id, param('id')), eq(paymentAttempts.state, param('from')))),
  )
  const checkAt = run(
    db
      .update(paymentAttempts)
      .set(assignments(paymentAttempts, 'nextCheckAt'))
      .where(eq(paymentAttempts.id, param('id'))),
  )
  const kept = ['paymentMethod', 'holdUntil', 'promisedAt', 'reckoning', 'updatedAt'] as const
  const changing = (...columns: ('paymentState' | 'status' | 'needsReview' | 'paymentWay' | 'redirectUrl')[]) =>
    affected(
      db
        .update(orders)
        .set({ ...assignments(orders, ...kept, ...columns), rev: sql`${orders.rev} + 1` })
        .where(and(eq(orders.id, param('id')), eq(orders.rev, param('rev')))),
    )
  const orderPaid = changing('paymentState', 'status', 'needsReview')
  const methodChanged = changing('paymentState', 'paymentWay', 'redirectUrl')

  return {
    byId: (id: number): Promise<AttemptRow | undefined> => byId({ id }),
    ofOrder: (order: number): Promise<AttemptRow[]> => ofOrder({ order }),
    /** Attempts whose provider is to be asked by now (epoch ms). */
    due: (now: number, limit: number): Promise<AttemptRow[]> => due({ now, limit }),
    insert: (row: AttemptRow): Promise<void> => insert(row),
    /** Conditional on the attempt's state: true only for the one caller who made the move. */
    change: async (row: AttemptRow, from: string): Promise<boolean> => (await change({ ...row, from })) === 1,
    checkAt: (id: number, nextCheckAt: number | null): Promise<void> => checkAt({ id, nextCheckAt }),
    /** What a payment does to its order; conditional on the order's revision. */
    changeOrder: async (row: OrderPayment): Promise<boolean> => {
      await forgetDaysOf(row.id)
      return (await orderPaid(row)) === 1
    },
    /** How an order is to be paid from now on; conditional on its revision. */
    changeMethod: async (row: OrderMethod): Promise<boolean> => {
      await forgetDaysOf(row.id)
      return (await methodChanged(row)) === 1
    },
  }
}

function refundStatements({ db, tables: { refunds }, one, all, affected }: Engine) {
  const refundById = one(
    db
      .select()
      .from(refunds)
      .where(eq(refunds.id, param('id'))),
  )
  const refundsOf = all(
    db
      .select()
      .from(refunds)
      .where(eq(refunds.order, param('order')))
      .orderBy(asc(refunds.id)),
  )
  const refundedBetween = all(
    db
      .select({ order: refunds.order })
      .from(refunds)
      .where(
        and(
          gte(refunds.order, param('first')),
          lte(refunds.order, param('last')),
          notInArray(refunds.state, ['failed', 'canceled']),
        ),
      ),
  )
  const insertRefund = affected(
    db.insert(refunds).values(params(refunds)).onConflictDoNothing({ target: refunds.idemKey }),
  )
  const changeRefund = affected(
    db
      .update(refunds)
      .set(assignments(refunds, 'providerId', 'state', 'updatedAt'))
      .where(and(eq(refunds.id, param('id')), eq(refunds.state, param('from')))),
  )

  return {
    refundById: (id: number): Promise<RefundRow | undefined> => refundById({ id }),
    refundsOf: (order: number): Promise<RefundRow[]> => refundsOf({ order }),
    /** Orders with ids from `first` to `last` of whose payments something went back, or is on its way. */
    refundedBetween: async (first: number, last: number): Promise<number[]> =>
      (await refundedBetween({ first, last })).map(({ order }) => order),
    /** False when its key was there before. */
    insertRefund: async (row: RefundRow): Promise<boolean> => (await insertRefund(row)) === 1,
    changeRefund: async (row: RefundRow, from: string): Promise<boolean> =>
      (await changeRefund({ ...row, from })) === 1,
  }
}

type OrderPayment = Pick<
  Row<'orders'>,
  | 'id'
  | 'rev'
  | 'paymentMethod'
  | 'paymentState'
  | 'status'
  | 'holdUntil'
  | 'needsReview'
  | 'promisedAt'
  | 'reckoning'
  | 'updatedAt'
>

type OrderMethod = Pick<
  Row<'orders'>,
  | 'id'
  | 'rev'
  | 'paymentMethod'
  | 'paymentState'
  | 'paymentWay'
  | 'redirectUrl'
  | 'holdUntil'
  | 'promisedAt'
  | 'reckoning'
  | 'updatedAt'
>
