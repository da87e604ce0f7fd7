import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from '../drizzle.ts'

/** Tables of devices. Rules of all tables: see tables.ts. */

/** Where a browser may be told something while it is closed: of an order's guest, a person of the staff, or a device. */
export const pushSubscriptions = sqliteTable(
  'push_subscriptions',
  {
    id: integer().primaryKey(),
    endpoint: text().notNull(),
    p256dh: text().notNull(),
    auth: text().notNull(),
    /** `orders:5`, `users:1`, `devices:3` */
    owner: text().notNull(),
    createdAt: integer('created_at').notNull(),
  },
  table => [uniqueIndex('push_by_endpoint').on(table.endpoint, table.owner), index('push_by_owner').on(table.owner)],
)

/** A device that asks to be let in shows a code; a person who is signed in confirms it. */
export const pairings = sqliteTable(
  'pairings',
  {
    /** SHA-256 of what only the asking device knows. */
    secretHash: text('secret_hash').primaryKey(),
    code: text().notNull(),
    kind: text().notNull(),
    device: integer(),
    createdAt: integer('created_at').notNull(),
    expiresAt: integer('expires_at').notNull(),
  },
  table => [uniqueIndex('pairings_by_code').on(table.code)],
)

/** Keys of paired devices, hashed like sessions; a revoked one is deleted. */
export const deviceTokens = sqliteTable(
  'device_tokens',
  {
    tokenHash: text('token_hash').primaryKey(),
    device: integer().notNull(),
    createdAt: integer('created_at').notNull(),
    seenAt: integer('seen_at').notNull(),
  },
  table => [index('device_tokens_by_device').on(table.device)],
)

/** The last a device said of itself. */
export const heartbeats = sqliteTable('heartbeats', {
  device: integer().primaryKey(),
  branch: integer().notNull(),
  at: integer().notNull(),
  data: text().notNull(),
})

/** Prefixes under which kiosks count tickets by themselves; never given to another device on the same day. */
export const ticketLeases = sqliteTable(
  'ticket_leases',
  {
    branch: integer().notNull(),
    businessDay: text('business_day').notNull(),
    prefix: text().notNull(),
    device: integer().notNull(),
    createdAt: integer('created_at').notNull(),
  },
  table => [primaryKey({ columns: [table.branch, table.businessDay, table.prefix] })],
)
