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
import { previewToken, revocations, SHARED, sharedUntil, shareUntil } from './token.ts'

const DAY_MS = 86_400_000
/** How long a link is good for. */
const PREVIEW_DAYS = 14

/** The link by which people without a login read a page before it is public. Who may write the page may give it away. */
export function previewCallRoutes({ storage, settings, clock, secret }: BaseDeps): Hono<Env> {
  const routes = new Hono<Env>()

  routes.get(calls.readPreview.path, async context => {
    const site = await written(context)
    const expiresAt = await sharedUntil(storage.read.documents, site)
    const link = expiresAt > clock.now() ? await linkTo(site, expiresAt) : null
    return answerJson(context, replyOf(calls.readPreview, { link }))
  })

  routes.post(calls.makePreview.path, async context => {
    const site = await written(context)
    const expiresAt = clock.now() + PREVIEW_DAYS * DAY_MS
    await storage.write(({ documents }) => shareUntil(documents, site, expiresAt))
    return answerJson(context, replyOf(calls.makePreview, await linkTo(site, expiresAt)), 201)
  })

  routes.delete(calls.revokePreviews.path, async context => {
    const site = await written(context)
    await storage.write(async ({ documents }) => {
      await documents.count(revocations(site))
      await shareUntil(documents, site, 0)
    })
    return answerJson(context, replyOf(calls.revokePreviews, {}))
  })

  async function linkTo(site: number, expiresAt: number) {
    const round = await storage.read.documents.counter(revocations(site))
    const address = `${settings.publicOrigin}/entwurf/${previewToken(secret, { site, expiresAt: SHARED }, round)}`
    return { address, expiresAt: iso(expiresAt) ?? '' }
  }

  /** The page of an address. Throws 401, 403 or 404. */
  async function written(context: Context<Env>): Promise<number> {
    if (!may(signedIn(context), 'update', sites.access, [])) throw new Fault(403, 'forbidden')
    const id = idOf(context.req.param('id'))
    if (!(await storage.read.documents.entity(sites, id))) throw new Fault(404, 'notFound')
    return id
  }

  return routes
}
