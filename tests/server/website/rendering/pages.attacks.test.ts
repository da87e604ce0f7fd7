import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Body } from '../../../../schema/base/entity.ts'
import { json } from '../../../support/shop.ts'
import { addresses, attacks } from '../../../support/website/attacks.ts'
import { block, words } from '../../../support/website/blocks.ts'
import { complaintsAbout } from '../../../support/website/complaints.ts'
import { openWebsite, type TestWebsite } from '../../../support/website/website.ts'

let website: TestWebsite
beforeAll(async () => {
  website = await openWebsite()
})
afterAll(() => website.shop.close())

/** A page with the words in every place words may stand. */
const everywhere = (attack: string): Body => {
  const image = { id: 1, version: 1, extension: 'webp', alt: attack }
  const file = { id: 1, version: 1, extension: 'pdf', publicHash: 'ab'.repeat(24), name: attack }
  const link = { type: 'site', site: 1, label: attack }
  const person = { key: 'p', image, firstName: attack.slice(0, 80), lastName: attack.slice(0, 80), position: attack }
  const entry = {
    key: 't',
    title: attack,
    from: '2026-11-20T18:00:00+01:00',
    place: attack,
    description: attack,
    files: [file],
  }
  return {
    name: attack,
    title: attack,
    description: attack,
    content: {
      title: attack,
      description: attack,
      image,
      images: [],
      body: [
        block('a', 'hero', { title: attack, text: attack, image, links: [{ key: 'l', link }] }),
        block('b', 'text', { text: words(attack) }),
        block('c', 'text_image', { text: words(attack), image, side: 'left' }),
        block('d', 'info', { title: attack, entries: [{ key: 'i', title: attack, text: words(attack) }] }),
        block('e', 'team', { title: attack, people: [person] }),
        block('f', 'appointments', { title: attack, entries: [entry] }),
        block('g', 'images', { title: attack, images: [image] }),
        block('h', 'textLinks', {
          title: attack,
          text: words(attack),
          links: [{ key: 'l', link: { type: 'file', file, label: attack } }],
        }),
      ],
    },
  }
}

describe('Words that try to be more', () => {
  it('are at least sixty', () => {
    expect(new Set([...attacks, ...addresses]).size).toBeGreaterThanOrEqual(100)
  })

  it.each(attacks.map((attack, index) => [attack, index] as const))(
    '%j stays words in a page and in the link to its draft',
    async (attack, index) => {
      const body = everywhere(attack)
      const response = await website.write('sites', {
        path: `seite-${index}`,
        type: 'default',
        isPublic: true,
        ...body,
        draft: body['content'],
      })
      expect([201, 422]).toContain(response.status)
      if (response.status === 422) return
      const { data } = await response.json()
      const link = await website.request(`/api/sites/${data.id}/preview`, json('POST', {}, { cookie: website.cookie }))
      const draft = await website.read(new URL((await link.json()).data.address).pathname)
      expect([complaintsAbout(draft), draft.includes('<script'), draft.includes('site-type-default')]).toEqual([
        [],
        false,
        true,
      ])
      const page = await website.request(`/site/seite-${index}`)
      expect(page.status).toBe(200)
      const html = await page.text()
      expect(complaintsAbout(html)).toEqual([])
      // It is there: what is not drawn cannot be attacked.
      expect(html).toContain('site-type-default')
    },
  )

  it('stays words in the news, their feed, the map of the site and the calendar', async () => {
    for (const [index, attack] of attacks.entries())
      await website.write('sites', {
        path: `meldung-${index}`,
        type: 'news',
        isPublic: true,
        name: attack,
        content: {
          title: attack,
          description: attack,
          images: [],
          body: [block('a', 'text', { text: words(attack) })],
        },
      })
    for (const path of ['/feed.xml', '/sitemap.xml']) {
      const xml = await website.read(path)
      expect(xml.length).toBeGreaterThan(1000)
      const tags = new Set([...xml.matchAll(/<[/!?]?([a-zA-Z:]+)/g)].map(([, name]) => name))
      const known =
        'xml rss channel title link atom:link description language lastBuildDate item guid pubDate enclosure'
      const ofMaps = 'urlset url loc lastmod image:image image:loc'
      expect([...tags].filter(name => !`${known} ${ofMaps}`.split(' ').includes(name ?? ''))).toEqual([])
      // eslint-disable-next-line no-control-regex -- What XML cannot hold.
      expect(/[\u0000-\u0008\u000b\u000c\u000e-\u001f]/.test(xml)).toBe(false)
    }
    const calendar = await website.read('/termine.ics')
    const properties = new Set(
      calendar
        .split('\r\n')
        .filter(line => line !== '' && !line.startsWith(' '))
        .map(line => line.split(/[:;]/)[0]),
    )
    expect([...properties].toSorted((one = '', other = '') => one.localeCompare(other))).toEqual(
      'BEGIN CALSCALE DESCRIPTION DTEND DTSTAMP DTSTART END LOCATION PRODID SUMMARY UID URL VERSION X-WR-CALNAME'.split(
        ' ',
      ),
    )
    expect(calendar.split('\r\n').some(line => /[\n\r]/.test(line) || Buffer.byteLength(line) > 75)).toBe(false)
  })
})

describe('Addresses that try to be more', () => {
  const places: readonly (readonly [string, (address: string) => readonly [string, Body]])[] = [
    [
      'a link in a text',
      address => [
        'sites',
        page([block('a', 'text', { text: words('x', [{ type: 'link', attrs: { href: address } }]) })]),
      ],
    ],
    ['a link to another site', address => ['sites', page([linked({ type: 'link', address })])]],
    ['an address of the shop', address => ['sites', page([linked({ type: 'route', route: address })])]],
    ['what follows a page', address => ['sites', page([linked({ type: 'site', site: 1, suffix: address || 'x' })])]],
    ['an e-mail', address => ['sites', page([linked({ type: 'email', email: address })])]],
    [
      'a menu',
      address => [
        'navigations',
        {
          identifier: 'x',
          name: 'x',
          items: [{ key: 'a', type: 'link', target: address, label: 'x', isEnabled: true, children: [] }],
          isPublic: true,
        },
      ],
    ],
    ['a redirect', address => ['redirects', { path: 'alt', target: address, permanent: true }]],
    ['a path', address => ['sites', { ...page([]), path: address }]],
  ]
  const linked = (link: Body) => block('a', 'hero', { title: 'x', links: [{ key: 'l', link }] })
  const page = (body: readonly Body[]) => ({
    path: 'adresse',
    type: 'default',
    name: 'x',
    isPublic: true,
    content: { body, images: [] },
  })

  it.each(places)('are refused at their field: %s', async (_name, of) => {
    for (const address of addresses) {
      const [type, body] = of(address)
      expect([address, (await website.write(type, body)).status]).toEqual([address, 422])
    }
  })
})

describe('The one who looks', () => {
  it.each([
    '<p onclick="x()">',
    '<a href="javascript:alert(1)">x</a>',
    '<a href="jav&#9;ascript:alert(1)">x</a>',
    '<img src="data:text/html,x">',
    '<script>alert(1)</script>',
    '<script type="application/json">{"a":"</script><b>"}</script>',
    '<script src="//boese.example/x.js"></script>',
    '<iframe></iframe>',
    '<p title="a<b>',
    '<img src=x onerror=alert(1)>',
    '<meta http-equiv="refresh" content="0">',
    '<form action="//boese.example">',
  ])('complains about %s', html => {
    expect(complaintsAbout(html)).not.toEqual([])
  })

  it('lets a page of ours pass', () => {
    expect(complaintsAbout('<!doctype html><p class="a"><a href="/site/x">x</a>&lt;script&gt;</p>')).toEqual([])
  })
})
