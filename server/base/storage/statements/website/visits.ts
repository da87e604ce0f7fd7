import type { InferSelectModel } from 'drizzle-orm'
import { lt, sql } from '../../drizzle.ts'
import type { Database } from '../../sqlite/open.ts'
import { analytics } from '../../tables/base.ts'

export type VisitRow = InferSelectModel<typeof analytics>

const hole = sql.placeholder

/** Statements of what visitors did, prepared once per connection. */
export function analyticsStatements(db: Database) {
  const insert = db
    .insert(analytics)
    .values({
      id: hole('id'),
      at: hole('at'),
      type: hole('type'),
      action: hole('action'),
      category: hole('category'),
      data: hole('data'),
    })
    .prepare()
  const dropBefore = db
    .delete(analytics)
    .where(lt(analytics.at, hole('at')))
    .prepare()
  const since = db
    .select()
    .from(analytics)
    .where(sql`${analytics.at} >= ${hole('at')}`)
    .orderBy(analytics.at)
    .limit(hole('limit'))
    .prepare()

  return {
    insert: async (row: VisitRow): Promise<void> => void insert.run({ ...row }),
    /** Deletes what is older than `at` (epoch ms). */
    dropBefore: async (at: number): Promise<void> => void dropBefore.run({ at }),
    /** The oldest first, from `at` (epoch ms) on. */
    since: async (at: number, limit: number): Promise<VisitRow[]> => since.all({ at, limit }),
  }
}
