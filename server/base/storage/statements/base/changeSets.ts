import { countDistinct, desc, eq } from '../../drizzle.ts'
import type { Engine } from '../../engine.ts'
import type { Row } from '../../tables/tables.ts'
import { param, params } from '../placeholders.ts'

type ChangeSetRow = Row<'changeSets'>

/** Statements of what was done to several documents as one. */
export function changeSetStatements({ db, tables: { changeSets, revisions }, one, all, run }: Engine) {
  const begin = run(db.insert(changeSets).values(params(changeSets)).onConflictDoNothing())
  const found = one(
    db
      .select()
      .from(changeSets)
      .where(eq(changeSets.id, param('id'))),
  )
  const listed = all(
    db
      .select()
      .from(changeSets)
      .orderBy(desc(changeSets.at), desc(changeSets.id))
      .limit(param('limit'))
      .offset(param('start')),
  )
  const undoing = all(
    db
      .select({ id: changeSets.id })
      .from(changeSets)
      .where(eq(changeSets.undoes, param('id'))),
  )
  const counted = all(
    db
      .select({ type: revisions.type, documents: countDistinct(revisions.id) })
      .from(revisions)
      .where(eq(revisions.changeset, param('id')))
      .groupBy(revisions.type),
  )
  const written = all(
    db
      .select()
      .from(revisions)
      .where(eq(revisions.changeset, param('id')))
      .orderBy(revisions.type, revisions.id, desc(revisions.generation))
      .limit(param('limit'))
      .offset(param('start')),
  )
  return {
    /** Unless it began before. */
    begin: (row: ChangeSetRow): Promise<void> => begin(row),
    one: (id: string): Promise<ChangeSetRow | undefined> => found({ id }),
    /** Newest first. */
    list: (limit: number, start: number): Promise<ChangeSetRow[]> => listed({ limit, start }),
    /** Ids of those that take this one back. */
    undoing: async (id: string): Promise<string[]> => (await undoing({ id })).map(row => row.id),
    /** How many documents of each type it wrote. */
    counts: (id: string): Promise<{ type: string; documents: number }[]> => counted({ id }),
    /** Its revisions by document, of each the newest first. */
    revisions: (id: string, limit: number, start: number): Promise<Row<'revisions'>[]> => written({ id, limit, start }),
  }
}
