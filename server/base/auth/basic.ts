import { hash } from 'node:crypto'
import type { Context } from 'hono'
import type { Actor } from '../../../schema/base/access.ts'
import type { BaseDeps } from '../deps.ts'
import type { Env } from '../http/env.ts'
import { Fault } from '../http/fault.ts'
import type { SignIn } from './signIn.ts'

const KEPT_MS = 5 * 60_000
const MAX_KEPT = 1000

/**
 * `Authorization: Basic`, as CouchDB's clients sign in: checked like a sign-in, then remembered for minutes, because a
 * password hash per request would cost more than the request. What is remembered holds for the password it was made with.
 */
export function basicActor(
  { storage, feeds, clock }: BaseDeps,
  signIn: SignIn,
): (context: Context<Env>) => Promise<Actor | null> {
  const known = new Map<string, { actor: Actor; password: string | undefined; until: number }>()
  feeds.subscribe(database => {
    if (database === 'admin') known.clear()
  })

  return async context => {
    const header = context.req.header('authorization') ?? ''
    if (!header.startsWith('Basic ') || header.length > 2000) return null
    const key = hash('sha256', header, 'base64')
    const now = clock.now()
    const kept = known.get(key)
    if (kept && kept.until > now && (await storage.read.staff.password(kept.actor.id)) === kept.password)
      return kept.actor
    const position = feeds.position('admin')
    const [username = '', ...rest] = Buffer.from(header.slice(6), 'base64').toString('utf8').split(':')
    const user = await signIn(context, username, rest.join(':')).catch(strangerUnlessTooMany)
    if (!user) return null
    const actor = { id: user.id, roles: user.roles, branches: user.branches }
    const password = await storage.read.staff.password(user.id)
    if (known.size >= MAX_KEPT) known.clear()
    // Whoever was changed while the password was checked is asked again next time.
    if (feeds.position('admin') === position) known.set(key, { actor, password, until: now + KEPT_MS })
    return actor
  }
}

/** Whoever gives a wrong password is a guest, and is told so where that is not enough. */
function strangerUnlessTooMany(error: unknown): null {
  if (error instanceof Fault && error.status !== 429) return null
  throw error
}
