import { and, asc, eq, inArray, lte } from '../../drizzle.ts'
import type { Engine } from '../../engine.ts'
import type { Row } from '../../tables/tables.ts'
import { assignments, param, params } from '../placeholders.ts'
import { reserving } from './counters.ts'

export type JobRow = Row<'jobs'>

export type JobState = JobRow['state']

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

/** Statements of jobs. */
export const jobStatements = (engine: Engine) => ({ ...jobReads(engine), ...jobWrites(engine) })

function jobReads({ db, tables: { jobs }, one, all }: Engine) {
  const byId = one(
    db
      .select()
      .from(jobs)
      .where(eq(jobs.id, param('id'))),
  )
  const byKey = one(
    db
      .select()
      .from(jobs)
      .where(eq(jobs.dedupeKey, param('dedupeKey'))),
  )
  const due = (state: JobState, time: typeof jobs.runAt | typeof jobs.leaseUntil) =>
    all(
      db
        .select()
        .from(jobs)
        .where(and(eq(jobs.state, state), lte(time, param('now'))))
        .orderBy(asc(jobs.runAt), asc(jobs.id))
        .limit(param('limit')),
    )
  const waiting = due('waiting', jobs.runAt)
  const abandoned = due('leased', jobs.leaseUntil)
  const ofTarget = all(
    db
      .select()
      .from(jobs)
      .where(and(eq(jobs.kind, param('kind')), eq(jobs.target, param('target')), eq(jobs.state, param('state'))))
      .orderBy(asc(jobs.runAt), asc(jobs.id))
      .limit(param('limit')),
  )
  const ofOrder = all(
    db
      .select()
      .from(jobs)
      .where(eq(jobs.order, param('order')))
      .orderBy(asc(jobs.id)),
  )

  return {
    byId: (id: number): Promise<JobRow | undefined> => byId({ id }),
    byKey: (dedupeKey: string): Promise<JobRow | undefined> => byKey({ dedupeKey }),
    /** What is to be done now: jobs whose time has come, and those whose runner is gone. */
    due: async (now: number, limit: number): Promise<JobRow[]> =>
      (await Promise.all([abandoned({ now, limit }), waiting({ now, limit })])).flat().slice(0, limit),
    ofTarget: (kind: string, target: string, state: JobState, limit: number): Promise<JobRow[]> =>
      ofTarget({ kind, target, state, limit }),
    ofOrder: (order: number): Promise<JobRow[]> => ofOrder({ order }),
  }
}

function jobWrites(engine: Engine) {
  const { db, tables, run, affected } = engine
  const { jobs } = tables
  const nextId = reserving(engine, 'id:jobs')
  const insert = run(db.insert(jobs).values(params(jobs)).onConflictDoNothing({ target: jobs.dedupeKey }))
  const move = affected(
    db
      .update(jobs)
      .set(assignments(jobs, 'state', 'runAt', 'leaseUntil', 'tries', 'lastError', 'target', 'updatedAt'))
      .where(and(eq(jobs.id, param('id')), eq(jobs.state, param('from')), eq(jobs.tries, param('fromTries')))),
  )
  const takeBack = run(
    db
      .delete(jobs)
      .where(
        and(eq(jobs.dedupeKey, param('dedupeKey')), inArray(jobs.state, ['waiting', 'queued']), eq(jobs.tries, 0)),
      ),
  )
  const forget = affected(
    db.delete(jobs).where(and(inArray(jobs.state, ['done', 'expired']), lte(jobs.updatedAt, param('before')))),
  )

  return {
    /** Adds a job unless its key was there before. `at` is epoch ms. */
    add: async ({ payload, runAt, target, order, ...job }: NewJob, at: number): Promise<void> => {
      const row: JobRow = {
        ...job,
        id: await nextId(),
        target: target ?? '',
        payload: JSON.stringify(payload),
        order: order ?? null,
        state: target === undefined ? 'waiting' : 'queued',
        runAt: runAt ?? at,
        leaseUntil: null,
        tries: 0,
        lastError: null,
        createdAt: at,
        updatedAt: at,
      }
      await insert(row)
    },
    /** Conditional on what the job was: true only for the one who moved it. */
    move: async (job: JobRow, change: Partial<JobRow> & { state: JobState }, at: number): Promise<boolean> =>
      (await move({ ...job, ...change, from: job.state, fromTries: job.tries, updatedAt: at })) === 1,
    /** Takes a job away that nobody has begun; it may be added again. One that was begun stays. */
    takeBack: (dedupeKey: string): Promise<void> => takeBack({ dedupeKey }),
    forgetBefore: (before: number): Promise<number> => forget({ before }),
  }
}
