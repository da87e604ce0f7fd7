import type { Channel } from '../../../../schema/messages/outbox.ts'
import type { TableKit } from './kit.ts'

/** Mails and short messages as they were sent, for the outbox page; old ones are deleted. */
export const messages = ({ table, text, integer, index }: TableKit) =>
  table(
    'messages',
    {
      id: integer().primaryKey(),
      channel: text().$type<Channel>().notNull(),
      recipient: text().notNull(),
      subject: text().notNull(),
      text: text().notNull(),
      html: text().notNull(),
      order: integer('order_id'),
      createdAt: integer('created_at').notNull(),
    },
    row => [index('messages_by_order').on(row.order), index('messages_by_time').on(row.createdAt)],
  )

/** Where a browser may be told something while it is closed: of an order's guest, a person of the staff, or a device. */
export const pushSubscriptions = ({ table, text, integer, index, uniqueIndex }: TableKit) =>
  table(
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
    row => [uniqueIndex('push_by_endpoint').on(row.endpoint, row.owner), index('push_by_owner').on(row.owner)],
  )
