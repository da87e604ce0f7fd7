import { eq } from '../../drizzle.ts'
import type { Engine } from '../../engine.ts'
import type { Row } from '../../tables/tables.ts'
import { param, params } from '../placeholders.ts'

type QuestionnaireRow = Row<'questionnaires'>

/** Statements of what guests thought of their orders. */
export function questionnaireStatements({ db, tables: { questionnaires }, one, run }: Engine) {
  const byOrder = one(
    db
      .select()
      .from(questionnaires)
      .where(eq(questionnaires.order, param('order'))),
  )
  const insert = run(db.insert(questionnaires).values(params(questionnaires)))

  return {
    byOrder: (order: number): Promise<QuestionnaireRow | undefined> => byOrder({ order }),
    /** Once per order: the primary key is the check. */
    insert: (row: QuestionnaireRow): Promise<void> => insert(row),
  }
}
