import { hash } from 'node:crypto'
import type { Context } from 'hono'
import type { Actor } from '../../schema/access.ts'
import type { Deps } from '../deps.ts'
import type { Env } from '../http/env.ts'
import { addressOf } from '../http/sender.ts'
import { isPassword } from './passwords.ts'
import { userNamed } from './routes.ts'
import { createThrottle } from './throttle.ts'

const KEPT_MS = 5 * 60_000
const MAX_KEPT = 1000

/**
 * `Authorization: Basic`, as CouchDB's clients sign in: checked like a sign-in, then remembered for minutes, because a
 * password hash per request would cost more than the request.
 */
export function basicActor(deps: Deps): (context: Context<Env>) => Promise<Actor | null> {
  const known = new Map<string, { actor: Actor; until: number }>()
  const throttle = createThrottle()
  deps.feeds.subscribe(database => {
    if (database === 'admin') known.clear()
  })

  return async context => {
    const header = context.req.header('authorization') ?? ''
    if (!header.startsWith('Basic ') || header.length > 2000) return null
    const key = hash('sha256', header, 'base64')
    const now = deps.clock.now()
    const kept = known.get(key)
    if (kept && kept.until > now) return kept.actor
    const [username = '', ...rest] = Buffer.from(header.slice(6), 'base64').toString('utf8').split(':')
    const address = addressOf(context, deps.settings)
    if (deps.settings.rateLimits) await throttle.check(username, address)
    const user = await userNamed(deps, username)
    const isRight = await isPassword(user ? await deps.storage.read.staff.password(user.id) : undefined, rest.join(':'))
    if (!user?.isEnabled || !isRight) {
      await throttle.failed(username, address)
      return null
    }
    const actor = { id: user.id, roles: user.roles, branches: user.branches }
    if (known.size >= MAX_KEPT) known.clear()
    known.set(key, { actor, until: now + KEPT_MS })
    return actor
  }
}
