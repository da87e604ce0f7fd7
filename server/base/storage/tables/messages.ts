import { index, integer, sqliteTable, text, uniqueIndex } from '../drizzle.ts'

/** Tables of what deeds set off. Rules of all tables: see tables.ts. */

/** Side effects of deeds: done at least once, after the deed is durable; the dedupe key makes each of them one row. */
export const jobs = sqliteTable(
  'jobs',
  {
    id: integer().primaryKey(),
    kind: text().notNull(),
    dedupeKey: text('dedupe_key').notNull(),
    /** Whom it is for where several wait side by side: a printer's id. */
    target: text().notNull(),
    payload: text().notNull(),
    order: integer('order_id'),
    state: text().notNull(),
    runAt: integer('run_at').notNull(),
    leaseUntil: integer('lease_until'),
    tries: integer().notNull(),
    lastError: text('last_error'),
    createdAt: integer('created_at').notNull(),
    updatedAt: integer('updated_at').notNull(),
  },
  table => [
    uniqueIndex('jobs_by_key').on(table.dedupeKey),
    index('jobs_by_due').on(table.state, table.runAt),
    index('jobs_by_target').on(table.kind, table.target, table.state),
    index('jobs_by_order').on(table.order),
  ],
)

/** Mails and short messages as they were sent, for the outbox page; old ones are deleted. */
export const messages = sqliteTable(
  'messages',
  {
    id: integer().primaryKey(),
    channel: text().notNull(),
    recipient: text().notNull(),
    subject: text().notNull(),
    text: text().notNull(),
    html: text().notNull(),
    order: integer('order_id'),
    createdAt: integer('created_at').notNull(),
  },
  table => [index('messages_by_order').on(table.order), index('messages_by_time').on(table.createdAt)],
)
