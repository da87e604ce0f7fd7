import { and, asc, eq, gte, lte } from '../../drizzle.ts'
import type { Engine } from '../../engine.ts'
import type { Row } from '../../tables/tables.ts'
import { param, params } from '../placeholders.ts'

export type CreditNoteRow = Row<'creditNotes'>

/** Statements of what staff gave back. */
export function creditNoteStatements({ db, tables: { creditNotes }, one, all, run }: Engine) {
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
    insert: (row: CreditNoteRow): Promise<void> => insert(row),
  }
}
