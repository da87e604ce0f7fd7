import type { Page } from 'playwright/test'
import { test } from './device.ts'
import { expect } from './expect.ts'
import { inControl, phone, settled } from './guest.ts'
import { complaints } from './quality.ts'
import { startServer, type TestServer } from './support.ts'

test.describe.configure({ mode: 'default' })
test.use(phone)

let server: TestServer
test.beforeAll(async () => {
  server = await startServer({ env: { RATE_LIMITS: 'off' }, card: 'short' })
})
test.afterAll(() => server.dispose())

/** What the page's security policy refused, from the first byte on. */
async function refusals(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const refused: string[] = []
    Object.assign(window, { refused })
    document.addEventListener('securitypolicyviolation', event =>
      refused.push(`${event.violatedDirective} ${event.blockedURI}`),
    )
  })
  return () => page.evaluate(() => (window as unknown as { refused: string[] }).refused)
}

const canonical = (page: Page) => page.locator('link[rel="canonical"]')
const robots = (page: Page) => page.locator('meta[name="robots"]')

test.describe('as the server makes it, without a worker', () => {
  test.use({ serviceWorkers: 'block', isNewDevice: true })

  test('Pages break no rule of their policy and say nothing on the console', async ({ page, context }) => {
    const heard = complaints(context)
    const refused = await refusals(page)
    const missing: string[] = []
    page.on('response', response => {
      if (response.status() >= 400) missing.push(`${response.status()} ${response.url()}`)
    })
    for (const [path, data] of [
      ['/', 'Organization'],
      ['/store/stammhaus', 'Menu'],
      ['/store/stammhaus/checkout', null],
      ['/site/imprint', null],
    ] as const)
      await test.step(path, async () => {
        await page.goto(`${server.origin}${path}`)
        await settled(page)
        await expect(page.locator('#main')).toBeVisible()
        const blocks = await page.locator('script[type="application/ld+json"]').allTextContents()
        expect(blocks.map(text => JSON.parse(text)['@context'])).toEqual(data ? ['https://schema.org'] : [])
        if (data) expect(blocks[0]).toContain(`"@type":"${data}"`)
        expect(await refused()).toEqual([])
        expect(missing).toEqual([])
        expect(heard).toEqual([])
      })
  })

  test('a script that a page carries is refused, so silence means something', async ({ page }) => {
    const refused = await refusals(page)
    await page.goto(`${server.origin}/site/imprint`)
    await page.evaluate(() => {
      const script = document.createElement('script')
      script.textContent = 'window.ran = true'
      document.head.append(script)
    })
    expect(await refused()).toEqual(['script-src-elem inline'])
    expect(await page.evaluate(() => 'ran' in window)).toBe(false)
  })

  test('title and canonical address go along from page to page', async ({ page }) => {
    await page.goto(`${server.origin}/?utm_source=flyer`)
    await expect(canonical(page)).toHaveAttribute('href', `${server.origin}/`)
    await page
      .getByRole('link', { name: /Stammhaus Wien/ })
      .first()
      .click()
    await expect(page).toHaveTitle(/^Stammhaus Wien - /)
    await expect(canonical(page)).toHaveAttribute('href', `${server.origin}/store/stammhaus`)
    await expect(robots(page)).toHaveCount(0)
    await page.goto(`${server.origin}/status/uid/hash`)
    await expect(robots(page)).toHaveAttribute('content', 'noindex')
    await expect(canonical(page)).toHaveCount(0)
    await page.getByRole('link', { name: 'Impressum' }).click()
    await expect(page).toHaveTitle(/^Impressum - /)
    await expect(canonical(page)).toHaveAttribute('href', `${server.origin}/site/imprint`)
    await expect(robots(page)).toHaveCount(0)
    await expect(page.locator('link[rel="manifest"]')).toHaveCount(1)
  })
})

test('the page a device keeps gets its head and stays installable', async ({ page }) => {
  await page.goto(`${server.origin}/`)
  await inControl(page)
  await page.goto(`${server.origin}/store/stammhaus`)
  await expect(page).toHaveTitle(/^Stammhaus Wien - /)
  await expect(canonical(page)).toHaveAttribute('href', `${server.origin}/store/stammhaus`)
  await expect(page.locator('link[rel="manifest"]')).toHaveAttribute('href', '/manifest.webmanifest')
  const session = await page.context().newCDPSession(page)
  const { errors } = await session.send('Page.getAppManifest')
  expect(errors).toEqual([])
  const { installabilityErrors } = await session.send('Page.getInstallabilityErrors')
  expect(installabilityErrors.map(({ errorId }) => errorId).filter(id => id !== 'in-incognito')).toEqual([])
})
