import { and, asc, desc, eq, inArray, lt, sql } from '../../drizzle.ts'
import type { Database } from '../../sqlite/open.ts'
import { jobs } from '../../tables/messages.ts'
import type { JobRow, JobState } from '../base/jobs.ts'
import { hole } from '../placeholders.ts'

/** How many papers of a printer are in a state, and since when the oldest of them is there (epoch ms). */
export interface PrintCount {
  readonly target: string
  readonly state: string
  readonly jobs: number
  readonly oldestAt: number
}

const isPrint = eq(jobs.kind, 'print')
const isTarget = sql`${jobs.target} IN (SELECT value FROM json_each(${hole('targets')}))`

/** Statements of jobs for printers, prepared once per connection. */
export function printJobStatements(db: Database) {
  const inState = db
    .select()
    .from(jobs)
    .where(and(eq(jobs.state, hole('state')), isPrint))
    .orderBy(asc(jobs.runAt), asc(jobs.id))
    .limit(hole('limit'))
    .prepare()
  const ofOrder = db
    .select()
    .from(jobs)
    .where(and(eq(jobs.order, hole('order')), isPrint))
    .orderBy(asc(jobs.id))
    .prepare()
  const list = db
    .select()
    .from(jobs)
    .where(
      and(
        isPrint,
        lt(jobs.id, hole('before')),
        isTarget,
        sql`${jobs.state} IN (SELECT value FROM json_each(${hole('states')}))`,
      ),
    )
    .orderBy(desc(jobs.id))
    .limit(hole('limit'))
    .prepare()

  const counts = db
    .select({
      target: jobs.target,
      state: jobs.state,
      jobs: sql<number>`count(*)`,
      oldestAt: sql<number>`min(${jobs.createdAt})`,
    })
    .from(jobs)
    .where(and(isPrint, isTarget, inArray(jobs.state, ['queued', 'handed', 'unconfirmed', 'dead'])))
    .groupBy(jobs.target, jobs.state)
    .prepare()
  const lastDone = db
    .select({ target: jobs.target, at: sql<number>`max(${jobs.updatedAt})` })
    .from(jobs)
    .where(and(isPrint, isTarget, eq(jobs.state, 'done')))
    .groupBy(jobs.target)
    .prepare()

  return {
    /** In the order of their turn: `runAt` is since when one waits at its printer. */
    inState: async (state: JobState, limit: number): Promise<JobRow[]> => inState.all({ state, limit }),
    ofOrder: async (order: number): Promise<JobRow[]> => ofOrder.all({ order }),
    /** Newest first, below the id `before`. */
    list: async (
      targets: readonly string[],
      states: readonly JobState[],
      before: number,
      limit: number,
    ): Promise<JobRow[]> =>
      list.all({ targets: JSON.stringify(targets), states: JSON.stringify(states), before, limit }),
    /** What of these printers is not settled. */
    counts: async (targets: readonly string[]): Promise<PrintCount[]> =>
      counts.all({ targets: JSON.stringify(targets) }),
    /** When these printers last printed something (epoch ms). */
    lastDone: async (targets: readonly string[]): Promise<{ target: string; at: number }[]> =>
      lastDone.all({ targets: JSON.stringify(targets) }),
  }
}
