import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from '../drizzle.ts'

/**
 * Every table. Portable on purpose: epoch milliseconds, integer cents, text keys, JSON as text, no rowid and no serial,
 * so that PostgreSQL can speak the same statements (design 6).
 */
export const documents = sqliteTable(
  'documents',
  {
    type: text().notNull(),
    id: integer().notNull(),
    rev: text().notNull(),
    deleted: integer().notNull(),
    body: text().notNull(),
    updatedAt: integer('updated_at').notNull(),
  },
  table => [primaryKey({ columns: [table.type, table.id] })],
)

/** Base for merging, version history, undo and audit in one: every accepted write keeps its body. */
export const revisions = sqliteTable(
  'revisions',
  {
    type: text().notNull(),
    id: integer().notNull(),
    generation: integer().notNull(),
    rev: text().notNull(),
    deleted: integer().notNull(),
    body: text().notNull(),
    author: integer().notNull(),
    device: text().notNull(),
    at: integer().notNull(),
  },
  table => [primaryKey({ columns: [table.type, table.id, table.generation] })],
)

/** One row per document and audience: what that audience sees, ready to be spliced into an answer. */
export const feed = sqliteTable(
  'feed',
  {
    database: text('db').notNull(),
    type: text().notNull(),
    id: integer().notNull(),
    seq: integer().notNull(),
    rev: text().notNull(),
    deleted: integer().notNull(),
    title: text().notNull(),
    head: text().notNull(),
    body: text().notNull(),
  },
  table => [
    primaryKey({ columns: [table.database, table.type, table.id] }),
    uniqueIndex('feed_by_seq').on(table.database, table.seq),
  ],
)

/** Values that exist once per type: the primary key is the check. */
export const uniqueValues = sqliteTable(
  'unique_values',
  { type: text().notNull(), field: text().notNull(), value: text().notNull(), id: integer().notNull() },
  table => [
    primaryKey({ columns: [table.type, table.field, table.value] }),
    index('unique_by_id').on(table.type, table.id),
  ],
)

/** `_local` documents of the replication protocol: checkpoints of foreign clients. */
export const locals = sqliteTable(
  'locals',
  {
    database: text('db').notNull(),
    id: text().notNull(),
    rev: integer().notNull(),
    body: text().notNull(),
    updatedAt: integer('updated_at').notNull(),
  },
  table => [primaryKey({ columns: [table.database, table.id] })],
)

/** Counted numbers: feed positions, ids, tickets. */
export const counters = sqliteTable('counters', { name: text().primaryKey(), value: integer().notNull() })

/** Facts about this database itself: epoch of the feeds, declaration hash, uuid. */
export const facts = sqliteTable('facts', { name: text().primaryKey(), value: text().notNull() })

export const credentials = sqliteTable('credentials', {
  user: integer().primaryKey(),
  hash: text().notNull(),
  updatedAt: integer('updated_at').notNull(),
})

export const sessions = sqliteTable(
  'sessions',
  {
    /** SHA-256 of the token: who reads the database cannot sign in with it. */
    tokenHash: text('token_hash').primaryKey(),
    user: integer().notNull(),
    createdAt: integer('created_at').notNull(),
    seenAt: integer('seen_at').notNull(),
  },
  table => [index('sessions_by_user').on(table.user)],
)

/** What visitors who agreed to it did; old rows are deleted. */
export const analytics = sqliteTable(
  'analytics',
  {
    id: text().primaryKey(),
    at: integer().notNull(),
    type: text().notNull(),
    action: text().notNull(),
    category: text().notNull(),
    data: text().notNull(),
  },
  table => [index('analytics_by_time').on(table.at)],
)
