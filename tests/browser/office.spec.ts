import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { type BrowserContext, expect, type Page, test } from 'playwright/test'
import { adminEmail, adminPassword, startServer, type TestServer } from './support.ts'

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** An employee of the demo business; passwords are drawn by the server, so the test sets one. */
const employee = { username: 's.gruber', lastName: 'Gruber' }

test.describe.configure({ mode: 'default' })
let server: TestServer
test.beforeAll(async () => {
  server = await startServer()
})
test.afterAll(() => server.dispose())

test.describe('Signing in', () => {
  test('is asked for at /backend/login and says in German what is wrong', async ({ page }) => {
    await page.goto(`${server.origin}/backend/login`)
    await page.getByRole('button', { name: 'Anmelden' }).click()
    await expect(page.getByRole('alert')).toHaveText('Bitte geben Sie Benutzername und Passwort ein.')
    await page.getByLabel('Benutzername').fill(adminEmail)
    await page.getByLabel('Passwort').fill('falsch')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('alert')).toHaveText('Benutzername oder Passwort ist falsch.')
    await page.getByLabel('Passwort').fill(adminPassword)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 1, name: /^Hallo/ })).toBeVisible()
    expect(new URL(page.url()).pathname).toBe('/backend')
  })

  test('leads to the page that was asked for', async ({ page }) => {
    await page.goto(`${server.origin}/backend#/products`)
    await fillSignIn(page)
    await expect(page.getByRole('heading', { level: 1, name: 'Produkte' })).toBeVisible()
  })

  test('comes on top of the page when the session has ended, and nothing typed is lost', async ({ page, context }) => {
    await openAt(page, '/products/3')
    await page.getByLabel('Interne Notiz').fill('Steht noch da')
    await context.clearCookies()
    await page.getByLabel('Artikelnummer').fill('NEU-3')
    await page.keyboard.press('Control+s')
    const dialog = page.getByRole('dialog', { name: 'Bitte melden Sie sich erneut an.' })
    await dialog.getByLabel('Passwort').fill(adminPassword)
    await page.keyboard.press('Enter')
    await expect(dialog).toBeHidden()
    await expect(page.getByLabel('Interne Notiz')).toHaveValue('Steht noch da')
    await expect(savedState(page)).toHaveText('Gespeichert')
    expect(await stored(page, 'products', 3)).toMatchObject({ uid: 'NEU-3', internalNote: 'Steht noch da' })
  })
})

test.describe('A price', () => {
  test('changed in the office is seen on an open shop page within a second, without reload', async ({
    page,
    context,
  }) => {
    const shop = await openShop(context)
    await openAt(page, '/products/1')
    const before = await box(page, 'Preis').inputValue()
    const product = await stored(page, 'products', 1)
    await expect(shop.getByText(String(product['name'])).first()).toBeVisible()
    await shop.evaluate(() => Object.assign(window, { stillHere: true }))

    await box(page, 'Preis').fill('77,70')
    await page.keyboard.press('Control+s')
    await expect(shop.getByText('77,70\u00a0€').first()).toBeVisible({ timeout: 1500 })

    const changed = await stored(page, 'products', 1)
    await put(page, 'products', 1, { price: 8880, rev: changed['rev'] })
    await expect(shop.getByText('88,80\u00a0€').first()).toBeVisible({ timeout: 1000 })
    await expect(box(page, 'Preis')).toHaveValue('88,80')
    expect(await shop.evaluate(() => 'stillHere' in window)).toBe(true)
    expect(before).not.toBe('88,80')
  })
})

test.describe('Without network', () => {
  test('an edit survives a reload and is pushed as soon as the server is there again', async ({ page }) => {
    await openAt(page, '/products/2')
    await readyForOffline(page)
    await server.stop()
    await box(page, 'Preis').fill('6,66')
    await page.getByRole('button', { name: 'Speichern' }).click()
    await expect(savedState(page)).toContainText('Auf dem Gerät gespeichert · wird übertragen')
    await expect(page.getByText(/^Keine Verbindung · Stand\s\d\d:\d\d$/).first()).toBeVisible()

    await page.reload()
    await expect(box(page, 'Preis')).toHaveValue('6,66')
    await expect(savedState(page)).toContainText('Auf dem Gerät gespeichert')

    await server.start()
    await expect(savedState(page)).toHaveText('Gespeichert', { timeout: 30_000 })
    expect(await stored(page, 'products', 2)).toMatchObject({ price: 666 })
  })
})

test.describe('Two people', () => {
  test('who change different fields of one document both get their way', async ({ page, context }) => {
    await openAt(page, '/products/4')
    await context.setOffline(true)
    await page.getByLabel('Artikelnummer').fill('MEINE-4')
    await page.getByRole('button', { name: 'Speichern' }).click()
    await context.setOffline(false)
    await expect(savedState(page)).toHaveText('Gespeichert', { timeout: 30_000 })
    const now = await stored(page, 'products', 4)
    await box(page, 'Preis').fill('5,55')
    await put(page, 'products', 4, { name: 'Anders genannt', rev: now['rev'] })
    await expect(box(page, 'Name')).toHaveValue('Anders genannt')
    await expect(box(page, 'Preis')).toHaveValue('5,55')
    await page.keyboard.press('Control+s')
    await expect(savedState(page)).toHaveText('Gespeichert')
    expect(await stored(page, 'products', 4)).toMatchObject({ uid: 'MEINE-4', name: 'Anders genannt', price: 555 })
  })

  test('who change the same field see mine, theirs and what was there before', async ({ page, context }) => {
    await openAt(page, '/products/5')
    const before = await stored(page, 'products', 5)
    await put(page, 'products', 5, { price: 100, rev: before['rev'] })
    await expect(box(page, 'Preis')).toHaveValue('1,00')
    await context.setOffline(true)
    await box(page, 'Preis').fill('2,00')
    await page.getByRole('button', { name: 'Speichern' }).click()
    await putFromElsewhere(5, { price: 300 })
    await context.setOffline(false)

    const decision = page.getByRole('group', { name: 'Preis' })
    await expect(decision).toContainText(
      'Sie haben „2,00\u00a0€“ eingetragen, inzwischen steht dort „3,00\u00a0€“. Vorher stand dort „1,00\u00a0€“.',
      { timeout: 30_000 },
    )
    await expect(page.getByRole('button', { name: 'Übernehmen' })).toBeDisabled()
    await decision.getByLabel('Meine Eingabe').check()
    await page.getByRole('button', { name: 'Übernehmen' }).click()
    await expect(box(page, 'Preis')).toHaveValue('2,00')
    await expect(savedState(page)).toHaveText('Gespeichert')
    expect(await stored(page, 'products', 5)).toMatchObject({ price: 200 })
  })

  test('are told while typing, and decide before saving', async ({ page }) => {
    await openAt(page, '/products/6')
    await box(page, 'Preis').fill('2,22')
    await putFromElsewhere(6, { price: 333 })
    await expect(page.getByText('Inzwischen steht hier „3,33\u00a0€“.')).toBeVisible()
    await expect(box(page, 'Preis')).toHaveValue('2,22')
    await page.keyboard.press('Control+s')
    await expect(page.getByText('Bitte entscheiden Sie zuerst')).toBeVisible()
    await page.getByRole('button', { name: 'Meine Eingabe behalten' }).click()
    await page.keyboard.press('Control+s')
    await expect(savedState(page)).toHaveText('Gespeichert')
    expect(await stored(page, 'products', 6)).toMatchObject({ price: 222 })
  })
})

test.describe('What is refused', () => {
  test('by the form stands at its field, and the first one gets the focus', async ({ page }) => {
    await openAt(page, '/tables/new')
    await box(page, 'Kennung').fill('Kein Kennwort!')
    await page.getByRole('button', { name: 'Anlegen' }).click()
    await expect(page.getByText('3 Angaben fehlen oder stimmen nicht.')).toBeVisible()
    await expect(box(page, 'Kennung')).toBeFocused()
    await expect(box(page, 'Name')).toHaveAccessibleDescription('Bitte füllen Sie dieses Feld aus.')
  })

  test('by the server comes back with its reason and everything that was typed', async ({ page }) => {
    await openAt(page, '/tables/2')
    const taken = await stored(page, 'tables', 1)
    await box(page, 'Kennung').fill(String(taken['identifier']))
    await page.getByLabel('Plätze').fill('11')
    await page.keyboard.press('Control+s')
    await expect(page.getByText('Diese Änderung wurde abgelehnt')).toBeVisible()
    await expect(box(page, 'Kennung')).toHaveValue(String(taken['identifier']))
    await expect(page.getByLabel('Plätze')).toHaveValue('11')
    await expect(box(page, 'Kennung')).toHaveAccessibleDescription('Dieser Wert wird bereits verwendet.')

    await box(page, 'Kennung').fill('tisch-am-fenster')
    await page.keyboard.press('Control+s')
    await expect(savedState(page)).toHaveText('Gespeichert')
    expect(await stored(page, 'tables', 2)).toMatchObject({ identifier: 'tisch-am-fenster', seats: 11 })
  })
})

test.describe('A list', () => {
  test('is complete by keyboard', async ({ page }) => {
    await openAt(page, '/products')
    await page.keyboard.press('/')
    await page.keyboard.type('topfen')
    const rows = page.locator('tbody tr[data-index]')
    await expect(rows.first()).toContainText(/topfen/i)
    expect(page.url()).toContain('q=topfen')
    await page.keyboard.press('ArrowDown')
    await expect(rows.nth(0).getByRole('link')).toBeFocused()
    await page.keyboard.press('ArrowDown')
    await expect(rows.nth(1).getByRole('link')).toBeFocused()
    const name = await rows.nth(1).getByRole('link').innerText()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
    await page.goBack()
    await expect(page.getByRole('searchbox')).toHaveValue('topfen')
    await page.keyboard.press('n')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Produkt anlegen')
  })

  test('lets go of a document and takes it back', async ({ page }) => {
    await openAt(page, '/donatees/1')
    const { name } = (await stored(page, 'donatees', 1)) as { name: string }
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
    await page.getByRole('button', { name: 'Löschen' }).click()
    await expect(page.getByText(`„${name}“ wurde gelöscht.`)).toBeVisible()
    await expect(page.getByRole('link', { name })).toHaveCount(0)
    await page.getByRole('button', { name: 'Rückgängig' }).click()
    await expect(page.getByRole('link', { name })).toBeVisible()
  })

  test('and every document is found with Ctrl+K', async ({ page }) => {
    await openAt(page, '/')
    await page.keyboard.press('Control+k')
    await page.keyboard.type('Wiener Frühstück')
    await expect(page.getByRole('option', { name: /Wiener Frühstück Produkt/ })).toBeVisible()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/#\/products\/\d+$/)
  })
})

test.describe('A form', () => {
  test('does not let unsaved changes go by accident', async ({ page }) => {
    await openAt(page, '/tags/1')
    await box(page, 'Name').fill('Halb getippt')
    await page.getByRole('link', { name: 'Übersicht' }).click()
    const dialog = page.getByRole('dialog', { name: 'Änderungen speichern?' })
    await dialog.getByRole('button', { name: 'Weiter bearbeiten' }).click()
    await expect(box(page, 'Name')).toHaveValue('Halb getippt')
    await page.getByRole('link', { name: 'Übersicht' }).click()
    await dialog.getByRole('button', { name: 'Verwerfen' }).click()
    await expect(page.getByRole('heading', { level: 1, name: /^Hallo/ })).toBeVisible()
  })

  test('of a person sets a password; who signs in with it sees what their role may', async ({ page, browser }) => {
    await openAt(page, '/users')
    await page.getByRole('searchbox').fill(employee.lastName)
    await page.getByRole('link', { name: employee.lastName }).click()
    await page.getByLabel('Neues Passwort').fill('ganz-neu-4711')
    await page.getByRole('button', { name: 'Passwort setzen' }).click()
    await expect(page.getByText('Das neue Passwort gilt ab sofort.')).toBeVisible()

    const other = await browser.newPage({ locale: 'de-AT' })
    await other.goto(`${server.origin}/backend#/products/1`)
    await fillSignIn(other, employee.username, 'ganz-neu-4711')
    await expect(other.getByText('Sie dürfen diesen Eintrag ansehen, aber nicht ändern.')).toBeVisible()
    await expect(box(other, 'Preis')).toBeDisabled()
    await expect(other.getByRole('button', { name: 'Speichern' })).toHaveCount(0)
    await expect(other.getByRole('link', { name: 'Personen' })).toHaveCount(0)
    await other.getByRole('button', { name: 'Abmelden' }).click()
    await expect(other.getByRole('heading', { name: 'Anmelden' })).toBeVisible()
    expect(await entriesLeft(other)).toEqual([])
    await other.close()
  })
})

test('No page of the office has what axe finds wrong, in light and in dark', async ({ page }) => {
  test.slow()
  await openAt(page, '/')
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    for (const path of ['/', '/products', '/products/1', '/branches/1', '/menus/1', '/config', '/tables/new']) {
      await page.goto(`${server.origin}/backend#${path}`)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      expect(await violations(page), `${path} ${colorScheme}`).toEqual([])
    }
  }
})

async function openAt(page: Page, path: string): Promise<void> {
  await page.goto(`${server.origin}/backend#${path}`)
  await fillSignIn(page)
  await expect(page.getByText('Alles gespeichert')).toBeAttached()
  await expect(page.locator('main h1').filter({ hasNotText: 'gibt es nicht' })).toBeVisible()
}

async function fillSignIn(page: Page, username = adminEmail, password = adminPassword): Promise<void> {
  await page.getByLabel('Benutzername').fill(username)
  await page.getByLabel('Passwort').fill(password)
  await page.keyboard.press('Enter')
}

/** A field of the form by its whole name. */
function box(page: Page, name: string) {
  return page.getByRole('textbox', { name, exact: true })
}

function savedState(page: Page) {
  return page.locator('[data-state]')
}

/** The service worker has the office's files: only then does a reload work without network. */
async function readyForOffline(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready
    const wanted = performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname)
    const files = wanted.filter(path => path.startsWith('/assets/') && path.endsWith('.js'))
    const cached = async () => (await Promise.all(files.map(file => caches.match(file)))).every(Boolean)
    while (!(await cached())) await new Promise(requestAnimationFrame)
  })
}

async function openShop(context: BrowserContext): Promise<Page> {
  const shop = await context.newPage()
  await shop.goto(`${server.origin}/store/stammhaus`)
  return shop
}

type Stored = Record<string, unknown>

/** What the server has, asked as the person at the page. */
async function stored(page: Page, type: string, id: number): Promise<Stored> {
  const answer = await page.request.get(`${server.origin}/api/${type}/${id}`)
  expect(answer.status()).toBe(200)
  return ((await answer.json()) as { data: Stored }).data
}

async function put(page: Page, type: string, id: number, data: Stored): Promise<void> {
  const answer = await page.request.put(`${server.origin}/api/${type}/${id}`, {
    data,
    headers: { origin: server.origin },
  })
  expect(answer.status(), await answer.text()).toBe(200)
}

/** Another administrator changes a product, whatever network the page has. */
async function putFromElsewhere(id: number, changes: Stored): Promise<void> {
  const headers = { origin: server.origin, 'content-type': 'application/json' }
  const body = JSON.stringify({ username: adminEmail, password: adminPassword })
  const login = await fetch(`${server.origin}/api/login`, { method: 'POST', headers, body })
  const cookie = login.headers
    .getSetCookie()
    .map(line => line.split(';')[0])
    .join('; ')
  const address = `${server.origin}/api/products/${id}`
  const { data } = (await (await fetch(address, { headers: { cookie } })).json()) as { data: Stored }
  const change = JSON.stringify({ ...changes, rev: data['rev'] })
  const answer = await fetch(address, { method: 'PUT', headers: { ...headers, cookie }, body: change })
  expect(answer.status).toBe(200)
}

/** What the device still holds of the office: names of stores with anything in them. */
async function entriesLeft(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const answer = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.addEventListener('success', () => resolve(request.result))
        request.addEventListener('error', () => reject(request.error))
      })
    const left: string[] = []
    for (const { name = '' } of await indexedDB.databases()) {
      if (!/office|edits/.test(name) || name.endsWith('internal')) continue
      const database = await answer(indexedDB.open(name))
      for (const store of database.objectStoreNames)
        if (await answer(database.transaction(store).objectStore(store).count())) left.push(`${name} ${store}`)
      database.close()
    }
    return left
  })
}

/** Rules that axe finds broken, each with where. The policy of the page forbids foreign scripts, so axe is put in by the test. */
async function violations(page: Page): Promise<string[]> {
  await page.evaluate(axe)
  return page.evaluate(async () => {
    const { axe } = window as unknown as {
      axe: { run(): Promise<{ violations: { id: string; nodes: { html: string }[] }[] }> }
    }
    const { violations } = await axe.run()
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(' | ')}`)
  })
}
