import { type Context, Hono } from 'hono'
import { may } from '../../../schema/base/access.ts'
import { replyOf } from '../../../schema/base/call.ts'
import * as calls from '../../../schema/website/calls.ts'
import { sites } from '../../../schema/website/site.ts'
import type { BaseDeps } from '../../base/deps.ts'
import { idOf } from '../../base/documents/rest.ts'
import { answerJson, iso } from '../../base/http/answer.ts'
import type { Env } from '../../base/http/env.ts'
import { Fault } from '../../base/http/fault.ts'
import { signedIn } from '../../base/http/sender.ts'
import { previewToken, revocations } from './token.ts'

const DAY_MS = 86_400_000
/** How long a link is good for. */
const PREVIEW_DAYS = 14

/** Links by which people without a login read a page before it is public. Who may write the page may give them away. */
export function previewCallRoutes({ storage, settings, clock, secret }: BaseDeps): Hono<Env> {
  const routes = new Hono<Env>()

  routes.post(calls.makePreview.path, async context => {
    const site = await written(context)
    const expiresAt = clock.now() + PREVIEW_DAYS * DAY_MS
    const round = await storage.read.documents.counter(revocations(site))
    const address = `${settings.publicOrigin}/entwurf/${previewToken(secret, { site, expiresAt }, round)}`
    return answerJson(context, replyOf(calls.makePreview, { address, expiresAt: iso(expiresAt) ?? '' }), 201)
  })

  routes.delete(calls.revokePreviews.path, async context => {
    const site = await written(context)
    await storage.write(({ documents }) => documents.count(revocations(site)))
    return answerJson(context, replyOf(calls.revokePreviews, {}))
  })

  /** The page of an address. Throws 401, 403 or 404. */
  async function written(context: Context<Env>): Promise<number> {
    if (!may(signedIn(context), 'update', sites.access, [])) throw new Fault(403, 'forbidden')
    const id = idOf(context.req.param('id'))
    if (!(await storage.read.documents.entity(sites, id))) throw new Fault(404, 'notFound')
    return id
  }

  return routes
}
