import { request } from 'playwright/test'
import type { Menu } from '../../schema/catalogue/menu.ts'
import type { Product } from '../../schema/catalogue/product.ts'
import { signIn } from './staff.ts'
import { demoFolders, startServer, type TestServer } from './support.ts'

/** What stands on the short card: the rolls that tests buy, and one of every kind of product that a guest is asked about. */
const shortCard = new Set([
  'Handsemmel',
  'Mohnweckerl',
  'Kornspitz',
  'Laugenbreze',
  'Gebäckkorb, gemischt',
  'Hauskruste 1 kg',
  'Roggenlaib, gewogen',
  'Wiener Frühstück',
  'Topfengolatsche',
  'Apfelstrudel',
  'Sechs Krapfen im Karton',
  'Geburtstagstorte',
  'Figurentorte nach Zeichnung',
  'Leberkässemmel',
  'Wiener Melange',
  'Apfelsaft gespritzt',
  'Tageskarte Heimspiel',
])

/**
 * Before all tests: the demo business is set up once, with its whole card and with a short one, and each server of a test
 * begins with a copy of one of these data folders. Answers how to remove them.
 */
export default async function setUpDemo(): Promise<() => Promise<void>> {
  const whole = await startServer({ env: { RATE_LIMITS: 'off' } })
  await drawPictures(whole)
  await whole.stop()
  process.env[demoFolders.whole] = whole.dataDir
  const short = await startServer({ env: { RATE_LIMITS: 'off' } })
  await shorten(short)
  await drawPictures(short)
  await short.stop()
  process.env[demoFolders.short] = short.dataDir
  return async () => {
    for (const { dispose } of [whole, short]) await dispose()
  }
}

/** Where most tests begin, and how many pictures of a page or rows of a list are seen there. */
const begun = ['/', '/store/stammhaus', '/klub']
const SEEN = 16
const ROWS = 24

/** The pictures that pages and the office's list of products begin with: else each server of a test would draw them anew. */
async function drawPictures({ origin }: TestServer): Promise<void> {
  const draw = (size: string, files: readonly string[]) =>
    Promise.all(files.map(async file => (await fetch(`${origin}/image/${size}/${file}`)).arrayBuffer()))
  const pages = await Promise.all(begun.map(async path => (await fetch(`${origin}${path}`)).text()))
  const onPages = new Set(pages.flatMap(page => [...new Set(page.match(/\d+-\d+\.webp/g))].slice(0, SEEN)))
  for (const size of ['icon', 'thumbnail', 'tiny', 'small']) await draw(size, [...onPages])

  const { data } = (await (await fetch(`${origin}/api/init`)).json()) as { data: { url: string; data: Product[] }[] }
  const products = data.find(({ url }) => url === '/products')?.data ?? []
  const rows = products.toSorted((one, other) => one.name.localeCompare(other.name, 'de')).slice(0, ROWS)
  await draw(
    'icon',
    rows.flatMap(({ images: [image] }) => (image ? [`${image.id}-${image.version}.${image.extension}`] : [])),
  )
}

/** Every card of the business keeps what is on the short one. */
async function shorten(server: TestServer): Promise<void> {
  const staff = await signIn({ request }, server)
  const all = async <T>(type: string): Promise<readonly T[]> => {
    const answer = await staff.request.get(`/api/${type}?limit=500`)
    return ((await answer.json()) as { data: readonly T[] }).data
  }
  const products = await all<Product>('products')
  const kept = new Set(products.flatMap(({ id, name }) => (shortCard.has(name) ? [id] : [])))
  if (kept.size !== shortCard.size) throw new Error('The short card names what the demo business does not sell.')
  for (const { id, catalog } of await all<Menu>('menus')) {
    const shorter = catalog.flatMap(({ category, products }) => {
      const left = products.filter(product => kept.has(product))
      return left.length > 0 ? [{ category, products: left }] : []
    })
    await staff.change('menus', id, { catalog: shorter })
  }
  await staff.request.dispose()
}
