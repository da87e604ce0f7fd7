import type { Body, Entity } from '../../../../../schema/base/entity.ts'
import { asc, eq } from '../../drizzle.ts'
import type { Engine } from '../../engine.ts'
import type { Row } from '../../tables/tables.ts'
import { param, params } from '../placeholders.ts'

/** Statements of what documents said before, in the fields that are remembered. */
export function formerValueStatements({ db, tables: { formerValues }, all, run }: Engine) {
  const put = run(db.insert(formerValues).values(params(formerValues)).onConflictDoNothing())
  const ofType = all(
    db
      .select()
      .from(formerValues)
      .where(eq(formerValues.type, param('type')))
      .orderBy(asc(formerValues.until)),
  )
  return {
    /** Of several at one instant the first one stays. */
    rememberValues: (row: Row<'formerValues'>): Promise<void> => put(row),
    /** What documents of an entity, also deleted ones, said until when (epoch ms), oldest first. */
    formerValues: async ({ type }: Entity): Promise<readonly FormerValues[]> =>
      (await ofType({ type })).map(({ id, until, body }) => ({ id, until, body: JSON.parse(body) })),
  }
}

interface FormerValues {
  readonly id: number
  readonly until: number
  readonly body: Body
}
