import { and, asc, desc, eq, inArray, lt, sql } from '../../drizzle.ts'
import type { Engine } from '../../engine.ts'
import type { JobRow, JobState } from '../base/jobs.ts'
import { param, withLists } from '../placeholders.ts'

/** How many papers of a printer are in a state, and since when the oldest of them is there (epoch ms). */
export interface PrintCount {
  readonly target: string
  readonly state: string
  readonly jobs: number
  readonly oldestAt: number
}

/** Statements of jobs for printers. */
export function printJobStatements({ db, tables: { jobs }, all }: Engine) {
  const isPrint = eq(jobs.kind, 'print')
  const ofOrder = all(
    db
      .select()
      .from(jobs)
      .where(and(eq(jobs.order, param('order')), isPrint))
      .orderBy(asc(jobs.id)),
  )
  const list = withLists(['targets', 'states'], ({ targets, states }) =>
    all(
      db
        .select()
        .from(jobs)
        .where(and(isPrint, lt(jobs.id, param('before')), inArray(jobs.target, targets), inArray(jobs.state, states)))
        .orderBy(desc(jobs.id))
        .limit(param('limit')),
    ),
  )

  const counts = withLists(['targets'], ({ targets }) =>
    all(
      db
        .select({
          target: jobs.target,
          state: jobs.state,
          jobs: sql<number>`count(*)`,
          oldestAt: sql<number>`min(${jobs.createdAt})`,
        })
        .from(jobs)
        .where(
          and(isPrint, inArray(jobs.target, targets), inArray(jobs.state, ['queued', 'handed', 'unconfirmed', 'dead'])),
        )
        .groupBy(jobs.target, jobs.state),
    ),
  )
  const lastDone = withLists(['targets'], ({ targets }) =>
    all(
      db
        .select({ target: jobs.target, at: sql<number>`max(${jobs.updatedAt})` })
        .from(jobs)
        .where(and(isPrint, inArray(jobs.target, targets), eq(jobs.state, 'done')))
        .groupBy(jobs.target),
    ),
  )
  const inState = all(
    db
      .select()
      .from(jobs)
      .where(and(eq(jobs.state, param('state')), isPrint))
      .orderBy(asc(jobs.runAt), asc(jobs.id))
      .limit(param('limit')),
  )

  return {
    /** In the order of their turn: `runAt` is since when one waits at its printer. */
    inState: (state: JobState, limit: number): Promise<JobRow[]> => inState({ state, limit }),
    ofOrder: (order: number): Promise<JobRow[]> => ofOrder({ order }),
    /** Newest first, below the id `before`. */
    list: (targets: readonly string[], states: readonly JobState[], before: number, limit: number): Promise<JobRow[]> =>
      list({ targets, states }, { before, limit }),
    /** What of these printers is not settled. */
    counts: (targets: readonly string[]): Promise<PrintCount[]> => counts({ targets }),
    /** When these printers last printed something (epoch ms). */
    lastDone: (targets: readonly string[]): Promise<{ target: string; at: number }[]> => lastDone({ targets }),
  }
}
