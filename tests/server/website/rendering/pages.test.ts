import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createApp } from '../../../../server/app.ts'
import { excerptFor, type Init } from '../../../../server/website/rendering/excerpt.ts'
import { builtPages } from '../../../../server/website/rendering/pages.ts'
import { json, openShop, type Shop } from '../../../support/shop.ts'

/** A build small enough to read: what the server does with it is the same. */
const build: Readonly<Record<string, string>> = {
  'web/index.html':
    '<html><head><!--head--><link rel="stylesheet" crossorigin href="/assets/shop-1.css"><script type="module" crossorigin src="/assets/shop-1.js"></script><link rel="modulepreload" href="/assets/first-1.js"></head><body><!--early--><div id="root"><!--app--></div><!--snapshot--></body></html>',
  'web/surfaces/office/index.html': '<html><title>Back-Office</title></html>',
  'web/assets/shop-1.css': 'body { color: black }',
  'web/assets/shop-1.js': `export const words = ${JSON.stringify('Semmel '.repeat(500))}`,
  'web/build/service-worker.js': 'self.addEventListener("fetch", () => {})',
  'web/build/early-taps.js': 'addEventListener("click", () => {}, true)',
  'web/build/late-start.js': 'document.head.append("program")',
  'web/.vite/manifest.json': '{}',
  'render/shop.js':
    'export const render = async ({ url, snapshot }) => url === "/broken" ? Promise.reject(new Error("broken")) : ({ status: url === "/nix" ? 404 : 200, head: "<title>" + url + "</title>", app: "<h1>" + snapshot.data[0].data.shopName + "</h1>", data: "" })',
}

let shop: Shop
let folder: string
let get: (path: string, headers?: Record<string, string>) => Promise<Response>
beforeAll(async () => {
  shop = await openShop()
  folder = mkdtempSync(join(tmpdir(), 'build-'))
  for (const [path, text] of Object.entries(build)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
  const app = createApp({ ...shop.deps, pages: builtPages(folder) })
  get = async (path, headers = {}) => app.request(new Request(`http://shop.test${path}`, { headers }))
})
afterAll(async () => {
  await shop.close()
  rmSync(folder, { recursive: true })
})

describe('pages nobody has asked for before', () => {
  test('are drawn for one address so often and no more: beyond, its browsers draw them', async () => {
    const settings = { ...shop.deps.settings, rateLimits: true }
    const app = createApp({ ...shop.deps, settings, pages: builtPages(folder) })
    const texts: string[] = []
    for (let at = 0; at < 245; at += 1)
      texts.push(await (await app.request(new Request(`http://shop.test/erfunden-${at}`))).text())
    expect(texts.filter(text => text.includes('<h1>Morgenkrume</h1>'))).toHaveLength(240)
    expect(texts.at(-1)).toContain('/assets/shop-1.js')
    // What others have seen a moment ago is drawn already.
    expect(await (await app.request(new Request('http://shop.test/erfunden-239'))).text()).toContain('Morgenkrume')
  })
})

describe('pages of the shop', () => {
  test('come empty to a screen that was let in: it draws its cover before anything behind it', async () => {
    const html = await (await get('/', { cookie: `device=${'a'.repeat(43)}` })).text()
    expect(html).toContain('/assets/shop-1.js')
    expect(html).not.toContain('Morgenkrume')
  })

  test('come rendered, with their styles and what they show inside', async () => {
    const html = await (await get('/')).text()
    expect(html).toContain('<title>/</title>')
    expect(html).toContain('<h1>Morgenkrume</h1>')
    expect(html).toContain('<style>body { color: black }</style>')
    const snapshot = JSON.parse(/id="snapshot">(.*)<\/script>/.exec(html)?.[1] ?? '')
    expect(snapshot).toMatchObject({ partial: true, seq: expect.stringMatching(/^\d+-\w+\.e/) })
    expect(html).not.toContain('internalNote')
  })

  test('what is drawn already comes before the program, which the empty page cannot wait for', async () => {
    const programs = (html: string) => html.match(/fetchpriority="low"/g)?.length ?? 0
    expect(programs(await (await get('/')).text())).toBe(2)
    expect(programs(await (await get('/index.html')).text())).toBe(0)
  })

  test('name the program, which begins after the paint also where the device has it already', async () => {
    const html = await (await get('/')).text()
    expect(html).toContain('<meta name="program" content="/assets/shop-1.js">')
    expect(html).not.toContain('<script type="module"')
    expect(html).toContain(build['web/build/late-start.js'])
    expect(await (await get('/index.html')).text()).toContain('<script type="module"')
  })

  test('know of a query only the product it opens, and only one there is', async () => {
    const titleAt = async (query: string) =>
      /<title>(.*)<\/title>/.exec(await (await get(`/store/a${query}`)).text())?.[1]
    const { data } = (await (await shop.request('/api/products')).json()) as { data: { id: number }[] }
    const there = data[0]?.id
    expect(await titleAt(`?product=${there}&utm=x`)).toBe(`/store/a?product=${there}`)
    for (const query of ['', '?product=987654', '?product=x', '?table=7']) expect(await titleAt(query)).toBe('/store/a')
  })

  test('say until when what they say of the time is true', async () => {
    const { headers } = await get('/store/a')
    const lasts = Date.parse(headers.get('expires') ?? '') - shop.deps.clock.now()
    expect(lasts).toBeGreaterThan(-1000)
    expect(lasts).toBeLessThanOrEqual(24 * 3_600_000)
    // Only the worker takes it at its word.
    expect(headers.get('cache-control')).toBe('no-cache')
  })

  test('no text of a document can end the data block', async () => {
    const cookie = await shop.login()
    const { rev } = (await (await shop.request('/api/config')).json()).data
    await shop.request(
      '/api/config',
      json('POST', { rev, description: '</script><script>alert(1)</script>' }, { cookie }),
    )
    expect(await (await get('/')).text()).not.toContain('</script><script>alert')
  })

  test('say 404 where there is nothing', async () => {
    expect((await get('/nix')).status).toBe(404)
  })

  test('say 500 where one could not be drawn, and nothing of why; a program may still draw it', async () => {
    const broken = await get('/broken')
    const html = await broken.text()
    expect([broken.status, html.includes('id="snapshot"')]).toEqual([500, true])
    expect(html).toContain('<noscript><main><h1>500 Internal Server Error</h1>')
    expect(html).toContain('content="noindex"')
    expect(html).not.toContain('broken')
    expect(Date.parse(broken.headers.get('expires') ?? '')).toBeLessThanOrEqual(shop.deps.clock.now())
  })

  test('the empty page is kept for the service worker, the office has its own', async () => {
    expect(await (await get('/index.html?__WB_REVISION__=1')).text()).toContain('<!--app-->')
    for (const path of ['/backend', '/backend/', '/backend/login'])
      expect(await (await get(path)).text()).toContain('Back-Office')
  })

  test('the shop at another time is looked at in the office, behind its sign-in', async () => {
    const answer = await get('/vorschau?am=2026-12-24T18:30')
    expect([answer.status, answer.headers.get('location')]).toEqual([302, '/backend#/vorschau?am=2026-12-24T18:30'])
  })
})

describe('files of the build', () => {
  test('are immutable by hash, compressed for who takes it, and the worker may rule the whole site', async () => {
    const script = await get('/assets/shop-1.js', { 'accept-encoding': 'gzip, br' })
    expect(script.headers.get('cache-control')).toContain('immutable')
    expect(script.headers.get('content-encoding')).toBe('br')
    expect(brotliDecompressSync(Buffer.from(await script.arrayBuffer())).toString()).toBe(build['web/assets/shop-1.js'])
    for (let time = 0; time < 2; time += 1) {
      const older = await get('/assets/shop-1.js', { 'accept-encoding': 'gzip' })
      expect(older.headers.get('content-encoding')).toBe('gzip')
      expect(gunzipSync(Buffer.from(await older.arrayBuffer())).toString()).toBe(build['web/assets/shop-1.js'])
    }
    const plain = await get('/assets/shop-1.js')
    expect([plain.headers.get('content-encoding'), await plain.text()]).toEqual([null, build['web/assets/shop-1.js']])
    const worker = await get('/build/service-worker.js')
    expect(worker.headers.get('service-worker-allowed')).toBe('/')
    expect(worker.headers.get('cache-control')).toBe('no-cache')
  })

  test.each(['/.vite/manifest.json', '/assets/none.js', '/../package.json', '/assets/%2e%2e/%2e%2e/render/shop.js'])(
    '%s is not served',
    async path => expect((await get(path)).status).toBe(404),
  )

  test('a page runs no script but its own, and of those inside it what holds taps and begins the others', async () => {
    const page = await get('/')
    const [, script = ''] = /<script>([^]*?)<\/script>/.exec(await page.text()) ?? []
    expect(script).toBe(`${build['web/build/early-taps.js']}\n${build['web/build/late-start.js']}`)
    const hash = createHash('sha256').update(script).digest('base64')
    expect(page.headers.get('content-security-policy')).toContain(`script-src 'self' 'sha256-${hash}';`)
    expect((await get('/index.html')).headers.get('content-security-policy')).toContain("script-src 'self';")
  })

  test('every answer carries the security headers', async () => {
    for (const path of ['/', '/assets/shop-1.js', '/api/init', '/api/nix', '/replication/public']) {
      const { headers } = await get(path)
      expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
      expect(headers.get('x-content-type-options')).toBe('nosniff')
      expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin')
    }
  })
})

describe('the excerpt of a page', () => {
  test('has the menu of its branch and no other', async () => {
    const init = (await (await shop.request('/api/init')).json()) as Init
    const of = (path: string, url: string) =>
      excerptFor(init, path, shop.clock.now()).data.find(entry => entry.url === url)?.data as { id: number }[]
    expect(of('/', '/products')).toEqual([])
    expect(of('/', '/branches').length).toBeGreaterThan(5)
    const products = of('/store/stammhaus', '/products')
    expect(products.length).toBeGreaterThan(50)
    const other = of('/store/innsbruck', '/products')
    expect(other.length).toBeGreaterThan(0)
    expect(other.length).toBeLessThan(products.length)
    expect(of('/store/nirgends', '/menus')).toEqual([])
  })

  test('has the switches that are still to end, because they may stand against ordering', async () => {
    const init = (await (await shop.request('/api/init')).json()) as Init
    const switches = init.data.find(({ url }) => url === '/switches')?.data ?? []
    const ends = (switches as { endsAt: string }[]).map(({ endsAt }) => Date.parse(endsAt))
    const last = Math.max(...ends)
    const shown = (now: number) =>
      excerptFor(init, '/store/innsbruck', now).data.find(({ url }) => url === '/switches')?.data as unknown[]
    expect(shown(last - 1).length).toBeGreaterThan(0)
    expect(shown(last)).toEqual([])
  })
})
