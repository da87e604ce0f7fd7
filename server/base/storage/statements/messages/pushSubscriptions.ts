import type { InferInsertModel, InferSelectModel } from 'drizzle-orm'
import { and, asc, eq, gte, lt, sql } from '../../drizzle.ts'
import type { Database } from '../../sqlite/open.ts'
import { pushSubscriptions } from '../../tables/counter.ts'
import { assignments, hole } from '../placeholders.ts'

export type PushRow = InferSelectModel<typeof pushSubscriptions>

/** Statements of push subscriptions, prepared once per connection. */
export function pushStatements(db: Database) {
  const ownedBy = eq(pushSubscriptions.owner, hole('owner'))
  const put = db
    .insert(pushSubscriptions)
    .values({
      id: sql`(SELECT COALESCE(MAX(${pushSubscriptions.id}), 0) + 1 FROM ${pushSubscriptions})`,
      endpoint: hole('endpoint'),
      p256dh: hole('p256dh'),
      auth: hole('auth'),
      owner: hole('owner'),
      createdAt: hole('createdAt'),
    } as unknown as InferInsertModel<typeof pushSubscriptions>)
    .onConflictDoUpdate({
      target: [pushSubscriptions.endpoint, pushSubscriptions.owner],
      set: assignments(pushSubscriptions, 'p256dh', 'auth', 'createdAt'),
    })
    .prepare()
  const ofOwner = db.select().from(pushSubscriptions).where(ownedBy).orderBy(asc(pushSubscriptions.id)).prepare()
  const ofOwners = db
    .select()
    .from(pushSubscriptions)
    .where(and(gte(pushSubscriptions.owner, hole('from')), lt(pushSubscriptions.owner, hole('before'))))
    .orderBy(asc(pushSubscriptions.id))
    .prepare()
  const anyOfOwners = db
    .select({ id: pushSubscriptions.id })
    .from(pushSubscriptions)
    .where(and(gte(pushSubscriptions.owner, hole('from')), lt(pushSubscriptions.owner, hole('before'))))
    .prepare()
  const remove = db
    .delete(pushSubscriptions)
    .where(eq(pushSubscriptions.id, hole('id')))
    .prepare()
  const removeOf = db
    .delete(pushSubscriptions)
    .where(and(ownedBy, eq(pushSubscriptions.endpoint, hole('endpoint'))))
    .prepare()
  const ofEndpoint = db
    .select({ id: pushSubscriptions.id })
    .from(pushSubscriptions)
    .where(eq(pushSubscriptions.endpoint, hole('endpoint')))
    .limit(1)
    .prepare()
  const dropOrdersBefore = db
    .delete(pushSubscriptions)
    .where(
      and(
        gte(pushSubscriptions.owner, 'orders:'),
        lt(pushSubscriptions.owner, 'orders;'),
        lt(pushSubscriptions.createdAt, hole('before')),
      ),
    )
    .prepare()

  return {
    put: async (row: Omit<PushRow, 'id'>): Promise<void> => void put.run({ ...row }),
    /** Oldest first. */
    ofOwner: async (owner: string): Promise<PushRow[]> => ofOwner.all({ owner }),
    /** Of every owner of a family: 'users' gives `users:1`, `users:2`, … Oldest first. */
    ofFamily: async (family: string): Promise<PushRow[]> => ofOwners.all({ from: `${family}:`, before: `${family};` }),
    hasFamily: async (family: string): Promise<boolean> =>
      anyOfOwners.get({ from: `${family}:`, before: `${family};` }) !== undefined,
    remove: async (id: number): Promise<void> => void remove.run({ id }),
    removeOf: async (owner: string, endpoint: string): Promise<void> => void removeOf.run({ owner, endpoint }),
    /** Whether anybody is told at this address of a browser. */
    isUsed: async (endpoint: string): Promise<boolean> => ofEndpoint.get({ endpoint }) !== undefined,
    /** Forgets guests' devices of orders that are long over (epoch ms). */
    dropOrdersBefore: async (before: number): Promise<void> => void dropOrdersBefore.run({ before }),
  }
}
