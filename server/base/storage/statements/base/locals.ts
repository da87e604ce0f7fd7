import { and, desc, eq, inArray } from '../../drizzle.ts'
import type { Engine } from '../../engine.ts'
import { excluded, param, params, withLists } from '../placeholders.ts'

/** How many old ones are dropped at once. */
const DROP = 1000

/** Statements of the `_local` documents in which foreign clients keep their checkpoints. */
export function localStatements({ db, tables: { locals }, one, all, run }: Engine) {
  const inDatabase = eq(locals.database, param('database'))
  const local = one(
    db
      .select()
      .from(locals)
      .where(and(inDatabase, eq(locals.id, param('id')))),
  )
  const put = run(
    db
      .insert(locals)
      .values(params(locals))
      .onConflictDoUpdate({
        target: [locals.database, locals.id],
        set: excluded(locals, 'rev', 'body', 'updatedAt'),
      }),
  )
  const old = all(
    db
      .select({ id: locals.id })
      .from(locals)
      .where(inDatabase)
      .orderBy(desc(locals.updatedAt))
      .limit(DROP)
      .offset(param('keep')),
  )
  const drop = withLists(['ids'], ({ ids }) => run(db.delete(locals).where(and(inDatabase, inArray(locals.id, ids)))))

  const remove = run(db.delete(locals).where(and(inDatabase, eq(locals.id, param('id')))))

  return {
    dropLocal: (database: string, id: string): Promise<void> => remove({ database, id }),
    local: (database: string, id: string): Promise<{ rev: number; body: string } | undefined> =>
      local({ database, id }),
    putLocal: (database: string, id: string, rev: number, body: string, at: number): Promise<void> =>
      put({ database, id, rev, body, updatedAt: at }),
    /** Foreign clients leave checkpoints for ever; only the newest of a database are kept. */
    dropOldLocals: async (database: string, keep: number): Promise<void> => {
      const ids = (await old({ database, keep })).map(row => row.id)
      if (ids.length > 0) await drop({ ids }, { database })
    },
  }
}
