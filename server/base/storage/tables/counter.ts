import type { DeviceCommandKind } from '../../../../schema/counter/deviceCommands.ts'
import type { HeartbeatCall, PairingKind } from '../../../../schema/counter/pairing.ts'
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
      kind: text().notNull().$type<PairingKind>(),
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
      /** A key that was renewed holds until then, so that nothing stands still meanwhile. */
      endsAt: integer('ends_at'),
    },
    row => [index('device_tokens_by_device').on(row.device)],
  )

/** Quarters of an hour (epoch ms of their beginning) in which a device was heard of. */
export const deviceSightings = ({ table, integer, primaryKey }: TableKit) =>
  table('device_sightings', { device: integer().notNull(), quarter: integer().notNull() }, row => [
    primaryKey({ columns: [row.device, row.quarter] }),
  ])

/** What staff ask of a device: it fetches them, does them and says what came of it. */
export const deviceCommands = ({ table, text, integer, index }: TableKit) =>
  table(
    'device_commands',
    {
      id: integer().primaryKey(),
      device: integer().notNull(),
      kind: text().notNull().$type<DeviceCommandKind>(),
      /** What it is asked with: the digits of a test. */
      payload: text().notNull(),
      /** What it said: its log. */
      result: text().notNull(),
      createdAt: integer('created_at').notNull(),
      takenAt: integer('taken_at'),
      doneAt: integer('done_at'),
    },
    row => [index('device_commands_by_device').on(row.device, row.createdAt)],
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
