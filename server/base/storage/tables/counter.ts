import type { DeviceKind } from '../../../../schema/base/access.ts'
import type { HeartbeatCall } from '../../../../schema/counter/pairing.ts'
import type { Json } from '../json.ts'
import type { TableKit } from './kit.ts'

/** Which device of the branch has shown an order to somebody. */
export const acknowledgements = ({ table, text, integer, primaryKey }: TableKit) =>
  table(
    'acknowledgements',
    { order: integer('order_id').notNull(), device: text().notNull(), at: integer().notNull() },
    row => [primaryKey({ columns: [row.order, row.device] })],
  )

/** A device that asks to be let in shows a code; a person who is signed in confirms it. */
export const pairings = ({ table, text, integer, uniqueIndex }: TableKit) =>
  table(
    'pairings',
    {
      /** SHA-256 of what only the asking device knows. */
      secretHash: text('secret_hash').primaryKey(),
      code: text().notNull(),
      kind: text().notNull().$type<DeviceKind>(),
      device: integer(),
      createdAt: integer('created_at').notNull(),
      expiresAt: integer('expires_at').notNull(),
    },
    row => [uniqueIndex('pairings_by_code').on(row.code)],
  )

/** Keys of paired devices, hashed like sessions; a revoked one is deleted. */
export const deviceTokens = ({ table, text, integer, index }: TableKit) =>
  table(
    'device_tokens',
    {
      tokenHash: text('token_hash').primaryKey(),
      device: integer().notNull(),
      createdAt: integer('created_at').notNull(),
      seenAt: integer('seen_at').notNull(),
    },
    row => [index('device_tokens_by_device').on(row.device)],
  )

/** The last a device said of itself. */
export const heartbeats = ({ table, text, integer }: TableKit) =>
  table('heartbeats', {
    device: integer().primaryKey(),
    branch: integer().notNull(),
    at: integer().notNull(),
    data: text().notNull().$type<Json<HeartbeatCall>>(),
  })

/** Prefixes under which kiosks count tickets by themselves; never given to another device on the same day. */
export const ticketLeases = ({ table, text, integer, primaryKey }: TableKit) =>
  table(
    'ticket_leases',
    {
      branch: integer().notNull(),
      businessDay: text('business_day').notNull(),
      prefix: text().notNull(),
      device: integer().notNull(),
      createdAt: integer('created_at').notNull(),
    },
    row => [primaryKey({ columns: [row.branch, row.businessDay, row.prefix] })],
  )
