import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { type Context, Hono } from 'hono'
import type { ImageRef } from '../../../schema/base/fields.ts'
import { images } from '../../../schema/catalogue/image.ts'
import { type Surface, surfaces } from '../../../schema/surfaces.ts'
import type { BaseDeps } from '../../base/deps.ts'
import type { InitSnapshots } from '../../base/documents/init.ts'
import type { Env } from '../../base/http/env.ts'
import { Fault } from '../../base/http/fault.ts'
import { rateLimit, requestsPerMinute } from '../../base/http/guards.ts'
import { maskPath } from '../../base/http/log.ts'
import { deviceTokenOf } from '../../counter/devices/cookie.ts'
import { canonicalPath } from './address.ts'
import { publicContent } from './content.ts'
import { excerptFor } from './excerpt.ts'
import { findableRoutes } from './findable.ts'
import { type Pages, type PictureFacts, sendAsset } from './pages.ts'
import { createShopPolicy, workerFor } from './policy.ts'

const MAX_KEPT = 200
/** A page says whether a branch is open: no older than this. */
const KEPT_MS = 20_000
const toBrotli = promisify(brotliCompress)
const toGzip = promisify(gzip)

/** Files of the build, the empty pages of the surfaces, and the shop's pages rendered with what is on the menu now. */
export function pageRoutes(deps: BaseDeps, pages: Pages, snapshots: InitSnapshots): Hono<Env> {
  const routes = new Hono<Env>()
  const rendered = new Map<string, { until: number; page: Promise<Page> }>()
  const policyNow = createShopPolicy(deps)
  let template: Promise<string> | null = null
  const contentNow = publicContent(snapshots)

  routes.get('/build/service-worker.js', async context => {
    const asset = await pages.asset('/build/service-worker.js')
    if (!asset) throw new Fault(404, 'notFound')
    const program = asset.raw.toString('utf8')
    const written = workerFor(program, await policyNow())
    const response = sendAsset(
      context,
      written === program ? asset : { ...asset, raw: Buffer.from(written), br: null, gzip: null },
    )
    response.headers.set('Service-Worker-Allowed', '/')
    return response
  })
  routes.route('/', findableRoutes(deps, contentNow))
  for (const surface of Object.values(surfaces)) {
    for (const path of surface.paths) {
      routes.get(path, context => emptyPage(context, surface))
      routes.get(`${path}/*`, context => emptyPage(context, surface))
    }
    routes.get(`/${surface.page}`, context => emptyPage(context, surface))
  }
  routes.get('*', rateLimit(deps, requestsPerMinute.page), async context => {
    const path = context.req.path
    const asset = path === '/' ? null : await pages.asset(path)
    if (asset) return sendAsset(context, asset)
    // Who follows an old link to a file is a person and gets a page; a picture or script that is missing is just that.
    const isFile = /\.[a-z0-9]{1,12}$/i.test(path)
    if (isFile && !context.req.header('accept')?.includes('text/html')) throw new Fault(404, 'notFound')
    const { pathname, search } = new URL(context.req.url)
    const canonical = canonicalPath(pathname)
    if (canonical !== null) return context.redirect(`${canonical}${search}`, 308)
    // A screen of the shop begins with its cover, and nobody is to see the page behind it before.
    if (deviceTokenOf(context, deps)) return emptyPage(context, surfaces.shop)
    const page = await shopPage(path)
    await allow(context)
    return send(context, page)
  })

  async function emptyPage(context: Context<Env>, { page, mayAskOthers }: Surface): Promise<Response> {
    const asset = await pages.asset(`/${page}`)
    if (!asset) throw new Fault(404, 'notFound')
    if (mayAskOthers) await allow(context)
    return sendAsset(context, asset)
  }

  /** What the settings name may be asked by the shop's pages, by nothing else. */
  async function allow(context: Context<Env>): Promise<void> {
    context.set('headers', { ...context.get('headers'), 'Content-Security-Policy': await policyNow() })
  }

  /** The page of an address, rendered once in a while however many ask. */
  async function shopPage(path: string): Promise<Page> {
    const { seq } = await snapshots.of(null)
    const key = `${seq} ${path}`
    const now = deps.clock.now()
    const known = rendered.get(key)
    if (known && known.until > now) return known.page
    if (rendered.size >= MAX_KEPT) rendered.clear()
    const page = render(path, now)
    rendered.set(key, { until: now + KEPT_MS, page })
    page.catch(() => rendered.delete(key))
    return page
  }

  /** The empty page with its styles inside: a first visit on a slow line must not wait for one more round trip. */
  function styledTemplate(): Promise<string> {
    template ??= pages.template('shop').then(async text => {
      const sheets = [...text.matchAll(/<link rel="stylesheet"[^>]*href="([^"]+)">/g)]
      const styles = await Promise.all(sheets.map(([, href]) => pages.asset(href ?? '')))
      const styled = sheets.reduce(
        (html, [link], index) =>
          html.replace(link, () => `<style>${styles[index]?.raw.toString('utf8') ?? ''}</style>`),
        text,
      )
      // What is drawn already goes first: fonts and pictures, then the program.
      return styled.replaceAll(/<(script type="module"|link rel="modulepreload")/g, '<$1 fetchpriority="low"')
    })
    return template
  }

  async function render(path: string, now: number): Promise<Page> {
    const [html, renderer, { init }] = await Promise.all([styledTemplate(), pages.renderer(), contentNow()])
    const snapshot = excerptFor(init, path, now)
    const request = { url: path, snapshot, now, origin: deps.settings.publicOrigin, picture }
    const { status, head, app, data } = await renderer.render(request).catch((error: Error) => {
      // The empty page with its data still works: the client draws what could not be drawn here.
      deps.log.error('page not rendered', { path: maskPath(path), error: error.stack })
      return { status: 200, head: '', app: '', data: '' }
    })
    const embedded = `<script type="application/json" id="snapshot">${JSON.stringify(snapshot).replaceAll('<', '\\u003c')}</script>`
    const filled = { '<!--head-->': head, '<!--app-->': app, '<!--snapshot-->': `${embedded}${data}` }
    const raw = Buffer.from(
      Object.entries(filled).reduce((text, [hole, content]) => text.replace(hole, () => content), html),
    )
    const [br, zipped] = await Promise.all([
      toBrotli(raw, { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } }),
      toGzip(raw),
    ])
    return { status, raw, br, gzip: zipped }
  }

  /** Measures and words of a picture as the office keeps them. */
  async function picture({ id, version }: ImageRef): Promise<PictureFacts | null> {
    const image = await deps.storage.read.documents.entity(images, id)
    return image?.version === version ? { width: image.width, height: image.height, alt: image.alt } : null
  }

  return routes
}

interface Page {
  readonly status: number
  readonly raw: Buffer
  readonly br: Buffer
  readonly gzip: Buffer
}

function send(context: Context<Env>, page: Page): Response {
  const accepted = context.req.header('accept-encoding') ?? ''
  const encoding = /\bbr\b/.test(accepted) ? 'br' : /\bgzip\b/.test(accepted) ? 'gzip' : null
  const headers = new Headers({
    'Content-Type': 'text/html; charset=utf-8',
    'Cache-Control': 'no-cache',
    Vary: 'Accept-Encoding',
  })
  if (encoding) headers.set('Content-Encoding', encoding)
  return new Response(new Uint8Array(encoding ? page[encoding] : page.raw), { status: page.status, headers })
}
