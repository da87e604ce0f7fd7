import { and, desc, eq, gt, inArray, lte } from '../../drizzle.ts'
import type { Engine } from '../../engine.ts'
import type { Row } from '../../tables/tables.ts'
import { excluded, param, params, withLists } from '../placeholders.ts'

type ClosedBranch = Row<'closedBranches'>

/** How many old ones are dropped at once. */
const DROP = 64

/** Statements of what replicators had beside the line of a document, closed with a tombstone each. */
export function closedBranchStatements({ db, tables: { closedBranches, feed }, one, all, run }: Engine) {
  const isOfDocument = and(eq(closedBranches.type, param('type')), eq(closedBranches.id, param('id')))
  const { type, id, rev } = closedBranches
  const branch = one(
    db
      .select()
      .from(closedBranches)
      .where(and(isOfDocument, eq(rev, param('rev')))),
  )
  const ofDocument = all(db.select({ rev }).from(closedBranches).where(isOfDocument).orderBy(rev))
  const between = all(
    db
      .select({ type, id, rev })
      .from(closedBranches)
      .innerJoin(feed, and(eq(feed.type, type), eq(feed.id, id)))
      .where(and(eq(feed.database, param('database')), gt(feed.seq, param('since')), lte(feed.seq, param('upTo'))))
      .orderBy(rev),
  )
  const put = run(
    db
      .insert(closedBranches)
      .values(params(closedBranches))
      .onConflictDoUpdate({ target: [type, id, rev], set: excluded(closedBranches, 'at') }),
  )
  const old = all(
    db
      .select({ rev })
      .from(closedBranches)
      .where(isOfDocument)
      .orderBy(desc(closedBranches.at), desc(rev))
      .limit(DROP)
      .offset(param('keep')),
  )
  const drop = withLists(['revs'], ({ revs }) =>
    run(db.delete(closedBranches).where(and(isOfDocument, inArray(rev, revs)))),
  )

  return {
    closedBranch: (type: string, id: number, rev: string): Promise<ClosedBranch | undefined> =>
      branch({ type, id, rev }),
    /** Revisions at which branches of a document were closed. */
    closedRevs: async (type: string, id: number): Promise<string[]> =>
      (await ofDocument({ type, id })).map(row => row.rev),
    /** The same of every document that changed in a database between two positions. */
    closedBetween: (
      database: string,
      since: number,
      upTo: number,
    ): Promise<{ type: string; id: number; rev: string }[]> => between({ database, since, upTo }),
    putClosedBranch: (row: ClosedBranch): Promise<void> => put(row),
    dropOldClosedBranches: async (type: string, id: number, keep: number): Promise<void> => {
      const revs = (await old({ type, id, keep })).map(row => row.rev)
      if (revs.length > 0) await drop({ revs }, { type, id })
    },
  }
}
