import { and, eq, lt, or, sql } from '../../drizzle.ts'
import type { Database } from '../../sqlite/open.ts'
import { credentials, sessions } from '../../tables/base.ts'

export interface SessionRow {
  readonly tokenHash: string
  readonly user: number
  readonly createdAt: number
  readonly seenAt: number
}

const hole = sql.placeholder

/** Statements of passwords and sessions, prepared once per connection. */
export function staffStatements(db: Database) {
  const password = db
    .select({ hash: credentials.hash })
    .from(credentials)
    .where(eq(credentials.user, hole('user')))
    .prepare()
  const putPassword = db
    .insert(credentials)
    .values({ user: hole('user'), hash: hole('hash'), updatedAt: hole('at') })
    .onConflictDoUpdate({
      target: credentials.user,
      set: { hash: sql`excluded.hash`, updatedAt: sql`excluded.updated_at` },
    })
    .prepare()
  const session = db
    .select()
    .from(sessions)
    .where(eq(sessions.tokenHash, hole('tokenHash')))
    .prepare()
  const insertSession = db
    .insert(sessions)
    .values({ tokenHash: hole('tokenHash'), user: hole('user'), createdAt: hole('createdAt'), seenAt: hole('seenAt') })
    .prepare()
  const touchSession = db
    .update(sessions)
    .set({ seenAt: sql`${hole('seenAt')}` })
    .where(eq(sessions.tokenHash, hole('tokenHash')))
    .prepare()
  const endSession = db
    .delete(sessions)
    .where(eq(sessions.tokenHash, hole('tokenHash')))
    .prepare()
  const endSessionsOf = db
    .delete(sessions)
    .where(and(eq(sessions.user, hole('user'))))
    .prepare()
  const endOldSessions = db
    .delete(sessions)
    .where(or(lt(sessions.seenAt, hole('idleSince')), lt(sessions.createdAt, hole('createdBefore'))))
    .prepare()

  return {
    password: async (user: number): Promise<string | undefined> => password.get({ user })?.hash,
    putPassword: async (user: number, hash: string, at: number): Promise<void> =>
      void putPassword.run({ user, hash, at }),
    session: async (tokenHash: string): Promise<SessionRow | undefined> => session.get({ tokenHash }),
    insertSession: async (row: SessionRow): Promise<void> => void insertSession.run({ ...row }),
    touchSession: async (tokenHash: string, seenAt: number): Promise<void> =>
      void touchSession.run({ tokenHash, seenAt }),
    endSession: async (tokenHash: string): Promise<void> => void endSession.run({ tokenHash }),
    endSessionsOf: async (user: number): Promise<void> => void endSessionsOf.run({ user }),
    endOldSessions: async (idleSince: number, createdBefore: number): Promise<void> =>
      void endOldSessions.run({ idleSince, createdBefore }),
  }
}
