import type { Page } from 'playwright/test'
import { test } from './device.ts'
import { expect } from './expect.ts'
import { alive, phone } from './guest.ts'
import { startServer, type TestServer } from './support.ts'

/** Taps on the server's page while its program is still on its way. */
test.use({ ...phone, serviceWorkers: 'block', isNewDevice: true })

let server: TestServer
test.beforeAll(async () => {
  server = await startServer({ env: { RATE_LIMITS: 'off' }, card: 'short' })
})
test.afterAll(() => server.dispose())

test('What is tapped before the program is there is seen at once and done once when it comes', async ({ page }) => {
  const release = await withoutProgram(page)
  await page.goto(`${server.origin}/store/stammhaus`, { waitUntil: 'commit' })
  const add = page.getByRole('button', { name: 'Handsemmel hinzufügen' })
  await add.click()
  await expect(add).toHaveAttribute('data-held')
  // Impatience is no second roll, and of two dialogs the last one is wanted.
  await add.click()
  await page.getByRole('button', { name: 'Handsemmel', exact: true }).click()
  await page.getByRole('button', { name: 'Topfengolatsche', exact: true }).click()
  await page.getByText('Lieferung', { exact: true }).first().click()
  // What says something else by the time it would be done was not what was tapped.
  const changed = page.getByRole('button', { name: 'Laugenbreze hinzufügen' })
  await changed.click()
  await changed.evaluate(button => button.setAttribute('aria-label', 'Zuckerkringel hinzufügen'))

  release()
  await expect(page.getByRole('dialog', { name: 'Topfengolatsche' })).toBeVisible()
  await page.getByRole('button', { name: 'Schließen' }).click()
  await expect(page.getByRole('button', { name: /^1 Artikel, Warenkorb/ })).toBeVisible()
  await expect(page.getByRole('radio', { name: 'Lieferung' })).toBeChecked()
  await expect(page.locator('[data-held]')).toHaveCount(0)
  await alive(page)
  await page.getByRole('button', { name: 'Mehr: Handsemmel' }).click()
  await expect(page.getByRole('button', { name: /^2 Artikel, Warenkorb/ })).toBeVisible()
})

/** Holds the shop's programs back; the returned function lets them go. */
async function withoutProgram(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', async route => {
    await promise
    await route.continue()
  })
  return resolve
}
