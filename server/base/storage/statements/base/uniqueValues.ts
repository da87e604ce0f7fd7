import { and, eq } from '../../drizzle.ts'
import type { Engine } from '../../engine.ts'
import { param, params } from '../placeholders.ts'

/** Statements of values that exist once per type. */
export function uniqueValueStatements({ db, tables: { uniqueValues }, one, run }: Engine) {
  const holder = one(
    db
      .select({ id: uniqueValues.id })
      .from(uniqueValues)
      .where(
        and(
          eq(uniqueValues.type, param('type')),
          eq(uniqueValues.field, param('field')),
          eq(uniqueValues.value, param('value')),
        ),
      ),
  )
  const release = run(
    db.delete(uniqueValues).where(and(eq(uniqueValues.type, param('type')), eq(uniqueValues.id, param('id')))),
  )
  const hold = run(db.insert(uniqueValues).values(params(uniqueValues)))

  return {
    /** The document that has this value; undefined where it is free. */
    holder: async (type: string, field: string, value: string): Promise<number | undefined> =>
      (await holder({ type, field, value }))?.id,
    releaseValues: (type: string, id: number): Promise<void> => release({ type, id }),
    holdValue: (type: string, field: string, value: string, id: number): Promise<void> =>
      hold({ type, field, value, id }),
  }
}
