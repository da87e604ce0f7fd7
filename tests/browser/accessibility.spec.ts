import type { Locator, Page } from 'playwright/test'
import { test } from './device.ts'
import { expect } from './expect.ts'
import { settled, thanks } from './guest.ts'
import { complaints, report, tabTo, violations } from './quality.ts'
import { startServer, type TestServer } from './support.ts'

/** Without a service worker every page comes rendered by the server and is taken over in the browser. */
test.describe.configure({ mode: 'default' })
test.use({ serviceWorkers: 'block' })

let server: TestServer
test.beforeAll(async () => {
  server = await startServer({ env: { RATE_LIMITS: 'off' } })
})
test.afterAll(() => server.dispose())

test('The keyboard alone configures a product from the list of branches on', async ({ page }) => {
  const { keyboard } = page
  const press = async (name: string | RegExp, key = 'Enter') => {
    await tabTo(page, page.getByRole('button', { name }))
    await keyboard.press(key)
  }
  await open(page, '/')
  await tabTo(page, page.getByRole('link', { name: /Stammhaus Wien/ }))
  await keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Wiener Melange', exact: true })).toBeVisible()
  const categories = page.getByRole('navigation', { name: 'Kategorien' })
  await tabTo(page, categories.getByRole('link', { name: /^Kaffee/ }))
  await keyboard.press('Enter')
  await tabTo(page, page.getByRole('button', { name: 'Wiener Melange', exact: true }), 30)
  await keyboard.press('Enter')

  const overlay = page.getByRole('dialog', { name: 'Wiener Melange' })
  await expect(overlay).toBeVisible()
  await tabTo(page, overlay.getByRole('radio', { name: /^Klein/ }), 10)
  await keyboard.press('ArrowDown')
  await expect(overlay.getByRole('radio', { name: /^Groß/ })).toBeChecked()
  // What has to be chosen is chosen beforehand.
  await expect(overlay.getByRole('radio', { name: /^Kuhmilch/ })).toBeChecked()
  await tabTo(page, overlay.getByRole('checkbox', { name: /^Schlagobers/ }), 10)
  await keyboard.press('Space')
  await press(/^In den Warenkorb 5,70\s€/)
  await expect(overlay).toBeHidden()
  await expect(page.getByRole('button', { name: 'Wiener Melange', exact: true })).toBeFocused()
})

test('From the page just opened through the search to the placed order Tab is pressed 25 times at most', async ({
  page,
}) => {
  const { keyboard } = page
  let stops = 0
  const go = async (target: Locator) => {
    await expect(target).toBeVisible()
    stops += await tabTo(page, target, 25)
  }
  await open(page, '/store/stammhaus')
  await go(page.getByRole('link', { name: 'Zum Inhalt springen' }))
  await keyboard.press('Enter')
  await go(page.getByRole('searchbox'))
  await keyboard.type('handsemmel')
  await expect(page.getByRole('status').filter({ hasText: 'Die Eingabetaste führt zum ersten.' })).toBeAttached()
  await keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Handsemmel', exact: true })).toBeFocused()
  await go(page.getByRole('button', { name: 'Handsemmel hinzufügen' }))
  await keyboard.press('Enter')
  await go(page.getByRole('link', { name: 'Weiter zum Warenkorb' }))
  await keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Zur Kasse' })).toBeFocused()
  await keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Bestellung abschließen' })).toBeFocused()
  for (const [label, text] of [
    ['Vorname', 'Anna'],
    ['Nachname', 'Huber'],
    ['Telefon', '+436641234567'],
  ] as const) {
    await go(page.getByLabel(label))
    await keyboard.type(text)
  }
  for (const name of [/Geschäftsbedingungen/, /Datenschutzerklärung/]) {
    await go(page.getByRole('checkbox', { name }))
    await keyboard.press('Space')
  }
  await go(page.getByRole('button', { name: /^Zahlungspflichtig bestellen/ }))
  await keyboard.press('Enter')
  await expect(thanks(page)).toBeVisible()
  report(`From the opened menu through the search to the placed order: ${stops} stops of the keyboard`)
  expect(stops).toBeLessThanOrEqual(25)
})

const pages = [
  '/',
  ...[
    'stammhaus',
    'graz',
    'linz',
    'salzburg',
    'innsbruck',
    'dornbirn',
    'klagenfurt',
    'fest-und-feier',
    'klubheim',
    'vaduz',
  ].map(branch => `/store/${branch}`),
  '/store/stammhaus?product=114',
  '/store/stammhaus?cart=true',
  '/store/stammhaus/checkout',
  ...['terms-and-conditions', 'privacy', 'imprint', 'allergens'].map(page => `/site/${page}`),
]

/** What a guest nearby is shown is listened to with the screens. */
test.describe('a guest far away', () => {
  test.use({ locale: 'en-US', timezoneId: 'Pacific/Auckland' })
  test('No page complains in the console of a guest with another language while it is taken over', async ({
    page,
    context,
  }) => {
    const heard = complaints(context)
    for (const path of pages) await open(page, path)
    expect(heard).toEqual([])
  })
})

test('A page that does not exist complains of nothing but that', async ({ page, context }) => {
  const heard = complaints(context)
  for (const path of ['/gibt-es-nicht', '/store/gibt-es-nicht', '/site/gibt-es-nicht']) {
    await open(page, path)
    await expect(page.getByRole('heading', { name: '404 Not Found' })).toBeVisible()
  }
  expect(heard.map(complaint => complaint.replace(/^.*?: /, ''))).toEqual(
    Array(3).fill('Failed to load resource: the server responded with a status of 404 (Not Found)'),
  )
})

test('What is wrong is noticed', async ({ page, context }) => {
  const heard = complaints(context)
  await open(page, '/')
  await page.evaluate(() => {
    document.querySelector('main')?.append(new Image())
    console.warn('a warning')
    queueMicrotask(() => {
      throw new Error('an exception')
    })
  })
  expect(await violations(page)).toEqual([expect.stringMatching(/^image-alt: /)])
  await expect.poll(() => heard.length).toBe(2)
})

async function open(page: Page, path: string): Promise<void> {
  await page.goto(`${server.origin}${path}`)
  await settled(page)
}
