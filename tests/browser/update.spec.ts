import type { BrowserContext, Page } from 'playwright/test'
import { test } from './device.ts'
import { expect } from './expect.ts'
import { cartsOnDevice, isMarked, mark, phone, readyForOffline } from './guest.ts'
import { violations } from './quality.ts'
import { startServer, type TestServer } from './support.ts'

/** A newer program is one whose worker has other bytes; the browser looks for it whenever a page is opened. */
test.describe.configure({ mode: 'default' })
test.use(phone)

let server: TestServer
test.beforeAll(async () => {
  server = await startServer({ env: { RATE_LIMITS: 'off' }, card: 'short' })
})
test.afterAll(() => server.dispose())

test.describe('on a device that keeps another program afterwards', () => {
  test.use({ isNewDevice: true })

  test('The first visit is no update', async ({ page }) => {
    await visit(page)
    await expect(notice(page)).toHaveCount(0)
  })

  test('A newer program waits until the guest says so, tells that it starts, and then the page loads anew once', async ({
    page,
    context,
  }) => {
    const publish = await updatesOf(context)
    await visit(page)
    publish()
    await page.reload()
    await mark(page)
    await expect(notice(page)).toBeVisible()
    expect(await workers(page)).toEqual({ active: true, waiting: true })
    await page.getByRole('button', { name: 'Handsemmel hinzufügen' }).click()
    await expect(page.getByRole('button', { name: /Warenkorb.*0,65\s€/ })).toBeVisible()
    expect(await isMarked(page)).toBe(true)
    await expect.poll(() => cartsOnDevice(page)).toHaveLength(1)

    expect(await violations(page)).toEqual([])

    // As well where people want no motion.
    await page.emulateMedia({ reducedMotion: 'reduce' })
    // A picture that never comes holds nothing up.
    const asked = context.waitForEvent('request', request => request.url().endsWith('/image/never.webp'))
    await context.route('**/image/never.webp', () => {})
    await page.evaluate(() => void (new Image().src = '/image/never.webp'))
    await asked
    await page.evaluate(noteBusy)
    const loads = countLoads(page)
    await restart(page).click()
    await expect.poll(() => workers(page).catch(() => null)).toEqual({ active: true, waiting: false })
    await expect(page.getByRole('button', { name: /Warenkorb.*0,65\s€/ })).toBeVisible()
    await expect(notice(page)).toHaveCount(0)
    expect(await isMarked(page)).toBe(false)
    await expect.poll(loads).toBe(1)
    expect(await page.evaluate(() => sessionStorage.getItem('busy'))).toBe('Wird neu gestartet …App neustarten')
  })

  test('Another page of the device goes on undisturbed and starts the newer program when told to', async ({
    page,
    context,
  }) => {
    const publish = await updatesOf(context)
    await visit(page)
    publish()
    const other = await context.newPage()
    await other.goto(`${server.origin}/store/graz`)
    await expect(notice(page)).toBeVisible()
    await mark(page)
    await restart(other).click()
    await expect.poll(() => workers(page)).toEqual({ active: true, waiting: false })
    await page.getByRole('button', { name: 'Wiener Melange', exact: true }).click()
    await expect(page.getByRole('dialog', { name: 'Wiener Melange' })).toBeVisible()
    await page.keyboard.press('Escape')
    expect(await isMarked(page)).toBe(true)

    const loads = countLoads(page)
    await restart(page).click()
    await expect.poll(() => isMarked(page).catch(() => true)).toBe(false)
    await expect(page.getByRole('button', { name: 'Wiener Melange', exact: true })).toBeVisible()
    await expect(notice(page)).toHaveCount(0)
    await expect.poll(loads).toBe(1)
  })
})

test('A part that does not come reloads the page where the server has newer ones, never where it is only out of reach', async ({
  page,
}) => {
  await visit(page)
  await mark(page)
  await server.stop()
  const asked = page.waitForEvent('requestfailed', request => request.method() === 'HEAD')
  await missPart(page)
  await asked
  expect(await isMarked(page)).toBe(true)

  await server.start()
  await missPart(page)
  await expect.poll(() => isMarked(page).catch(() => true)).toBe(false)
})

/** What the build says of a part that does not come. */
const missPart = (page: Page) => page.evaluate(() => void dispatchEvent(new Event('vite:preloadError')))
const notice = (page: Page) => page.getByText('Ein Update wurde installiert!')
const restart = (page: Page) => page.getByRole('button', { name: 'App neustarten' })

async function visit(page: Page): Promise<void> {
  await page.goto(`${server.origin}/store/stammhaus`)
  await readyForOffline(page, server)
}

/** Stands before the server from the beginning on; once called, the worker has other bytes. */
async function updatesOf(context: BrowserContext): Promise<() => void> {
  let version = 1
  await context.route('**/build/service-worker.js', async route => {
    const answer = await route.fetch()
    await route.fulfill({ response: answer, body: `${await answer.text()}\n// version ${version}` })
  })
  return () => {
    version += 1
  }
}

/** Writes down what the notice says while it starts the newer program, over the reload that ends it. */
function noteBusy(): void {
  const note = () => {
    const said = document.querySelector('[role=status]:has([aria-busy=true])')?.textContent
    if (said) sessionStorage.setItem('busy', said)
  }
  new MutationObserver(note).observe(document.body, { subtree: true, attributeFilter: ['aria-busy'] })
}

const workers = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration('/')
    return { active: registration?.active?.state === 'activated', waiting: Boolean(registration?.waiting) }
  })

function countLoads(page: Page): () => number {
  let loads = 0
  page.on('load', () => loads++)
  return () => loads
}
