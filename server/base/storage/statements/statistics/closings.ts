import { and, asc, eq, gte, inArray, lt, ne } from '../../drizzle.ts'
import type { Engine } from '../../engine.ts'
import { param } from '../placeholders.ts'

/**
 * Statements of what daily closings are made of: orders of a branch in which something may have happened from `from` to before
 * `to`. Those were placed after `since`, which is as far back as orders stay open, or something was given back of them.
 */
export const closingStatements = (engine: Engine) => ({ ...soldStatements(engine), ...moneyStatements(engine) })

function touchedOf({ db, tables: { orders, creditNotes } }: Engine) {
  const branch = eq(orders.branch, param('branch'))
  // By themselves, and joined by nothing but their numbers: each is found along an index, whatever the planner believes of the rest.
  const openThen = db
    .select({ id: orders.id })
    .from(orders)
    .where(
      and(
        branch,
        gte(orders.createdAt, param('since')),
        lt(orders.createdAt, param('to')),
        gte(orders.updatedAt, param('from')),
      ),
    )
  const notedThen = db
    .select({ id: creditNotes.order })
    .from(creditNotes)
    .innerJoin(orders, eq(orders.id, creditNotes.order))
    .where(and(gte(creditNotes.createdAt, param('from')), lt(creditNotes.createdAt, param('to')), branch))
  return inArray(orders.id, openThen.union(notedThen))
}

function soldStatements(engine: Engine) {
  const {
    db,
    tables: { orders, orderItems, orderEvents },
    all,
  } = engine
  const touched = touchedOf(engine)
  const columns = {
    id: orders.id,
    ticket: orders.ticketNumber,
    mode: orders.mode,
    status: orders.status,
    method: orders.paymentMethod,
    currency: orders.currency,
    totalGross: orders.totalGross,
    pricing: orders.pricing,
  }
  const found = all(db.select(columns).from(orders).where(touched).orderBy(asc(orders.id)))
  const items = all(
    db
      .select({
        order: orderItems.order,
        position: orderItems.position,
        amount: orderItems.amount,
        gross: orderItems.gross,
        rate: orderItems.rate,
        deposit: orderItems.deposit,
      })
      .from(orders)
      .innerJoin(orderItems, eq(orderItems.order, orders.id))
      .where(touched)
      .orderBy(asc(orderItems.order), asc(orderItems.position)),
  )
  const events = all(
    db
      .select({ order: orderEvents.order, action: orderEvents.action, at: orderEvents.at })
      .from(orders)
      .innerJoin(orderEvents, eq(orderEvents.order, orders.id))
      .where(and(touched, inArray(orderEvents.action, ['completed', 'paid', 'at-counter'])))
      .orderBy(asc(orderEvents.order), asc(orderEvents.rev)),
  )
  return {
    orders: (span: Touched) => found({ ...span }),
    items: (span: Touched) => items({ ...span }),
    /** When they were handed over, paid, and said to have been paid at the counter. */
    events: (span: Touched) => events({ ...span }),
  }
}

function moneyStatements(engine: Engine) {
  const {
    db,
    tables: { orders, paymentAttempts, refunds, creditNotes, jobs },
    all,
  } = engine
  const touched = touchedOf(engine)
  const attempts = all(
    db
      .select({
        order: paymentAttempts.order,
        id: paymentAttempts.id,
        provider: paymentAttempts.provider,
        amount: paymentAttempts.amount,
      })
      .from(orders)
      .innerJoin(paymentAttempts, eq(paymentAttempts.order, orders.id))
      .where(and(touched, eq(paymentAttempts.state, 'paid')))
      .orderBy(asc(paymentAttempts.id)),
  )
  const back = all(
    db
      .select({
        order: refunds.order,
        attempt: refunds.attempt,
        amount: refunds.amount,
        reason: refunds.reason,
        state: refunds.state,
        createdAt: refunds.createdAt,
        creditNote: refunds.creditNote,
      })
      .from(orders)
      .innerJoin(refunds, eq(refunds.order, orders.id))
      .where(touched)
      .orderBy(asc(refunds.id)),
  )
  const notes = all(
    db
      .select({
        order: creditNotes.order,
        id: creditNotes.id,
        createdAt: creditNotes.createdAt,
        note: creditNotes.note,
      })
      .from(orders)
      .innerJoin(creditNotes, eq(creditNotes.order, orders.id))
      .where(touched)
      .orderBy(asc(creditNotes.id)),
  )
  const unfinished = all(
    db
      .select({ amount: refunds.amount, state: refunds.state, createdAt: refunds.createdAt, job: jobs.state })
      .from(refunds)
      .innerJoin(orders, eq(refunds.order, orders.id))
      .leftJoin(jobs, eq(jobs.dedupeKey, refunds.idemKey))
      .where(and(eq(orders.branch, param('branch')), ne(refunds.state, 'refunded'))),
  )
  return {
    /** What of a branch is on its way back through a provider, or never got there, and how the job stands that brings it. */
    unfinished: (branch: number) => unfinished({ branch }),
    /** Those that brought money. */
    attempts: (span: Touched) => attempts({ ...span }),
    refunds: (span: Touched) => back({ ...span }),
    notes: (span: Touched) => notes({ ...span }),
  }
}

/** Epoch ms. */
interface Touched {
  readonly branch: number
  readonly since: number
  readonly from: number
  readonly to: number
}
