import { expect } from './expect.ts'
import type { Staff } from './staff.ts'

type Fields = Readonly<Record<string, unknown>>

interface StoredImage {
  readonly id: number
  readonly version: number
  readonly extension: string
}

const paragraph = (...content: readonly object[]) => ({ type: 'paragraph', content })
const words = (text: string, ...marks: readonly object[]) => ({ type: 'text', text, marks })

/** A text with everything a text may hold. */
const everything = {
  type: 'doc',
  content: [
    paragraph(
      words('Der Verein lädt ein. '),
      words('Fett', { type: 'bold' }),
      words(' und '),
      words('schräg', { type: 'italic' }),
    ),
    { type: 'heading', attrs: { level: 2 }, content: [words('Programm')] },
    {
      type: 'bulletList',
      content: ['Anpfiff um 14 Uhr', 'Grillen am Platz'].map(text => ({
        type: 'listItem',
        content: [paragraph(words(text))],
      })),
    },
    { type: 'blockquote', content: [paragraph(words('Ein Verein ist, wer bleibt.'))] },
    paragraph(words('Zum Spielplan', { type: 'link', attrs: { href: 'https://example.com/plan' } })),
  ],
}
const text = (line: string) => ({ type: 'doc', content: [paragraph(words(line))] })

/** The demo has a website of its own, which would stand in every list. */
async function clearWebsite({ request }: Staff): Promise<void> {
  for (const type of ['navigations', 'nodes', 'redirects', 'sites', 'blocks']) {
    const { data } = (await (await request.get(`/api/${type}`)).json()) as { data: { id: number }[] }
    for (const { id } of data) expect((await request.delete(`/api/${type}/${id}`)).ok()).toBe(true)
  }
}

/** Writes pages, one of every type and a default page with every block, as the office would; returns the ids by path. */
export async function fillWebsite(staff: Staff, galleryOf = 8): Promise<Readonly<Record<string, number>>> {
  await clearWebsite(staff)
  const ids: Record<string, number> = {}
  const images = await imagesOf(staff, galleryOf)
  const [first] = images
  const put = async (type: string, data: Fields) => {
    const answer = await staff.request.post(`/api/${type}`, { data })
    expect(answer.status(), await answer.text()).toBe(201)
    return ((await answer.json()) as { data: { id: number } }).data.id
  }
  const site = async (path: string, type: string, name: string, content: Fields, more: Fields = {}) => {
    const whole = { body: [], images: [], ...content }
    ids[path] = await put('sites', { path, type, name, isPublic: true, content: whole, ...more })
  }
  for (const number of [1, 2, 3, 4])
    await site(`aktuelles/bericht-${number}`, 'news', `Bericht ${number}`, {
      title: `Sieg Nummer ${number}`,
      description: 'Nach starkem Beginn blieb es bis zum Schluss spannend.',
      image: { ...first, alt: 'Jubel am Platz' },
      body: [
        { key: 'a', type: 'text', value: { text: everything } },
        { key: 'b', type: 'text_image', value: { text: text('Daneben ein Bild.'), image: images[1], side: 'right' } },
        {
          key: 'c',
          type: 'info',
          value: { title: 'Fragen', entries: [{ key: 'e', title: 'Wann geht es los?', text: text('Um 14 Uhr.') }] },
        },
      ],
    })
  await site('sport/fussball', 'sport', 'Fußball', {
    image: images[2],
    description: 'Training am Dienstag und am Donnerstag.',
    body: [{ key: 'a', type: 'text', value: { text: text('Alle sind willkommen.') } }],
  })
  await site('bilder/sommerfest', 'gallery', 'Sommerfest', { images })
  await site('verein/satzung', 'simple', 'Satzung', { text: everything }, { title: 'Unsere Satzung' })
  await site('verein/entwurf', 'simple', 'Noch geheim', { text: everything }, { isPublic: false })
  const reusable = await put('blocks', {
    identifier: 'kontakt',
    name: 'Kontakt',
    block: { key: 'k', type: 'text', value: { text: text('Aus dem Baustein.') } },
  })
  await site(
    'verein',
    'default',
    'Verein',
    { body: everyBlock(ids, images, reusable) },
    { description: 'Alles über den Verein.' },
  )
  return ids
}

function everyBlock(ids: Readonly<Record<string, number>>, images: readonly StoredImage[], reusable: number) {
  const person = {
    key: 'p',
    firstName: 'Anna',
    lastName: 'Huber',
    position: 'Obfrau',
    phone: '+436641234567',
    email: 'anna@example.com',
  }
  const file = { id: 1, version: 1, extension: 'pdf', publicHash: 'a'.repeat(48), name: 'Spielplan.pdf' }
  const links = [
    { type: 'site', site: ids['verein/satzung'], suffix: '#paragraf-1' },
    { type: 'route', route: '/store/stammhaus', label: 'Zum Bestellen' },
    { type: 'branch', branch: 1 },
    { type: 'link', address: 'https://www.example.com/liga', label: 'Zur Liga', isNewTab: true },
    { type: 'file', file },
    { type: 'email', email: 'verein@example.com' },
    { type: 'phone', phone: '+4312345678', label: 'Anrufen' },
    { type: 'site', site: 999_999, label: 'Gibt es nicht mehr' },
  ]
  const day = (days: number) => new Date(Date.UTC(2026, 11, 1, 12) + days * 86_400_000).toISOString()
  return [
    {
      key: 'hero',
      type: 'hero',
      value: {
        title: 'Mehr als ein Verein',
        text: 'Seit 1921 am Platz.',
        image: images[0],
        links: [{ key: 'l', link: { type: 'site', site: ids['sport/fussball'] } }],
      },
    },
    { key: 'text', type: 'text', value: { text: everything } },
    { key: 'hidden', type: 'text', isHidden: true, value: { text: text('Das sieht niemand.') } },
    { key: 'teaser', type: 'newsTeaser', value: { title: 'Neuestes' } },
    { key: 'news', type: 'news', value: { title: 'Alle Berichte' } },
    { key: 'sports', type: 'sports', value: { title: 'Unsere Sportarten' } },
    { key: 'ti', type: 'text_image', value: { text: text('Der Platz im Grünen.'), image: images[1], side: 'left' } },
    {
      key: 'tl',
      type: 'textLinks',
      value: {
        title: 'Verweise',
        text: text('Wohin es weitergeht.'),
        links: links.map((link, index) => ({ key: `l${index}`, link })),
      },
    },
    { key: 'galleries', type: 'galleries', value: { title: 'Bilder', sites: [] } },
    {
      key: 'tt',
      type: 'teamTeaser',
      value: { title: 'Vorstand', text: 'Wer den Verein führt.', people: [person], link: null },
    },
    {
      key: 'team',
      type: 'team',
      value: { title: 'Das ganze Team', people: [person, { key: 'q', firstName: 'Bert', lastName: 'Maier' }] },
    },
    {
      key: 'info',
      type: 'info',
      value: { title: 'Häufige Fragen', entries: [{ key: 'e', title: 'Was kostet es?', text: text('Nichts.') }] },
    },
    { key: 'images', type: 'images', value: { title: 'Eindrücke', images: images.slice(0, 3) } },
    {
      key: 'dates',
      type: 'appointments',
      value: {
        title: 'Termine',
        entries: [
          {
            key: 'later',
            title: 'Jahreshauptversammlung',
            from: day(4000),
            until: day(4000.1),
            place: 'Vereinsheim',
            files: [file],
          },
          { key: 'past', title: 'Weihnachtsfeier', from: day(-400), files: [] },
        ],
      },
    },
    { key: 'reused', type: 'block', value: { block: reusable } },
  ]
}

/** Pictures the business has already, as often as it takes to have so many different ones. */
async function imagesOf(staff: Staff, count: number): Promise<readonly StoredImage[]> {
  const answer = await staff.request.get('/api/images')
  const { data } = (await answer.json()) as {
    data: readonly (StoredImage & { name: string; width: number; height: number })[]
  }
  const pictures = data.map(({ id, version, extension, name, width, height }) => ({
    id,
    version,
    extension,
    alt: name,
    width,
    height,
  }))
  expect(pictures.length).toBeGreaterThan(0)
  return pictures.slice(0, count)
}
