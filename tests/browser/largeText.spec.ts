import { test } from './device.ts'
import { expect } from './expect.ts'
import { finalButton, thanks } from './guest.ts'
import { fits } from './largeText.ts'
import { startServer, type TestServer } from './support.ts'

/**
 * Who sees badly sets letters to twice their size: nothing may be cut off, lie over another or leave the page (WCAG 1.4.4), on a
 * tablet and on a phone, where a line has room for a dozen letters (1.4.10).
 */
test.describe.configure({ mode: 'default' })
test.use({ viewport: { width: 390, height: 844 }, serviceWorkers: 'block', isNewDevice: true })

let server: TestServer
test.beforeAll(async () => {
  server = await startServer({ env: { RATE_LIMITS: 'off' }, card: 'short' })
})
test.afterAll(() => server.dispose())

test.beforeEach(({ page }) =>
  page.addInitScript(() =>
    document.addEventListener('DOMContentLoaded', () => {
      document.documentElement.style.fontSize = '200%'
    }),
  ),
)

test('With letters of twice the size every product of the whole card fits', async ({ page }) => {
  const bakery = await startServer({ env: { RATE_LIMITS: 'off' } })
  try {
    await page.goto(`${bakery.origin}/store/stammhaus`)
    await expect(page.getByRole('button', { name: 'Wiener Melange', exact: true })).toBeVisible()
    await fits(page)
  } finally {
    await bakery.dispose()
  }
})

test('With letters of twice the size everything fits, is whole and can be pressed, until it is ordered', async ({
  page,
}) => {
  await page.goto(server.origin)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await fits(page)
  await page.goto(`${server.origin}/store/stammhaus`)
  await page.getByRole('button', { name: 'Wiener Melange', exact: true }).click()
  const overlay = page.getByRole('dialog', { name: 'Wiener Melange' })
  await expect(overlay).toBeVisible()
  await fits(page)
  await overlay.getByRole('button', { name: /^In den Warenkorb/ }).click()
  await expect(overlay).toBeHidden()
  await fits(page)
  await page.getByRole('button', { name: /Warenkorb/ }).click()
  await expect(page.getByRole('dialog', { name: 'Warenkorb' })).toBeVisible()
  await fits(page)
  for (const dialog of ['branches', 'filter', 'when']) {
    await page.goto(`${server.origin}/store/stammhaus?${dialog}=true`)
    await expect(page.getByRole('dialog')).toBeVisible()
    await fits(page)
  }
  await page.goto(`${server.origin}/store/stammhaus?area=1070%20Neubau`)
  await expect(page.getByLabel('Liefergebiet')).toHaveValue('1070 Neubau')
  // Taken over once: loaded again, the page keeps what was chosen since.
  await expect(page).toHaveURL(`${server.origin}/store/stammhaus`)
  await fits(page)
  await page.goto(`${server.origin}/store/stammhaus/checkout`)
  await expect(page.getByLabel('Ort', { exact: true })).toHaveValue('Wien')
  await fits(page)
  await page.goto(`${server.origin}/store/stammhaus?table=stammhaus-hof-1`)
  await expect(page.getByText('Wir bringen Ihre Bestellung an Ihren Tisch.')).toBeVisible()
  await fits(page)
  await page.getByRole('button', { name: 'Zur Kasse' }).click()
  await expect(finalButton(page)).toBeVisible()
  await fits(page)
  await finalButton(page).click()
  await expect(thanks(page)).toBeVisible()
  await page.locator('summary').filter({ hasText: 'Details' }).first().click()
  await fits(page)
})
