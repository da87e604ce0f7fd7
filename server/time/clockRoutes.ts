import { Hono } from 'hono'
import { clockOwn } from '../../schema/time/calls.ts'
import { clockCall } from '../../schema/time/requests.ts'
import type { BaseDeps } from '../base/deps.ts'
import { readCall } from '../base/http/body.ts'
import type { Env } from '../base/http/env.ts'
import { signedIn } from '../base/http/sender.ts'
import { answerClocked, clock, kindOf } from './clock.ts'

/** What people clock on their own devices. */
export function clockRoutes(deps: BaseDeps): Hono<Env> {
  const routes = new Hono<Env>()
  routes.post(clockOwn.path, async context => {
    const { id: user } = signedIn(context)
    const kind = kindOf(context.req.param('kind'))
    const call = await readCall(context, clockCall)
    const who = { user, kind, source: 'phone', branch: null, author: `users:${user}` } as const
    return answerClocked(context, await clock(deps, who, call))
  })
  return routes
}
