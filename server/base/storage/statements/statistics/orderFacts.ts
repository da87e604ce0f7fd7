import { and, asc, eq, gte, inArray, isNull, lt, ne, or } from '../../drizzle.ts'
import type { Engine } from '../../engine.ts'
import { param } from '../placeholders.ts'

/** Statements of what figures of orders are made of. Every one of them reads along an index of time; instants are epoch ms. */
export function orderFactStatements({ db, tables, all }: Engine) {
  const { orders, orderItems, orderEvents, creditNotes } = tables
  const columns = {
    id: orders.id,
    branch: orders.branch,
    status: orders.status,
    mode: orders.mode,
    isQuotation: orders.isQuotation,
    paymentState: orders.paymentState,
    holdUntil: orders.holdUntil,
    pricing: orders.pricing,
    createdAt: orders.createdAt,
    appointmentAt: orders.appointmentAt,
  }
  const placed = and(gte(orders.createdAt, param('from')), lt(orders.createdAt, param('to')))
  const ordersPlaced = all(db.select(columns).from(orders).where(placed).orderBy(asc(orders.createdAt)))
  const { pricing: _, ...withoutPricing } = columns
  const ordersDue = all(
    db
      .select(withoutPricing)
      .from(orders)
      .where(and(gte(orders.appointmentAt, param('from')), lt(orders.appointmentAt, param('to')))),
  )
  const lines = all(
    db
      .select({
        order: orderItems.order,
        product: orderItems.product,
        name: orderItems.name,
        amount: orderItems.amount,
        unit: orderItems.unit,
        gross: orderItems.gross,
      })
      .from(orders)
      .innerJoin(orderItems, eq(orderItems.order, orders.id))
      .where(placed),
  )
  const calledOff = all(
    db
      .select({ order: orders.id })
      .from(orders)
      .innerJoin(orderEvents, eq(orderEvents.order, orders.id))
      .where(
        and(placed, eq(orders.status, 'canceled'), eq(orderEvents.action, 'cancel'), eq(orderEvents.actor, 'guest')),
      ),
  )
  const notes = all(
    db
      .select({ branch: orders.branch, note: creditNotes.note })
      .from(creditNotes)
      .innerJoin(orders, eq(orders.id, creditNotes.order))
      .where(
        and(
          gte(creditNotes.createdAt, param('from')),
          lt(creditNotes.createdAt, param('to')),
          inArray(orders.status, ['new', 'confirmed', 'in-delivery', 'completed']),
          or(isNull(orders.holdUntil), ne(orders.paymentState, 'open')),
          or(eq(orders.isQuotation, 0), ne(orders.status, 'new')),
        ),
      ),
  )
  return {
    /** Orders placed from `from` to before `to`. */
    placed: (span: Span) => ordersPlaced({ ...span }),
    /** Orders whose appointment lies there. */
    due: (span: Span) => ordersDue({ ...span }),
    /** Lines of orders placed there. */
    lines: (span: Span) => lines({ ...span }),
    /** Orders placed there that their guests called off. */
    calledOff: async (span: Span): Promise<number[]> => (await calledOff({ ...span })).map(({ order }) => order),
    /** What was given back there of orders that stand. */
    notes: (span: Span) => notes({ ...span }),
  }
}

interface Span {
  readonly from: number
  readonly to: number
}
