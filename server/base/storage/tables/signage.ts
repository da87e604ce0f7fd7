import type { CommandState, ScreenCommandName } from '../../../../schema/signage/screenCommand.ts'
import type { ScreenBeatCall } from '../../../../schema/signage/screenRequests.ts'
import type { Json } from '../json.ts'
import type { TableKit } from './kit.ts'

/** The key of a TV, hashed: each has no more than one. */
export const screenTokens = ({ table, text, integer, uniqueIndex }: TableKit) =>
  table(
    'screen_tokens',
    {
      screen: integer().primaryKey(),
      tokenHash: text('token_hash').notNull(),
      createdAt: integer('created_at').notNull(),
    },
    row => [uniqueIndex('screen_tokens_by_hash').on(row.tokenHash)],
  )

/** The last a TV said of itself. */
export const screenBeats = ({ table, text, integer }: TableKit) =>
  table('screen_beats', {
    screen: integer().primaryKey(),
    at: integer().notNull(),
    data: text().notNull().$type<Json<ScreenBeatCall>>(),
    /** When its silence was told to those who look after it; null while it is heard. */
    toldAt: integer('told_at'),
  })

/** What TVs showed, as they say: each time once, however often it is told. */
export const screenPlays = ({ table, text, integer, primaryKey, index }: TableKit) =>
  table(
    'screen_plays',
    {
      screen: integer().notNull(),
      /** The TV's own name of this time. */
      uid: text().notNull(),
      segment: integer().notNull(),
      name: text().notNull(),
      /** Epoch ms. */
      at: integer().notNull(),
      seconds: integer().notNull(),
    },
    row => [primaryKey({ columns: [row.screen, row.uid] }), index('screen_plays_by_time').on(row.at)],
  )

/** What staff ask of TVs, and what became of it. */
export const screenCommands = ({ table, text, integer, uniqueIndex, index }: TableKit) =>
  table(
    'screen_commands',
    {
      id: integer().primaryKey(),
      screen: integer().notNull(),
      uid: text().notNull(),
      name: text().notNull().$type<ScreenCommandName>(),
      value: integer(),
      state: text().notNull().$type<CommandState>(),
      result: text().notNull(),
      /** Who asked: `users:5`. */
      author: text().notNull(),
      sentAt: integer('sent_at').notNull(),
      expiresAt: integer('expires_at').notNull(),
      deliveredAt: integer('delivered_at'),
      endedAt: integer('ended_at'),
    },
    row => [
      uniqueIndex('screen_commands_by_uid').on(row.screen, row.uid),
      index('screen_commands_by_state').on(row.state),
    ],
  )
