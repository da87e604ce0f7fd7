import { and, eq, lt } from '../../drizzle.ts'
import type { Engine } from '../../engine.ts'
import type { Row } from '../../tables/tables.ts'
import { assignments, param, params } from '../placeholders.ts'

export type ExternalKeyRow = Row<'externalKeys'>

/** Statements of what lets external people in. */
export function externalKeyStatements({ db, tables: { externalKeys }, one, all, run, affected }: Engine) {
  const ofKind = and(eq(externalKeys.person, param('person')), eq(externalKeys.kind, param('kind')))
  const byHash = eq(externalKeys.tokenHash, param('tokenHash'))
  const find = one(db.select().from(externalKeys).where(byHash))
  const every = all(db.select().from(externalKeys))
  const put = run(db.insert(externalKeys).values(params(externalKeys)))
  const touch = run(db.update(externalKeys).set(assignments(externalKeys, 'seenAt')).where(byHash))
  const noteSent = run(db.update(externalKeys).set(assignments(externalKeys, 'sentTo')).where(byHash))
  const drop = affected(db.delete(externalKeys).where(byHash))
  const dropKind = run(db.delete(externalKeys).where(ofKind))
  const dropAll = run(db.delete(externalKeys).where(eq(externalKeys.person, param('person'))))
  const dropOld = run(db.delete(externalKeys).where(lt(externalKeys.expiresAt, param('before'))))

  return {
    byHash: (tokenHash: string): Promise<ExternalKeyRow | undefined> => find({ tokenHash }),
    every: (): Promise<readonly ExternalKeyRow[]> => every(),
    put: (row: ExternalKeyRow): Promise<void> => put(row),
    touch: (tokenHash: string, seenAt: number): Promise<void> => touch({ tokenHash, seenAt }),
    noteSent: (tokenHash: string, sentTo: string): Promise<void> => noteSent({ tokenHash, sentTo }),
    /** True only for the one caller who used it up. */
    drop: async (tokenHash: string): Promise<boolean> => (await drop({ tokenHash })) === 1,
    dropKind: (person: number, kind: ExternalKeyRow['kind']): Promise<void> => dropKind({ person, kind }),
    dropAllOf: (person: number): Promise<void> => dropAll({ person }),
    dropOlder: (before: number): Promise<void> => dropOld({ before }),
  }
}
