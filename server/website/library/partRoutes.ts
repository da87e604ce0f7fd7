import { type Context, Hono } from 'hono'
import { may } from '../../../schema/base/access.ts'
import { replyOf } from '../../../schema/base/call.ts'
import * as calls from '../../../schema/base/calls.ts'
import { partCall } from '../../../schema/base/requests.ts'
import { PART_BYTES } from '../../../schema/base/uploads.ts'
import { images } from '../../../schema/catalogue/image.ts'
import { files } from '../../../schema/website/file.ts'
import type { BaseDeps } from '../../base/deps.ts'
import { idOf } from '../../base/documents/rest.ts'
import { answerJson } from '../../base/http/answer.ts'
import { readCall } from '../../base/http/body.ts'
import type { Env } from '../../base/http/env.ts'
import { Fault } from '../../base/http/fault.ts'
import { rateLimit, requestsPerMinute } from '../../base/http/guards.ts'
import { signedIn } from '../../base/http/sender.ts'
import { type PartsKey, partsThere, putPart } from '../../base/media/parts.ts'

/** Characters: four for every three bytes, and what stands around them. */
const CALL_BYTES = Math.ceil(PART_BYTES / 3) * 4 + 4096

/** Pictures and files that arrive in parts, because the line breaks: each goes on from where it was. Everybody sees only their own. */
export function partRoutes(deps: BaseDeps): Hono<Env> {
  const routes = new Hono<Env>()

  routes.get(calls.partsThere.path, async context => {
    const bytes = await partsThere(deps.settings, keyOf(context))
    return answerJson(context, replyOf(calls.partsThere, { bytes }))
  })

  routes.put(calls.sendPart.path, rateLimit(deps, requestsPerMinute.part), async context => {
    const key = keyOf(context)
    const bytes = await putPart(deps, key, await readCall(context, partCall, CALL_BYTES))
    return answerJson(context, replyOf(calls.sendPart, { bytes }))
  })

  return routes
}

/** Asked before anything is received. Throws 401 or 403, and 404 for what is no id. */
function keyOf(context: Context<Env>): PartsKey {
  const actor = signedIn(context)
  if (![images, files].some(({ access }) => may(actor, 'create', access, []))) throw new Fault(403, 'forbidden')
  return { person: actor.id, id: idOf(context.req.param('id')) }
}
