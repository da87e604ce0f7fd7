import { and, desc, eq, gte, lt, ne } from '../../drizzle.ts'
import type { Engine } from '../../engine.ts'
import { param } from '../placeholders.ts'

/** A tombstone that holds nothing of its document any more. */
export const EMPTY = '{}'

/** Statements of deleted documents: the trash. */
export function tombstoneStatements({ db, tables: { documents, revisions }, all, run }: Engine) {
  const { type, id, rev, deleted, body, updatedAt } = documents
  const isFull = and(eq(deleted, 1), ne(body, EMPTY))
  const trash = all(
    db
      .select({ id, rev, body, at: updatedAt, author: revisions.author })
      .from(documents)
      .innerJoin(revisions, and(eq(revisions.type, type), eq(revisions.id, id), eq(revisions.rev, rev)))
      .where(and(eq(type, param('type')), isFull, gte(updatedAt, param('since'))))
      .orderBy(desc(updatedAt), desc(id))
      .limit(param('limit'))
      .offset(param('offset')),
  )
  const old = all(
    db
      .select({ type, id })
      .from(documents)
      .where(and(isFull, lt(updatedAt, param('before'))))
      .limit(param('limit')),
  )
  const empty = run(
    db
      .update(documents)
      .set({ body: EMPTY })
      .where(and(eq(type, param('type')), eq(id, param('id')), eq(deleted, 1))),
  )

  return {
    /** Documents of a type that were deleted at `since` (epoch ms) or later, with what they held, the last one first. */
    trash: (type: string, since: number, limit: number, offset: number) => trash({ type, since, limit, offset }),
    /** Some that were deleted before that and still hold what they held. */
    oldTrash: (before: number, limit: number): Promise<{ type: string; id: number }[]> => old({ before, limit }),
    /** Leaves the tombstone and forgets what it held. */
    emptyTombstone: (type: string, id: number): Promise<void> => empty({ type, id }),
  }
}
