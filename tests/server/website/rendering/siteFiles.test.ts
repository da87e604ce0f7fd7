import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createApp } from '../../../../server/app.ts'
import { canonicalPath } from '../../../../server/website/rendering/address.ts'
import { builtPages } from '../../../../server/website/rendering/pages.ts'
import { sitemap } from '../../../../server/website/rendering/sitemap.ts'
import { branchOf, configOf } from '../../../support/business.ts'
import { json, openShop, type Shop } from '../../../support/shop.ts'

const ORIGIN = 'http://shop.test'
const renderer =
  'export const render = async ({ url }) => ({ status: url === "/" ? 200 : 404, head: "", app: "<h1>" + url + "</h1>", data: "" })'

let shop: Shop
let folder: string
let cookie: string
let ask: (path: string, init?: RequestInit) => Promise<Response>
beforeAll(async () => {
  shop = await openShop()
  folder = mkdtempSync(join(tmpdir(), 'build-'))
  for (const path of ['web/surfaces/office', 'render']) mkdirSync(join(folder, path), { recursive: true })
  writeFileSync(join(folder, 'web/index.html'), '<html><!--head--><!--app--><!--snapshot--></html>')
  writeFileSync(join(folder, 'web/surfaces/office/index.html'), '<html></html>')
  writeFileSync(join(folder, 'render/shop.js'), renderer)
  const app = createApp({ ...shop.deps, pages: builtPages(folder) })
  ask = async (path, init) => app.request(new Request(`${ORIGIN}${path}`, { redirect: 'manual', ...init }))
  cookie = await shop.login()
})
afterAll(async () => {
  await shop.close()
  rmSync(folder, { recursive: true })
})

async function settings(change: object): Promise<void> {
  const { rev } = (await (await shop.request('/api/config')).json()).data
  const answer = await shop.request('/api/config', json('POST', { rev, ...change }, { cookie }))
  expect(answer.status).toBe(200)
}

describe('What search engines ask for', () => {
  test('robots.txt names the map and what is nobody’s to find', async () => {
    const text = await (await ask('/robots.txt')).text()
    expect(text).toContain(`Sitemap: ${ORIGIN}/sitemap.xml`)
    for (const path of ['/api/', '/replication/', '/status/', '/backend']) expect(text).toContain(`Disallow: ${path}\n`)
    expect(text).not.toMatch(/Disallow: \/\n/)
  })

  test('sitemap.xml has home, public branches and the legal pages that have a text, with the day they changed', async () => {
    const response = await ask('/sitemap.xml')
    expect(response.headers.get('content-type')).toBe('application/xml; charset=utf-8')
    const text = await response.text()
    const addresses = [...text.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address]) => address)
    expect(addresses).toContain(`${ORIGIN}/`)
    expect(addresses).toContain(`${ORIGIN}/store/stammhaus`)
    expect(addresses).toContain(`${ORIGIN}/site/imprint`)
    expect(addresses).not.toContain(`${ORIGIN}/store/vaduz`)
    const reports = [...text.matchAll(/\/klub\/news\/[^<]*<\/loc><lastmod>([^<]*)<\/lastmod>/g)].map(([, day]) => day)
    expect(new Set(reports).size).toBe(reports.length)
    expect(text.match(/<lastmod>2026-06-16T10:00:00Z<\/lastmod>/g)).toHaveLength(addresses.length - reports.length)

    shop.clock.advance(3_600_000)
    await settings({ imprintText: '' })
    const after = await (await ask('/sitemap.xml')).text()
    expect(after).not.toContain('/site/imprint')
    expect(after).toContain(`<loc>${ORIGIN}/site/privacy</loc><lastmod>2026-06-16T11:00:00Z</lastmod>`)
    expect(after).toContain(`<loc>${ORIGIN}/store/stammhaus</loc><lastmod>2026-06-16T10:00:00Z</lastmod>`)
  })

  test('sitemap.xml never has more than 50,000 addresses, and escapes them', () => {
    const branch = branchOf()
    const branches = Array.from({ length: 50_010 }, (_, index) => ({
      ...branch,
      id: index,
      identifier: `b${index}`,
    }))
    const init = { data: [], seq: '', at: 0 }
    const answer = () => ({ etag: '', text: '', encoded: () => ({ encoding: null, bytes: Buffer.alloc(0) }) })
    const snapshot = { seq: '', at: 0, entries: [], answer }
    const content = { snapshot, init, config: configOf(), branches, menus: [], products: [] }
    const none = new Map<number, number>()
    const text = sitemap(content, { config: none, branches: none, menus: none }, 'https://a.example/?x=<&>')
    expect(text.match(/<url>/g)).toHaveLength(50_000)
    expect(text).toContain('https://a.example/?x=&#60;&#38;&#62;/store/b1<')
    expect(text).not.toContain('lastmod')
  })
})

describe('What a phone asks for', () => {
  test('the manifest is the shop’s: name, colours and icons that are there', async () => {
    const response = await ask('/manifest.webmanifest')
    expect(response.headers.get('content-type')).toBe('application/manifest+json')
    const manifest = await response.json()
    expect(manifest).toMatchObject({
      id: '/',
      name: 'Morgenkrume',
      short_name: 'Morgenkrume',
      lang: 'de',
      dir: 'ltr',
      start_url: '/',
      scope: '/',
      display: 'standalone',
      theme_color: '#B4540A',
    })
    expect(manifest.shortcuts).toMatchObject([{ name: 'Filialen und Speisekarten', url: '/' }])
    expect(manifest.icons.map((icon: { purpose: string; sizes: string }) => `${icon.purpose} ${icon.sizes}`)).toEqual([
      'any 192x192',
      'any 512x512',
      'maskable 192x192',
      'maskable 512x512',
    ])
    for (const { src, sizes } of manifest.icons) {
      const icon = await ask(src)
      expect([icon.status, icon.headers.get('content-type')]).toEqual([200, 'image/png'])
      const { width, height } = await sharp(Buffer.from(await icon.arrayBuffer())).metadata()
      expect(`${width}x${height}`).toBe(sizes)
    }
  })

  test('nothing is sent twice that has not changed', async () => {
    for (const path of ['/manifest.webmanifest', '/robots.txt', '/sitemap.xml', '/icon/192.png', '/favicon.ico']) {
      const first = await ask(path)
      const etag = first.headers.get('etag') ?? ''
      expect([first.status, first.headers.get('cache-control')]).toEqual([
        200,
        expect.stringMatching(/^public, max-age=\d+$/),
      ])
      const again = await ask(path, { headers: { 'if-none-match': etag } })
      expect([again.status, await again.text()]).toEqual([304, ''])
      expect((await ask(path, { headers: { 'if-none-match': '"other"' } })).status).toBe(200)
      expect((await ask(path, { headers: { 'if-none-match': `"other", W/${etag}` } })).status).toBe(304)
      const head = await ask(path, { method: 'HEAD' })
      expect([head.status, await head.text()]).toEqual([200, ''])
    }
  })

  test('an icon is of the picture, opaque where it is cut; without one of the first letter', async () => {
    mkdirSync(join(shop.dataDir, 'images/original'), { recursive: true })
    const { logo } = (await (await shop.request('/api/config')).json()).data
    const blue = { create: { width: 300, height: 100, channels: 3, background: '#0000ff' } } as const
    await sharp(blue)
      .webp({ lossless: true })
      .toFile(join(shop.dataDir, `images/original/${logo.id}-${logo.version}.webp`))
    await settings({ title: 'Neu', favicon: { ...logo, version: logo.version + 1 }, logo })
    const missing = await corner('/icon/maskable-512.png')
    expect(missing).toEqual([180, 84, 10, 255])

    await settings({ favicon: null })
    expect(await middle('/icon/512.png')).toEqual([0, 0, 255, 255])
    expect((await corner('/icon/512.png'))[3]).toBe(0)
    expect((await corner('/icon/maskable-512.png')).slice(3)).toEqual([255])

    const cut = { square: { x: 0.5, y: 0, width: 0.333 } }
    await settings({ logo: { ...logo, crops: cut } })
    expect(await corner('/icon/512.png')).toEqual([0, 0, 255, 255])

    await settings({ logo: null, themeColor: '#123456' })
    expect(await corner('/icon/maskable-192.png')).toEqual([18, 52, 86, 255])
    expect((await (await ask('/manifest.webmanifest')).json()).icons[0].src).toBe('/icon/192.png?v=4d-123456')
  })

  test('only the sizes there are, of nothing but the shop’s own picture', async () => {
    for (const name of ['193.png', '192.webp', '192', '0.png', '512.png.png', '..%2F192.png', 'maskable-32.png'])
      expect([name, (await ask(`/icon/${name}`)).status]).toEqual([name, 404])
  })

  test('a shop that is no app has no manifest', async () => {
    await settings({ enablePluginPWA: false })
    expect((await ask('/manifest.webmanifest')).status).toBe(404)
    await settings({ enablePluginPWA: true })
    expect((await ask('/manifest.webmanifest')).status).toBe(200)
  })
})

async function pixel(path: string, at: (size: number) => number): Promise<number[]> {
  const image = sharp(Buffer.from(await (await ask(path)).arrayBuffer())).ensureAlpha()
  const { width } = await image.metadata()
  const place = { left: at(width), top: at(width), width: 1, height: 1 }
  return [...(await image.extract(place).raw().toBuffer())]
}
const corner = (path: string) => pixel(path, () => 0)
const middle = (path: string) => pixel(path, size => size / 2)

describe('Addresses', () => {
  test.each([
    ['/store/stammhaus/', '/store/stammhaus'],
    ['/store/Stammhaus', '/store/stammhaus'],
    ['/STORE/Stammhaus/Checkout/', '/store/stammhaus/checkout'],
    ['/store//stammhaus', '/store/stammhaus'],
    ['/site/Imprint', '/site/imprint'],
    ['/Status/AbC/dEf/', '/status/AbC/dEf'],
    ['/irgendwo/', '/irgendwo'],
  ])('%s lead to the one they mean for good, query and all', async (path, canonical) => {
    for (const method of ['GET', 'HEAD']) {
      const response = await ask(`${path}?table=7&x=%C3%A4`, { method })
      expect([response.status, response.headers.get('location')]).toEqual([308, `${canonical}?table=7&x=%C3%A4`])
    }
    expect(canonicalPath(canonical)).toBeNull()
  })

  test('never lead to another host', async () => {
    for (const path of ['//evil.test/a/', '///evil.test', '/\\evil.test/', '/%5Cevil.test/x/', '/store//evil.test/']) {
      const response = await ask(path, { headers: { accept: 'text/html' } })
      const location = response.headers.get('location') ?? '/'
      expect(new URL(location, ORIGIN).origin).toBe(ORIGIN)
      expect(location).toMatch(/^\/(?![/\\])/)
    }
  })

  test('that are unknown answer 404 with a page for people and without one for programs', async () => {
    for (const path of ['/nix', '/alt/speisekarte.html', '/index.php']) {
      const response = await ask(path, { headers: { accept: 'text/html,*/*' } })
      expect([response.status, await response.text()]).toEqual([404, expect.stringContaining(`<h1>${path}</h1>`)])
      expect((await ask(path, { method: 'HEAD', headers: { accept: 'text/html' } })).status).toBe(404)
    }
    const picture = await ask('/logo.png', { headers: { accept: 'image/*' } })
    expect([picture.status, picture.headers.get('content-type')]).toEqual([404, 'application/json'])
  })
})
