import type { InferSelectModel } from 'drizzle-orm'
import { and, asc, eq, isNull, lt, sql } from '../../drizzle.ts'
import type { Database } from '../../sqlite/open.ts'
import { acknowledgements, orders } from '../../tables/ordering.ts'
import type { OrderRow } from '../ordering/orders.ts'
import { hole, holes } from '../placeholders.ts'

export type AcknowledgementRow = InferSelectModel<typeof acknowledgements>

/** Statements of who has seen which order; prepared once per connection. */
export function acknowledgementStatements(db: Database) {
  const add = db.insert(acknowledgements).values(holes(acknowledgements)).onConflictDoNothing().prepare()
  const ofOrder = db
    .select()
    .from(acknowledgements)
    .where(eq(acknowledgements.order, hole('order')))
    .orderBy(asc(acknowledgements.at), asc(acknowledgements.device))
    .prepare()
  const see = db
    .update(orders)
    .set({ acknowledgedAt: sql`${hole('at')}`, rev: sql`${orders.rev} + 1` })
    .where(and(eq(orders.id, hole('id')), isNull(orders.acknowledgedAt)))
    .prepare()
  const unseen = db
    .select()
    .from(orders)
    .where(
      and(
        eq(orders.branch, hole('branch')),
        eq(orders.status, 'new'),
        isNull(orders.acknowledgedAt),
        isNull(orders.counterAppointmentAt),
        lt(orders.escalation, 3),
      ),
    )
    .orderBy(asc(orders.createdAt), asc(orders.id))
    .prepare()
  const escalate = db
    .update(orders)
    .set({ escalation: sql`${hole('level')}`, rev: sql`${orders.rev} + 1` })
    .where(
      and(
        eq(orders.id, hole('id')),
        eq(orders.status, 'new'),
        eq(orders.escalation, hole('from')),
        isNull(orders.acknowledgedAt),
      ),
    )
    .prepare()

  return {
    /** True the first time this device has seen the order. */
    add: async (row: AcknowledgementRow): Promise<boolean> => add.run({ ...row }).changes === 1,
    ofOrder: async (order: number): Promise<AcknowledgementRow[]> => ofOrder.all({ order }),
    /** True only for the first who has seen it at all (epoch ms). */
    see: async (id: number, at: number): Promise<boolean> => see.run({ id, at }).changes === 1,
    /** New orders of a branch that nobody has seen and that are not urgent to the utmost, oldest first. */
    unseen: async (branch: number): Promise<OrderRow[]> => unseen.all({ branch }),
    /** Conditional on its level and that still nobody has seen it: true only for the one caller who raised it. */
    escalate: async (id: number, from: number, level: number): Promise<boolean> =>
      escalate.run({ id, from, level }).changes === 1,
  }
}
