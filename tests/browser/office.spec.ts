import { choose } from './clicks.ts'
import { test } from './device.ts'
import { expect } from './expect.ts'
import { ASKED_AGAIN_MS } from './guest.ts'
import { box, fillSignIn, goOn, type OfficePages, officeAt, readyForOffline, savedState } from './officePages.ts'
import { adminEmail, adminPassword, startServer, type TestServer } from './support.ts'

test.describe.configure({ mode: 'default' })
test.use({ isOneDevice: true })
let server: TestServer
let office: OfficePages
test.beforeAll(async () => {
  server = await startServer()
  office = officeAt(server.origin)
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

  test('leads to the page that was asked for', async ({ page, context }) => {
    await context.clearCookies()
    await page.goto(`${server.origin}/backend#/products`)
    await fillSignIn(page)
    await expect(page.getByRole('heading', { level: 1, name: 'Produkte' })).toBeVisible()
  })

  test('comes on top of the page when the session has ended, and nothing typed is lost', async ({ page, context }) => {
    await office.openAt(page, '/products/3')
    await page.getByRole('heading', { name: 'Intern', exact: true }).click()
    await page.getByLabel('Interne Notiz').fill('Steht noch da')
    await context.clearCookies()
    await page.getByLabel('Artikelnummer').fill('NEU-3')
    await page.keyboard.press('Control+s')
    const dialog = page.getByRole('dialog', { name: 'Bitte melden Sie sich erneut an.' })
    await expect(dialog.getByLabel('Passwort')).toBeFocused()
    await page.keyboard.type(adminPassword)
    await page.keyboard.press('Enter')
    await expect(dialog).toBeHidden()
    await expect(page.getByLabel('Interne Notiz')).toHaveValue('Steht noch da')
    await expect(savedState(page)).toHaveText('Gespeichert')
    expect(await office.stored(page, 'products', 3)).toMatchObject({ uid: 'NEU-3', internalNote: 'Steht noch da' })
  })
})

test.describe('A price', () => {
  test('changed in the office is seen on an open shop page at once, without reload', async ({ page, context }) => {
    const shop = await office.openShop(context)
    await office.openAt(page, '/products/1')
    const before = await box(page, 'Preis').inputValue()
    const product = await office.stored(page, 'products', 1)
    await expect(shop.getByText(String(product['name'])).first()).toBeVisible()
    await shop.evaluate(() => Object.assign(window, { stillHere: true }))

    await box(page, 'Preis').fill('77,70')
    await page.keyboard.press('Control+s')
    await expect(shop.getByText('77,70\u00a0€').first()).toBeVisible()

    const changed = await office.stored(page, 'products', 1)
    await office.put(page, 'products', 1, { price: 8880, rev: changed['rev'] })
    await expect(shop.getByText('88,80\u00a0€').first()).toBeVisible()
    await expect(box(page, 'Preis')).toHaveValue('88,80')
    expect(await shop.evaluate(() => 'stillHere' in window)).toBe(true)
    expect(before).not.toBe('88,80')
  })
})

test.describe('Without network', () => {
  test('an edit survives a reload and is pushed as soon as the server is there again', async ({ page }) => {
    await office.openAt(page, '/products/2')
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
    await expect(savedState(page)).toHaveText('Gespeichert', { timeout: ASKED_AGAIN_MS })
    expect(await office.stored(page, 'products', 2)).toMatchObject({ price: 666 })
  })
})

test.describe('Two people', () => {
  test('who change different fields of one document both get their way; who change the same field see mine, theirs and what was there before, or are told while typing, and decide before saving', async ({
    page,
    context,
  }) => {
    await office.openAt(page, '/products/4')
    await context.setOffline(true)
    await page.getByLabel('Artikelnummer').fill('MEINE-4')
    await page.getByRole('button', { name: 'Speichern' }).click()
    await context.setOffline(false)
    await expect(savedState(page)).toHaveText('Gespeichert', { timeout: ASKED_AGAIN_MS })
    const now = await office.stored(page, 'products', 4)
    await box(page, 'Preis').fill('5,55')
    await office.put(page, 'products', 4, { name: 'Anders genannt', rev: now['rev'] })
    await expect(box(page, 'Name')).toHaveValue('Anders genannt')
    await expect(box(page, 'Preis')).toHaveValue('5,55')
    await page.keyboard.press('Control+s')
    await expect(savedState(page)).toHaveText('Gespeichert')
    expect(await office.stored(page, 'products', 4)).toMatchObject({
      uid: 'MEINE-4',
      name: 'Anders genannt',
      price: 555,
    })

    await goOn(page, server, '/products/5')
    const before = await office.stored(page, 'products', 5)
    await office.put(page, 'products', 5, { price: 100, rev: before['rev'] })
    await expect(box(page, 'Preis')).toHaveValue('1,00')
    await context.setOffline(true)
    await box(page, 'Preis').fill('2,00')
    await page.getByRole('button', { name: 'Speichern' }).click()
    await office.putFromElsewhere(5, { price: 300 })
    await context.setOffline(false)

    const decision = page.getByRole('group', { name: 'Preis' })
    await expect(decision).toContainText(
      'Sie haben „2,00\u00a0€“ eingetragen, inzwischen steht dort „3,00\u00a0€“. Vorher stand dort „1,00\u00a0€“.',
      { timeout: ASKED_AGAIN_MS },
    )
    await expect(page.getByRole('button', { name: 'Übernehmen' })).toBeDisabled()
    await choose(decision.getByLabel('Meine Eingabe'))
    await page.getByRole('button', { name: 'Übernehmen' }).click()
    await expect(box(page, 'Preis')).toHaveValue('2,00')
    await expect(savedState(page)).toHaveText('Gespeichert')
    expect(await office.stored(page, 'products', 5)).toMatchObject({ price: 200 })

    await goOn(page, server, '/products/6')
    await box(page, 'Preis').fill('2,22')
    await office.putFromElsewhere(6, { price: 333 })
    await expect(page.getByText('Inzwischen steht hier „3,33\u00a0€“.')).toBeVisible()
    await expect(box(page, 'Preis')).toHaveValue('2,22')
    await page.keyboard.press('Control+s')
    await expect(page.getByText('Bitte entscheiden Sie zuerst')).toBeVisible()
    await page.getByRole('button', { name: 'Meine Eingabe behalten' }).click()
    await page.keyboard.press('Control+s')
    await expect(savedState(page)).toHaveText('Gespeichert')
    expect(await office.stored(page, 'products', 6)).toMatchObject({ price: 222 })
  })
})

test.describe('What is refused', () => {
  test('by the form stands at its field, and the first one gets the focus; by the server it comes back with its reason and everything that was typed, and as something new stays in the form until it is right', async ({
    page,
  }) => {
    await office.openAt(page, '/tables/new')
    await box(page, 'Kennung').fill('Kein Kennwort!')
    await page.getByRole('button', { name: 'Anlegen' }).click()
    await expect(page.getByText('3 Angaben fehlen oder stimmen nicht.')).toBeVisible()
    await expect(box(page, 'Kennung')).toBeFocused()
    await expect(box(page, 'Name')).toHaveAccessibleDescription('Bitte füllen Sie dieses Feld aus.')
    await box(page, 'Kennung').fill('')

    await goOn(page, server, '/tables/2')
    const taken = await office.stored(page, 'tables', 1)
    await box(page, 'Kennung').fill(String(taken['identifier']))
    await page.getByLabel('Plätze').fill('11')
    await page.keyboard.press('Control+s')
    await expect(page.getByText('Diese Änderung wurde abgelehnt')).toBeVisible()
    await expect(box(page, 'Kennung')).toHaveValue(String(taken['identifier']))
    await expect(box(page, 'Plätze')).toHaveValue('11')
    await expect(box(page, 'Kennung')).toHaveAccessibleDescription('Dieser Wert wird bereits verwendet.')

    await box(page, 'Kennung').fill('tisch-am-fenster')
    await page.keyboard.press('Control+s')
    await expect(savedState(page)).toHaveText('Gespeichert')
    expect(await office.stored(page, 'tables', 2)).toMatchObject({ identifier: 'tisch-am-fenster', seats: 11 })

    await goOn(page, server, '/tables/new')
    await box(page, 'Kennung').fill(String(taken['identifier']))
    await box(page, 'Name').fill('Am Ofen')
    await page.getByRole('combobox', { name: 'Filiale' }).fill('stammhaus')
    await page.getByRole('option', { name: 'Stammhaus Wien' }).click()
    await page.getByRole('button', { name: 'Anlegen' }).click()
    await expect(page.getByText('Diese Änderung wurde abgelehnt')).toBeVisible()
    await expect(box(page, 'Name')).toHaveValue('Am Ofen')
    await expect(page.getByRole('combobox', { name: 'Filiale' })).toHaveValue('Stammhaus Wien')

    await box(page, 'Kennung').fill('am-ofen')
    await page.keyboard.press('Control+s')
    await expect(savedState(page)).toHaveText('Gespeichert')
    const id = Number(new URL(page.url()).hash.split('/').at(-1))
    expect(id).toBeGreaterThan(2 ** 40)
    expect(await office.stored(page, 'tables', id)).toMatchObject({ identifier: 'am-ofen', name: 'Am Ofen', branch: 1 })
  })
})
