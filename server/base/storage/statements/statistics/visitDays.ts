import { and, gte, lt } from '../../drizzle.ts'
import type { Engine } from '../../engine.ts'
import type { Row } from '../../tables/tables.ts'
import { excluded, param, params } from '../placeholders.ts'

type VisitDayRow = Row<'visitDays'>

/** Statements of what visitors of days that are over came to. */
export function visitDayStatements({ db, tables: { visitDays }, all, run }: Engine) {
  const isBetween = and(gte(visitDays.start, param('from')), lt(visitDays.start, param('to')))
  const sums = all(db.select({ start: visitDays.start, sums: visitDays.sums }).from(visitDays).where(isBetween))
  const flows = all(db.select({ start: visitDays.start, flows: visitDays.flows }).from(visitDays).where(isBetween))
  const put = run(
    db
      .insert(visitDays)
      .values(params(visitDays))
      .onConflictDoUpdate({ target: visitDays.start, set: excluded(visitDays, 'sums', 'flows') }),
  )
  return {
    /** Days that begin from `from` to before `to` (epoch ms), with the sums of their branches. */
    sums: (from: number, to: number) => sums({ from, to }),
    /** The same with the ways that were taken. */
    flows: (from: number, to: number) => flows({ from, to }),
    put: (row: VisitDayRow): Promise<void> => put(row),
  }
}
