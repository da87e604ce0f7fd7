import type { Locator } from 'playwright/test'
import { test } from './device.ts'
import { expect } from './expect.ts'
import { phone } from './guest.ts'
import { startServer, type TestServer } from './support.ts'

/** High contrast takes grounds and shadows away: what is left has to say it all. */
test.use({ ...phone, forcedColors: 'active' })

let server: TestServer
test.beforeAll(async () => {
  server = await startServer({ card: 'short' })
})
test.afterAll(() => server.dispose())

const widthOf = (element: Locator, side: 'border-top-width' | 'outline-width') =>
  element.evaluate((found, name) => Number.parseFloat(getComputedStyle(found).getPropertyValue(name)), side)

test('With forced colours buttons, the chosen mode and dialogs have edges', async ({ page }) => {
  await page.goto(`${server.origin}/store/stammhaus`)
  expect(await page.evaluate(() => matchMedia('(forced-colors: active)').matches)).toBe(true)
  const add = page.getByRole('button', { name: 'Handsemmel hinzufügen' }).first()
  expect(await widthOf(add, 'border-top-width')).toBeGreaterThanOrEqual(1)
  const chosen = page.getByRole('group', { name: 'Art der Lieferung' }).locator('label:has(:checked)')
  expect(await widthOf(chosen, 'outline-width')).toBeGreaterThanOrEqual(2)
  const other = page.getByRole('group', { name: 'Art der Lieferung' }).locator('label:not(:has(:checked))').first()
  expect(await other.evaluate(found => getComputedStyle(found).outlineStyle)).toBe('none')

  await add.click()
  const cart = page.getByRole('button', { name: /Warenkorb/ })
  await expect(cart).toBeVisible()
  expect(await widthOf(cart, 'border-top-width')).toBeGreaterThanOrEqual(1)
  await cart.click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toBeVisible()
  expect(await widthOf(dialog, 'border-top-width')).toBeGreaterThanOrEqual(2)
  const onward = dialog.getByRole('button', { name: 'Zur Kasse' })
  expect(await widthOf(onward, 'border-top-width')).toBeGreaterThanOrEqual(1)
})
