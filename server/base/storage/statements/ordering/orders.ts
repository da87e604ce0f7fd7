import type { LogKind } from '../../../../../schema/base/log.ts'
import { customerKey, guestKeys, personKey } from '../../../../../schema/ordering/customerKeys.ts'
import type { OrderEvent } from '../../../../../schema/ordering/history.ts'
import { placeless } from '../../../../../schema/ordering/orderStatus.ts'
import { and, asc, eq, gt, lt, notInArray, sql } from '../../drizzle.ts'
import type { Engine } from '../../engine.ts'
import { fromJson } from '../../json.ts'
import type { Row } from '../../tables/tables.ts'
import { appending, type NewLogEntry } from '../base/log.ts'
import { assignments, param, params } from '../placeholders.ts'
import { forgettingOrderDays } from '../statistics/orderDays.ts'

export type OrderRow = Row<'orders'>
export type OrderItemRow = Row<'orderItems'>
type OrderEventRow = Row<'orderEvents'>

/** Statements of orders. */
export const orderStatements = (engine: Engine) => ({ ...orderReads(engine), ...orderWrites(engine) })

function orderReads({ db, tables: { orders, orderItems, orderEvents }, one, all }: Engine) {
  const byUid = one(
    db
      .select()
      .from(orders)
      .where(eq(orders.uid, param('uid'))),
  )
  const byId = one(
    db
      .select()
      .from(orders)
      .where(eq(orders.id, param('id'))),
  )
  const items = all(
    db
      .select()
      .from(orderItems)
      .where(eq(orderItems.order, param('order')))
      .orderBy(asc(orderItems.position)),
  )
  const events = all(
    db
      .select()
      .from(orderEvents)
      .where(eq(orderEvents.order, param('order')))
      .orderBy(asc(orderEvents.rev)),
  )
  const due = all(
    db
      .select({ at: sql<number>`${orders.slotAt}`, orders: sql<number>`count(*)` })
      .from(orders)
      .where(
        and(
          eq(orders.branch, param('branch')),
          gt(orders.slotAt, param('after')),
          lt(orders.slotAt, param('before')),
          notInArray(orders.status, [...placeless]),
        ),
      )
      .groupBy(orders.slotAt)
      .orderBy(asc(orders.slotAt)),
  )

  return {
    byUid: (uid: string): Promise<OrderRow | undefined> => byUid({ uid }),
    byId: (id: number): Promise<OrderRow | undefined> => byId({ id }),
    items: (order: number): Promise<OrderItemRow[]> => items({ order }),
    events: (order: number): Promise<OrderEventRow[]> => events({ order }),
    /** How many orders of a branch that are still on are due when: `from` ≤ at < `before`, epoch ms, ascending. */
    due: (branch: number, from: number, before: number): Promise<{ at: number; orders: number }[]> =>
      due({ branch, after: from - 1, before }),
  }
}

function orderWrites(engine: Engine) {
  const { db, tables, run, affected } = engine
  const { orders, orderItems } = tables
  const { forget, forgetDaysOf } = forgettingOrderDays(engine)
  const { insert, edit } = ordersWithGuests(engine)
  const insertItem = run(db.insert(orderItems).values(params(orderItems)))
  const insertEvent = insertingWithEntry(engine)
  const move = affected(
    db
      .update(orders)
      .set({
        ...assignments(
          orders,
          'status',
          'isQuotation',
          'paymentState',
          'redirectUrl',
          'appointmentAt',
          'counterAppointmentAt',
          'rejectionMessage',
          'pricing',
          'slotAt',
          'promisedAt',
          'updatedAt',
        ),
        rev: sql`${orders.rev} + 1`,
      })
      .where(and(eq(orders.id, param('id')), eq(orders.status, param('from')), eq(orders.rev, param('rev')))),
  )

  const changeItem = run(
    db
      .update(orderItems)
      .set(assignments(orderItems, 'amount', 'unit', 'parts', 'unitPrice', 'gross', 'rate', 'deposit', 'discount'))
      .where(and(eq(orderItems.order, param('order')), eq(orderItems.position, param('position')))),
  )

  return {
    insert: async (row: OrderRow): Promise<void> => {
      await insert(row)
      await forget(row.createdAt, row.appointmentAt)
    },
    insertItem: (row: OrderItemRow): Promise<void> => insertItem(row),
    insertEvent: (row: OrderEventRow & { readonly action: OrderEvent }): Promise<void> => insertEvent(row),
    /** What staff change of an order; conditional on its revision, which it raises. */
    edit: async (row: OrderRow): Promise<boolean> => {
      await forgetDaysOf(row.id)
      await forget(row.appointmentAt)
      return edit(row)
    },
    changeItem: (row: OrderItemRow): Promise<void> => changeItem(row),
    /** Conditional on id, status and rev: true only for the one caller who made the move. */
    move: async (change: OrderMove): Promise<boolean> => {
      await forgetDaysOf(change.id)
      await forget(change.appointmentAt)
      return (await move(change)) === 1
    },
  }
}

/** An event of an order stands in the log as well. */
function insertingWithEntry(engine: Engine) {
  const { db, tables, run } = engine
  const insert = run(db.insert(tables.orderEvents).values(params(tables.orderEvents)))
  const append = appending(engine)
  return async (row: OrderEventRow): Promise<void> => {
    await insert(row)
    await append(entryOf(row))
  }
}

/** Orders, payments and refunds as one story; what was typed to a step is told beside what stays. */
function entryOf({ order, action, status, actor, at }: OrderEventRow): NewLogEntry {
  const [deed = action, ...text] = action.split(': ')
  const kind = moneyEvents.get(deed) ?? 'order'
  const personal = text.length > 0 ? { personal: { text: text.join(': ') } } : {}
  return { at, kind, actor, subject: `orders:${order}`, facts: { deed, status }, ...personal }
}

const moneyEvents: ReadonlyMap<string, LogKind> = new Map([
  ['paid', 'payment'],
  ['at-counter', 'payment'],
  ['failed', 'payment'],
  ['mismatch', 'payment'],
  ['refunded', 'refund'],
  ['credited', 'refund'],
])

type OrderMove = Pick<
  OrderRow,
  | 'id'
  | 'rev'
  | 'status'
  | 'isQuotation'
  | 'paymentState'
  | 'redirectUrl'
  | 'appointmentAt'
  | 'counterAppointmentAt'
  | 'rejectionMessage'
  | 'pricing'
  | 'slotAt'
  | 'promisedAt'
  | 'updatedAt'
> & { readonly from: OrderRow['status'] }

/** An order is found again by its guest's number and address, also once they were corrected, and by whom it is for. */
function ordersWithGuests({ db, tables: { orders, orderGuests }, run, affected }: Engine) {
  const insertOrder = run(db.insert(orders).values(params(orders)))
  const editOrder = affected(
    db
      .update(orders)
      .set({
        ...assignments(
          orders,
          'totalGross',
          'pricing',
          'contact',
          'appointmentAt',
          'slotAt',
          'promisedAt',
          'tableIdentifier',
          'tableName',
          'needsReview',
          'updatedAt',
        ),
        rev: sql`${orders.rev} + 1`,
      })
      .where(and(eq(orders.id, param('id')), eq(orders.rev, param('rev')))),
  )
  const insertGuest = run(db.insert(orderGuests).values(params(orderGuests)))
  const dropGuest = run(db.delete(orderGuests).where(eq(orderGuests.order, param('order'))))
  const addGuest = async ({ id, contact }: Pick<OrderRow, 'id' | 'contact'>): Promise<void> => {
    const reached = fromJson(contact)
    const { customer, person } = reached
    const of = [customer ? customerKey(customer) : null, person ? personKey(person) : null]
    for (const guest of [...Object.values(guestKeys(reached, null)), ...of])
      if (guest !== null) await insertGuest({ guest, order: id })
  }
  return {
    async insert(row: OrderRow): Promise<void> {
      await insertOrder(row)
      await addGuest(row)
    },
    async edit(row: OrderRow): Promise<boolean> {
      const isEdited = (await editOrder(row)) === 1
      if (!isEdited) return false
      await dropGuest({ order: row.id })
      await addGuest(row)
      return true
    },
  }
}
