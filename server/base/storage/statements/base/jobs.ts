import type { InferInsertModel, InferSelectModel } from 'drizzle-orm'
import { and, asc, eq, inArray, lte, sql } from '../../drizzle.ts'
import type { Database } from '../../sqlite/open.ts'
import { jobs } from '../../tables/messages.ts'
import { assignments, hole } from '../placeholders.ts'

export type JobRow = InferSelectModel<typeof jobs>

/**
 * `waiting` for its time, `leased` by a runner; `queued` until its target fetches it, `handed` to a printer that has not reported yet; at the end `done`, `dead`
 * after too many tries, `expired` when its time has passed, `unconfirmed` when it may have happened and only a person may
 * say whether to do it again.
 */
export type JobState = 'waiting' | 'leased' | 'queued' | 'handed' | 'done' | 'dead' | 'expired' | 'unconfirmed'

export interface NewJob {
  readonly kind: string
  /** One job per key for ever: `mail:order:5:confirmed`. */
  readonly dedupeKey: string
  readonly payload: unknown
  /** Epoch ms; at once when absent. */
  readonly runAt?: number
  /** Who fetches it: then it waits in its queue and no runner touches it. */
  readonly target?: string
  readonly order?: number | null
}

/** Statements of jobs, prepared once per connection. */
export function jobStatements(db: Database) {
  const insert = db
    .insert(jobs)
    .values({
      // One writer at a time: the next number is the next number.
      id: sql`(SELECT COALESCE(MAX(${jobs.id}), 0) + 1 FROM ${jobs})`,
      kind: hole('kind'),
      dedupeKey: hole('dedupeKey'),
      target: hole('target'),
      payload: hole('payload'),
      order: hole('order'),
      state: hole('state'),
      runAt: hole('runAt'),
      leaseUntil: null,
      tries: 0,
      lastError: null,
      createdAt: hole('at'),
      updatedAt: hole('at'),
    } as unknown as InferInsertModel<typeof jobs>)
    .onConflictDoNothing({ target: jobs.dedupeKey })
    .prepare()
  const byId = db
    .select()
    .from(jobs)
    .where(eq(jobs.id, hole('id')))
    .prepare()
  const byKey = db
    .select()
    .from(jobs)
    .where(eq(jobs.dedupeKey, hole('dedupeKey')))
    .prepare()
  const due = (state: 'waiting' | 'leased', time: typeof jobs.runAt | typeof jobs.leaseUntil) =>
    db
      .select()
      .from(jobs)
      .where(and(eq(jobs.state, state), lte(time, hole('now'))))
      .orderBy(asc(jobs.runAt), asc(jobs.id))
      .limit(hole('limit'))
      .prepare()
  const waiting = due('waiting', jobs.runAt)
  const abandoned = due('leased', jobs.leaseUntil)
  const ofTarget = db
    .select()
    .from(jobs)
    .where(and(eq(jobs.kind, hole('kind')), eq(jobs.target, hole('target')), eq(jobs.state, hole('state'))))
    .orderBy(asc(jobs.runAt), asc(jobs.id))
    .limit(hole('limit'))
    .prepare()
  const ofOrder = db
    .select()
    .from(jobs)
    .where(eq(jobs.order, hole('order')))
    .orderBy(asc(jobs.id))
    .prepare()
  const move = db
    .update(jobs)
    .set(assignments(jobs, 'state', 'runAt', 'leaseUntil', 'tries', 'lastError', 'target', 'updatedAt'))
    .where(and(eq(jobs.id, hole('id')), eq(jobs.state, hole('from')), eq(jobs.tries, hole('fromTries'))))
    .prepare()
  const forget = db
    .delete(jobs)
    .where(and(inArray(jobs.state, ['done', 'expired']), lte(jobs.updatedAt, hole('before'))))
    .prepare()

  return {
    /** Adds a job unless its key was there before. `at` is epoch ms. */
    add: async ({ kind, dedupeKey, payload, runAt, target, order }: NewJob, at: number): Promise<void> =>
      void insert.run({
        kind,
        dedupeKey,
        payload: JSON.stringify(payload),
        runAt: runAt ?? at,
        target: target ?? '',
        state: target === undefined ? 'waiting' : 'queued',
        order: order ?? null,
        at,
      }),
    byId: async (id: number): Promise<JobRow | undefined> => byId.get({ id }),
    byKey: async (dedupeKey: string): Promise<JobRow | undefined> => byKey.get({ dedupeKey }),
    /** What is to be done now: jobs whose time has come, and those whose runner is gone. */
    due: async (now: number, limit: number): Promise<JobRow[]> =>
      [...abandoned.all({ now, limit }), ...waiting.all({ now, limit })].slice(0, limit),
    ofTarget: async (kind: string, target: string, state: JobState, limit: number): Promise<JobRow[]> =>
      ofTarget.all({ kind, target, state, limit }),
    ofOrder: async (order: number): Promise<JobRow[]> => ofOrder.all({ order }),
    /** Conditional on what the job was: true only for the one who moved it. */
    move: async (job: JobRow, change: Partial<JobRow> & { state: JobState }, at: number): Promise<boolean> =>
      move.run({ ...job, ...change, from: job.state, fromTries: job.tries, updatedAt: at }).changes === 1,
    forgetBefore: async (before: number): Promise<number> => forget.run({ before }).changes,
  }
}
