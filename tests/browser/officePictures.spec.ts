import sharp from 'sharp'
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
  await page.getByRole('radio', { name: '1:1' }).check()
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
