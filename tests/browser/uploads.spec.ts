import type { Page } from 'playwright/test'
import sharp from 'sharp'
import { test } from './device.ts'
import { expect } from './expect.ts'
import { cartsOnDevice, fillIn, finalButton, phone, thanks } from './guest.ts'
import { complaints, tabTo, violations } from './quality.ts'
import { startServer, type TestServer } from './support.ts'

/** A cake with a picture on it: the file's whole way on the phone, and by keyboard on the desk. */
test.describe.configure({ mode: 'default' })
test.use({ serviceWorkers: 'block' })

let server: TestServer
let photo: Buffer
test.beforeAll(async () => {
  server = await startServer({ env: { RATE_LIMITS: 'off' }, card: 'short' })
  // Soft spots as a photo has them: many pixels, heavy as a camera saves them, light once they are fewer.
  const noise = { type: 'gaussian' as const, mean: 128, sigma: 60 }
  const spots = sharp({ create: { width: 300, height: 200, channels: 3, background: '#000', noise } })
  photo = await sharp(await spots.png().toBuffer())
    .resize(3000, 2000)
    .jpeg({ quality: 100 })
    .toBuffer()
})
test.afterAll(() => server.dispose())

const file = (name = 'Lena.jpg') => ({ name, mimeType: 'image/jpeg', buffer: photo })
const chooser = (page: Page) => page.getByLabel('Datei auswählen: Bild auf der Torte')
const files = (page: Page) => page.getByRole('list', { name: 'Dateien: Bild auf der Torte' })
const next = (page: Page) => page.getByRole('button', { name: 'Weiter' }).click()

/** Opens the birthday cake and goes on to the step of its picture. */
async function toPicture(page: Page): Promise<void> {
  await page.goto(`${server.origin}/store/stammhaus`)
  await page
    .getByRole('button', { name: /Geburtstagstorte/ })
    .first()
    .click()
  await page.getByRole('radio', { name: /18 cm/ }).check()
  await next(page)
  await page.getByRole('radio', { name: /Schokolade/ }).check()
  await next(page)
  await page.getByRole('checkbox', { name: /Himbeere/ }).check()
  await next(page)
  await next(page)
  await expect(chooser(page)).toBeAttached()
}

/** A line so slow that the way of a file can be watched. */
async function slowLine(page: Page, kilobytesPerSecond: number): Promise<{ mend(): Promise<void> }> {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  const bytes = kilobytesPerSecond * 1024
  const conditions = { offline: false, latency: 20, downloadThroughput: bytes, uploadThroughput: bytes }
  await session.send('Network.emulateNetworkConditions', conditions)
  return { mend: () => session.detach() }
}

test.describe('On a phone', () => {
  test.use(phone)

  test('a chosen picture is sent with its progress, shown, survives a reload, and is ordered', async ({ page }) => {
    const heard = complaints(page.context())
    await toPicture(page)
    expect(await violations(page)).toEqual([])
    // However long the looks at it take, the file is on its way.
    const line = await slowLine(page, 30)
    const sent = page.waitForRequest('**/api/uploads')
    await chooser(page).setInputFiles(file())
    const bar = files(page).getByRole('progressbar', { name: 'Übertragung von Lena.jpg' })
    await expect(bar).toBeVisible()
    expect(await violations(page)).toEqual([])
    await expect.poll(async () => Number(await bar.getAttribute('aria-valuenow'))).toBeGreaterThan(0)
    // A photo of six megapixels is made smaller before it goes over the line.
    expect((await sent).postDataBuffer()?.length).toBeLessThan(photo.length)
    await line.mend()
    await expect(files(page).getByText(/^Übertragen/)).toBeVisible()
    expect(await violations(page)).toEqual([])
    await next(page)
    await page.getByRole('button', { name: /In den Warenkorb|Vorbestellen/ }).click()
    await expect.poll(() => cartsOnDevice(page)).toHaveLength(1)
    await page.reload()
    await page
      .getByRole('button', { name: /Warenkorb/ })
      .last()
      .click()
    await expect(page.getByText('Bild auf der Torte: Lena.jpg').filter({ visible: true }).first()).toBeVisible()
    await page.getByRole('button', { name: 'Zur Kasse' }).filter({ visible: true }).click()
    await expect(finalButton(page)).toBeVisible()
    await fillIn(page)
    await finalButton(page).click()
    await expect(thanks(page)).toBeVisible()
    expect(heard).toEqual([])
  })

  test('without a network it says so, keeps the file, and sends it when the network is back', async ({ page }) => {
    await toPicture(page)
    await page.context().setOffline(true)
    await chooser(page).setInputFiles(file())
    await expect(page.getByRole('alert')).toHaveText(
      'Keine Verbindung. Die Datei bleibt hier und wird übertragen, sobald die Verbindung wieder da ist.',
    )
    expect(await violations(page)).toEqual([])
    await page.context().setOffline(false)
    await expect(files(page).getByText(/^Übertragen/)).toBeVisible()
  })

  test('what cannot be taken is told at the field, and holds up nothing', async ({ page }) => {
    await toPicture(page)
    await chooser(page).setInputFiles({
      name: 'Plan.pdf',
      mimeType: 'application/pdf',
      buffer: Buffer.from('%PDF-1'),
    })
    await expect(page.getByRole('alert')).toHaveText('Das ist kein Bild. Bitte wählen Sie ein JPEG, PNG oder GIF.')
    await chooser(page).setInputFiles({ name: 'Bild.png', mimeType: 'image/png', buffer: Buffer.from('kein Bild') })
    await expect(page.getByRole('alert')).toHaveText(
      'Die Datei konnte nicht verarbeitet werden. Vielleicht ist sie zu groß oder von unbekanntem Typ.',
    )
    expect(await violations(page)).toEqual([])
    await next(page)
    await expect(page.getByText('Schritt 6 von 6')).toBeVisible()
  })
})

test.describe('By the keyboard alone', () => {
  test.use({ viewport: { width: 1280, height: 900 } })

  test('a file is chosen, taken back and chosen again', async ({ page }) => {
    // Watched from the start: a chooser that opens before the browser was told to hand it over is never seen.
    const opened = page.waitForEvent('filechooser')
    await toPicture(page)
    await tabTo(page, chooser(page))
    await page.keyboard.press('Enter')
    await (await opened).setFiles(file())
    await expect(files(page).getByText(/^Übertragen/)).toBeVisible()
    await expect(page.getByText('Lena.jpg ist übertragen.')).toBeAttached()
    await tabTo(page, page.getByRole('button', { name: 'Lena.jpg entfernen' }))
    await page.keyboard.press('Enter')
    await expect(files(page)).toHaveCount(0)
    await expect(chooser(page)).toBeFocused()
  })
})
