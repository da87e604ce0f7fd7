import { and, eq, isNull, lt, or } from '../../drizzle.ts'
import type { Engine } from '../../engine.ts'
import type { Row } from '../../tables/tables.ts'
import { assignments, excluded, param, params } from '../placeholders.ts'

type SessionRow = Row<'sessions'>

/** Statements of passwords and sessions. */
export function staffStatements({ db, tables: { credentials, sessions }, all, one, run }: Engine) {
  const password = one(
    db
      .select({ hash: credentials.hash })
      .from(credentials)
      .where(eq(credentials.user, param('user'))),
  )
  const putPassword = run(
    db
      .insert(credentials)
      .values(params(credentials))
      .onConflictDoUpdate({
        target: credentials.user,
        set: excluded(credentials, 'hash', 'updatedAt'),
      }),
  )
  const dropPassword = run(db.delete(credentials).where(eq(credentials.user, param('user'))))
  const session = one(
    db
      .select()
      .from(sessions)
      .where(eq(sessions.tokenHash, param('tokenHash'))),
  )
  const insertSession = run(db.insert(sessions).values(params(sessions)))
  const touchSession = run(
    db
      .update(sessions)
      .set(assignments(sessions, 'seenAt'))
      .where(eq(sessions.tokenHash, param('tokenHash'))),
  )
  const sessionsOf = all(
    db
      .select()
      .from(sessions)
      .where(and(eq(sessions.user, param('user')), isNull(sessions.revokedAt))),
  )
  const everySession = all(db.select().from(sessions).where(isNull(sessions.revokedAt)))
  const revokeSession = run(
    db
      .update(sessions)
      .set(assignments(sessions, 'revokedAt'))
      .where(eq(sessions.tokenHash, param('tokenHash'))),
  )
  const revokeSessionsOf = run(
    db
      .update(sessions)
      .set(assignments(sessions, 'revokedAt'))
      .where(and(eq(sessions.user, param('user')), isNull(sessions.revokedAt))),
  )
  const withPassword = all(db.select({ user: credentials.user }).from(credentials))
  const endSession = run(db.delete(sessions).where(eq(sessions.tokenHash, param('tokenHash'))))
  const endSessionsOf = run(db.delete(sessions).where(eq(sessions.user, param('user'))))
  const endOldSessions = run(
    db.delete(sessions).where(
      or(
        // One that was ended from elsewhere stays until nobody can come back with it: its device has to be told.
        and(lt(sessions.seenAt, param('idleSince')), isNull(sessions.revokedAt)),
        lt(sessions.createdAt, param('createdBefore')),
      ),
    ),
  )

  return {
    password: async (user: number): Promise<string | undefined> => (await password({ user }))?.hash,
    putPassword: (user: number, hash: string, at: number): Promise<void> => putPassword({ user, hash, updatedAt: at }),
    dropPassword: (user: number): Promise<void> => dropPassword({ user }),
    session: (tokenHash: string): Promise<SessionRow | undefined> => session({ tokenHash }),
    insertSession: (row: SessionRow): Promise<void> => insertSession(row),
    touchSession: (tokenHash: string, seenAt: number): Promise<void> => touchSession({ tokenHash, seenAt }),
    sessionsOf: (user: number): Promise<readonly SessionRow[]> => sessionsOf({ user }),
    everySession: (): Promise<readonly SessionRow[]> => everySession(),
    revokeSession: (tokenHash: string, revokedAt: number): Promise<void> => revokeSession({ tokenHash, revokedAt }),
    revokeSessionsOf: (user: number, revokedAt: number): Promise<void> => revokeSessionsOf({ user, revokedAt }),
    withPassword: async (): Promise<ReadonlySet<number>> => new Set((await withPassword()).map(({ user }) => user)),
    endSession: (tokenHash: string): Promise<void> => endSession({ tokenHash }),
    endSessionsOf: (user: number): Promise<void> => endSessionsOf({ user }),
    endOldSessions: (idleSince: number, createdBefore: number): Promise<void> =>
      endOldSessions({ idleSince, createdBefore }),
  }
}
