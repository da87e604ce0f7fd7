import type { SignInLinkKind } from '../../../../../schema/base/people.ts'
import { and, eq, lt } from '../../drizzle.ts'
import type { Engine } from '../../engine.ts'
import type { Row } from '../../tables/tables.ts'
import { assignments, param, params } from '../placeholders.ts'

type SignInLinkRow = Row<'signInLinks'>

/** Statements of personal links: one of a kind for each person. */
export function signInLinkStatements({ db, tables: { signInLinks }, one, all, run }: Engine) {
  const ofKind = and(eq(signInLinks.user, param('user')), eq(signInLinks.kind, param('kind')))
  const find = one(
    db
      .select()
      .from(signInLinks)
      .where(eq(signInLinks.selector, param('selector'))),
  )
  const every = all(db.select().from(signInLinks))
  const put = run(db.insert(signInLinks).values(params(signInLinks)))
  const noteSent = run(db.update(signInLinks).set(assignments(signInLinks, 'sentTo')).where(ofKind))
  const drop = run(db.delete(signInLinks).where(ofKind))
  const dropAll = run(db.delete(signInLinks).where(eq(signInLinks.user, param('user'))))
  const dropOld = run(db.delete(signInLinks).where(lt(signInLinks.expiresAt, param('before'))))

  return {
    bySelector: (selector: string): Promise<SignInLinkRow | undefined> => find({ selector }),
    every: (): Promise<readonly SignInLinkRow[]> => every(),
    /** The former one of the same kind is worth nothing any more. */
    put: async (row: SignInLinkRow): Promise<void> => {
      await drop({ user: row.user, kind: row.kind })
      await put(row)
    },
    noteSent: (user: number, kind: SignInLinkKind, sentTo: string): Promise<void> => noteSent({ user, kind, sentTo }),
    drop: (user: number, kind: SignInLinkKind): Promise<void> => drop({ user, kind }),
    dropAllOf: (user: number): Promise<void> => dropAll({ user }),
    dropOlder: (before: number): Promise<void> => dropOld({ before }),
  }
}
