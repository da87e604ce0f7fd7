import { eq } from '../../drizzle.ts'
import type { Engine } from '../../engine.ts'
import { excluded, param, params } from '../placeholders.ts'

/** Statements of what people type at a terminal. */
export function pinStatements({ db, tables: { pins }, one, all, run }: Engine) {
  const find = one(
    db
      .select({ hash: pins.hash })
      .from(pins)
      .where(eq(pins.user, param('user'))),
  )
  const put = run(
    db
      .insert(pins)
      .values(params(pins))
      .onConflictDoUpdate({ target: pins.user, set: excluded(pins, 'hash', 'updatedAt') }),
  )
  const drop = run(db.delete(pins).where(eq(pins.user, param('user'))))
  const holders = all(db.select({ user: pins.user }).from(pins))

  return {
    of: async (user: number): Promise<string | undefined> => (await find({ user }))?.hash,
    put: (user: number, hash: string, updatedAt: number): Promise<void> => put({ user, hash, updatedAt }),
    drop: (user: number): Promise<void> => drop({ user }),
    /** Who has one. */
    holders: async (): Promise<ReadonlySet<number>> => new Set((await holders()).map(({ user }) => user)),
  }
}
