import { and, asc, desc, eq, lt, sql } from './drizzle.ts'
import type { JobRow, JobState } from './jobs.ts'
import { jobs } from './jobTables.ts'
import type { Database } from './open.ts'
import { hole } from './placeholders.ts'

const isPrint = eq(jobs.kind, 'print')

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
        sql`${jobs.target} IN (SELECT value FROM json_each(${hole('targets')}))`,
        sql`${jobs.state} IN (SELECT value FROM json_each(${hole('states')}))`,
      ),
    )
    .orderBy(desc(jobs.id))
    .limit(hole('limit'))
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
  }
}
