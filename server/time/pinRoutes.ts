import { Hono } from 'hono'
import { adminsOnly, may } from '../../schema/base/access.ts'
import { replyOf } from '../../schema/base/call.ts'
import { users } from '../../schema/business/user.ts'
import { setPin } from '../../schema/time/calls.ts'
import { pinCall } from '../../schema/time/requests.ts'
import type { BaseDeps } from '../base/deps.ts'
import { idOf } from '../base/documents/rest.ts'
import { answerJson } from '../base/http/answer.ts'
import { readCall } from '../base/http/body.ts'
import type { Env } from '../base/http/env.ts'
import { Fault } from '../base/http/fault.ts'
import { signedIn } from '../base/http/sender.ts'
import { pinHash } from './pins.ts'

/** What people type at a terminal: everybody sets their own, whoever manages people sets anybody's. */
export function pinRoutes({ storage, clock, secret }: BaseDeps): Hono<Env> {
  const routes = new Hono<Env>()
  routes.put(setPin.path, async context => {
    const actor = signedIn(context)
    const id = idOf(context.req.param('id'))
    if (id !== actor.id && !may(actor, 'update', adminsOnly, [])) throw new Fault(403, 'forbidden')
    const { pin } = await readCall(context, pinCall)
    if (!(await storage.read.documents.entity(users, id))) throw new Fault(404, 'notFound')
    await storage.write(({ pins }) => pins.put(id, pinHash(secret, id, pin), clock.now()))
    return answerJson(context, replyOf(setPin, {}))
  })
  return routes
}
