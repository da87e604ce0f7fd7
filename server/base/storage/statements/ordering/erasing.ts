import { and, asc, desc, eq, gt, isNotNull, lte, ne, sql } from '../../drizzle.ts'
import type { Engine } from '../../engine.ts'
import { toJson } from '../../json.ts'
import type { Row } from '../../tables/tables.ts'
import { assignments, param } from '../placeholders.ts'
import type { OrderItemRow, OrderRow } from './orders.ts'

/** Statements that take a guest out of what is kept: what was sold for how much stays. */
export const erasingStatements = (engine: Engine) => ({
  ...orderReads(engine),
  ...orderErasing(engine),
  ...besideOrder(engine),
  ...documentErasing(engine),
})

function orderErasing({ db, tables, run, affected }: Engine) {
  const { orders, orderItems, orderGuests, orderEvents, questionnaires, creditNotes, refunds, paymentAttempts } = tables
  const strip = affected(
    db
      .update(orders)
      .set({
        ...assignments(orders, 'contact', 'fingerprint', 'hash', 'updatedAt'),
        rejectionMessage: null,
        redirectUrl: null,
        rev: sql`${orders.rev} + 1`,
      })
      .where(and(eq(orders.id, param('id')), eq(orders.rev, param('rev')))),
  )
  const changeParts = run(
    db
      .update(orderItems)
      .set(assignments(orderItems, 'name', 'parts'))
      .where(and(eq(orderItems.order, param('order')), eq(orderItems.position, param('position')))),
  )
  const renameEvent = run(
    db
      .update(orderEvents)
      .set(assignments(orderEvents, 'action'))
      .where(and(eq(orderEvents.order, param('order')), eq(orderEvents.rev, param('rev')))),
  )
  const dropGuests = run(db.delete(orderGuests).where(eq(orderGuests.order, param('order'))))
  const blank = [
    run(
      db
        .update(questionnaires)
        .set({ comment: '' })
        .where(eq(questionnaires.order, param('order'))),
    ),
    run(
      db
        .update(creditNotes)
        .set({ reason: '' })
        .where(eq(creditNotes.order, param('order'))),
    ),
    run(
      db
        .update(refunds)
        .set({ reason: '' })
        .where(eq(refunds.order, param('order'))),
    ),
    run(
      db
        .update(paymentAttempts)
        .set({ checkoutUrl: null })
        .where(eq(paymentAttempts.order, param('order'))),
    ),
  ]
  return {
    /** Conditional on the revision, which it raises. */
    strip: async (row: Pick<OrderRow, 'id' | 'rev' | 'contact' | 'fingerprint' | 'hash' | 'updatedAt'>) =>
      (await strip(row)) === 1,
    changeParts: (row: Pick<OrderItemRow, 'order' | 'position' | 'name' | 'parts'>): Promise<void> => changeParts(row),
    renameEvent: (order: number, rev: number, action: string): Promise<void> => renameEvent({ order, rev, action }),
    /** By what its guest was found. */
    dropGuests: (order: number): Promise<void> => dropGuests({ order }),
    /** What was written about it by hand, and addresses to pay at. */
    blankTexts: async (order: number): Promise<void> => {
      for (const each of blank) await each({ order })
    },
  }
}

function orderReads({ db, tables: { orders }, one, all }: Engine) {
  const texts = all(
    db
      .select({ id: orders.id, contact: orders.contact })
      .from(orders)
      .where(and(gt(orders.id, param('after')), lte(orders.id, param('upTo')))),
  )
  const newest = one(db.select({ id: orders.id }).from(orders).orderBy(desc(orders.id)).limit(1))

  const withTicket = all(
    db
      .select()
      .from(orders)
      .where(eq(orders.ticketNumber, param('ticket')))
      .orderBy(desc(orders.id))
      .limit(50),
  )

  const named = all(
    db
      .select()
      .from(orders)
      .where(and(gt(orders.id, param('after')), ne(orders.contact, toJson({}))))
      .orderBy(asc(orders.id))
      .limit(param('limit')),
  )
  return {
    /** Orders whose guest is known, those with ids after `after`, the oldest first. */
    named: (after: number, limit: number): Promise<OrderRow[]> => named({ after, limit }),
    /** The last orders with a number of the day: a rare question, which goes through all of them. */
    withTicket: (ticket: string): Promise<OrderRow[]> => withTicket({ ticket }),
    /** Who ordered, of orders with ids after `after` up to `upTo`. */
    contacts: (after: number, upTo: number): Promise<Pick<OrderRow, 'id' | 'contact'>[]> => texts({ after, upTo }),
    /** The id of the last order; 0 where there is none. */
    newestOrder: async (): Promise<number> => (await newest())?.id ?? 0,
  }
}

function besideOrder({ db, tables, all, run, affected }: Engine) {
  const { jobs, messages, pushSubscriptions, uploads } = tables
  const dropJobs = affected(db.delete(jobs).where(and(eq(jobs.order, param('order')), ne(jobs.kind, 'refund'))))
  const dropMessages = affected(db.delete(messages).where(eq(messages.order, param('order'))))
  const messagesTo = all(
    db
      .select()
      .from(messages)
      .where(eq(sql`lower(${messages.recipient})`, param('recipient'))),
  )
  const dropMessage = affected(
    db.delete(messages).where(and(eq(messages.id, param('id')), eq(messages.createdAt, param('createdAt')))),
  )
  const dropPushes = affected(db.delete(pushSubscriptions).where(eq(pushSubscriptions.owner, param('owner'))))
  const uploadsOf = all(
    db
      .select()
      .from(uploads)
      .where(eq(uploads.order, param('order'))),
  )
  const dropUploads = run(db.delete(uploads).where(eq(uploads.order, param('order'))))
  const messagesOf = all(
    db
      .select()
      .from(messages)
      .where(eq(messages.order, param('order'))),
  )

  return {
    /** But what gives money back: it names nobody. */
    dropJobs: (order: number): Promise<number> => dropJobs({ order }),
    dropMessages: (order: number): Promise<number> => dropMessages({ order }),
    /** What was sent to a number or an address, also about an order that is another's by now. */
    messagesTo: (recipient: string): Promise<Row<'messages'>[]> => messagesTo({ recipient: recipient.toLowerCase() }),
    /** The one that was made then (epoch ms); how many that were. */
    dropMessage: (id: number, createdAt: number): Promise<number> => dropMessage({ id, createdAt }),
    dropPushes: (order: number): Promise<number> => dropPushes({ owner: `orders:${order}` }),
    uploadsOf: (order: number): Promise<Row<'uploads'>[]> => uploadsOf({ order }),
    dropUploads: (order: number): Promise<void> => dropUploads({ order }),
    messagesOf: (order: number): Promise<Row<'messages'>[]> => messagesOf({ order }),
  }
}

function documentErasing({ db, tables, all, run }: Engine) {
  const { closedBranches, revisions, changeSets } = tables
  const emptyBranches = run(
    db
      .update(closedBranches)
      .set({ merged: null })
      .where(and(eq(closedBranches.type, param('type')), eq(closedBranches.id, param('id')))),
  )
  const setsOf = all(
    db
      .select({ id: revisions.changeset })
      .from(revisions)
      .where(and(eq(revisions.type, param('type')), eq(revisions.id, param('id')), isNotNull(revisions.changeset)))
      .groupBy(revisions.changeset),
  )
  const renameSet = run(
    db
      .update(changeSets)
      .set(assignments(changeSets, 'name'))
      .where(eq(changeSets.id, param('id'))),
  )
  return {
    /** What replicators had beside the line of a document. */
    emptyBranches: (type: string, id: number): Promise<void> => emptyBranches({ type, id }),
    /** What people did to several documents as one, where this was one of them. */
    changeSetsOf: async (type: string, id: number): Promise<string[]> =>
      (await setsOf({ type, id })).flatMap(row => row.id ?? []),
    renameChangeSet: (id: string, name: string): Promise<void> => renameSet({ id, name }),
  }
}
