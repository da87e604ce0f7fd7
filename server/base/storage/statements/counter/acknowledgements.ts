import { and, asc, eq, isNull, lt, sql } from '../../drizzle.ts'
import type { Engine } from '../../engine.ts'
import type { Row } from '../../tables/tables.ts'
import type { OrderRow } from '../ordering/orders.ts'
import { param, params } from '../placeholders.ts'

type AcknowledgementRow = Row<'acknowledgements'>

/** Statements of who has seen which order. */
export function acknowledgementStatements({ db, tables: { acknowledgements, orders }, all, affected }: Engine) {
  const add = affected(db.insert(acknowledgements).values(params(acknowledgements)).onConflictDoNothing())
  const ofOrder = all(
    db
      .select()
      .from(acknowledgements)
      .where(eq(acknowledgements.order, param('order')))
      .orderBy(asc(acknowledgements.at), asc(acknowledgements.device)),
  )
  const see = affected(
    db
      .update(orders)
      .set({ acknowledgedAt: sql`${param('at')}`, rev: sql`${orders.rev} + 1` })
      .where(and(eq(orders.id, param('id')), isNull(orders.acknowledgedAt))),
  )
  const unseen = all(
    db
      .select()
      .from(orders)
      .where(
        and(
          eq(orders.branch, param('branch')),
          eq(orders.status, 'new'),
          isNull(orders.acknowledgedAt),
          isNull(orders.counterAppointmentAt),
          lt(orders.escalation, 3),
        ),
      )
      .orderBy(asc(orders.createdAt), asc(orders.id)),
  )
  const escalate = affected(
    db
      .update(orders)
      .set({ escalation: sql`${param('level')}`, rev: sql`${orders.rev} + 1` })
      .where(
        and(
          eq(orders.id, param('id')),
          eq(orders.status, 'new'),
          eq(orders.escalation, param('from')),
          isNull(orders.acknowledgedAt),
        ),
      ),
  )

  return {
    /** True the first time this device has seen the order. */
    add: async (row: AcknowledgementRow): Promise<boolean> => (await add(row)) === 1,
    ofOrder: (order: number): Promise<AcknowledgementRow[]> => ofOrder({ order }),
    /** True only for the first who has seen it at all (epoch ms). */
    see: async (id: number, at: number): Promise<boolean> => (await see({ id, at })) === 1,
    /** New orders of a branch that nobody has seen and that are not urgent to the utmost, oldest first. */
    unseen: (branch: number): Promise<OrderRow[]> => unseen({ branch }),
    /** Conditional on its level and that still nobody has seen it: true only for the one caller who raised it. */
    escalate: async (id: number, from: number, level: number): Promise<boolean> =>
      (await escalate({ id, from, level })) === 1,
  }
}
