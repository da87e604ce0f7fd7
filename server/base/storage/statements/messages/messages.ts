import type { SQL } from 'drizzle-orm'
import { and, desc, eq, gt, inArray, lt, lte, sql } from '../../drizzle.ts'
import type { Engine } from '../../engine.ts'
import type { Row } from '../../tables/tables.ts'
import { excluded, param, params, withLists } from '../placeholders.ts'

type MessageRow = Row<'messages'>

/** A message in a list: without its contents, but with how its job stands; null where that is forgotten. */
interface ListedMessage {
  readonly id: number
  readonly channel: MessageRow['channel']
  readonly recipient: string
  readonly subject: string
  readonly order: number | null
  readonly branch: number | null
  readonly createdAt: number
  readonly state: string | null
  readonly lastError: string | null
}

/** Statements of mails and short messages. */
export function messageStatements({ db, tables: { jobs, messages, orders }, one, all, run, affected }: Engine) {
  const put = run(
    db
      .insert(messages)
      .values(params(messages))
      .onConflictDoUpdate({
        target: messages.id,
        set: excluded(messages, 'channel', 'recipient', 'subject', 'text', 'html', 'order', 'createdAt'),
      }),
  )
  const byId = one(
    db
      .select({ message: messages, branch: orders.branch, state: jobs.state, lastError: jobs.lastError })
      .from(messages)
      .leftJoin(orders, eq(orders.id, messages.order))
      .leftJoin(jobs, eq(jobs.id, messages.id))
      .where(eq(messages.id, param('id'))),
  )
  const listed = {
    id: messages.id,
    channel: messages.channel,
    recipient: messages.recipient,
    subject: messages.subject,
    order: messages.order,
    branch: orders.branch,
    createdAt: messages.createdAt,
    state: jobs.state,
    lastError: jobs.lastError,
  }
  const list = (isWanted?: SQL) =>
    all(
      db
        .select(listed)
        .from(messages)
        .leftJoin(orders, eq(orders.id, messages.order))
        .leftJoin(jobs, eq(jobs.id, messages.id))
        .where(and(lt(messages.id, param('before')), isWanted))
        .orderBy(desc(messages.id))
        .limit(param('limit')),
    )
  const ofAll = list()
  const ofBranches = withLists(['branches'], ({ branches }) => list(inArray(orders.branch, branches)))
  const sentTo = all(
    db
      .select({ id: messages.id })
      .from(messages)
      .where(and(gt(messages.createdAt, param('since')), eq(sql`lower(${messages.recipient})`, param('recipient'))))
      .limit(param('limit')),
  )
  const dropBefore = affected(db.delete(messages).where(lte(messages.createdAt, param('before'))))

  return {
    /** Keeps a message under the number of its job: sent again, it is the same one. */
    put: (row: MessageRow): Promise<void> => put(row),
    byId: async (id: number): Promise<(MessageRow & Omit<ListedMessage, keyof MessageRow>) | undefined> => {
      const found = await byId({ id })
      return found && { ...found.message, branch: found.branch, state: found.state, lastError: found.lastError }
    },
    /** Newest first, below the id `before`; of these branches only, or all of them for null. */
    list: (branches: readonly number[] | null, limit: number, before: number): Promise<ListedMessage[]> =>
      branches === null ? ofAll({ limit, before }) : ofBranches({ branches }, { limit, before }),
    /** Messages to this recipient since then (epoch ms), at most so many. */
    sentTo: (recipient: string, since: number, limit: number): Promise<{ id: number }[]> =>
      sentTo({ recipient: recipient.toLowerCase(), since, limit }),
    /** Deletes what is as old as this (epoch ms). */
    dropBefore: (before: number): Promise<number> => dropBefore({ before }),
  }
}
