import { and, desc, eq, lt, ne } from '../../drizzle.ts'
import type { Engine } from '../../engine.ts'
import type { Row } from '../../tables/tables.ts'
import { param, params } from '../placeholders.ts'

type RevisionRow = Row<'revisions'>

/** Body of a revision that is known by name only: nobody sent it, or it was forgotten. No base for a merge. */
export const UNKNOWN = 'null'

/** Statements of what documents were. */
export function revisionStatements({ db, tables: { documents, revisions }, one, all, run }: Engine) {
  const isOfDocument = and(eq(revisions.type, param('type')), eq(revisions.id, param('id')))
  const add = run(db.insert(revisions).values(params(revisions)))
  const revision = one(
    db
      .select()
      .from(revisions)
      .where(and(isOfDocument, eq(revisions.generation, param('generation')))),
  )
  const history = all(
    db
      .select({ rev: revisions.rev })
      .from(revisions)
      .where(isOfDocument)
      .orderBy(desc(revisions.generation))
      .limit(param('limit')),
  )
  const states = all(
    db
      .select()
      .from(revisions)
      .where(and(isOfDocument, lt(revisions.generation, param('before')), ne(revisions.body, UNKNOWN)))
      .orderBy(desc(revisions.generation))
      .limit(param('limit')),
  )
  const isOfPresent = and(eq(documents.type, revisions.type), eq(documents.id, revisions.id))
  const lastSteps = all(
    db
      .select({ id: revisions.id, author: revisions.author, at: revisions.at })
      .from(documents)
      .innerJoin(revisions, and(isOfPresent, eq(documents.rev, revisions.rev)))
      .where(and(eq(documents.type, param('type')), eq(documents.deleted, 0))),
  )
  const forgetState = run(
    db
      .update(revisions)
      .set({ body: UNKNOWN })
      .where(and(isOfDocument, eq(revisions.generation, param('generation')))),
  )
  const forgetStates = run(db.update(revisions).set({ body: UNKNOWN }).where(isOfDocument))

  return {
    addRevision: (row: RevisionRow): Promise<void> => add(row),
    revision: (type: string, id: number, generation: number): Promise<RevisionRow | undefined> =>
      revision({ type, id, generation }),
    /** Names of a document's revisions, newest first. */
    history: async (type: string, id: number, limit: number): Promise<string[]> =>
      (await history({ type, id, limit })).map(row => row.rev),
    /** Revisions of a document whose body is still kept, newest first, those of a generation below `before`. */
    states: (type: string, id: number, before: number, limit: number): Promise<RevisionRow[]> =>
      states({ type, id, before, limit }),
    /** Who made the present state of each document of a type, and when. */
    lastSteps: (type: string): Promise<Pick<RevisionRow, 'id' | 'author' | 'at'>[]> => lastSteps({ type }),
    /** Keeps only the name of a revision: replicators ask for names, and merges then have no base. */
    forgetState: (type: string, id: number, generation: number): Promise<void> => forgetState({ type, id, generation }),
    forgetStates: (type: string, id: number): Promise<void> => forgetStates({ type, id }),
  }
}
