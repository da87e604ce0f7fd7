import { randomBytes } from 'node:crypto'
import type { Actor } from '../../../schema/base/access.ts'
import type { Person } from '../../../schema/base/calls.ts'
import type { Clock } from '../clock.ts'
import type { Feeds } from '../documents/feeds.ts'
import { isFull } from '../errors.ts'
import type { NewLogEntry } from '../storage/statements/base/log.ts'
import type { Storage } from '../storage/storage.ts'
import { accessEnd } from './access.ts'
import { hashOf, type SessionList, sessionList } from './sessionList.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
const IDLE_MS = 12 * HOUR_MS
export const ABSOLUTE_MS = 30 * DAY_MS
/** How stale the time of last use may be on disk: one write per session in ten minutes. */
const TOUCH_MS = 10 * 60_000
const MAX_CACHED = 10_000
/** Sessions begun without room on the disk; staff are fewer. */
const MAX_UNWRITTEN = 1000

export interface Sessions extends SessionList {
  /** The person behind a token, or null: unknown, expired, or the account is disabled. Only a use keeps a session alive. */
  actorOf(token: string, isUse?: boolean): Promise<Actor | null>
  /** `client` is what it is begun with, as people know it, and `from` what the log says of where. */
  begin(user: number, client?: string | null, from?: SignInFrom): Promise<string>
  end(token: string): Promise<void>
  endAllOf(user: number): Promise<void>
  user(id: number): Promise<Person | null>
}

/**
 * Opaque tokens, stored hashed, revocable at once. What is known of a session stays in memory, so that a request costs
 * microseconds; a change of any person empties that memory, because rights may have changed.
 */
export function createSessions(storage: Storage, feeds: Feeds, clock: Clock): Sessions {
  const known = new Map<string, Known>()
  /** Begun while the disk had no room: they hold until the server ends, so that staff can look what is wrong. */
  const unwritten = new Map<string, Unwritten>()
  /** Ended while it had none. */
  const ended = new Set<string>()
  feeds.subscribe(database => {
    if (database === 'admin') known.clear()
  })

  async function load(token: string): Promise<Known | null> {
    const position = feeds.position('admin')
    const row = unwritten.get(token) ?? (await storage.read.staff.session(hashOf(token)))
    if (!row || row.revokedAt !== null || ended.has(token)) return null
    const user = await userOf(storage, row.user)
    if (!user?.isEnabled) return null
    const actor = { id: user.id, roles: user.roles, branches: user.branches }
    if (known.size >= MAX_CACHED) known.clear()
    const { createdAt, seenAt } = row
    const found = { actor, createdAt, seenAt, until: await accessEnd(storage, user) }
    // Whoever was changed meanwhile is asked again next time.
    if (feeds.position('admin') === position) known.set(token, found)
    return found
  }

  const holds = ({ createdAt, seenAt }: { readonly createdAt: number; readonly seenAt: number }): boolean =>
    clock.now() - seenAt <= IDLE_MS && clock.now() - createdAt <= ABSOLUTE_MS

  return {
    async actorOf(token, isUse = true) {
      const session = known.get(token) ?? (await load(token))
      const now = clock.now()
      if (!session || !holds(session) || now >= session.until) return null
      if (isUse && now - session.seenAt > TOUCH_MS) {
        session.seenAt = now
        await storage.write(({ staff }) => staff.touchSession(hashOf(token), now)).catch(unlessFull)
      }
      return session.actor
    },
    async begin(user, client = null, from = {}) {
      const token = randomBytes(32).toString('base64url')
      const now = clock.now()
      const session = { tokenHash: hashOf(token), user, createdAt: now, seenAt: now, client, revokedAt: null }
      await storage
        .write(async ({ staff, log }) => {
          await staff.endOldSessions(now - IDLE_MS, now - ABSOLUTE_MS)
          await staff.insertSession(session)
          await log.append({ at: now, kind: 'signIn', actor: `users:${user}`, ...from })
        })
        .catch((error: unknown) => {
          unlessFull(error)
          if (unwritten.size >= MAX_UNWRITTEN) unwritten.clear()
          unwritten.set(token, session)
        })
      return token
    },
    async end(token) {
      known.delete(token)
      if (unwritten.delete(token)) return
      await storage
        .write(({ staff }) => staff.endSession(hashOf(token)))
        .catch((error: unknown) => {
          unlessFull(error)
          ended.add(token)
        })
      // Forgotten after the write: a request in between would have read it from the disk again.
      known.delete(token)
    },
    async endAllOf(user) {
      for (const [token, session] of unwritten) if (session.user === user) unwritten.delete(token)
      await storage.write(({ staff }) => staff.endSessionsOf(user))
      known.clear()
    },
    ...sessionList({ storage, clock, holds, forget: () => known.clear() }),
    user: id => userOf(storage, id),
  }
}

/** Lets what failed for want of room on the disk pass. */
function unlessFull(error: unknown): void {
  if (!isFull(error)) throw error
}

type SignInFrom = Pick<NewLogEntry, 'device' | 'personal'>

interface Unwritten {
  readonly user: number
  readonly createdAt: number
  readonly seenAt: number
  readonly revokedAt: null
}

interface Known {
  readonly actor: Actor
  readonly createdAt: number
  seenAt: number
  /** When the person's access ends. */
  readonly until: number
}

async function userOf(storage: Storage, id: number): Promise<Person | null> {
  const row = await storage.read.documents.document('users', id)
  return row && !row.deleted ? { ...JSON.parse(row.body), id, rev: row.rev } : null
}
