import { type Context, Hono } from 'hono'
import { deleteCookie, setCookie } from 'hono/cookie'
import { replyOf } from '../../../schema/base/call.ts'
import type { Person } from '../../../schema/base/calls.ts'
import * as calls from '../../../schema/base/calls.ts'
import { passwordProblem } from '../../../schema/base/passwords.ts'
import { problem } from '../../../schema/base/problems.ts'
import { loginCall, passwordCall } from '../../../schema/base/requests.ts'
import type { BaseDeps } from '../deps.ts'
import { idOf } from '../documents/rest.ts'
import { readCall } from '../http/body.ts'
import type { Env } from '../http/env.ts'
import { Fault } from '../http/fault.ts'
import { addressOf, authorOf } from '../http/sender.ts'
import type { RefusalNotes } from '../logs/notes.ts'
import { beginSession } from './beginSession.ts'
import { makeFamiliar } from './familiar.ts'
import { meOf } from './me.ts'
import { hashPassword } from './passwords.ts'
import { ABSOLUTE_MS } from './sessions.ts'
import type { SignIn } from './signIn.ts'

/** Sign-in, sign-out, who am I, and passwords. */
export function staffRoutes(deps: BaseDeps, signIn: SignIn, refusals: RefusalNotes): Hono<Env> {
  const { storage, sessions, clock, log } = deps
  const userNamed = (name: string) => storage.read.documents.holder('users', 'username', name.toLowerCase())
  const routes = new Hono<Env>()

  routes.post(calls.signIn.path, async context => {
    const { username, password } = await readCall(context, loginCall)
    const { user } = await signIn(context, username, password).catch(async (error: unknown) => {
      log.warn('sign-in failed', { address: addressOf(context, deps.settings) })
      if (error instanceof Fault) refusals.signIn(context, await userNamed(username), error)
      throw error
    })
    // A new token at every sign-in: one that was known before is worth nothing.
    const former = tokenOf(context, deps)
    if (former) await sessions.end(former)
    writeToken(context, deps, await beginSession(deps, context, user.id))
    makeFamiliar(context, deps, user.id)
    log.info('signed in', { user: user.id })
    return context.json(replyOf(calls.signIn, meOf(user, clock.now())))
  })

  routes.post(calls.signOut.path, async context => {
    const token = tokenOf(context, deps)
    if (token) await sessions.end(token)
    dropToken(context, deps)
    return context.json(replyOf(calls.signOut, {}))
  })

  routes.get(calls.whoAmI.path, async context => {
    const actor = context.get('actor')
    const user = actor && (await sessions.user(actor.id))
    if (!user) {
      const token = tokenOf(context, deps)
      throw new Fault(401, token && (await sessions.isRevoked(token)) ? 'revoked' : 'unauthorized')
    }
    return context.json(replyOf(calls.whoAmI, meOf(user, clock.now())))
  })

  routes.post(calls.changePassword.path, async context => {
    const actor = context.get('actor')
    if (!actor) throw new Fault(401, 'unauthorized')
    const id = idOf(context.req.param('id'))
    if (id !== actor.id && !actor.roles.includes('ROLE_ADMIN')) throw new Fault(403, 'forbidden')
    const { password, current = '' } = await readCall(context, passwordCall)
    const user = await sessions.user(id)
    if (!user) throw new Fault(404, 'notFound')
    if (id === actor.id) await confirmed(context, user, current)
    const message = passwordProblem(password, user.username)
    if (message !== null) throw new Fault(422, [{ code: 'format', field: 'password', message }])
    const hash = await hashPassword(password)
    await storage.write(async ({ staff, log }) => {
      await staff.putPassword(id, hash, clock.now())
      const facts = { deed: 'password' }
      await log.append({ at: clock.now(), kind: 'settings', actor: authorOf(context), subject: `users:${id}`, facts })
    })
    await sessions.endAllOf(id)
    if (id === actor.id) {
      writeToken(context, deps, await beginSession(deps, context, id))
      makeFamiliar(context, deps, id)
    }
    return context.json(replyOf(calls.changePassword, {}))
  })

  return routes

  /** Whoever changes the own password knows the former one; guessing it is counted like any other sign-in. */
  async function confirmed(context: Context<Env>, { username }: Person, current: string): Promise<void> {
    if (current === '') throw new Fault(422, [problem('blank', 'current')])
    await signIn(context, username, current).catch((error: unknown) => {
      if (!(error instanceof Fault) || error.status !== 401) throw error
      throw new Fault(422, [{ code: 'credentials', field: 'current', message: 'Das bisherige Passwort ist falsch.' }])
    })
  }
}

/** The session token a request carries. */
export const tokenOf = (context: Context<Env>, deps: Pick<BaseDeps, 'settings'>): string | undefined =>
  (isHttps(deps) ? hostCookie : plainCookie).exec(context.req.header('cookie') ?? '')?.[1]

const isHttps = ({ settings }: Pick<BaseDeps, 'settings'>): boolean => settings.publicOrigin.startsWith('https:')
/** Asked with every request, so read without taking all cookies apart. */
const hostCookie = /(?:^|;) *__Host-session=([\w-]+)/
const plainCookie = /(?:^|;) *session=([\w-]+)/
/** `__Host-` binds the cookie to this host and to TLS; without TLS browsers would refuse it. */
const cookieName = (deps: Pick<BaseDeps, 'settings'>): string => (isHttps(deps) ? '__Host-session' : 'session')

export const dropToken = (context: Context<Env>, deps: BaseDeps): void =>
  void deleteCookie(context, cookieName(deps), { path: '/', secure: isHttps(deps) })

export function writeToken(context: Context<Env>, deps: BaseDeps, token: string): void {
  setCookie(context, cookieName(deps), token, {
    path: '/',
    httpOnly: true,
    secure: isHttps(deps),
    sameSite: 'Lax',
    maxAge: ABSOLUTE_MS / 1000,
  })
}
