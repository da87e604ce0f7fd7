import { describe, expect, it } from 'vitest'
import { shortened } from '../../../../client/website/head/facts.ts'
import { branchOf, configOf, productOf } from '../../../support/business.ts'
import { ORIGIN, pageOf } from './page.ts'

const image = { id: 13, version: 2, extension: 'webp' }
const config = configOf({
  title: 'Morgenkrume',
  shopName: 'Morgenkrume',
  seoDescription: 'Brot und mehr.',
  imprintText: '# Impressum',
  logo: { id: 1, version: 1, extension: 'webp' },
})
const branch = branchOf({ name: 'Stammhaus Wien', description: 'Seit 1911\nein Ofen.', country: 'CH', images: [image] })
const hidden = branchOf({ id: 2, identifier: 'vaduz', name: 'Vaduz', isPublic: false })
const page = (url: string) =>
  pageOf(url, { config, branches: [branch, hidden] }, { width: 1600, height: 900, alt: 'Ein Ofen' })

describe('The head of a page', () => {
  it.each([
    ['/', 'Morgenkrume', '/', 200],
    ['/store/stammhaus', 'Stammhaus Wien - Morgenkrume', '/store/stammhaus', 200],
    ['/site/imprint', 'Impressum - Morgenkrume', '/site/imprint', 200],
    ['/store/stammhaus/checkout', 'Bestellvorgang - Morgenkrume', '/store/stammhaus', 200],
    ['/store/stammhaus/checkout/error', 'Bestellvorgang - Morgenkrume', '/store/stammhaus', 200],
    ['/status/uid/hash', 'Bestellstatus - Morgenkrume', null, 200],
    ['/site/privacy', '404 Not Found - Morgenkrume', null, 404],
    ['/store/nirgends', '404 Not Found - Morgenkrume', null, 404],
    ['/store/nirgends/checkout', '404 Not Found - Morgenkrume', null, 404],
    ['/irgendwo/anders', '404 Not Found - Morgenkrume', null, 404],
  ])(
    'at %s has its title, one address for all queries, and is kept out of search where it is nobody’s',
    async (url, title, canonical, status) => {
      const { title: found, link, meta, status: answered, app } = await page(`${url}?table=7`)
      expect(found).toBe(title)
      expect(answered).toBe(status)
      expect(link('canonical')).toBe(canonical && `${ORIGIN}${canonical}`)
      expect(meta('robots')).toBe(canonical ? null : 'noindex')
      expect(meta('description')).toBeTruthy()
      if (status === 404 && !url.startsWith('/store')) {
        expect(app).toContain('404 Not Found')
        expect(app).toContain('Leider wurde die angeforderte Seite nicht gefunden.')
      }
    },
  )

  it('of a branch that is not public stands, and is not searched', async () => {
    const { status, meta } = await page('/store/vaduz')
    expect([status, meta('robots')]).toEqual([200, 'noindex'])
  })

  it('of a product that is handed on shows the product, and stays one page for search engines', async () => {
    const strudel = productOf({ id: 5, name: 'Apfelstrudel', description: 'Mit Zimt.', price: 490, images: [image] })
    const lists = { config, branches: [branch], products: [strudel, { ...strudel, id: 6, isPublic: false }] }
    const of = (product: number) => pageOf(`/store/stammhaus?product=${product}`, lists)
    const { title, link, meta } = await of(5)
    expect(meta('og:title')).toBe('Apfelstrudel - Stammhaus Wien')
    expect(meta('og:description')).toBe('4,90 € · Mit Zimt.')
    expect(meta('og:url')).toBe(`${ORIGIN}/store/stammhaus?product=5`)
    expect(meta('og:image')).toBe(`${ORIGIN}/image/medium/13-2.webp?format=jpeg`)
    expect([title, link('canonical')]).toEqual(['Stammhaus Wien - Morgenkrume', `${ORIGIN}/store/stammhaus`])
    for (const none of [6, 7])
      expect((await of(none)).meta('og:title'), String(none)).toBe('Stammhaus Wien - Morgenkrume')
  })

  it('says what a link shows where it is shared', async () => {
    const { meta } = await page('/store/stammhaus')
    const keys = [
      'title',
      'description',
      'type',
      'locale',
      'site_name',
      'url',
      'image',
      'image:alt',
      'image:width',
      'image:height',
    ]
    expect(Object.fromEntries(keys.map(key => [key, meta(`og:${key}`)]))).toEqual({
      title: 'Stammhaus Wien - Morgenkrume',
      description: 'Seit 1911 ein Ofen.',
      type: 'website',
      locale: 'de_CH',
      site_name: 'Morgenkrume',
      url: `${ORIGIN}/store/stammhaus`,
      image: `${ORIGIN}/image/medium/13-2.webp?format=jpeg`,
      'image:alt': 'Ein Ofen',
      'image:width': '1280',
      'image:height': '720',
    })
    expect(meta('twitter:card')).toBe('summary_large_image')
  })

  it('shows a link’s picture as it was cut out for wide boxes, also to search engines, which have square ones as well', async () => {
    const crops = { wide: { x: 0.1, y: 0.05, width: 0.5 }, square: { x: 0, y: 0, width: 0.4 } }
    const branches = [{ ...branch, images: [{ ...image, crops }] }]
    const tall = { width: 1200, height: 1600, alt: '' }
    const { meta, ld } = await pageOf('/store/stammhaus', { config, branches }, tall)
    expect(meta('og:image')).toBe(`${ORIGIN}/image/medium/13-2.webp?crop=wide-100-50-500&format=jpeg`)
    expect([meta('og:image:width'), meta('og:image:height')]).toEqual(['600', '338'])
    expect(meta('twitter:card')).toBe('summary_large_image')
    expect(JSON.stringify(ld)).toContain('13-2.webp?crop=square-0-0-400')
    // Nothing is cut for a box of another shape.
    const square = [{ ...branch, images: [{ ...image, crops: { square: crops.square } }] }]
    const other = await pageOf('/store/stammhaus', { config, branches: square }, tall)
    expect([other.meta('og:image'), other.meta('twitter:card')]).toEqual([
      `${ORIGIN}/image/medium/13-2.webp?format=jpeg`,
      'summary',
    ])
  })

  it('never promises a picture larger than it is', async () => {
    const small = await pageOf('/', { config, branches: [branch] }, { width: 600, height: 600, alt: '' })
    expect([small.meta('og:image:width'), small.meta('twitter:card')]).toEqual(['600', 'summary'])
    const none = await pageOf('/', { config: configOf(), branches: [] })
    expect([none.meta('og:image'), none.meta('og:locale')]).toEqual([null, 'de_AT'])
  })

  it('links icons and manifest, and no manifest where the plugin is off', async () => {
    const on = await page('/')
    expect([on.link('manifest'), on.link('apple-touch-icon'), on.link('icon')]).toEqual([
      '/manifest.webmanifest',
      '/icon/180.png?v=1-1',
      '/icon/32.png?v=1-1',
    ])
    const off = await pageOf('/', { config: configOf({ enablePluginPWA: false }), branches: [branch] })
    expect(off.link('manifest')).toBeNull()
  })
})

describe('A description', () => {
  it('is one line, cut between words at 160 characters', () => {
    expect(shortened('  Brot \n und  Butter ', 160)).toBe('Brot und Butter')
    expect(shortened('x'.repeat(160), 160)).toHaveLength(160)
    const long = shortened('Wort '.repeat(60), 160)
    expect(long.length).toBeLessThanOrEqual(160)
    expect(long).toMatch(/Wort…$/)
    expect(shortened('👩‍🍳'.repeat(200), 160)).toBe(`${'👩‍🍳'.repeat(159)}…`)
  })
})

const hostile = [
  `</title><script>alert(1)</script>`,
  `" onmouseover="alert(1)" x="`,
  `' autofocus onfocus='alert(1)`,
  `<!--`,
  `</script><script>alert(1)</script>`,
  `a\u2028b\u2029c`,
  `🥐 „Köstlich“ & <b>fett</b> $& $1 $\``,
]

describe('Names of any kind', () => {
  it.each(hostile)('stay text everywhere: %s', async name => {
    const bad = { title: name, shopName: name, seoTitle: name, seoDescription: name, businessName: name }
    const branches = [branchOf({ name, description: name, street: name })]
    for (const url of ['/', '/store/stammhaus', '/site/imprint', '/nix']) {
      const { head, data, title, meta } = await pageOf(
        url,
        { config: configOf({ ...bad, imprintText: name }), branches },
        { width: 9, height: 9, alt: name },
      )
      expect(title?.endsWith(name)).toBe(true)
      // Nothing but what a head is made of, and no attribute but its own.
      const rest = head
        .replace(/<style id="theme">[^<]*<\/style>/g, '')
        .replace(/<title>[^<]*<\/title>/g, '')
        .replace(/<(meta|link)( [a-z]+="[^"<>]*")+>/g, '')
      expect(rest).toBe('')
      const description = meta('description') ?? ''
      if (url === '/') expect(description).toBe(name.replace(/\s+/gu, ' '))
      expect(data.slice(1, -1).match(/<(?!\/script$)/g) ?? []).toEqual([])
      expect(data).not.toMatch(/[\u2028\u2029]/)
    }
  })
})
