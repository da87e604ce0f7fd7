import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Context } from 'hono'
import type { ImageRef } from '../../../schema/base/fields.ts'
import { images } from '../../../schema/catalogue/image.ts'
import type { BaseDeps } from '../../base/deps.ts'
import type { InitSnapshots } from '../../base/documents/init.ts'
import type { Env } from '../../base/http/env.ts'
import { maskPath } from '../../base/http/log.ts'
import type { Content } from './content.ts'
import { excerptFor } from './excerpt.ts'
import { failureHead, failureView } from './failurePage.ts'
import { holdsUntil } from './holdsUntil.ts'
import type { Pages, PictureFacts } from './pages.ts'

const MAX_KEPT = 200
/** A page says whether a branch is open: no older than this. */
const KEPT_MS = 20_000
const toBrotli = promisify(brotliCompress)
const toGzip = promisify(gzip)

interface ShopPage {
  readonly status: number
  /** Epoch ms: from then on it says something of the time that is no longer true. */
  readonly until: number
  /** The script that stands in the page itself; '' where there is none. */
  readonly script: string
  /** Compressed once for whoever asks in which way: most browsers ask alike, and nobody waits for the other way. */
  readonly bytes: (encoding: Encoding | null) => Promise<Buffer>
}

const encoders = {
  br: (raw: Buffer) => toBrotli(raw, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: (raw: Buffer) => toGzip(raw),
} as const
type Encoding = keyof typeof encoders

/**
 * The shop's pages with what is on the menu now, each rendered once in a while however many ask. Null where it would have to
 * be rendered and whoever asks has had that done too often: addresses nobody has asked for before are endless.
 */
export function shopPages(
  deps: BaseDeps,
  pages: Pages,
  snapshots: InitSnapshots,
  contentNow: () => Promise<Content>,
): (url: URL, mayDraw: () => Promise<boolean>) => Promise<ShopPage | null> {
  const rendered = new Map<string, { until: number; page: Promise<ShopPage> }>()
  let templates: Promise<Templates> | null = null

  async function pageAt({ pathname, searchParams }: URL, mayDraw: () => Promise<boolean>): Promise<ShopPage | null> {
    const { seq } = await snapshots.of(null)
    const url = `${pathname}${await openedIn(pathname, searchParams)}`
    const key = `${seq} ${url}`
    const now = deps.clock.now()
    const known = rendered.get(key)
    if (known && known.until > now) return known.page
    if (!(await mayDraw())) return null
    if (rendered.size >= MAX_KEPT) rendered.clear()
    const page = render(pathname, url, now)
    rendered.set(key, { until: now + KEPT_MS, page })
    page.catch(() => rendered.delete(key))
    return page
  }

  /** Of a query only the product whose overlay it opens, and only one that exists: nobody makes pages without end. */
  async function openedIn(path: string, query: URLSearchParams): Promise<string> {
    const product = Number(query.get('product'))
    if (!product || !path.startsWith('/store/')) return ''
    const { products } = await contentNow()
    return products.some(({ id }) => id === product) ? `?product=${product}` : ''
  }

  async function render(path: string, url: string, now: number): Promise<ShopPage> {
    templates ??= styledTemplates(pages)
    const [{ ordering, reading }, renderer, { init, menus }] = await Promise.all([
      templates,
      pages.renderer(),
      contentNow(),
    ])
    const snapshot = excerptFor(init, path, now)
    const request = { url, snapshot, now, origin: deps.settings.publicOrigin, picture }
    const { status, isRead, head, app, data } = await renderer.render(request).catch((error: Error) => {
      deps.log.error('page not rendered', { path: maskPath(path), error: error.stack })
      return failed
    })
    const { html, script } = isRead ? reading : ordering
    const embedded = `<script type="application/json" id="snapshot">${JSON.stringify(snapshot).replaceAll('<', '\\u003c')}</script>`
    const filled = { '<!--head-->': head, '<!--app-->': app, '<!--snapshot-->': `${embedded}${data}` }
    const raw = Buffer.from(
      Object.entries(filled).reduce((text, [hole, content]) => text.replace(hole, () => content), html),
    )
    const until = status === failed.status ? now : holdsUntil(snapshot, { menus }, now)
    return { status, until, script, bytes: encodings(raw) }
  }

  /** Measures and words of a picture as the office keeps them. */
  async function picture({ id, version }: ImageRef): Promise<PictureFacts | null> {
    const image = await deps.storage.read.documents.entity(images, id)
    return image?.version === version ? { width: image.width, height: image.height, alt: image.alt } : null
  }

  return pageAt
}

/** Said to whoever has no program; the empty page with its data still lets one draw what could not be drawn here. */
const failed = { status: 500, isRead: false, head: failureHead, app: '', data: `<noscript>${failureView}</noscript>` }

/** A text in every encoding, each made when it is first asked for. */
function encodings(raw: Buffer): ShopPage['bytes'] {
  const made: { [Name in Encoding]?: Promise<Buffer> } = {}
  return async encoding => {
    if (!encoding) return raw
    made[encoding] ??= encoders[encoding](raw)
    return made[encoding]
  }
}

interface Template {
  readonly html: string
  /** What of it runs inside the page; the policy knows it by its hash. */
  readonly script: string
}

interface Templates {
  readonly ordering: Template
  /** Of a page that is only read: its program is asked for when the page has been painted. */
  readonly reading: Template
}

/**
 * The empty page with its styles inside, and with what holds taps until the program is there and begins it after the paint: a
 * first visit on a slow line must not wait for one more round trip.
 */
async function styledTemplates(pages: Pages): Promise<Templates> {
  const text = await pages.template('shop')
  const sheets = [...text.matchAll(/<link rel="stylesheet"[^>]*href="([^"]+)">/g)]
  const styles = await Promise.all(sheets.map(([, href]) => pages.asset(href ?? '')))
  const scriptAt = async (path: string) => (await pages.asset(path))?.raw.toString('utf8').trim() ?? ''
  const [early, later] = await Promise.all([scriptAt('/build/early-taps.js'), scriptAt('/build/late-start.js')])
  const styled = sheets.reduce(
    (html, [link], index) => html.replace(link, () => `<style>${styles[index]?.raw.toString('utf8') ?? ''}</style>`),
    text,
  )
  const script = `${early}\n${later}`.trim()
  return {
    ordering: withScript(withLateProgram(styled), script),
    reading: withScript(withoutPreloads(withLateProgram(styled)), script),
  }
}

const withScript = (html: string, script: string): Template => ({
  html: script ? html.replace('<!--early-->', () => `<script>${script}</script>`) : html,
  script,
})

/** What is drawn already goes first: fonts and pictures, then the program, which is only named. */
const withLateProgram = (html: string): string =>
  html
    .replace(
      /<script type="module"[^>]*src="([^"]+)"[^>]*><\/script>/,
      '<meta name="program" content="$1"><link rel="modulepreload" crossorigin href="$1">',
    )
    .replaceAll('<link rel="modulepreload"', '<link rel="modulepreload" fetchpriority="low"')

const withoutPreloads = (html: string): string => html.replaceAll(/<link rel="modulepreload"[^>]*>\s*/g, '')

/** The page in the best encoding the client takes. */
export async function sendPage(context: Context<Env>, page: ShopPage): Promise<Response> {
  const accepted = context.req.header('accept-encoding') ?? ''
  const encoding = /\bbr\b/.test(accepted) ? 'br' : /\bgzip\b/.test(accepted) ? 'gzip' : null
  const headers = new Headers({
    'Content-Type': 'text/html; charset=utf-8',
    'Cache-Control': 'no-cache',
    // For the worker, which may show it again (sw/drawnPage.ts); the browser itself asks each time.
    Expires: new Date(page.until).toUTCString(),
    Vary: 'Accept-Encoding',
  })
  if (encoding) headers.set('Content-Encoding', encoding)
  return new Response(new Uint8Array(await page.bytes(encoding)), { status: page.status, headers })
}
