import type { LogFacts, LogKind } from '../../../../schema/base/log.ts'
import type { SignInLinkKind } from '../../../../schema/base/people.ts'
import type { Json } from '../json.ts'
import type { TableKit } from './kit.ts'

/**
 * `waiting` for its time, `leased` by a runner; `queued` until its target fetches it, `handed` to a printer that has not
 * reported yet; at the end `done`, `dead` after too many tries, `expired` when its time has passed, `unconfirmed` when it
 * may have happened and only a person may say whether to do it again.
 */
type JobState = 'waiting' | 'leased' | 'queued' | 'handed' | 'done' | 'dead' | 'expired' | 'unconfirmed'

/** What staff keep, as it is now. */
export const documents = ({ table, text, integer, primaryKey }: TableKit) =>
  table(
    'documents',
    {
      type: text().notNull(),
      id: integer().notNull(),
      rev: text().notNull(),
      deleted: integer().notNull(),
      body: text().notNull(),
      updatedAt: integer('updated_at').notNull(),
    },
    row => [primaryKey({ columns: [row.type, row.id] })],
  )

/** Base for merging, version history, undo and audit in one: every accepted write keeps its body, as long as that is not forgotten. */
export const revisions = ({ table, text, integer, primaryKey, index }: TableKit) =>
  table(
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
      /** What was done to several documents as one has an id. */
      changeset: text(),
    },
    row => [
      primaryKey({ columns: [row.type, row.id, row.generation] }),
      index('revisions_by_changeset').on(row.changeset, row.type, row.id),
    ],
  )

/** What people did to several documents as one; the revisions it wrote name it. */
export const changeSets = ({ table, text, integer, index }: TableKit) =>
  table(
    'change_sets',
    {
      id: text().primaryKey(),
      name: text().notNull(),
      author: integer().notNull(),
      at: integer().notNull(),
      /** The one it takes back. */
      undoes: text(),
    },
    row => [index('change_sets_by_time').on(row.at), index('change_sets_by_undone').on(row.undoes)],
  )

/** One row per document and audience: what that audience sees, ready to be spliced into an answer. */
export const feed = ({ table, text, integer, primaryKey, uniqueIndex }: TableKit) =>
  table(
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
    row => [
      primaryKey({ columns: [row.database, row.type, row.id] }),
      uniqueIndex('feed_by_seq').on(row.database, row.seq),
    ],
  )

/**
 * Ends of what replicators had written on top of something that went on differently here: a tombstone each, so that no copy
 * shows it again. `into` is the revision it was merged into and `merged` what they had, a base for what they write on top of
 * it; null where it was refused.
 */
export const closedBranches = ({ table, text, integer, primaryKey }: TableKit) =>
  table(
    'closed_branches',
    {
      type: text().notNull(),
      id: integer().notNull(),
      rev: text().notNull(),
      /** JSON list of the revisions before it, newest first. */
      ancestors: text().notNull(),
      into: text(),
      merged: text(),
      at: integer().notNull(),
    },
    row => [primaryKey({ columns: [row.type, row.id, row.rev] })],
  )

/** What documents said in fields that are remembered, until an instant (epoch ms) at which that was changed or the document deleted. */
export const formerValues = ({ table, text, integer, primaryKey }: TableKit) =>
  table(
    'former_values',
    {
      type: text().notNull(),
      id: integer().notNull(),
      until: integer().notNull(),
      /** The remembered fields. */
      body: text().notNull(),
    },
    row => [primaryKey({ columns: [row.type, row.id, row.until] })],
  )

/** Values that exist once per type: the primary key is the check. */
export const uniqueValues = ({ table, text, integer, primaryKey, index }: TableKit) =>
  table(
    'unique_values',
    { type: text().notNull(), field: text().notNull(), value: text().notNull(), id: integer().notNull() },
    row => [primaryKey({ columns: [row.type, row.field, row.value] }), index('unique_by_id').on(row.type, row.id)],
  )

/** `_local` documents of the replication protocol: checkpoints of foreign clients. */
export const locals = ({ table, text, integer, primaryKey }: TableKit) =>
  table(
    'locals',
    {
      database: text('db').notNull(),
      id: text().notNull(),
      rev: integer().notNull(),
      body: text().notNull(),
      updatedAt: integer('updated_at').notNull(),
    },
    row => [primaryKey({ columns: [row.database, row.id] })],
  )

/** Counted numbers: feed positions, ids, tickets. */
export const counters = ({ table, text, integer }: TableKit) =>
  table('counters', { name: text().primaryKey(), value: integer().notNull() })

/** Facts about this database itself: epoch of the feeds, declaration hash, uuid. */
export const facts = ({ table, text }: TableKit) =>
  table('facts', { name: text().primaryKey(), value: text().notNull() })

export const credentials = ({ table, text, integer }: TableKit) =>
  table('credentials', {
    user: integer().primaryKey(),
    hash: text().notNull(),
    updatedAt: integer('updated_at').notNull(),
  })

export const sessions = ({ table, text, integer, index }: TableKit) =>
  table(
    'sessions',
    {
      /** SHA-256 of the token: who reads the database cannot sign in with it. */
      tokenHash: text('token_hash').primaryKey(),
      user: integer().notNull(),
      createdAt: integer('created_at').notNull(),
      seenAt: integer('seen_at').notNull(),
      /** What began it, as people know it: 'Firefox auf Windows'. */
      client: text(),
      /** When somebody ended it from elsewhere: its device is told to give back what it holds. */
      revokedAt: integer('revoked_at'),
    },
    row => [index('sessions_by_user').on(row.user)],
  )

/** Personal links that let somebody in once. The part that proves it is kept hashed: who reads the database cannot use it. */
export const signInLinks = ({ table, text, integer, uniqueIndex }: TableKit) =>
  table(
    'sign_in_links',
    {
      /** The part of the link it is found by. */
      selector: text().primaryKey(),
      secretHash: text('secret_hash').notNull(),
      user: integer().notNull(),
      kind: text().notNull().$type<SignInLinkKind>(),
      /** The address or number it went to; empty where whoever made it handed it over. */
      sentTo: text('sent_to').notNull(),
      createdAt: integer('created_at').notNull(),
      expiresAt: integer('expires_at').notNull(),
    },
    row => [uniqueIndex('sign_in_links_by_user').on(row.user, row.kind)],
  )

/** Side effects of deeds: done at least once, after the deed is durable; the dedupe key makes each of them one row. */
export const jobs = ({ table, text, integer, index, uniqueIndex }: TableKit) =>
  table(
    'jobs',
    {
      id: integer().primaryKey(),
      kind: text().notNull(),
      dedupeKey: text('dedupe_key').notNull(),
      /** Whom it is for where several wait side by side: a printer's id. */
      target: text().notNull(),
      payload: text().notNull(),
      order: integer('order_id'),
      state: text().notNull().$type<JobState>(),
      runAt: integer('run_at').notNull(),
      leaseUntil: integer('lease_until'),
      tries: integer().notNull(),
      lastError: text('last_error'),
      createdAt: integer('created_at').notNull(),
      updatedAt: integer('updated_at').notNull(),
    },
    row => [
      uniqueIndex('jobs_by_key').on(row.dedupeKey),
      index('jobs_by_due').on(row.state, row.runAt),
      index('jobs_by_target').on(row.kind, row.target, row.state),
      index('jobs_by_order').on(row.order),
    ],
  )

/**
 * What happened, who did it and from where: only ever added to. Each entry's hash is of the one before it and of all it says,
 * of what names somebody (`personal`, with a salt in it) only the hash: that can be forgotten, and the chain holds.
 */
export const logEntries = ({ table, text, integer, index }: TableKit) =>
  table(
    'log_entries',
    {
      id: integer().primaryKey(),
      /** Epoch ms. */
      at: integer().notNull(),
      kind: text().notNull().$type<LogKind>(),
      /** `users:5`, `devices:3`, `guest`, `system` */
      actor: text().notNull(),
      /** What the sending device calls itself. */
      device: text().notNull(),
      /** `orders:5` */
      subject: text().notNull(),
      facts: text().notNull().$type<Json<LogFacts>>(),
      personal: text().$type<Json<LogFacts>>(),
      personalHash: text('personal_hash').notNull(),
      hash: text().notNull(),
    },
    row => [
      index('log_by_time').on(row.at),
      index('log_by_kind').on(row.kind, row.id),
      index('log_by_actor').on(row.actor, row.id),
      index('log_by_subject').on(row.subject, row.id),
    ],
  )
