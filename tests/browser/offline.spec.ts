import type { Page } from 'playwright/test'
import { test } from './device.ts'
import { expect } from './expect.ts'
import {
  ASKED_AGAIN_MS,
  fillIn,
  finalButton,
  isMarked,
  loseServer,
  mark,
  offlineBar,
  phone,
  readyForOffline,
  thanks,
  toCheckout,
} from './guest.ts'
import { fillSignIn, readyForOffline as officeKept } from './officePages.ts'
import { type Staff, signIn } from './staff.ts'
import { startServer, type TestServer } from './support.ts'

/** Visit once, then without the server: the worker, the databases and the real server, nothing pretended. */
test.describe.configure({ mode: 'default' })
test.use(phone)

const waiting = 'Bestellung wird übermittelt, bitte nicht erneut bestellen'

let server: TestServer
let staff: Staff

test.beforeAll(async ({ playwright }) => {
  server = await startServer({ env: { RATE_LIMITS: 'off' }, card: 'short' })
  staff = await signIn(playwright, server)
})
test.afterEach(async () => {
  // Whatever became of the test: the next one begins with a server.
  const isUp = await fetch(`${server.origin}/api/health`).then(
    () => true,
    () => false,
  )
  if (!isUp) await server.start()
})
test.afterAll(async () => {
  await staff.request.dispose()
  await server.dispose()
})

test.describe('after the first visit', () => {
  test.use({ isNewDevice: true })

  test('After one visit every page of the shop opens without the server', async ({ page }) => {
    const status = await placeOrder(page)
    await expect.poll(() => page.evaluate(async () => Boolean(await caches.match('/catalogue')))).toBe(true)
    await server.stop()

    const heading = (name: string | RegExp) => expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
    await open(page, '/')
    await expect(page.getByRole('link', { name: /Café Morgenkrume Graz/ })).toBeVisible()
    // It was painted from what the page came with, before the device's database was open.
    await expect(page.locator('#snapshot')).toBeAttached()
    await open(page, '/store/stammhaus')
    await heading('Stammhaus Wien')
    await expect(page.getByRole('button', { name: 'Handsemmel', exact: true })).toBeVisible()
    await open(page, '/store/graz')
    await heading('Café Morgenkrume Graz')
    await open(page, '/store/stammhaus/checkout')
    await expect(page.getByText('Ihre Bestellung ist angekommen.')).toBeVisible()
    await open(page, status)
    await heading('Vielen Dank für Ihre Bestellung!')
    await expect(page.getByText(/^Der Dienst antwortet gerade nicht · Stand/)).toBeVisible()
    await open(page, '/status/00000000-0000-4000-8000-000000000000/unbekannt')
    await heading('Der Dienst ist gerade nicht erreichbar')
    await open(page, '/site/privacy')
    await heading(/Datenschutz/)
    await open(page, '/gibt-es-nicht')
    await heading('Unser Server ist gerade nicht erreichbar')
  })

  test('Menu, product overlay, cart and pictures work without the server', async ({ page }) => {
    await visit(page)
    await server.stop()
    await open(page, '/store/stammhaus')

    await page.getByRole('button', { name: 'Handsemmel hinzufügen' }).click()
    await page.getByRole('button', { name: 'Wiener Melange', exact: true }).click()
    const overlay = page.getByRole('dialog', { name: 'Wiener Melange' })
    await overlay.getByRole('radio', { name: /^Groß/ }).check()
    await overlay.getByRole('radio', { name: /^Haferdrink/ }).check()
    await overlay.getByRole('button', { name: /In den Warenkorb 5,40\s€/ }).click()
    await expect(overlay).toBeHidden()

    await page.getByRole('button', { name: /Warenkorb.*6,05\s€/ }).click()
    const cart = page.getByRole('dialog', { name: 'Warenkorb' })
    await expect(cart.getByText(/Haferdrink/)).toBeVisible()
    await page.reload()
    await expect(cart.getByText(/Haferdrink/)).toBeVisible()
    await expect(cart.getByText(/6,05\s€/).first()).toBeVisible()
    await cart.getByRole('button', { name: 'Schließen' }).click()
    const pictureOf = (product: string) =>
      page.locator('li', { has: page.getByRole('button', { name: product, exact: true }) }).locator('img')
    const isShown = (image: HTMLImageElement) => image.complete && image.naturalWidth > 0
    for (const product of ['Handsemmel', 'Tageskarte Heimspiel']) {
      // What is laid out on the way may push it out of sight again, where nothing is fetched.
      const picture = pictureOf(product)
      await expect.poll(() => picture.scrollIntoViewIfNeeded().then(() => picture.evaluate(isShown))).toBe(true)
    }
    // The second was never on this device: its letter stands in for it.
    await expect(pictureOf('Handsemmel')).toHaveAttribute('src', /^\/image\//)
    await expect(pictureOf('Tageskarte Heimspiel')).toHaveAttribute('src', /^data:.*%3ET%3C/)
  })

  test('Pictures of the first page ever are kept as well; the office opens without the server where it was opened before, and says so where it was not', async ({
    page,
  }) => {
    await visit(page)
    const shown = await page.evaluate(() =>
      [...document.images]
        .filter(({ complete, naturalWidth }) => complete && naturalWidth > 0)
        .map(image => image.currentSrc),
    )
    expect(shown.length).toBeGreaterThan(2)
    const missing = () =>
      page.evaluate(async sources => {
        const found = await Promise.all(sources.map(source => caches.match(source)))
        return sources.filter((_, index) => !found[index])
      }, shown)
    await expect.poll(missing).toEqual([])

    await server.stop()
    await page.goto(`${server.origin}/backend`)
    await expect(
      page.getByText(
        'Die Verwaltung ist noch nicht geladen. Bitte überprüfen Sie Ihre Internetverbindung und laden Sie die Seite neu.',
      ),
    ).toBeVisible()
    await server.start()

    await page.goto(`${server.origin}/backend#/products`)
    await page.reload()
    await fillSignIn(page)
    const heading = page.getByRole('heading', { level: 1, name: 'Produkte' })
    await expect(heading).toBeVisible()
    await expect(page.getByText('Alles gespeichert')).toBeAttached()
    await officeKept(page)
    await server.stop()
    await page.reload()
    await expect(heading).toBeVisible()
    await expect(page.getByRole('link', { name: 'Apfelstrudel', exact: true })).toBeVisible()
  })
})

test('A menu that was here before is painted as the server drew it, before any program runs', async ({ page }) => {
  await page.goto(`${server.origin}/store/stammhaus`)
  await readyForOffline(page, server)
  await expect.poll(() => page.evaluate(lengthenKeptPage)).toBe(true)
  await server.stop()
  const answer = await page.goto(`${server.origin}/store/stammhaus`)
  expect(answer?.fromServiceWorker()).toBe(true)
  expect(await answer?.text()).toMatch(/<div id="root"><.*Handsemmel/s)

  await page.getByRole('button', { name: 'Handsemmel hinzufügen' }).click()
  await expect(page.getByRole('button', { name: /Warenkorb.*0,65\s€/ })).toBeVisible()
  await expect(offlineBar(page)).toContainText('Stand')
})

test('Without the server an order says why it has to wait, and goes out once when the server is back', async ({
  page,
}) => {
  const before = await staff.ordersSince(0)
  await toCheckout(page, server.origin)
  await fillIn(page)
  await readyForOffline(page, server)
  await server.stop()
  await page.reload()
  await expect(offlineBar(page)).toContainText('bestellen')
  await expect(page.getByText('Anna Huber')).toBeVisible()
  await finalButton(page).click()
  await expect(page.getByRole('heading', { name: waiting })).toBeVisible()
  await expect(page.getByText(/^Auf diesem Gerät gesichert: .*0,65\s€\.$/)).toBeVisible()
  await expect(page.getByText(/^Unser Server ist gerade nicht erreichbar\. Sobald er wieder da ist/)).toBeVisible()
  await expect(page.getByText(/^Spätestens um \d\d:\d\d Uhr hören wir auf zu senden/)).toBeVisible()
  await page.reload()
  await expect(page.getByRole('heading', { name: waiting })).toBeVisible()

  await mark(page)
  await server.start()
  await expect(thanks(page)).toBeVisible({ timeout: ASKED_AGAIN_MS })
  expect(await isMarked(page)).toBe(true)
  expect(await staff.ordersSince(0)).toBe(before + 1)
})

test('An order that waits goes out from whatever page of the shop is opened next', async ({ page }) => {
  const before = await staff.ordersSince(0)
  await toCheckout(page, server.origin)
  await fillIn(page)
  await readyForOffline(page, server)
  await loseServer(page, server)
  await finalButton(page).click()
  await expect(page.getByRole('heading', { name: waiting })).toBeVisible()
  await open(page, '/')
  await server.start()
  await expect.poll(() => staff.ordersSince(0), { timeout: ASKED_AGAIN_MS }).toBe(before + 1)
})

test('An order that came too late is asked about again, and then goes out once', async ({ page }) => {
  const before = await staff.ordersSince(0)
  await toCheckout(page, server.origin)
  await fillIn(page)
  await readyForOffline(page, server)
  await loseServer(page, server)
  await finalButton(page).click()
  await expect(page.getByRole('heading', { name: waiting })).toBeVisible()

  await page.clock.install({ time: Date.now() + 11 * 60_000 })
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Möchten Sie noch bestellen?' })).toBeVisible()
  await server.start()
  await expect(offlineBar(page)).toBeHidden({ timeout: ASKED_AGAIN_MS })
  expect(await staff.ordersSince(0)).toBe(before)
  await finalButton(page).click()
  await expect(thanks(page)).toBeVisible({ timeout: ASKED_AGAIN_MS })
  expect(await staff.ordersSince(0)).toBe(before + 1)
})

test('An open page says that the server is gone and recovers by itself, with what changed meanwhile', async ({
  page,
}) => {
  await visit(page)
  await expect(page.getByText('Handsemmel', { exact: true })).toBeVisible()
  await mark(page)
  await server.stop()
  await expect(offlineBar(page)).toBeVisible()
  await server.start()
  await staff.change('products', 1, { name: 'Kaisersemmel' })
  await expect(page.getByText('Kaisersemmel', { exact: true })).toBeVisible({ timeout: ASKED_AGAIN_MS })
  await expect(offlineBar(page)).toBeHidden()
  expect(await isMarked(page)).toBe(true)
  await staff.change('products', 1, { name: 'Handsemmel' })
})

/** A guest's first visit: the branch list, then a menu. */
async function visit(page: Page): Promise<void> {
  await page.goto(`${server.origin}/`)
  await page.getByRole('link', { name: /Stammhaus Wien/ }).click()
  await expect(page.getByRole('button', { name: 'Handsemmel hinzufügen' })).toBeVisible()
  await readyForOffline(page, server)
}

/** Loads a page anew, as typed into the address bar, and sees that it says how it stands. */
async function open(page: Page, path: string): Promise<void> {
  await page.goto(`${server.origin}${path}`)
  await expect(offlineBar(page)).toBeVisible()
}

/** A branch may open or close at any moment: the page this device has kept holds for the test. False where none is kept. */
async function lengthenKeptPage(): Promise<boolean> {
  const [name = ''] = (await caches.keys()).filter(each => each.startsWith('public-'))
  const cache = await caches.open(name)
  const key = (await cache.keys()).find(({ url }) => url.includes('/store/stammhaus?'))
  const kept = key && (await cache.match(key))
  if (!kept) return false
  const headers = new Headers(kept.headers)
  headers.set('Expires', new Date(Date.now() + 3_600_000).toUTCString())
  await cache.put(key, new Response(await kept.blob(), { headers }))
  return true
}

/** A first order, whose status page the device then knows; answers its address. */
async function placeOrder(page: Page): Promise<string> {
  await toCheckout(page, server.origin)
  await fillIn(page)
  await finalButton(page).click()
  await expect(thanks(page)).toBeVisible()
  await readyForOffline(page, server)
  return new URL(page.url()).pathname
}
