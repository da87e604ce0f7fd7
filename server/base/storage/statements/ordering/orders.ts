import type { InferSelectModel } from 'drizzle-orm'
import type { OrderEvent } from '../../../../../schema/ordering/history.ts'
import { placeless } from '../../../../../schema/ordering/orderStatus.ts'
import { and, asc, eq, gt, inArray, lt, sql } from '../../drizzle.ts'
import type { Database } from '../../sqlite/open.ts'
import { orderEvents, orderItems, orders } from '../../tables/ordering.ts'
import { assignments, hole, holes } from '../placeholders.ts'

export type OrderRow = InferSelectModel<typeof orders>
export type OrderItemRow = InferSelectModel<typeof orderItems>
export type OrderEventRow = InferSelectModel<typeof orderEvents>

/** Statements of orders, prepared once per connection. */
export function orderStatements(db: Database) {
  const byUid = db
    .select()
    .from(orders)
    .where(eq(orders.uid, hole('uid')))
    .prepare()
  const byId = db
    .select()
    .from(orders)
    .where(eq(orders.id, hole('id')))
    .prepare()
  const items = db
    .select()
    .from(orderItems)
    .where(eq(orderItems.order, hole('order')))
    .orderBy(asc(orderItems.position))
    .prepare()
  const events = db
    .select()
    .from(orderEvents)
    .where(eq(orderEvents.order, hole('order')))
    .orderBy(asc(orderEvents.rev))
    .prepare()
  const due = db
    .select({ at: sql<number>`${orders.slotAt}`, orders: sql<number>`count(*)` })
    .from(orders)
    .where(
      and(
        eq(orders.branch, hole('branch')),
        gt(orders.slotAt, hole('after')),
        lt(orders.slotAt, hole('before')),
        sql`not ${inArray(orders.status, [...placeless])}`,
      ),
    )
    .groupBy(orders.slotAt)
    .orderBy(asc(orders.slotAt))
    .prepare()
  const insert = db.insert(orders).values(holes(orders)).prepare()
  const insertItem = db.insert(orderItems).values(holes(orderItems)).prepare()
  const insertEvent = db.insert(orderEvents).values(holes(orderEvents)).prepare()
  const move = db
    .update(orders)
    .set({
      status: sql`${hole('status')}`,
      paymentState: sql`${hole('paymentState')}`,
      appointmentAt: sql`${hole('appointmentAt')}`,
      counterAppointmentAt: sql`${hole('counterAppointmentAt')}`,
      rejectionMessage: sql`${hole('rejectionMessage')}`,
      slotAt: sql`${hole('slotAt')}`,
      updatedAt: sql`${hole('updatedAt')}`,
      rev: sql`${orders.rev} + 1`,
    })
    .where(and(eq(orders.id, hole('id')), eq(orders.status, hole('from')), eq(orders.rev, hole('rev'))))
    .prepare()

  const edit = db
    .update(orders)
    .set({
      ...assignments(
        orders,
        'totalGross',
        'pricing',
        'contact',
        'appointmentAt',
        'slotAt',
        'tableIdentifier',
        'needsReview',
        'updatedAt',
      ),
      rev: sql`${orders.rev} + 1`,
    })
    .where(and(eq(orders.id, hole('id')), eq(orders.rev, hole('rev'))))
    .prepare()
  const changeItem = db
    .update(orderItems)
    .set(assignments(orderItems, 'amount', 'unit', 'parts', 'unitPrice', 'gross', 'deposit'))
    .where(and(eq(orderItems.order, hole('order')), eq(orderItems.position, hole('position'))))
    .prepare()

  return {
    byUid: async (uid: string): Promise<OrderRow | undefined> => byUid.get({ uid }),
    byId: async (id: number): Promise<OrderRow | undefined> => byId.get({ id }),
    items: async (order: number): Promise<OrderItemRow[]> => items.all({ order }),
    events: async (order: number): Promise<OrderEventRow[]> => events.all({ order }),
    /** How many orders of a branch that are still on are due when: `from` ≤ at < `before`, epoch ms, ascending. */
    due: async (branch: number, from: number, before: number): Promise<{ at: number; orders: number }[]> =>
      due.all({ branch, after: from - 1, before }),
    insert: async (row: OrderRow): Promise<void> => void insert.run({ ...row }),
    insertItem: async (row: OrderItemRow): Promise<void> => void insertItem.run({ ...row }),
    insertEvent: async (row: OrderEventRow & { readonly action: OrderEvent }): Promise<void> =>
      void insertEvent.run({ ...row }),
    /** What staff change of an order; conditional on its revision, which it raises. */
    edit: async (row: OrderRow): Promise<boolean> => edit.run({ ...row }).changes === 1,
    changeItem: async (row: OrderItemRow): Promise<void> => void changeItem.run({ ...row }),
    /** Conditional on id, status and rev: true only for the one caller who made the move (design 5). */
    move: async (change: OrderMove): Promise<boolean> => move.run({ ...change }).changes === 1,
  }
}

export type OrderMove = Pick<
  OrderRow,
  | 'id'
  | 'rev'
  | 'status'
  | 'paymentState'
  | 'appointmentAt'
  | 'counterAppointmentAt'
  | 'rejectionMessage'
  | 'slotAt'
  | 'updatedAt'
> & { readonly from: string }
