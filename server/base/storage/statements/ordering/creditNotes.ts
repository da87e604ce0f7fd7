import { and, asc, eq, gte, lte } from '../../drizzle.ts'
import type { Engine } from '../../engine.ts'
import type { Row } from '../../tables/tables.ts'
import { param, params } from '../placeholders.ts'
import { forgettingOrderDays } from '../statistics/orderDays.ts'

export type CreditNoteRow = Row<'creditNotes'>

/** Statements of what staff gave back. */
export function creditNoteStatements(engine: Engine) {
  const { db, tables, one, all, run } = engine
  const { creditNotes } = tables
  const { forget } = forgettingOrderDays(engine)
  const byUid = one(
    db
      .select()
      .from(creditNotes)
      .where(eq(creditNotes.uid, param('uid'))),
  )
  const ofOrder = all(
    db
      .select()
      .from(creditNotes)
      .where(eq(creditNotes.order, param('order')))
      .orderBy(asc(creditNotes.id)),
  )
  const ordersBetween = all(
    db
      .select({ order: creditNotes.order })
      .from(creditNotes)
      .where(and(gte(creditNotes.order, param('first')), lte(creditNotes.order, param('last')))),
  )
  const insert = run(db.insert(creditNotes).values(params(creditNotes)))

  return {
    byUid: (uid: string): Promise<CreditNoteRow | undefined> => byUid({ uid }),
    ofOrder: (order: number): Promise<CreditNoteRow[]> => ofOrder({ order }),
    /** Orders with ids from `first` to `last` of which staff gave something back. */
    ordersBetween: async (first: number, last: number): Promise<number[]> =>
      (await ordersBetween({ first, last })).map(({ order }) => order),
    insert: async (row: CreditNoteRow): Promise<void> => {
      await insert(row)
      await forget(row.createdAt)
    },
  }
}
