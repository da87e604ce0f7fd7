import type { InferSelectModel } from 'drizzle-orm'
import { eq, sql } from '../../drizzle.ts'
import type { Database } from '../../sqlite/open.ts'
import { questionnaires } from '../../tables/ordering.ts'

export type QuestionnaireRow = InferSelectModel<typeof questionnaires>

const hole = sql.placeholder

/** Statements of what guests thought of their orders, prepared once per connection. */
export function questionnaireStatements(db: Database) {
  const byOrder = db
    .select()
    .from(questionnaires)
    .where(eq(questionnaires.order, hole('order')))
    .prepare()
  const insert = db
    .insert(questionnaires)
    .values({
      order: hole('order'),
      rating: hole('rating'),
      foodRating: hole('foodRating'),
      serviceRating: hole('serviceRating'),
      processRating: hole('processRating'),
      comment: hole('comment'),
      createdAt: hole('createdAt'),
    })
    .prepare()

  return {
    byOrder: async (order: number): Promise<QuestionnaireRow | undefined> => byOrder.get({ order }),
    /** Once per order: the primary key is the check. */
    insert: async (row: QuestionnaireRow): Promise<void> => void insert.run({ ...row }),
  }
}
