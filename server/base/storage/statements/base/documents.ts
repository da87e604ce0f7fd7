import { audiences } from '../../../../../schema/base/entity.ts'
import { and, asc, desc, eq, gt, inArray, sql } from '../../drizzle.ts'
import type { Database } from '../../sqlite/open.ts'
import { counters, documents, facts, feed, locals, revisions, uniqueValues } from '../../tables/base.ts'

export interface DocumentRow {
  readonly type: string
  readonly id: number
  readonly rev: string
  readonly deleted: number
  readonly body: string
}
export interface FeedRow {
  readonly type: string
  readonly id: number
  readonly seq: number
  readonly rev: string
  readonly deleted: number
  readonly head: string
  readonly body: string
}
export type RevisionRow = DocumentRow & {
  readonly generation: number
  readonly author: number
  readonly device: string
  readonly at: number
}

const hole = sql.placeholder

/** Statements of documents, revisions and feeds, prepared once per connection. */
export function documentStatements(db: Database) {
  const feedColumns = {
    type: feed.type,
    id: feed.id,
    seq: feed.seq,
    rev: feed.rev,
    deleted: feed.deleted,
    head: feed.head,
    body: feed.body,
  }
  const inFeed = eq(feed.database, hole('database'))
  const ofType = and(inFeed, eq(feed.type, hole('type')), eq(feed.deleted, 0))
  const isRevision = and(eq(revisions.type, hole('type')), eq(revisions.id, hole('id')))

  const document = db
    .select({
      type: documents.type,
      id: documents.id,
      rev: documents.rev,
      deleted: documents.deleted,
      body: documents.body,
    })
    .from(documents)
    .where(and(eq(documents.type, hole('type')), eq(documents.id, hole('id'))))
    .prepare()
  const everyDocument = db
    .select()
    .from(documents)
    .where(gt(documents.id, 0))
    .orderBy(asc(documents.type), asc(documents.id))
    .prepare()
  const changeTimes = db
    .select({ id: documents.id, updatedAt: documents.updatedAt })
    .from(documents)
    .where(and(eq(documents.type, hole('type')), eq(documents.deleted, 0)))
    .prepare()
  const putDocument = db
    .insert(documents)
    .values({
      type: hole('type'),
      id: hole('id'),
      rev: hole('rev'),
      deleted: hole('deleted'),
      body: hole('body'),
      updatedAt: hole('at'),
    })
    .onConflictDoUpdate({
      target: [documents.type, documents.id],
      set: {
        rev: sql`excluded.rev`,
        deleted: sql`excluded.deleted`,
        body: sql`excluded.body`,
        updatedAt: sql`excluded.updated_at`,
      },
    })
    .prepare()
  const addRevision = db
    .insert(revisions)
    .values({
      type: hole('type'),
      id: hole('id'),
      generation: hole('generation'),
      rev: hole('rev'),
      deleted: hole('deleted'),
      body: hole('body'),
      author: hole('author'),
      device: hole('device'),
      at: hole('at'),
    })
    .prepare()
  const revision = db
    .select()
    .from(revisions)
    .where(and(isRevision, eq(revisions.generation, hole('generation'))))
    .prepare()
  const history = db
    .select({ rev: revisions.rev })
    .from(revisions)
    .where(isRevision)
    .orderBy(desc(revisions.generation))
    .limit(hole('limit'))
    .prepare()

  const entry = db
    .select(feedColumns)
    .from(feed)
    .where(and(inFeed, eq(feed.type, hole('type')), eq(feed.id, hole('id'))))
    .prepare()
  const page = db
    .select(feedColumns)
    .from(feed)
    .where(and(inFeed, gt(feed.seq, hole('since'))))
    .orderBy(asc(feed.seq))
    .limit(hole('limit'))
    .prepare()
  const remaining = db
    .select({ count: sql<number>`count(*)` })
    .from(feed)
    .where(and(inFeed, gt(feed.seq, hole('since'))))
    .prepare()
  const living = db
    .select({ count: sql<number>`count(*)` })
    .from(feed)
    .where(and(inFeed, eq(feed.deleted, 0)))
    .prepare()
  const list = db
    .select({ id: feed.id, rev: feed.rev, body: feed.body })
    .from(feed)
    .where(and(ofType, gt(feed.id, hole('after'))))
    .orderBy(asc(feed.id))
    .limit(hole('limit'))
    .prepare()
  const one = db
    .select({ id: feed.id, rev: feed.rev, body: feed.body })
    .from(feed)
    .where(and(ofType, eq(feed.id, hole('id'))))
    .prepare()
  const everyOfType = db
    .select({ id: feed.id, rev: feed.rev, body: feed.body })
    .from(feed)
    .where(ofType)
    .orderBy(asc(feed.id))
    .prepare()
  const putEntry = db
    .insert(feed)
    .values({
      database: hole('database'),
      type: hole('type'),
      id: hole('id'),
      seq: hole('seq'),
      rev: hole('rev'),
      deleted: hole('deleted'),
      title: hole('title'),
      head: hole('head'),
      body: hole('body'),
    })
    .onConflictDoUpdate({
      target: [feed.database, feed.type, feed.id],
      set: {
        seq: sql`excluded.seq`,
        rev: sql`excluded.rev`,
        deleted: sql`excluded.deleted`,
        title: sql`excluded.title`,
        head: sql`excluded.head`,
        body: sql`excluded.body`,
      },
    })
    .prepare()
  const clearFeeds = db
    .delete(feed)
    .where(inArray(feed.database, [...audiences]))
    .prepare()

  const holder = db
    .select({ id: uniqueValues.id })
    .from(uniqueValues)
    .where(
      and(
        eq(uniqueValues.type, hole('type')),
        eq(uniqueValues.field, hole('field')),
        eq(uniqueValues.value, hole('value')),
      ),
    )
    .prepare()
  const releaseValues = db
    .delete(uniqueValues)
    .where(and(eq(uniqueValues.type, hole('type')), eq(uniqueValues.id, hole('id'))))
    .prepare()
  const holdValue = db
    .insert(uniqueValues)
    .values({ type: hole('type'), field: hole('field'), value: hole('value'), id: hole('id') })
    .prepare()

  const local = db
    .select()
    .from(locals)
    .where(and(eq(locals.database, hole('database')), eq(locals.id, hole('id'))))
    .prepare()
  const putLocal = db
    .insert(locals)
    .values({ database: hole('database'), id: hole('id'), rev: hole('rev'), body: hole('body'), updatedAt: hole('at') })
    .onConflictDoUpdate({
      target: [locals.database, locals.id],
      set: { rev: sql`excluded.rev`, body: sql`excluded.body`, updatedAt: sql`excluded.updated_at` },
    })
    .prepare()
  const oldLocals = db
    .select({ id: locals.id })
    .from(locals)
    .where(eq(locals.database, hole('database')))
    .orderBy(desc(locals.updatedAt))
    .limit(1000)
    .offset(hole('keep'))
    .prepare()

  const count = db
    .insert(counters)
    .values({ name: hole('name'), value: hole('step') })
    .onConflictDoUpdate({ target: counters.name, set: { value: sql`${counters.value} + excluded.value` } })
    .returning({ value: counters.value })
    .prepare()
  const counter = db
    .select({ value: counters.value })
    .from(counters)
    .where(eq(counters.name, hole('name')))
    .prepare()
  const fact = db
    .select({ value: facts.value })
    .from(facts)
    .where(eq(facts.name, hole('name')))
    .prepare()
  const putFact = db
    .insert(facts)
    .values({ name: hole('name'), value: hole('value') })
    .onConflictDoUpdate({ target: facts.name, set: { value: sql`excluded.value` } })
    .prepare()

  return {
    document: async (type: string, id: number): Promise<DocumentRow | undefined> => document.get({ type, id }),
    everyDocument: async (): Promise<DocumentRow[]> => everyDocument.all(),
    /** When each document of a type was last changed, epoch ms. */
    changeTimes: async (type: string): Promise<{ id: number; updatedAt: number }[]> => changeTimes.all({ type }),
    putDocument: async (row: DocumentRow & { at: number }): Promise<void> => void putDocument.run({ ...row }),
    addRevision: async (row: RevisionRow): Promise<void> => void addRevision.run({ ...row }),
    revision: async (type: string, id: number, generation: number): Promise<RevisionRow | undefined> =>
      revision.get({ type, id, generation }),
    /** Revisions of a document, newest first. */
    history: async (type: string, id: number, limit: number): Promise<string[]> =>
      history.all({ type, id, limit }).map(row => row.rev),
    entry: async (database: string, type: string, id: number): Promise<FeedRow | undefined> =>
      entry.get({ database, type, id }),
    page: async (database: string, since: number, limit: number): Promise<FeedRow[]> =>
      page.all({ database, since, limit }),
    remaining: async (database: string, since: number): Promise<number> =>
      remaining.get({ database, since })?.count ?? 0,
    living: async (database: string): Promise<number> => living.get({ database })?.count ?? 0,
    list: async (database: string, type: string, after: number, limit: number) =>
      list.all({ database, type, after, limit }),
    one: async (database: string, type: string, id: number) => one.get({ database, type, id }),
    everyOfType: async (database: string, type: string) => everyOfType.all({ database, type }),
    putEntry: async (row: FeedRow & { database: string; title: string }): Promise<void> =>
      void putEntry.run({ ...row }),
    /** Of the documents; what branches have of their orders stays. */
    clearFeeds: async (): Promise<void> => void clearFeeds.run(),
    holder: async (type: string, field: string, value: string): Promise<number | undefined> =>
      holder.get({ type, field, value })?.id,
    releaseValues: async (type: string, id: number): Promise<void> => void releaseValues.run({ type, id }),
    holdValue: async (type: string, field: string, value: string, id: number): Promise<void> =>
      void holdValue.run({ type, field, value, id }),
    local: async (database: string, id: string): Promise<{ rev: number; body: string } | undefined> =>
      local.get({ database, id }),
    putLocal: async (database: string, id: string, rev: number, body: string, at: number): Promise<void> =>
      void putLocal.run({ database, id, rev, body, at }),
    /** Foreign clients leave checkpoints for ever; only the newest of a database are kept. */
    dropOldLocals: async (database: string, keep: number): Promise<void> => {
      const ids = oldLocals.all({ database, keep }).map(row => row.id)
      if (ids.length > 0)
        db.delete(locals)
          .where(and(eq(locals.database, database), inArray(locals.id, ids)))
          .run()
    },
    /** The next number of a counter; the row stays locked to the end of the transaction, so there are no gaps. */
    count: async (name: string, step = 1): Promise<number> => count.get({ name, step }).value,
    counter: async (name: string): Promise<number> => counter.get({ name })?.value ?? 0,
    fact: async (name: string): Promise<string | undefined> => fact.get({ name })?.value,
    putFact: async (name: string, value: string): Promise<void> => void putFact.run({ name, value }),
  }
}
