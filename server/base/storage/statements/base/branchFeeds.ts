import { and, eq, gt, gte, lt, lte } from '../../drizzle.ts'
import type { Database } from '../../sqlite/open.ts'
import { counters, feed } from '../../tables/base.ts'
import { hole } from '../placeholders.ts'

/** The first text after all that begin with 'branch-'. */
const AFTER_BRANCHES = 'branch.'

/** Statements of the feeds of branches, which have live orders in place of documents; prepared once per connection. */
export function boardStatements(db: Database) {
  const countersFrom = db
    .select()
    .from(counters)
    .where(and(gte(counters.name, hole('from')), lt(counters.name, hole('before'))))
    .prepare()
  const listed = db
    .select({ database: feed.database, id: feed.id })
    .from(feed)
    .where(and(gt(feed.database, 'branch-'), lt(feed.database, AFTER_BRANCHES), eq(feed.deleted, 0)))
    .prepare()
  const forgetGone = db
    .delete(feed)
    .where(and(eq(feed.database, hole('database')), lte(feed.seq, hole('upTo')), eq(feed.deleted, 1)))
    .prepare()

  return {
    /** Counters of this family by the rest of their names: 'feed' gives 'public', 'branch-1', … */
    family: async (name: string): Promise<Map<string, number>> =>
      new Map(
        countersFrom
          .all({ from: `${name}:`, before: `${name};` })
          .map(counter => [counter.name.slice(name.length + 1), counter.value]),
      ),
    /** Every order that a feed of a branch has now. */
    listed: async (): Promise<{ database: string; id: number }[]> => listed.all(),
    /** Takes tombstones up to this position out of a feed and says how many there were. */
    forgetGone: async (database: string, upTo: number): Promise<number> => forgetGone.run({ database, upTo }).changes,
  }
}
