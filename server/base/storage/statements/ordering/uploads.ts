import type { InferSelectModel } from 'drizzle-orm'
import { and, asc, eq, inArray, isNull, lt, sql } from '../../drizzle.ts'
import type { Database } from '../../sqlite/open.ts'
import { uploads } from '../../tables/ordering.ts'

export type UploadRow = InferSelectModel<typeof uploads>

const hole = sql.placeholder

/** Statements of uploaded files, prepared once per connection. What waits has no order yet. */
export function uploadStatements(db: Database) {
  const byId = db
    .select()
    .from(uploads)
    .where(eq(uploads.id, hole('id')))
    .prepare()
  const insert = db
    .insert(uploads)
    .values({
      id: hole('id'),
      version: hole('version'),
      extension: hole('extension'),
      publicHash: hole('publicHash'),
      mimeType: hole('mimeType'),
      name: hole('name'),
      bytes: hole('bytes'),
      order: hole('order'),
      createdAt: hole('createdAt'),
    })
    .prepare()
  const attach = db
    .update(uploads)
    .set({ order: sql`${hole('order')}` })
    .where(and(eq(uploads.id, hole('id')), isNull(uploads.order)))
    .prepare()
  const waiting = db
    .select({ count: sql<number>`count(*)`, bytes: sql<number>`coalesce(sum(${uploads.bytes}), 0)` })
    .from(uploads)
    .where(isNull(uploads.order))
    .prepare()
  const expired = db
    .select()
    .from(uploads)
    .where(and(isNull(uploads.order), lt(uploads.createdAt, hole('before'))))
    .orderBy(asc(uploads.createdAt))
    .limit(hole('limit'))
    .prepare()
  const remove = db
    .delete(uploads)
    .where(and(eq(uploads.id, hole('id')), isNull(uploads.order)))
    .prepare()

  return {
    byId: async (id: number): Promise<UploadRow | undefined> => byId.get({ id }),
    insert: async (row: UploadRow): Promise<void> => void insert.run({ ...row }),
    /** True only for the one order that got it. */
    attach: async (id: number, order: number): Promise<boolean> => attach.run({ id, order }).changes === 1,
    /** How many files wait, and their bytes. */
    waiting: async (): Promise<{ count: number; bytes: number }> => waiting.get() ?? { count: 0, bytes: 0 },
    /** Files that wait since before `before` (epoch ms), oldest first. */
    expired: async (before: number, limit: number): Promise<UploadRow[]> => expired.all({ before, limit }),
    /** Only while it waits: false if an order took it meanwhile. */
    remove: async (id: number): Promise<boolean> => remove.run({ id }).changes === 1,
    /** Those of the hashes that some row names. */
    known: async (hashes: readonly string[]): Promise<ReadonlySet<string>> =>
      new Set(
        db
          .select({ publicHash: uploads.publicHash })
          .from(uploads)
          .where(inArray(uploads.publicHash, [...hashes]))
          .all()
          .map(row => row.publicHash),
      ),
  }
}
