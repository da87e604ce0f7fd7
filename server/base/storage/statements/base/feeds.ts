import { and, asc, desc, eq, gt, lt, sql } from '../../drizzle.ts'
import type { Engine } from '../../engine.ts'
import type { Row } from '../../tables/tables.ts'
import { excluded, param, params } from '../placeholders.ts'

/** A document as an audience has it. */
export type FeedRow = Omit<Row<'feed'>, 'database' | 'title'>

/** Statements of what each audience has of the documents. */
export const feedStatements = (engine: Engine) => ({ ...entryStatements(engine), ...listStatements(engine) })

function entryStatements({ db, tables: { feed }, one, all, run }: Engine) {
  const { type, id, seq, rev, deleted, head, body } = feed
  const inFeed = eq(feed.database, param('database'))
  const isAfter = and(inFeed, gt(feed.seq, param('since')))
  const isBetween = and(isAfter, lt(feed.seq, param('before')))
  const entry = one(
    db
      .select({ type, id, seq, rev, deleted, head, body })
      .from(feed)
      .where(and(inFeed, eq(type, param('type')), eq(id, param('id')))),
  )
  const page = all(
    db
      .select({ type, id, seq, rev, deleted, head, body })
      .from(feed)
      .where(isAfter)
      .orderBy(asc(seq))
      .limit(param('limit')),
  )
  const newest = all(
    db
      .select({ type, id, seq, rev, deleted, head, body })
      .from(feed)
      .where(isBetween)
      .orderBy(desc(seq))
      .limit(param('limit')),
  )
  const between = one(db.select({ count: sql<number>`count(*)` }).from(feed).where(isBetween))
  const put = run(
    db
      .insert(feed)
      .values(params(feed))
      .onConflictDoUpdate({
        target: [feed.database, feed.type, feed.id],
        set: excluded(feed, 'seq', 'rev', 'deleted', 'title', 'head', 'body'),
      }),
  )

  return {
    entry: (database: string, type: string, id: number): Promise<FeedRow | undefined> => entry({ database, type, id }),
    /** Changes after the position `since`, oldest first. */
    page: (database: string, since: number, limit: number): Promise<FeedRow[]> => page({ database, since, limit }),
    /** Changes after the position `since` and before another one, newest first. */
    newest: (database: string, since: number, before: number, limit: number): Promise<FeedRow[]> =>
      newest({ database, since, before, limit }),
    /** How many those are. */
    countBetween: async (database: string, since: number, before = Number.MAX_SAFE_INTEGER): Promise<number> =>
      (await between({ database, since, before }))?.count ?? 0,
    putEntry: (row: Row<'feed'>): Promise<void> => put(row),
  }
}

function listStatements({ db, tables: { feed }, one, all }: Engine) {
  const { id, rev, body } = feed
  const isLiving = and(eq(feed.database, param('database')), eq(feed.deleted, 0))
  const ofType = and(isLiving, eq(feed.type, param('type')))
  const living = one(db.select({ count: sql<number>`count(*)` }).from(feed).where(isLiving))
  const names = all(db.select({ type: feed.type, id }).from(feed).where(isLiving))
  const list = all(
    db
      .select({ id, rev, body })
      .from(feed)
      .where(and(ofType, gt(id, param('after'))))
      .orderBy(asc(id))
      .limit(param('limit')),
  )
  const present = one(
    db
      .select({ id, rev, body })
      .from(feed)
      .where(and(ofType, eq(id, param('id')))),
  )
  const everyOfType = all(db.select({ id, rev, body }).from(feed).where(ofType).orderBy(asc(id)))

  return {
    /** How many documents an audience has. */
    living: async (database: string): Promise<number> => (await living({ database }))?.count ?? 0,
    /** What they are called, in no order. */
    names: (database: string): Promise<{ type: string; id: number }[]> => names({ database }),
    list: (database: string, type: string, after: number, limit: number) => list({ database, type, after, limit }),
    one: (database: string, type: string, id: number) => present({ database, type, id }),
    everyOfType: (database: string, type: string) => everyOfType({ database, type }),
  }
}
