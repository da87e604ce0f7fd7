import { describe, expect, it } from 'vitest'
import type { PublicSite } from '../../../../schema/website/site.ts'
import { siteExcerpt } from '../../../../server/website/rendering/siteExcerpt.ts'
import { configOf } from '../../../support/business.ts'
import { pictureOf, siteOf, textOf } from '../../../support/sites.ts'

const text = (key: string, words: string) => ({ key, type: 'text' as const, value: { text: textOf(words) } })
const news = Array.from({ length: 20 }, (_, index) =>
  siteOf(100 + index, `aktuelles/bericht-${index}`, {
    type: 'news',
    createdAt: new Date(Date.UTC(2026, 0, 1 + index)).toISOString(),
    content: { body: [text('a', 'Anfang'), text('b', 'Und viel mehr')], images: [], image: pictureOf(index + 1) },
  }),
)
const gallery = siteOf(3, 'bilder', {
  type: 'gallery',
  content: { body: [], images: [pictureOf(1), pictureOf(2), pictureOf(3)] },
})

/** What comes with a page of these blocks. */
function comesWith(body: PublicSite['content']['body'], { path = '/start', ...more } = {}) {
  const start = siteOf(1, 'start', { content: { body, images: [] } })
  const sites = [start, siteOf(2, 'verein'), gallery, ...news]
  return siteExcerpt(path, { config: configOf(), sites, blocks: [], nodes: [], navigations: [], ...more })
}

describe('With a page of the website come', () => {
  it('itself, whole, and nothing of the others', () => {
    expect(comesWith([text('a', 'Hallo')]).map(({ path }) => path)).toEqual(['start'])
    expect(comesWith([text('a', 'Hallo')])[0]).not.toHaveProperty('partial')
    expect(comesWith([], { path: '/store/stammhaus' })).toEqual([])
  })

  it('the latest three news of a teaser and twelve of a list, each as its card shows it', () => {
    const [, ...teaser] = comesWith([{ key: 'a', type: 'newsTeaser', value: { title: null } }])
    expect(teaser.map(({ id }) => id)).toEqual([117, 118, 119])
    expect(teaser[0]).toMatchObject({ partial: true, content: { image: pictureOf(18), images: [] } })
    expect(teaser[0]?.content.body).toEqual([text('a', 'Anfang')])
    expect(comesWith([{ key: 'a', type: 'news', value: { title: null } }])).toHaveLength(13)
  })

  it('galleries in sight, with the picture that stands for them', () => {
    const [, shown] = comesWith([{ key: 'a', type: 'galleries', value: { title: null, sites: [] } }])
    expect(shown).toMatchObject({ id: 3, partial: true, content: { image: pictureOf(1), images: [] } })
  })

  it('what its links and the menus lead to', () => {
    const link = { key: 'l', link: { type: 'site' as const, site: 2 } }
    const hero = { key: 'a', type: 'hero' as const, value: { title: 'Da', links: [link] } }
    expect(comesWith([hero]).map(({ id }) => id)).toEqual([1, 2])
    const item = { key: 'i', type: 'site' as const, target: 3, label: 'Bilder', isEnabled: true, children: [] }
    const menu = { id: 1, rev: '1-a', identifier: 'mainMenu', name: 'Menü', isPublic: true, items: [item] }
    expect(comesWith([], { path: '/', navigations: [menu] } as object).map(({ id }) => id)).toEqual([3])
  })

  it('the pages above it, which its trail names', () => {
    const below = siteOf(9, 'verein/vorstand')
    const sites = [siteOf(2, 'verein'), below, siteOf(4, 'vereinsheim')]
    const came = siteExcerpt('/verein/vorstand', { config: null, sites, blocks: [], nodes: [], navigations: [] })
    expect(came.map(({ path }) => path)).toEqual(['verein', 'verein/vorstand'])
  })

  it('at the first page what the place „home“ names, only where the settings want a home page', () => {
    const node = { id: 1, rev: '1-a', identifier: 'home', name: 'Start', site: 2, entries: [] }
    const at = (enablePluginHomePage: boolean) =>
      comesWith([], { path: '/', nodes: [node], config: configOf({ enablePluginHomePage }) } as object)
    expect(at(true)).toEqual([expect.objectContaining({ id: 2 })])
    expect(at(false)).toEqual([])
  })
})
