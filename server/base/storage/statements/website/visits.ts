import { gte, lt } from '../../drizzle.ts'
import type { Engine } from '../../engine.ts'
import type { Row } from '../../tables/tables.ts'
import { param, params } from '../placeholders.ts'

type VisitRow = Row<'analytics'>

/** Statements of what visitors did. */
export function analyticsStatements({ db, tables: { analytics }, all, run }: Engine) {
  const insert = run(db.insert(analytics).values(params(analytics)))
  const dropBefore = run(db.delete(analytics).where(lt(analytics.at, param('at'))))
  const since = all(
    db
      .select()
      .from(analytics)
      .where(gte(analytics.at, param('at')))
      .orderBy(analytics.at)
      .limit(param('limit')),
  )

  return {
    insert: (row: VisitRow): Promise<void> => insert(row),
    /** Deletes what is older than `at` (epoch ms). */
    dropBefore: (at: number): Promise<void> => dropBefore({ at }),
    /** The oldest first, from `at` (epoch ms) on. */
    since: (at: number, limit: number): Promise<VisitRow[]> => since({ at, limit }),
  }
}
