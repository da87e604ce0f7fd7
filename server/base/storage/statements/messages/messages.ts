import type { InferSelectModel } from 'drizzle-orm'
import { and, desc, eq, lt, lte, or, sql } from '../../drizzle.ts'
import type { Database } from '../../sqlite/open.ts'
import { jobs, messages } from '../../tables/messages.ts'
import { orders } from '../../tables/ordering.ts'
import { assignments, hole, holes } from '../placeholders.ts'

export type MessageRow = InferSelectModel<typeof messages>

/** A message in a list: without its contents, but with how its job stands; null where that is forgotten. */
export interface ListedMessage {
  readonly id: number
  readonly channel: string
  readonly recipient: string
  readonly subject: string
  readonly order: number | null
  readonly branch: number | null
  readonly createdAt: number
  readonly state: string | null
  readonly lastError: string | null
}

/** Statements of mails and short messages, prepared once per connection. */
export function messageStatements(db: Database) {
  const put = db
    .insert(messages)
    .values(holes(messages))
    .onConflictDoUpdate({
      target: messages.id,
      set: assignments(messages, 'channel', 'recipient', 'subject', 'text', 'html', 'order', 'createdAt'),
    })
    .prepare()
  const byId = db
    .select({ message: messages, branch: orders.branch, state: jobs.state, lastError: jobs.lastError })
    .from(messages)
    .leftJoin(orders, eq(orders.id, messages.order))
    .leftJoin(jobs, eq(jobs.id, messages.id))
    .where(eq(messages.id, hole('id')))
    .prepare()
  const list = db
    .select({
      id: messages.id,
      channel: messages.channel,
      recipient: messages.recipient,
      subject: messages.subject,
      order: messages.order,
      branch: orders.branch,
      createdAt: messages.createdAt,
      state: jobs.state,
      lastError: jobs.lastError,
    })
    .from(messages)
    .leftJoin(orders, eq(orders.id, messages.order))
    .leftJoin(jobs, eq(jobs.id, messages.id))
    .where(
      and(
        lt(messages.id, hole('before')),
        or(sql`${hole('isAll')} = 1`, sql`${orders.branch} IN (SELECT value FROM json_each(${hole('branches')}))`),
      ),
    )
    .orderBy(desc(messages.id))
    .limit(hole('limit'))
    .prepare()
  const dropBefore = db
    .delete(messages)
    .where(lte(messages.createdAt, hole('before')))
    .prepare()

  return {
    /** Keeps a message under the number of its job: sent again, it is the same one. */
    put: async (row: MessageRow): Promise<void> => void put.run({ ...row }),
    byId: async (id: number): Promise<(MessageRow & Omit<ListedMessage, keyof MessageRow>) | undefined> => {
      const found = byId.get({ id })
      return found && { ...found.message, branch: found.branch, state: found.state, lastError: found.lastError }
    },
    /** Newest first, below the id `before`; of these branches only, or all of them for null. */
    list: async (branches: readonly number[] | null, limit: number, before: number): Promise<ListedMessage[]> =>
      list.all({ isAll: branches === null ? 1 : 0, branches: JSON.stringify(branches ?? []), limit, before }),
    /** Deletes what is as old as this (epoch ms). */
    dropBefore: async (before: number): Promise<number> => dropBefore.run({ before }).changes,
  }
}
