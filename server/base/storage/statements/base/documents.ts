import type { Entity, Stored } from '../../../../../schema/base/entity.ts'
import { and, asc, eq, gt } from '../../drizzle.ts'
import type { Engine } from '../../engine.ts'
import { storedOf } from '../../json.ts'
import type { Row } from '../../tables/tables.ts'
import { excluded, param, params } from '../placeholders.ts'
import { closedBranchStatements } from './closedBranches.ts'
import { counterStatements, factStatements } from './counters.ts'
import { feedStatements } from './feeds.ts'
import { formerValueStatements } from './formerValues.ts'
import { localStatements } from './locals.ts'
import { revisionStatements } from './revisions.ts'
import { tombstoneStatements } from './tombstones.ts'
import { uniqueValueStatements } from './uniqueValues.ts'

export type DocumentRow = Omit<Row<'documents'>, 'updatedAt'>

/** Statements of documents and of all that is kept beside them. */
export const documentStatements = (engine: Engine) => ({
  ...presentStatements(engine),
  ...revisionStatements(engine),
  ...tombstoneStatements(engine),
  ...closedBranchStatements(engine),
  ...feedStatements(engine),
  ...uniqueValueStatements(engine),
  ...formerValueStatements(engine),
  ...localStatements(engine),
  ...counterStatements(engine),
  ...factStatements(engine),
})

function presentStatements({ db, tables: { documents }, one, all, run }: Engine) {
  const { type, id, rev, deleted, body, updatedAt } = documents
  const document = one(
    db
      .select({ type, id, rev, deleted, body })
      .from(documents)
      .where(and(eq(type, param('type')), eq(id, param('id')))),
  )
  const ofType = all(
    db
      .select({ id, rev, body })
      .from(documents)
      .where(and(eq(type, param('type')), eq(deleted, 0)))
      .orderBy(asc(id)),
  )
  const everyDocument = all(db.select().from(documents).where(gt(id, 0)).orderBy(asc(type), asc(id)))
  const changeTimes = all(
    db
      .select({ id, updatedAt })
      .from(documents)
      .where(and(eq(type, param('type')), eq(deleted, 0))),
  )
  const put = run(
    db
      .insert(documents)
      .values(params(documents))
      .onConflictDoUpdate({
        target: [type, id],
        set: excluded(documents, 'rev', 'deleted', 'body', 'updatedAt'),
      }),
  )

  return {
    document: (type: string, id: number): Promise<DocumentRow | undefined> => document({ type, id }),
    /** A document of an entity as it is stored now; undefined where there is none, or none any more. */
    entity: async <E extends Entity>(entity: E, id: number): Promise<Stored<E> | undefined> => {
      const row = await document({ type: entity.type, id })
      return row && row.deleted === 0 ? storedOf(entity, row) : undefined
    },
    /** Every document of an entity, by id. */
    every: async <E extends Entity>(entity: E): Promise<Stored<E>[]> =>
      (await ofType({ type: entity.type })).map(row => storedOf(entity, row)),
    everyDocument: (): Promise<Row<'documents'>[]> => everyDocument(),
    /** When each document of a type was last changed, epoch ms. */
    changeTimes: (type: string): Promise<{ id: number; updatedAt: number }[]> => changeTimes({ type }),
    putDocument: (row: Row<'documents'>): Promise<void> => put(row),
  }
}
