import { hash } from 'node:crypto'
import type { Context } from 'hono'
import type { Actor } from '../../../schema/base/access.ts'
import type { Person } from '../../../schema/base/calls.ts'
import type { BaseDeps } from '../deps.ts'
import type { Env } from '../http/env.ts'
import { Fault } from '../http/fault.ts'
import { accessEnd } from './access.ts'
import type { SignIn } from './signIn.ts'

const KEPT_MS = 5 * 60_000
const MAX_KEPT = 1000

/**
 * `Authorization: Basic`, as CouchDB's clients sign in: checked like a sign-in, then remembered for minutes, because a
 * password hash per request would cost more than the request. What is remembered holds for the password it was made with.
 */
export function basicActor(
  { storage, sessions, feeds, clock }: BaseDeps,
  signIn: SignIn,
): (context: Context<Env>) => Promise<Actor | null> {
  const known = new Map<string, { actor: Actor; hash: string; until: number }>()
  /** Whose header was right, and the password's hash it was right for: what is proved is no attempt any more. */
  const proved = new Map<string, { user: number; hash: string }>()
  feeds.subscribe(database => {
    if (database === 'admin') known.clear()
  })

  return async context => {
    const header = context.req.header('authorization') ?? ''
    if (!header.startsWith('Basic ') || header.length > 2000) return null
    const key = hash('sha256', header, 'base64')
    const now = clock.now()
    const kept = known.get(key)
    if (kept && kept.until > now && (await storage.read.staff.password(kept.actor.id)) === kept.hash) return kept.actor
    const position = feeds.position('admin')
    const [username = '', ...rest] = Buffer.from(header.slice(6), 'base64').toString('utf8').split(':')
    const signedIn =
      (await provedBy(key, username)) ?? (await signIn(context, username, rest.join(':')).catch(strangerUnlessTooMany))
    if (!signedIn) return null
    const { user, hash: ofPassword } = signedIn
    const actor = { id: user.id, roles: user.roles, branches: user.branches }
    if (known.size >= MAX_KEPT) known.clear()
    if (proved.size >= MAX_KEPT) proved.clear()
    proved.set(key, { user: user.id, hash: ofPassword })
    // Whoever was changed while the password was checked is asked again next time.
    if (feeds.position('admin') === position) known.set(key, { actor, hash: ofPassword, until: now + KEPT_MS })
    return actor
  }

  /** A client that signs in with every request is not kept out by strangers who guess at its name or in its network. */
  async function provedBy(key: string, username: string): Promise<{ user: Person; hash: string } | null> {
    const former = proved.get(key)
    if (!former || (await storage.read.staff.password(former.user)) !== former.hash) return null
    const user = await sessions.user(former.user)
    if (!user || (await accessEnd(storage, user)) <= clock.now()) return null
    const isSame = user.isEnabled && user.username.toLowerCase() === username.toLowerCase()
    return isSame ? { user, hash: former.hash } : null
  }
}

/** Whoever gives a wrong password is a guest, and is told so where that is not enough. */
function strangerUnlessTooMany(error: unknown): null {
  if (error instanceof Fault && error.status !== 429) return null
  throw error
}
