import { hash } from 'node:crypto'
import type { Clock } from '../clock.ts'
import type { Storage } from '../storage/storage.ts'

/** A session as it is shown; times are epoch ms. */
interface Signed {
  readonly id: string
  readonly client: string | null
  readonly createdAt: number
  readonly seenAt: number
}

/** Where people are signed in, and how that is ended from elsewhere. */
export interface SessionList {
  /** Those of a person that still hold. */
  listOf(user: number): Promise<readonly Signed[]>
  /** Ends sessions of a person from elsewhere: `id` one of them, or all but `except`. False where there is none like it. */
  revoke(user: number, which: { readonly id?: string; readonly except?: string | undefined }): Promise<boolean>
  /** Whether somebody ended it from elsewhere: its device is to give back what it holds. */
  isRevoked(token: string): Promise<boolean>
}

interface World {
  readonly storage: Storage
  readonly clock: Clock
  /** Whether one that began and was last used then (epoch ms) still holds. */
  readonly holds: (session: { readonly createdAt: number; readonly seenAt: number }) => boolean
  /** Lets go of what memory knows of sessions. */
  readonly forget: () => void
}

export function sessionList({ storage, clock, holds, forget }: World): SessionList {
  return {
    async listOf(user) {
      const rows = await storage.read.staff.sessionsOf(user)
      return rows
        .filter(holds)
        .map(({ tokenHash, client, createdAt, seenAt }) => ({ id: sessionId(tokenHash), client, createdAt, seenAt }))
    },
    async revoke(user, { id, except }) {
      const kept = except === undefined ? null : hashOf(except)
      const rows = await storage.read.staff.sessionsOf(user)
      const ending = rows.filter(({ tokenHash }) =>
        id === undefined ? tokenHash !== kept : sessionId(tokenHash) === id,
      )
      const now = clock.now()
      await storage.write(async ({ staff }) => {
        for (const { tokenHash } of ending) await staff.revokeSession(tokenHash, now)
      })
      forget()
      return ending.length > 0
    },
    isRevoked: async token => ((await storage.read.staff.session(hashOf(token)))?.revokedAt ?? null) !== null,
  }
}

/** By which a token is found: it is kept nowhere. */
export const hashOf = (token: string): string => hash('sha256', token, 'base64url')

/** By which a session is named to people: it opens nothing. */
const sessionId = (tokenHash: string): string => hash('sha256', `session ${tokenHash}`, 'base64url').slice(0, 16)

/** The name of the session that has this token. */
export const idOfToken = (token: string): string => sessionId(hashOf(token))
