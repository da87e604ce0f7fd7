import { and, eq, gt, gte, lt, lte } from '../../drizzle.ts'
import type { Engine } from '../../engine.ts'
import { param } from '../placeholders.ts'

/** The first text after all that begin with 'branch-'. */
const AFTER_BRANCHES = 'branch.'

/** Statements of the feeds of branches, which have live orders in place of documents. */
export function boardStatements({ db, tables: { feed, counters }, all, affected }: Engine) {
  const countersFrom = all(
    db
      .select()
      .from(counters)
      .where(and(gte(counters.name, param('from')), lt(counters.name, param('before')))),
  )
  const listed = all(
    db
      .select({ database: feed.database, id: feed.id })
      .from(feed)
      .where(and(gt(feed.database, 'branch-'), lt(feed.database, AFTER_BRANCHES), eq(feed.deleted, 0))),
  )
  const forgetGone = affected(
    db.delete(feed).where(and(eq(feed.database, param('database')), lte(feed.seq, param('upTo')), eq(feed.deleted, 1))),
  )

  return {
    /** Counters of this family by the rest of their names: 'feed' gives 'public', 'branch-1', … */
    family: async (name: string): Promise<Map<string, number>> =>
      new Map(
        (await countersFrom({ from: `${name}:`, before: `${name};` })).map(counter => [
          counter.name.slice(name.length + 1),
          counter.value,
        ]),
      ),
    /** Every order that a feed of a branch has now. */
    listed: (): Promise<{ database: string; id: number }[]> => listed(),
    /** Takes tombstones up to this position out of a feed and says how many there were. */
    forgetGone: (database: string, upTo: number): Promise<number> => forgetGone({ database, upTo }),
  }
}
