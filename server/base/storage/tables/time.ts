import type { TimeEvent } from '../../../../schema/time/clockEvent.ts'
import type { Json } from '../json.ts'
import type { TableKit } from './kit.ts'

/** What was clocked and written down about somebody's working time: only ever added to. */
export const timeEvents = ({ table, text, integer, uniqueIndex, index }: TableKit) =>
  table(
    'time_events',
    {
      id: integer().primaryKey(),
      /** Made by the device: a deed that is sent twice is one. */
      uid: text().notNull(),
      user: integer().notNull(),
      /** Epoch ms. */
      at: integer().notNull(),
      data: text().notNull().$type<Json<TimeEvent>>(),
      /** Who sent it: `users:5`, `devices:3`. */
      author: text().notNull(),
      receivedAt: integer('received_at').notNull(),
    },
    row => [uniqueIndex('time_events_by_uid').on(row.uid), index('time_events_by_user').on(row.user, row.at)],
  )

/** What somebody types at a terminal. Keyed by this server's secret, which is not in the database: so few digits are soon guessed. */
export const pins = ({ table, text, integer }: TableKit) =>
  table('pins', { user: integer().primaryKey(), hash: text().notNull(), updatedAt: integer('updated_at').notNull() })

/** The calendars people have of their rosters: the key of an address follows from the version and this server's secret. */
export const calendars = ({ table, integer }: TableKit) =>
  table('calendars', {
    user: integer().primaryKey(),
    /** Grows with every new address, for ever: what was an address once never is one again. */
    version: integer().notNull(),
    /** 0 where it was taken back. */
    isOn: integer('is_on').notNull(),
    updatedAt: integer('updated_at').notNull(),
  })
