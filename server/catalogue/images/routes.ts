import { type Context, Hono } from 'hono'
import { type Action, may } from '../../../schema/base/access.ts'
import { replyOf } from '../../../schema/base/call.ts'
import { pictureCall, pixelsCall } from '../../../schema/base/requests.ts'
import * as calls from '../../../schema/catalogue/calls.ts'
import { images } from '../../../schema/catalogue/image.ts'
import type { BaseDeps } from '../../base/deps.ts'
import { idOf } from '../../base/documents/rest.ts'
import type { Author } from '../../base/documents/write.ts'
import { answerJson } from '../../base/http/answer.ts'
import { readCall } from '../../base/http/body.ts'
import type { Env } from '../../base/http/env.ts'
import { Fault } from '../../base/http/fault.ts'
import { rateLimit, requestsPerMinute } from '../../base/http/guards.ts'
import { deviceOf, signedIn } from '../../base/http/sender.ts'
import { withBytes } from '../../base/media/parts.ts'
import { createQueue } from '../../base/media/queue.ts'
import { FILE_CALL_BYTES } from '../../base/media/received.ts'
import { makePicture } from './makePicture.ts'
import { replacePicture } from './replacePicture.ts'

/** Pictures that wait to be drawn: as many as there is room for in memory. */
const WAITING = 24

/** The pixels of the business's pictures. What else is known of a picture are fields of its document, like any other's. */
export function pictureRoutes(deps: BaseDeps): Hono<Env> {
  const routes = new Hono<Env>()
  // One after the other: what is looked up before a picture is drawn still holds when it is stored.
  const turns = createQueue({ atOnce: 1, waiting: WAITING })
  const limit = rateLimit(deps, requestsPerMinute.picture)

  routes.post(calls.makePicture.path, limit, async context => {
    const author = authorFor('create', context)
    const call = await readCall(context, pictureCall, FILE_CALL_BYTES)
    const { id, name } = call
    const { image, isNew } = await turns.run(() =>
      withBytes(deps, author.actor.id, call, bytes => makePicture(deps, { id, name, bytes }, author)),
    )
    return answerJson(context, replyOf(calls.makePicture, image), isNew ? 201 : 200)
  })

  routes.put(calls.replacePicture.path, limit, async context => {
    const author = authorFor('update', context)
    const id = idOf(context.req.param('id'))
    const { data } = await readCall(context, pixelsCall, FILE_CALL_BYTES)
    return answerJson(
      context,
      replyOf(calls.replacePicture, await turns.run(() => replacePicture(deps, { id, data }, author))),
    )
  })

  /** Asked before anything is received. Throws 401 or 403. */
  function authorFor(action: Action, context: Context<Env>): Author {
    const actor = signedIn(context)
    if (!may(actor, action, images.access, [])) throw new Fault(403, 'forbidden')
    return { actor, device: deviceOf(context), at: deps.clock.now() }
  }

  return routes
}
