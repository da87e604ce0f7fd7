import { Hono } from 'hono'
import { isObject } from '../../../schema/base/sameValue.ts'
import type { BaseDeps } from '../deps.ts'
import { ProtocolFault, textOf } from '../documents/names.ts'
import { readJson } from '../http/body.ts'
import type { Env } from '../http/env.ts'
import { Fault } from '../http/fault.ts'
import { dropToken, tokenOf, writeToken } from './routes.ts'
import type { SignIn } from './signIn.ts'

/** A name and a password are no longer. */
const MAX_BYTES = 4096

/** `/_session` as CouchDB's clients know it: the same sign-in, the same cookie. */
export function sessionRoutes(deps: BaseDeps, signIn: SignIn): Hono<Env> {
  const { sessions } = deps
  const routes = new Hono<Env>()

  routes.get('/', async context => {
    const actor = context.get('actor')
    const user = actor && (await sessions.user(actor.id))
    const way = tokenOf(context, deps) ? 'cookie' : 'default'
    return context.json({
      ok: true,
      userCtx: { name: user?.username ?? null, roles: user?.roles ?? [] },
      info: { authentication_handlers: ['cookie', 'default'], ...(user ? { authenticated: way } : {}) },
    })
  })

  routes.post('/', async context => {
    const isForm = /^application\/x-www-form-urlencoded/i.test(context.req.header('content-type') ?? '')
    // Read as it comes, so it has to say how much.
    if (isForm && !(Number(context.req.header('content-length')) <= MAX_BYTES)) throw new Fault(413, 'tooLarge')
    const given: unknown = isForm ? await context.req.parseBody() : await readJson(context, MAX_BYTES)
    const { name, username, password } = isObject(given) ? given : {}
    const { user } = await signIn(context, textOf(name ?? username), textOf(password)).catch((error: unknown) => {
      const isWrong = error instanceof Fault && error.status === 401
      throw isWrong ? new ProtocolFault(401, 'unauthorized', 'Name or password is incorrect.') : error
    })
    const former = tokenOf(context, deps)
    if (former) await sessions.end(former)
    writeToken(context, deps, await sessions.begin(user.id))
    return context.json({ ok: true, name: user.username, roles: user.roles })
  })

  routes.delete('/', async context => {
    const token = tokenOf(context, deps)
    if (token) await sessions.end(token)
    dropToken(context, deps)
    return context.json({ ok: true })
  })

  return routes
}
