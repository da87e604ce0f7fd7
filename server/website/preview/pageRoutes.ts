import { type Context, Hono } from 'hono'
import type { BaseDeps } from '../../base/deps.ts'
import type { Env } from '../../base/http/env.ts'
import { rateLimit, requestsPerMinute } from '../../base/http/guards.ts'
import type { Content } from '../rendering/content.ts'
import type { Pages } from '../rendering/pages.ts'
import { drawDrafts } from './drawDraft.ts'
import { readPreview } from './token.ts'

/** `/entwurf/{token}`: a page as it is being written. A link that ran out and one that never was are answered alike. */
export function previewPageRoutes(
  deps: BaseDeps,
  pages: Pages,
  contentNow: () => Promise<Content>,
  missing: (context: Context<Env>) => Promise<Response>,
): Hono<Env> {
  const routes = new Hono<Env>()
  const draw = drawDrafts(deps, pages, contentNow)

  routes.get('/entwurf/:token', rateLimit(deps, requestsPerMinute.link), async context => {
    const site = await readPreview(deps, context.req.param('token'))
    const page = site === null ? null : await draw(site)
    // The address is the key: nobody a link on the page leads to learns it.
    context.set('headers', { ...context.get('headers'), 'Referrer-Policy': 'no-referrer' })
    return page ?? missing(context)
  })

  return routes
}
