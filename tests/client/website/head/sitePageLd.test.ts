import { describe, expect, it } from 'vitest'
import { configOf } from '../../../support/business.ts'
import { pictureOf, siteOf, textOf } from '../../../support/sites.ts'
import { ORIGIN, pageOf } from './page.ts'

const config = configOf({ title: 'Sportverein', shopName: 'Sportverein', businessName: 'SV Muster' })
const report = siteOf(2, 'verein/fussball/derby', {
  type: 'news',
  name: 'Derby',
  title: 'Derby 2026',
  updatedAt: '2026-06-10T08:00:00Z',
  content: {
    image: pictureOf(7),
    title: 'Derby gewonnen',
    description: 'Ein Tor in der letzten Minute.',
    body: [],
    images: [],
  },
})
const dates = siteOf(3, 'termine', {
  content: {
    images: [],
    body: [
      {
        key: 'a',
        type: 'appointments',
        value: {
          title: null,
          entries: [
            { key: 'past', title: 'Vorbei', from: '2026-06-15T10:00:00Z', files: [] },
            {
              key: 'soon',
              title: 'Sommerfest',
              from: '2026-07-03T22:00:00Z',
              isAllDay: true,
              place: 'Am Platz',
              files: [],
            },
          ].map(entry => ({ ...entry, from: new Date(entry.from).toISOString() })),
        },
      },
    ],
  },
})
const lists = { config, sites: [siteOf(1, 'verein', { name: 'Verein' }), report, dates] }

describe('A page of the website says of itself', () => {
  it('its title, what it is about, its one address and its picture', async () => {
    const page = await pageOf('/verein/fussball/derby', lists)
    expect(page.status).toBe(200)
    expect(page.isRead).toBe(true)
    expect(page.title).toBe('Derby 2026 - Sportverein')
    expect(page.meta('description')).toBe('Ein Tor in der letzten Minute.')
    expect(page.link('canonical')).toBe(`${ORIGIN}/verein/fussball/derby`)
    expect(page.meta('og:image')).toBe(`${ORIGIN}/image/medium/7-1.webp?format=jpeg`)
    expect(page.meta('robots')).toBeNull()
  })

  it('its name where it has no title, and how it begins where nobody described it', async () => {
    const site = siteOf(4, 'satzung', {
      type: 'simple',
      name: 'Satzung',
      content: { body: [], images: [], text: textOf('Der Verein heißt so.') },
    })
    const page = await pageOf('/satzung', { config, sites: [site] })
    expect(page.title).toBe('Satzung - Sportverein')
    expect(page.meta('description')).toBe('Der Verein heißt so.')
  })

  it('what it is and where it lies, to search engines', async () => {
    const { ld } = await pageOf('/verein/fussball/derby', lists)
    const [article, trail] = ld['@graph']
    expect(article).toMatchObject({
      '@type': 'NewsArticle',
      headline: 'Derby gewonnen',
      datePublished: '2026-06-01T08:00:00Z',
      dateModified: '2026-06-10T08:00:00Z',
      image: `${ORIGIN}/image/large/7-1.webp`,
      publisher: { '@type': 'Organization', name: 'SV Muster' },
    })
    expect(trail.itemListElement.map(({ name }: { name: string }) => name)).toEqual(['Verein', 'Derby gewonnen'])
  })

  it('which dates are to come', async () => {
    const { ld } = await pageOf('/termine', lists)
    expect(ld).toMatchObject({
      '@type': 'Event',
      name: 'Sommerfest',
      startDate: '2026-07-04',
      location: { name: 'Am Platz' },
    })
  })

  it('nothing of a block that only the next program knows, and all the others', async () => {
    const content = {
      images: [],
      body: [
        ...dates.content.body,
        { key: 'b', type: 'hologram', value: {} },
        { key: 'c', type: 'text', value: { text: textOf('Danach') } },
      ],
    }
    const site = { ...siteOf(6, 'morgen'), content }
    const page = await pageOf('/morgen', { config, sites: [site] })
    expect([page.status, page.app.includes('Sommerfest'), page.app.includes('Danach')]).toEqual([200, true, true])
  })

  it('nothing of all that where it is a draft, which nobody is to find', async () => {
    const page = await pageOf('/geheim', { config, sites: [siteOf(5, 'geheim', { type: 'news', isPublic: false })] })
    expect(page.status).toBe(200)
    expect(page.meta('robots')).toBe('noindex')
    expect(page.ld).toBeNull()
    expect(page.app).toContain('Entwurf')
  })

  it('that it is not there where it is not', async () => {
    const page = await pageOf('/gibt-es-nicht', lists)
    expect(page.status).toBe(404)
    expect(page.isRead).toBe(false)
    expect(page.title).toBe('404 Not Found - Sportverein')
    expect(page.app).toContain('Leider wurde die angeforderte Seite nicht gefunden.')
  })
})
