import type { Page } from 'playwright/test'
import { choose } from './clicks.ts'
import { test } from './device.ts'
import { expect } from './expect.ts'
import { cartsOnDevice, fillIn, finalButton, inControl, phone, thanks, toCheckout } from './guest.ts'
import { startServer, type TestServer } from './support.ts'

/** Paying online as a guest meets it: the demo's stand-in plays the provider. */
test.describe.configure({ mode: 'default' })
test.use(phone)

let server: TestServer
test.beforeAll(async () => {
  server = await startServer({ env: { RATE_LIMITS: 'off' }, card: 'short' })
})
test.afterAll(() => server.dispose())

/** Orders a roll to be paid online and arrives at the provider's page. */
async function toProvider(page: Page): Promise<void> {
  await toCheckout(page, server.origin)
  await fillIn(page)
  // From the second page on every guest has it: it must not take the provider's pages for the shop's.
  await inControl(page)
  await choose(page.getByRole('radio', { name: /PayPal/ }))
  await finalButton(page).click()
  await expect(page.getByText('Hier wird kein Geld bewegt.')).toBeVisible()
  // The provider's page opens at the way that was chosen.
  await expect(page.getByText(/· paypal$/)).toBeVisible()
}

/** The page that says thanks clears the cart once it is alive; the menu then shows that nothing is in it. */
const isCartEmpty = async (page: Page) => {
  await expect.poll(() => cartsOnDevice(page)).toEqual([])
  await page.goto(`${server.origin}/store/stammhaus`)
  await expect(page.getByRole('button', { name: 'Handsemmel hinzufügen' }).first()).toBeVisible()
  return (await page.getByRole('button', { name: /^\d+ .*Warenkorb/ }).count()) === 0
}

test('The wallet the browser has is the first way to pay; one it has not is not offered', async ({ page }) => {
  await page.addInitScript(() => {
    Object.assign(window, { ApplePaySession: Object.assign(() => undefined, { canMakePayments: () => true }) })
  })
  await toCheckout(page, server.origin)
  const ways = page.getByRole('radiogroup', { name: 'Zahlungsart' }).getByRole('radio')
  await expect(ways.first()).toHaveAccessibleName(/Apple Pay/)

  await page.addInitScript(() => Reflect.deleteProperty(window, 'ApplePaySession'))
  await page.reload()
  await expect(ways.first()).toBeVisible()
  await expect(page.getByRole('radio', { name: /PayPal/ })).toBeVisible()
  await expect(page.getByRole('radio', { name: /Apple Pay/ })).toHaveCount(0)
})

test('On success the guest is redirected to paymentRedirectUrl and comes back to an order that is paid', async ({
  page,
}) => {
  await toProvider(page)
  await page.getByRole('button', { name: 'Bezahlen' }).click()
  await expect(thanks(page)).toBeVisible()
  await expect(page.getByText('PayPal (Bezahlt)')).toBeAttached()
  await expect(page.getByText('Bitte warten Sie einen Moment, bis Ihre Bestellung bestätigt wurde.')).toBeVisible()
  expect(await isCartEmpty(page)).toBe(true)
})

test('Leider ist Ihre Zahlung fehlgeschlagen: everything is still there, and the same order can be paid again', async ({
  page,
}) => {
  await toProvider(page)
  await page.getByRole('button', { name: 'Karte abgelehnt' }).click()
  await expect(page).toHaveURL(/\/store\/stammhaus\/checkout\/error\?/)
  await expect(
    page.getByText(
      'Leider ist Ihre Zahlung fehlgeschlagen. Bitte überprüfen Sie Ihre Daten und versuchen Sie es erneut.',
    ),
  ).toBeVisible()
  await expect(page.getByText('Anna Huber')).toBeVisible()
  await page.getByRole('link', { name: 'Noch einmal online bezahlen' }).click()
  await page.getByRole('button', { name: 'Bezahlen' }).click()
  await expect(thanks(page)).toBeVisible()
  expect(await isCartEmpty(page)).toBe(true)
})

test('A guest who comes back without paying is told what is missing, may pay then, or at the counter instead', async ({
  page,
}) => {
  await toProvider(page)
  const unpaid = page.getByText('Wir warten noch auf den Eingang Ihrer Zahlung.')
  await page.getByRole('button', { name: 'Zurück, ohne zu zahlen' }).click()
  await expect(unpaid).toBeVisible()
  await page.getByRole('link', { name: 'Jetzt bezahlen' }).click()
  await page.getByRole('button', { name: 'Zurück, ohne zu zahlen' }).click()
  await page.getByRole('button', { name: 'Stattdessen bar zahlen' }).click()
  await expect(page.getByText('Bitte warten Sie einen Moment, bis Ihre Bestellung bestätigt wurde.')).toBeVisible()
  await expect(unpaid).toBeHidden()
  await expect(page.getByRole('link', { name: 'Jetzt bezahlen' })).toHaveCount(0)
})
