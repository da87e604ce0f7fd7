import { and, asc, eq, inArray, isNull, lt, sql } from '../../drizzle.ts'
import type { Engine } from '../../engine.ts'
import type { Row } from '../../tables/tables.ts'
import { param, params, withLists } from '../placeholders.ts'

export type UploadRow = Row<'uploads'>

/** Statements of uploaded files. What waits has no order yet. */
export function uploadStatements({ db, tables: { uploads }, one, all, run, affected }: Engine) {
  const byId = one(
    db
      .select()
      .from(uploads)
      .where(eq(uploads.id, param('id'))),
  )
  const insert = run(db.insert(uploads).values(params(uploads)))
  const attach = affected(
    db
      .update(uploads)
      .set({ order: sql`${param('order')}` })
      .where(and(eq(uploads.id, param('id')), isNull(uploads.order))),
  )
  const waiting = one(
    db
      .select({ count: sql<number>`count(*)`, bytes: sql<number>`coalesce(sum(${uploads.bytes}), 0)` })
      .from(uploads)
      .where(isNull(uploads.order)),
  )
  const expired = all(
    db
      .select()
      .from(uploads)
      .where(and(isNull(uploads.order), lt(uploads.createdAt, param('before'))))
      .orderBy(asc(uploads.createdAt))
      .limit(param('limit')),
  )
  const remove = affected(db.delete(uploads).where(and(eq(uploads.id, param('id')), isNull(uploads.order))))

  const known = withLists(['hashes'], ({ hashes }) =>
    all(db.select({ publicHash: uploads.publicHash }).from(uploads).where(inArray(uploads.publicHash, hashes))),
  )

  return {
    byId: (id: number): Promise<UploadRow | undefined> => byId({ id }),
    insert: (row: UploadRow): Promise<void> => insert(row),
    /** True only for the one order that got it. */
    attach: async (id: number, order: number): Promise<boolean> => (await attach({ id, order })) === 1,
    /** How many files wait, and their bytes. */
    waiting: async (): Promise<{ count: number; bytes: number }> => (await waiting()) ?? { count: 0, bytes: 0 },
    /** Files that wait since before `before` (epoch ms), oldest first. */
    expired: (before: number, limit: number): Promise<UploadRow[]> => expired({ before, limit }),
    /** Only while it waits: false if an order took it meanwhile. */
    remove: async (id: number): Promise<boolean> => (await remove({ id })) === 1,
    /** Those of the hashes that some row names. */
    known: async (hashes: readonly string[]): Promise<ReadonlySet<string>> =>
      new Set((await known({ hashes })).map(row => row.publicHash)),
  }
}
