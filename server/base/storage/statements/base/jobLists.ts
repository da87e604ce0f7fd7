import { and, desc, eq, inArray, lt, sql } from '../../drizzle.ts'
import type { Database } from '../../sqlite/open.ts'
import { jobs } from '../../tables/messages.ts'
import { hole } from '../placeholders.ts'
import type { JobRow, JobState } from './jobs.ts'

/** How many jobs are in a state, and since when the longest waiting one is due (epoch ms). */
export interface JobCount {
  readonly state: string
  readonly kind: string
  readonly jobs: number
  readonly oldestAt: number | null
}

/** Statements about jobs for those who look after them, prepared once per connection. */
export function jobListStatements(db: Database) {
  const list = db
    .select()
    .from(jobs)
    .where(and(lt(jobs.id, hole('before')), sql`${jobs.state} IN (SELECT value FROM json_each(${hole('states')}))`))
    .orderBy(desc(jobs.id))
    .limit(hole('limit'))
    .prepare()
  const counts = db
    .select({
      state: jobs.state,
      kind: jobs.kind,
      jobs: sql<number>`count(*)`,
      oldestAt: sql<number | null>`min(${jobs.runAt})`,
    })
    .from(jobs)
    .where(inArray(jobs.state, ['waiting', 'leased', 'queued', 'handed', 'dead', 'unconfirmed']))
    .groupBy(jobs.state, jobs.kind)
    .prepare()
  const ofKind = db
    .select({ dedupeKey: jobs.dedupeKey })
    .from(jobs)
    .where(and(eq(jobs.order, hole('order')), eq(jobs.kind, hole('kind'))))
    .prepare()

  return {
    /** Newest first, below the id `before`. */
    list: async (states: readonly JobState[], limit: number, before: number): Promise<JobRow[]> =>
      list.all({ states: JSON.stringify(states), limit, before }),
    /** What is not settled, by state and kind. */
    counts: async (): Promise<JobCount[]> => counts.all(),
    keysOf: async (order: number, kind: string): Promise<string[]> =>
      ofKind.all({ order, kind }).map(({ dedupeKey }) => dedupeKey),
  }
}
