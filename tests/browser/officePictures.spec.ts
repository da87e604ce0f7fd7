import sharp from 'sharp'
import { choose, countClicks } from './clicks.ts'
import { test } from './device.ts'
import { expect } from './expect.ts'
import { type OfficePages, officeAt } from './officePages.ts'
import { startServer, type TestServer } from './support.ts'

let server: TestServer
let office: OfficePages
test.beforeAll(async () => {
  server = await startServer()
  office = officeAt(server.origin)
})
test.afterAll(() => server.dispose())

test('What staff upload at a product is in its field, and guests see it on the menu, cut around its focus', async ({
  page,
  context,
}) => {
  const blue = { r: 34, g: 119, b: 204 }
  const buffer = await sharp({ create: { width: 800, height: 600, channels: 3, background: blue } })
    .jpeg()
    .toBuffer()
  await office.openAt(page, '/products')
  await page.getByRole('link', { name: 'Apfelstrudel', exact: true }).click()
  await page.getByLabel('Bild hochladen: Bilder').setInputFiles({ name: 'Frisch.jpg', mimeType: 'image/jpeg', buffer })
  // The first one is the one that guests see on the menu.
  await page.getByRole('region', { name: 'Grunddaten' }).getByRole('button', { name: 'Eintrag 2 nach oben' }).click()
  await page.getByRole('button', { name: 'Eintrag 1: Fokuspunkt setzen' }).click()
  const point = page.getByRole('slider', { name: 'Fokuspunkt' })
  await point.press('Shift+ArrowUp')
  await expect(point).toHaveAttribute('aria-valuetext', /^50.% von links, 40.% von oben$/)
  // For squares something else is cut out by hand: closer by a key.
  await choose(page.getByRole('radio', { name: '1:1' }))
  await page.getByRole('button', { name: 'Ausschnitt für 1:1 selbst wählen' }).click()
  await page.getByRole('slider', { name: 'Ausschnitt für 1:1' }).press('+')
  await page.getByRole('button', { name: 'Übernehmen' }).click()
  await expect(point).toHaveCount(0)
  await page.getByRole('button', { name: 'Speichern' }).click()
  await expect(page.getByText('Alles gespeichert')).toBeAttached()
  const id = Number(page.url().split('/').at(-1))
  const first = async () => (await office.stored(page, 'products', id))['images']
  await expect.poll(first).toMatchObject([{ version: 1, extension: 'jpg', focus: { x: 0.5, y: 0.4 } }, {}])
  const shown = (await first()) as { id: number }[]
  const [{ crops } = {}] = (await first()) as { crops?: unknown }[]
  expect(crops).toMatchObject({ square: { x: 0.15, width: 0.7 } })
  const square = await page.request.get(
    `${new URL(page.url()).origin}/image/tiny/${shown[0]?.id}-1.jpg?crop=square-150-33-700`,
  )
  expect(await sharp(await square.body()).metadata()).toMatchObject({ width: 256, height: 256 })
  const shop = await office.openShop(context)
  const picture = shop.locator(`img[src*="/${shown[0]?.id}-1.jpg"]`).first()
  await picture.scrollIntoViewIfNeeded()
  await expect(picture).toHaveCSS('object-position', '50% 40%')
  const drawn = picture.evaluate(async (image: HTMLImageElement) => {
    await image.decode()
    return image.naturalWidth
  })
  expect(await drawn).toBeGreaterThan(0)
})

test('Ten photos that are named after their products are on them with at most six clicks, and one undo takes them off', async ({
  page,
}) => {
  await office.openAt(page, '/images')
  const answer = await page.request.get(`${server.origin}/api/products`)
  const { data } = (await answer.json()) as { data: { id: number; name: string; images: unknown[] }[] }
  const once = data.filter(({ name }) => data.filter(other => other.name === name).length === 1).slice(0, 10)
  const files = await Promise.all(
    once.map(async ({ name }, index) => ({
      name: `${name}.jpg`,
      mimeType: 'image/jpeg',
      buffer: await sharp({
        create: { width: 400, height: 300, channels: 3, background: { r: index * 20, g: 90, b: 30 } },
      })
        .jpeg()
        .toBuffer(),
    })),
  )
  const clicks = await countClicks(page)
  const choosing = page.waitForEvent('filechooser')
  await page.getByText('Bilder hochladen').click()
  await (await choosing).setFiles(files)
  await expect(page.getByText('Ist in den Bildern')).toHaveCount(10)
  await page.getByRole('button', { name: 'Zuordnen …' }).click()
  const assign = page.getByRole('button', { name: /^\d+\sBilder zuordnen$/ })
  await expect(assign).toHaveText(/^10\s/)
  await assign.click()
  await expect(page.getByText(/^10\sBilder sind zugeordnet\.$/)).toBeVisible()
  expect(await clicks()).toBeLessThanOrEqual(6)
  const first = once[0]?.id ?? 0
  const shown = async () => ((await office.stored(page, 'products', first))['images'] as unknown[]).length
  const before = once[0]?.images.length ?? 0
  await expect.poll(shown).toBe(before + 1)
  await page.getByRole('button', { name: 'Rückgängig' }).click()
  await expect.poll(shown).toBe(before)
})
