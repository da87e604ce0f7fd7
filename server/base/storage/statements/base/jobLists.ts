import { and, desc, eq, inArray, lt, sql } from '../../drizzle.ts'
import type { Engine } from '../../engine.ts'
import { param, withLists } from '../placeholders.ts'
import type { JobRow, JobState } from './jobs.ts'

/** How many jobs are in a state, and since when the longest waiting one is due (epoch ms). */
export interface JobCount {
  readonly state: string
  readonly kind: string
  readonly jobs: number
  readonly oldestAt: number | null
}

/** Statements about jobs for those who look after them. */
export function jobListStatements({ db, tables: { jobs }, all }: Engine) {
  const list = withLists(['states'], ({ states }) =>
    all(
      db
        .select()
        .from(jobs)
        .where(and(lt(jobs.id, param('before')), inArray(jobs.state, states)))
        .orderBy(desc(jobs.id))
        .limit(param('limit')),
    ),
  )
  const counts = all(
    db
      .select({
        state: jobs.state,
        kind: jobs.kind,
        jobs: sql<number>`count(*)`,
        oldestAt: sql<number | null>`min(${jobs.runAt})`,
      })
      .from(jobs)
      .where(inArray(jobs.state, ['waiting', 'leased', 'queued', 'handed', 'dead', 'unconfirmed']))
      .groupBy(jobs.state, jobs.kind),
  )
  const ofKind = all(
    db
      .select({ dedupeKey: jobs.dedupeKey })
      .from(jobs)
      .where(and(eq(jobs.order, param('order')), eq(jobs.kind, param('kind')))),
  )

  return {
    /** Newest first, below the id `before`. */
    list: (states: readonly JobState[], limit: number, before: number): Promise<JobRow[]> =>
      list({ states }, { limit, before }),
    /** What is not settled, by state and kind. */
    counts: (): Promise<JobCount[]> => counts(),
    keysOf: async (order: number, kind: string): Promise<string[]> =>
      (await ofKind({ order, kind })).map(({ dedupeKey }) => dedupeKey),
  }
}
