import { type APIRequestContext, type Browser, expect, type Page, test } from 'playwright/test'
import { adminEmail, adminPassword, startServer, type TestServer } from './support.ts'

/** One guest, one phone, the real server. What counts as an order is what staff can see. */
test.describe.configure({ mode: 'default' })
test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, serviceWorkers: 'block' })

let server: TestServer
let staff: APIRequestContext

test.beforeAll(async ({ playwright }) => {
  server = await startServer({ env: { RATE_LIMITS: 'off' } })
  staff = await playwright.request.newContext({ baseURL: server.origin, extraHTTPHeaders: { origin: server.origin } })
  const answer = await staff.post('/api/login', { data: { username: adminEmail, password: adminPassword } })
  expect(answer.status()).toBe(200)
})
test.afterAll(async () => {
  await staff.dispose()
  await server.dispose()
})

test('A guest orders on a phone, lands on the status page, and sees it when staff confirm', async ({ page }) => {
  await toCheckout(page)
  await fillIn(page)
  await finalButton(page).tap()
  await expect(page.getByRole('heading', { name: 'Vielen Dank für Ihre Bestellung!' })).toBeVisible()
  await expect(page.getByText('Bitte warten Sie einen Moment, bis Ihre Bestellung bestätigt wurde.')).toBeVisible()
  const order = await orderOf(page)
  await expect(page.getByText(order.ticketNumber, { exact: true })).toBeVisible()

  const confirmed = await staff.post(`/api/orders/${order.id}/status/confirm`)
  expect(confirmed.status()).toBe(200)
  await expect(page.getByText('Bestellung bestätigt')).toBeVisible({ timeout: 3000 })
  expect(await ordersSince(order.id)).toBe(0)
})

test('A double tap is one order', async ({ page }) => {
  await toCheckout(page)
  await fillIn(page)
  await finalButton(page).evaluate((button: HTMLButtonElement) => {
    button.click()
    button.click()
  })
  await expectThanks(page)
  expect(await ordersSince((await orderOf(page)).id)).toBe(0)
})

test('A reload during submit, whose answer was lost, goes on with the same order', async ({ page }) => {
  await toCheckout(page)
  await fillIn(page)
  const lost = loseNextAnswer(page)
  await finalButton(page).tap()
  await lost
  await expect(
    page.getByRole('heading', { name: 'Bestellung wird übermittelt, bitte nicht erneut bestellen' }),
  ).toBeVisible()
  await page.reload()
  await expectThanks(page)
  expect(await ordersSince((await orderOf(page)).id)).toBe(0)
})

test('The back button after an order leads to an empty cart and orders nothing again', async ({ page }) => {
  await toCheckout(page)
  await fillIn(page)
  await finalButton(page).tap()
  await expectThanks(page)
  const { id } = await orderOf(page)
  await page.goBack()
  await expect(page).toHaveURL(/\/store\/stammhaus(\?.*)?$/)
  await page.goto(`${server.origin}/store/stammhaus/checkout`)
  await expect(page.getByText('Keine Produkte im Warenkorb!')).toBeVisible()
  await expect(finalButton(page)).toHaveCount(0)
  expect(await ordersSince(id)).toBe(0)
})

test('Without the server the order waits on the device, says so, and goes out by itself', async ({ page }) => {
  await toCheckout(page)
  await fillIn(page)
  await server.stop()
  await finalButton(page).tap()
  await expect(
    page.getByRole('heading', { name: 'Bestellung wird übermittelt, bitte nicht erneut bestellen' }),
  ).toBeVisible({ timeout: 15_000 })
  await expect(page.getByText(/Auf diesem Gerät gesichert/)).toBeVisible()
  await server.start()
  await expect(page.getByRole('heading', { name: 'Vielen Dank für Ihre Bestellung!' })).toBeVisible({ timeout: 40_000 })
  expect(await ordersSince((await orderOf(page)).id)).toBe(0)
})

test('Everything typed survives a reload, and what is missing is said at its field', async ({ page }) => {
  await toCheckout(page)
  await page.getByLabel('Vorname').fill('Anna')
  await page.getByLabel('Anmerkung zur Bestellung').fill('bitte schneiden')
  await finalButton(page).tap()
  const name = page.getByLabel('Nachname')
  await expect(name).toBeFocused()
  await expect(name).toHaveAccessibleDescription('Bitte füllen Sie dieses Feld aus.')
  await page.reload()
  await expect(page.getByLabel('Vorname')).toHaveValue('Anna')
  await expect(page.getByLabel('Anmerkung zur Bestellung')).toHaveValue('bitte schneiden')
})

test('Two orders are two: the count of the other tests sees a second one', async ({ browser }) => {
  const first = await orderInNewPage(browser)
  await orderInNewPage(browser)
  expect(await ordersSince(first)).toBe(1)
})

async function toCheckout(page: Page): Promise<void> {
  await page.goto(`${server.origin}/store/stammhaus`)
  await page.getByRole('button', { name: 'Handsemmel hinzufügen' }).first().tap()
  await page.getByRole('button', { name: /Warenkorb/ }).tap()
  await page.getByRole('button', { name: 'Zur Kasse' }).tap()
  await expect(finalButton(page)).toBeVisible()
}

async function fillIn(page: Page): Promise<void> {
  await page.getByLabel('Vorname').fill('Anna')
  await page.getByLabel('Nachname').fill('Huber')
  await page.getByLabel('Telefon').fill('+43 664 1234567')
  await page.getByRole('checkbox', { name: /Geschäftsbedingungen/ }).check()
  await page.getByRole('checkbox', { name: /Datenschutzerklärung/ }).check()
}

const finalButton = (page: Page) => page.getByRole('button', { name: /^Zahlungspflichtig bestellen/ })

async function expectThanks(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Vielen Dank für Ihre Bestellung!' })).toBeVisible()
}

/** Lets the next order reach the server and keeps its answer from the page; resolves when that has happened. */
function loseNextAnswer(page: Page): Promise<void> {
  return new Promise((resolve, reject) => {
    page
      .route(
        '**/api/orders',
        async route => {
          await route.fetch()
          await route.abort()
          resolve()
        },
        { times: 1 },
      )
      .catch(reject)
  })
}

/** The order whose status page is open. */
async function orderOf(page: Page): Promise<{ id: number; ticketNumber: string }> {
  await expect(page).toHaveURL(/\/status\//)
  const [uid, hash] = new URL(page.url()).pathname.split('/').slice(2)
  const answer = await staff.get(`/api/orders/public/${uid}/${hash}`)
  expect(answer.status()).toBe(200)
  return ((await answer.json()) as { data: { id: number; ticketNumber: string } }).data
}

/** How many orders were placed after this one: the server counts them without gaps. */
async function ordersSince(id: number): Promise<number> {
  for (let next = id + 1; ; next++) {
    const answer = await staff.get(`/api/orders/${next}`)
    if (answer.status() === 404) return next - id - 1
    expect(answer.status()).toBe(200)
  }
}

async function orderInNewPage(browser: Browser): Promise<number> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true })
  const page = await context.newPage()
  await toCheckout(page)
  await fillIn(page)
  await finalButton(page).tap()
  await expectThanks(page)
  const { id } = await orderOf(page)
  await context.close()
  return id
}
