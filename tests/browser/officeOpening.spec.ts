import type { Page } from 'playwright/test'
import { test } from './device.ts'
import { expect } from './expect.ts'
import { ASKED_AGAIN_MS } from './guest.ts'
import { box, type OfficePages, officeAt, readyForOffline, savedState } from './officePages.ts'
import { startServer, type TestServer } from './support.ts'

let server: TestServer
let office: OfficePages
test.beforeAll(async () => {
  server = await startServer()
  office = officeAt(server.origin)
})
test.afterAll(() => server.dispose())

test('A list is painted before what opens its databases has come; with something unsent on the device it waits for that', async ({
  page,
  context,
}) => {
  await office.openAt(page, '/products')
  await readyForOffline(page)
  const rows = page.locator('tbody tr[data-index]')
  const names = (await rows.getByRole('link').allInnerTexts()).slice(0, 10)
  await page.addInitScript(watchFirstRow, 'tbody tr[data-index] a')
  await page.reload()
  expect(await firstPaint(page)).toEqual({ isBeforeDatabases: true, names })
  await expect(page.getByText('Alles gespeichert')).toBeAttached()

  await rows.first().getByRole('link').click()
  await context.setOffline(true)
  await box(page, 'Name').fill('AA Zuallererst')
  await page.getByRole('button', { name: 'Speichern' }).click()
  await expect(savedState(page)).toContainText('Auf dem Gerät gespeichert')
  await page.goto(`${server.origin}/backend#/products`)
  await expect(rows.first()).toContainText('AA Zuallererst')
  await page.reload()
  const [, ...others] = names
  expect(await firstPaint(page)).toEqual({ isBeforeDatabases: false, names: ['AA Zuallererst', ...others] })
  await context.setOffline(false)
  await expect(page.getByText('Alles gespeichert')).toBeAttached({ timeout: ASKED_AGAIN_MS })
})

test('Orders are shown before what opens the device’s databases has come', async ({ page }) => {
  await office.openAt(page, '/orders')
  await readyForOffline(page)
  await page.addInitScript(watchFirstRow, 'main h1')
  await page.reload()
  expect(await firstPaint(page)).toEqual({ isBeforeDatabases: true, names: ['Tafel'] })
  await expect(page.getByText('Alles gespeichert')).toBeAttached()
})

/** Runs in the page: what of a kind was there first, and whether what opens databases was asked for by then. */
function watchFirstRow(selector: string): void {
  const watching = new MutationObserver(() => {
    const shown = [...document.querySelectorAll<HTMLElement>(selector)]
    if (shown.length === 0) return
    watching.disconnect()
    const isAskedFor = performance.getEntriesByType('resource').some(({ name }) => /\/documents-[^/]*\.js$/.test(name))
    const names = shown.slice(0, 10).map(({ innerText }) => innerText)
    Object.assign(window, { firstPaint: { isBeforeDatabases: !isAskedFor, names } })
  })
  watching.observe(document, { childList: true, subtree: true })
}

async function firstPaint(page: Page): Promise<unknown> {
  const painted = await page.waitForFunction(() => Reflect.get(window, 'firstPaint'))
  return painted.jsonValue()
}
