import { and, asc, gte, inArray, lt, sql } from '../../drizzle.ts'
import type { Engine } from '../../engine.ts'
import type { Row } from '../../tables/tables.ts'
import { param, params } from '../placeholders.ts'

type VisitRow = Row<'visitEvents'>

/** Statements of what visitors did; instants are epoch ms. */
export function visitStatements({ db, tables: { visitEvents }, all, run, affected }: Engine) {
  const insert = run(db.insert(visitEvents).values(params(visitEvents)))
  const oldest = db
    .select({ id: visitEvents.id })
    .from(visitEvents)
    .where(lt(visitEvents.at, param('at')))
    .orderBy(asc(visitEvents.at))
    .limit(param('most'))
  const dropBefore = affected(db.delete(visitEvents).where(inArray(visitEvents.id, oldest)))
  const between = all(
    db
      .select()
      .from(visitEvents)
      .where(and(gte(visitEvents.at, param('from')), lt(visitEvents.at, param('to'))))
      .orderBy(asc(visitEvents.at)),
  )
  const last = all(db.select({ at: sql<number | null>`max(${visitEvents.at})` }).from(visitEvents))
  const first = all(db.select({ at: sql<number | null>`min(${visitEvents.at})` }).from(visitEvents))

  return {
    insert: (row: VisitRow): Promise<void> => insert(row),
    /** Deletes what is older than `at`, the oldest first and `most` at most; returns how many that were. */
    dropBefore: (at: number, most: number): Promise<number> => dropBefore({ at, most }),
    /** The oldest first, from `from` to before `to`. */
    between: (from: number, to: number): Promise<VisitRow[]> => between({ from, to }),
    /** When the oldest that is kept was; null where there is none. */
    first: async (): Promise<number | null> => (await first())[0]?.at ?? null,
    last: async (): Promise<number | null> => (await last())[0]?.at ?? null,
  }
}
