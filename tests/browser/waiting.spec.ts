import { test } from './device.ts'
import { expect } from './expect.ts'
import { cartsOnDevice, fillIn, finalButton, loseServer, phone, readyForOffline, toCheckout } from './guest.ts'
import { startServer, type TestServer } from './support.ts'

/** A guest with an order that waits: what matters is in sight, and nothing happens behind their back. */
test.use(phone)

let server: TestServer
test.beforeAll(async () => {
  server = await startServer({ env: { RATE_LIMITS: 'off' }, card: 'short' })
})
test.afterAll(() => server.dispose())

test('Each screen begins at its heading, and an order that waits is shown on every page until it is taken back', async ({
  page,
}) => {
  const heading = (name: string) => page.getByRole('heading', { level: 1, name })
  await toCheckout(page, server.origin)
  await expect(heading('Bestellung abschließen')).toBeFocused()
  await fillIn(page)
  await readyForOffline(page, server)
  await loseServer(page, server)

  await finalButton(page).click()
  const waiting = heading('Bestellung wird übermittelt, bitte nicht erneut bestellen')
  await expect(waiting).toBeFocused()
  await expect(waiting).toBeInViewport()

  await page.getByRole('link', { name: 'Zurück zur Speisekarte' }).first().click()
  await expect(heading('Stammhaus Wien')).toBeFocused()
  const bar = page.getByRole('complementary', { name: 'Bestellung, die noch wartet' })
  await expect(bar).toContainText('1 Bestellung wartet auf unseren Server')
  await page.getByRole('button', { name: 'Handsemmel hinzufügen' }).first().click()
  await expect(page.getByRole('button', { name: /^1 .*Warenkorb/ })).toBeVisible()
  await expect.poll(() => cartsOnDevice(page)).toHaveLength(1)
  await page.goto(`${server.origin}/`)
  await expect(bar).toBeVisible()

  await bar.getByRole('link', { name: 'Ansehen' }).click()
  await expect(waiting).toBeVisible()
  await expect(bar).toBeHidden()
  await page.getByRole('button', { name: 'Bestellung zurückziehen' }).click()
  await expect(heading('Bestellung abschließen')).toBeFocused()
  await expect(finalButton(page)).toContainText(/1,30/)
})
