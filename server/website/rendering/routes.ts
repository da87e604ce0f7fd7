import { type Context, Hono } from 'hono'
import { type Surface, surfaces } from '../../../schema/surfaces.ts'
import type { BaseDeps } from '../../base/deps.ts'
import type { InitSnapshots } from '../../base/documents/init.ts'
import type { Env } from '../../base/http/env.ts'
import { Fault } from '../../base/http/fault.ts'
import { budget, rateLimit, requestsPerMinute } from '../../base/http/guards.ts'
import { previewPageRoutes } from '../preview/pageRoutes.ts'
import { staffDraft } from '../preview/staffDraft.ts'
import { zipRoutes } from '../zip/routes.ts'
import { canonicalPath } from './address.ts'
import type { Content } from './content.ts'
import { leadOn } from './leadOn.ts'
import { type Pages, sendAsset } from './pages.ts'
import { allowingScript, createShopPolicy, workerFor } from './policy.ts'
import { sendPage, shopPages } from './shopPages.ts'
import { siteFileRoutes } from './siteFiles.ts'
import { websiteIndex } from './websiteIndex.ts'

/** Files of the build, the empty pages of the surfaces, and the shop's pages rendered with what is on the menu now. */
export function pageRoutes(
  deps: BaseDeps,
  pages: Pages,
  snapshots: InitSnapshots,
  contentNow: () => Promise<Content>,
  isDevice: (context: Context<Env>) => boolean,
): Hono<Env> {
  const routes = new Hono<Env>()
  const policyNow = createShopPolicy(deps)
  const mayDraw = budget(deps, requestsPerMinute.drawing)
  const pageAt = shopPages(deps, pages, snapshots, contentNow)

  routes.get('/build/service-worker.js', async context => {
    const asset = await pages.asset('/build/service-worker.js')
    if (!asset) throw new Fault(404, 'notFound')
    const program = asset.raw.toString('utf8')
    const written = workerFor(program, await policyNow())
    const response = await sendAsset(
      context,
      written === program ? asset : { ...asset, raw: Buffer.from(written), br: null, gzip: null },
    )
    response.headers.set('Service-Worker-Allowed', '/')
    return response
  })
  routes.route('/', siteFileRoutes(deps, contentNow))
  routes.route('/', zipRoutes(deps, contentNow))
  routes.get('/vorschau', toPreview)
  for (const surface of Object.values(surfaces)) {
    for (const path of surface.isRendered ? [] : surface.paths) {
      routes.get(path, context => emptyPage(context, surface))
      routes.get(`${path}/*`, context => emptyPage(context, surface))
    }
    routes.get(`/${surface.page}`, context => emptyPage(context, surface))
  }
  routes.route(
    '/',
    previewPageRoutes(deps, pages, contentNow, async context => {
      const missing = await pageAt(new URL('/entwurf', context.req.url), () => mayDraw(context))
      return missing ? sendPage(context, missing) : emptyPage(context, surfaces.shop)
    }),
  )
  routes.get('*', rateLimit(deps, requestsPerMinute.page), async context => {
    const path = context.req.path
    const asset = path === '/' ? null : await pages.asset(path)
    if (asset) return sendAsset(context, asset)
    const website = websiteIndex(await contentNow())
    const former = website.redirectOf(path, deps.settings.publicOrigin)
    if (former) return leadOn(former, context.req.url)
    const draft = website.hasPage(path) ? null : await staffDraft(context, deps)
    if (draft) return context.redirect(draft, 302)
    // Who follows an old link to a file is a person and gets a page; a picture or script that is missing is just that.
    const isFile = /\.[a-z0-9]{1,12}$/i.test(path)
    if (isFile && !context.req.header('accept')?.includes('text/html')) throw new Fault(404, 'notFound')
    const url = new URL(context.req.url)
    const { pathname, search } = url
    const canonical = canonicalPath(pathname)
    if (canonical !== null) return context.redirect(`${canonical}${search}`, 308)
    // A screen of the shop begins with its cover, and nobody is to see the page behind it before.
    if (isDevice(context)) return emptyPage(context, surfaces.shop)
    const page = await pageAt(url, () => mayDraw(context))
    if (!page) return emptyPage(context, surfaces.shop)
    await allow(context, page.script)
    return sendPage(context, page)
  })

  async function emptyPage(context: Context<Env>, { page, mayAskOthers }: Surface): Promise<Response> {
    const asset = await pages.asset(`/${page}`)
    if (!asset) throw new Fault(404, 'notFound')
    if (mayAskOthers) await allow(context)
    return sendAsset(context, asset)
  }

  /** What the settings name may be asked by the shop's pages, by nothing else. */
  async function allow(context: Context<Env>, script = ''): Promise<void> {
    const policy = allowingScript(await policyNow(), script)
    context.set('headers', { ...context.get('headers'), 'Content-Security-Policy': policy })
  }

  return routes
}

/** The shop at another time is a page of the office, behind its sign-in. */
const toPreview = (context: Context<Env>): Response =>
  context.redirect(`/backend#/vorschau${new URL(context.req.url).search}`, 302)
