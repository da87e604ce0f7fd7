import { and, asc, eq, gte, lt } from '../../drizzle.ts'
import type { Engine } from '../../engine.ts'
import type { Row } from '../../tables/tables.ts'
import { counting } from '../base/counters.ts'
import { excluded, param, params } from '../placeholders.ts'

export type PushRow = Row<'pushSubscriptions'>

/** Statements of push subscriptions. */
export const pushStatements = (engine: Engine) => ({ ...subscriptionReads(engine), ...subscriptionWrites(engine) })

function subscriptionReads({ db, tables: { pushSubscriptions }, one, all }: Engine) {
  const { id, owner, endpoint } = pushSubscriptions
  const inFamily = and(gte(owner, param('from')), lt(owner, param('before')))
  const ofOwner = all(
    db
      .select()
      .from(pushSubscriptions)
      .where(eq(owner, param('owner')))
      .orderBy(asc(id)),
  )
  const ofFamily = all(db.select().from(pushSubscriptions).where(inFamily).orderBy(asc(id)))
  // The first row is enough, and a limit of one costs more than it saves.
  const anyOfFamily = one(db.select({ id }).from(pushSubscriptions).where(inFamily))
  const ofEndpoint = one(
    db
      .select({ id })
      .from(pushSubscriptions)
      .where(eq(endpoint, param('endpoint')))
      .limit(1),
  )

  return {
    /** Oldest first. */
    ofOwner: (owner: string): Promise<PushRow[]> => ofOwner({ owner }),
    /** Of every owner of a family: 'users' gives `users:1`, `users:2`, … Oldest first. */
    ofFamily: (family: string): Promise<PushRow[]> => ofFamily({ from: `${family}:`, before: `${family};` }),
    hasFamily: async (family: string): Promise<boolean> =>
      (await anyOfFamily({ from: `${family}:`, before: `${family};` })) !== undefined,
    /** Whether anybody is told at this address of a browser. */
    isUsed: async (endpoint: string): Promise<boolean> => (await ofEndpoint({ endpoint })) !== undefined,
  }
}

function subscriptionWrites(engine: Engine) {
  const { db, tables, run } = engine
  const { pushSubscriptions } = tables
  const { id, owner, endpoint, createdAt } = pushSubscriptions
  const count = counting(engine)
  const put = run(
    db
      .insert(pushSubscriptions)
      .values(params(pushSubscriptions))
      .onConflictDoUpdate({
        target: [endpoint, owner],
        set: excluded(pushSubscriptions, 'p256dh', 'auth', 'createdAt'),
      }),
  )
  const remove = run(db.delete(pushSubscriptions).where(eq(id, param('id'))))
  const removeOf = run(
    db.delete(pushSubscriptions).where(and(eq(owner, param('owner')), eq(endpoint, param('endpoint')))),
  )
  const dropOrdersBefore = run(
    db
      .delete(pushSubscriptions)
      .where(and(gte(owner, 'orders:'), lt(owner, 'orders;'), lt(createdAt, param('before')))),
  )

  return {
    put: async (row: Omit<PushRow, 'id'>): Promise<void> => put({ ...row, id: await count('id:push-subscriptions') }),
    remove: (id: number): Promise<void> => remove({ id }),
    removeOf: (owner: string, endpoint: string): Promise<void> => removeOf({ owner, endpoint }),
    /** Forgets guests' devices of orders that are long over (epoch ms). */
    dropOrdersBefore: (before: number): Promise<void> => dropOrdersBefore({ before }),
  }
}
