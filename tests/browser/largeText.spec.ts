import { expect, type Page } from 'playwright/test'
import { test } from './device.ts'
import { overflow } from './screens.ts'
import { startServer, type TestServer } from './support.ts'

/** Who sees badly sets letters to twice their size: nothing may be cut off, lie over another or leave the page (WCAG 1.4.4). */
test.use({ viewport: { width: 768, height: 1024 }, serviceWorkers: 'block', isNewDevice: true })

let server: TestServer
test.beforeAll(async () => {
  server = await startServer({ env: { RATE_LIMITS: 'off' } })
})
test.afterAll(() => server.dispose())

test('With letters of twice the size everything fits, is whole and can be pressed, up to the checkout', async ({
  page,
}) => {
  await page.addInitScript(() =>
    document.addEventListener('DOMContentLoaded', () => {
      document.documentElement.style.fontSize = '200%'
    }),
  )
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
  await fits(page)
  await page.getByRole('button', { name: 'Zur Kasse' }).click()
  await expect(page.getByLabel('Vorname')).toBeVisible()
  await fits(page)
})

async function fits(page: Page): Promise<void> {
  await expect.poll(() => overflow(page)).toBe(0)
  expect(await cutOff(page)).toEqual([])
}

/** Buttons and fields whose words do not fit into them, and that do not end them with an ellipsis on purpose. */
const cutOff = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('button, a, h1, h2, h3, label')]
      .filter(element => element.checkVisibility() && getComputedStyle(element).textOverflow !== 'ellipsis')
      .filter(
        element => getComputedStyle(element).overflow === 'hidden' && element.scrollWidth > element.clientWidth + 1,
      )
      .map(({ textContent }) => textContent ?? ''),
  )
