import { asc, eq } from '../../drizzle.ts'
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
  const insert = run(db.insert(creditNotes).values(params(creditNotes)))

  return {
    byUid: (uid: string): Promise<CreditNoteRow | undefined> => byUid({ uid }),
    ofOrder: (order: number): Promise<CreditNoteRow[]> => ofOrder({ order }),
    insert: (row: CreditNoteRow): Promise<void> => insert(row),
  }
}
