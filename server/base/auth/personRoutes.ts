import { type Context, Hono } from 'hono'
import { adminsOnly, may } from '../../../schema/base/access.ts'
import { replyOf } from '../../../schema/base/call.ts'
import type { Person } from '../../../schema/base/calls.ts'
import { passwordProblem } from '../../../schema/base/passwords.ts'
import * as calls from '../../../schema/base/people.ts'
import { problem } from '../../../schema/base/problems.ts'
import { linkCall } from '../../../schema/base/requests.ts'
import type { BaseDeps } from '../deps.ts'
import { idOf } from '../documents/rest.ts'
import { readCall } from '../http/body.ts'
import type { Env } from '../http/env.ts'
import { Fault } from '../http/fault.ts'
import { rateLimit, requestsPerMinute } from '../http/guards.ts'
import { signedIn } from '../http/sender.ts'
import { beginSession } from './beginSession.ts'
import { makeFamiliar } from './familiar.ts'
import { goodLink, useUp } from './links.ts'
import { meOf } from './me.ts'
import { hashPassword } from './passwords.ts'
import { tokenOf, writeToken } from './routes.ts'
import { idOfToken } from './sessionList.ts'
import { standingsOf } from './standings.ts'
import type { Throttle } from './throttle.ts'

/** How people stand, where they are signed in, and the personal links that let them in. */
export function personRoutes(deps: BaseDeps, throttle: Throttle): Hono<Env> {
  const { sessions, clock, log } = deps
  const routes = new Hono<Env>()
  const limited = rateLimit(deps, requestsPerMinute.link)

  routes.get(calls.standingOfPeople.path, async context => {
    mustManage(context)
    return context.json(replyOf(calls.standingOfPeople, await standingsOf(deps, throttle)))
  })

  routes.post(calls.releaseSignIn.path, async context => {
    mustManage(context)
    await throttle.release((await personOf(deps, context)).username)
    return context.json(replyOf(calls.releaseSignIn, {}))
  })

  routes.get(calls.sessionsOf.path, async context => {
    const id = ownOrManaged(context)
    const token = tokenOf(context, deps)
    const current = token === undefined ? null : idOfToken(token)
    const list = (await sessions.listOf(id))
      .map(session => ({ ...session, client: session.client ?? '', isCurrent: session.id === current }))
      .toSorted((one, other) => other.seenAt - one.seenAt)
    return context.json(replyOf(calls.sessionsOf, list))
  })

  routes.delete(calls.endSession.path, async context => {
    const id = ownOrManaged(context)
    if (!(await sessions.revoke(id, { id: context.req.param('session') }))) throw new Fault(404, 'notFound')
    return context.json(replyOf(calls.endSession, {}))
  })

  routes.delete(calls.endSessions.path, async context => {
    const id = ownOrManaged(context)
    await sessions.revoke(id, id === signedIn(context).id ? { except: tokenOf(context, deps) } : {})
    return context.json(replyOf(calls.endSessions, {}))
  })

  routes.post(calls.lookAtLink.path, limited, async context => {
    const { token } = await readCall(context, linkCall)
    const link = await goodLink(deps, token)
    if (!link) throw new Fault(410, 'linkInvalid')
    const { username, firstName, lastName, roles } = link.person
    const facts = { username, name: `${firstName} ${lastName}`.trim(), roles, kind: link.kind }
    return context.json(replyOf(calls.lookAtLink, { ...facts, expiresAt: new Date(link.expiresAt).toISOString() }))
  })

  routes.post(calls.enterByLink.path, limited, async context => {
    const { token, password = '' } = await readCall(context, linkCall)
    const link = await goodLink(deps, token)
    if (!link) throw new Fault(410, 'linkInvalid')
    const { id, username } = link.person
    const hash = link.kind === 'invitation' ? await chosen(password, username) : null
    const isUsed = await useUp(deps, token, async ({ staff }, user) => {
      if (hash !== null) await staff.putPassword(user, hash, clock.now())
    })
    if (!isUsed) throw new Fault(410, 'linkInvalid')
    const former = tokenOf(context, deps)
    if (former) await sessions.end(former)
    writeToken(context, deps, await beginSession(deps, context, id))
    makeFamiliar(context, deps, id)
    log.info('signed in by a link', { user: id, kind: link.kind })
    return context.json(replyOf(calls.enterByLink, meOf(link.person, clock.now())))
  })

  return routes
}

/** The person a call is about. Throws 404. */
export async function personOf({ sessions }: Pick<BaseDeps, 'sessions'>, context: Context<Env>): Promise<Person> {
  const person = await sessions.user(idOf(context.req.param('id') ?? ''))
  if (!person) throw new Fault(404, 'notFound')
  return person
}

/** Throws 401 for guests and 403 for whoever may not manage people. */
export function mustManage(context: Context<Env>): void {
  if (!may(signedIn(context), 'update', adminsOnly, [])) throw new Fault(403, 'forbidden')
}

/** One's own, or anybody's for whoever manages people. */
function ownOrManaged(context: Context<Env>): number {
  const id = idOf(context.req.param('id') ?? '')
  if (id !== signedIn(context).id) mustManage(context)
  return id
}

async function chosen(password: string, username: string): Promise<string> {
  if (password === '') throw new Fault(422, [problem('blank', 'password')])
  const message = passwordProblem(password, username)
  if (message !== null) throw new Fault(422, [{ code: 'format', field: 'password', message }])
  return hashPassword(password)
}
