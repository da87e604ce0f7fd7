import { eq } from '../../drizzle.ts'
import type { Engine } from '../../engine.ts'
import type { Row } from '../../tables/tables.ts'
import { excluded, param, params } from '../placeholders.ts'

/** Statements of the calendars people have of their rosters. */
export function calendarStatements({ db, tables: { calendars }, one, run }: Engine) {
  const find = one(
    db
      .select()
      .from(calendars)
      .where(eq(calendars.user, param('user'))),
  )
  const put = run(
    db
      .insert(calendars)
      .values(params(calendars))
      .onConflictDoUpdate({ target: calendars.user, set: excluded(calendars, 'version', 'isOn', 'updatedAt') }),
  )

  return {
    of: (user: number): Promise<Row<'calendars'> | undefined> => find({ user }),
    put: (row: Row<'calendars'>): Promise<void> => put(row),
  }
}
