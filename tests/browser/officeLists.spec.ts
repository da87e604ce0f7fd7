import { countClicks } from './clicks.ts'
import { test } from './device.ts'
import { expect } from './expect.ts'
import { box, entriesLeft, fillSignIn, type OfficePages, officeAt } from './officePages.ts'
import { violations } from './quality.ts'
import { startServer, type TestServer } from './support.ts'

/** An employee of the demo business; passwords are drawn by the server, so the test sets one. */
const employee = { username: 's.gruber', lastName: 'Gruber' }

test.describe.configure({ mode: 'default' })
test.use({ isOneDevice: true })
let server: TestServer
let office: OfficePages
test.beforeAll(async () => {
  server = await startServer()
  office = officeAt(server.origin)
})
test.afterAll(() => server.dispose())

test.describe('A list', () => {
  test('is complete by keyboard', async ({ page }) => {
    await office.openAt(page, '/products')
    await page.keyboard.press('/')
    await page.keyboard.type('topfen')
    const rows = page.locator('tbody tr[data-index]')
    await expect(rows.first()).toContainText(/topfen/i)
    await expect(page).toHaveURL(/q=topfen/)
    await page.keyboard.press('ArrowDown')
    await expect(rows.nth(0).getByRole('link')).toBeFocused()
    await page.keyboard.press('ArrowDown')
    await expect(rows.nth(1).getByRole('link')).toBeFocused()
    const name = await rows.nth(1).getByRole('link').innerText()
    const other = await rows.nth(2).getByRole('link').innerText()
    const beside = page.getByRole('complementary', { name: /^Seitenblick/ })
    await page.keyboard.press('Space')
    await expect(beside.getByRole('heading', { level: 2 })).toHaveText(name)
    await page.keyboard.press('j')
    await expect(beside.getByRole('heading', { level: 2 })).toHaveText(other)
    expect(await violations(page)).toEqual([])
    await page.keyboard.press('k')
    await expect(rows.nth(1).getByRole('link')).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(beside).toHaveCount(0)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
    await page.goBack()
    await expect(page.getByRole('searchbox')).toHaveValue('topfen')
    // A column is as wide as somebody makes it, stays so in the address, and is as before again.
    const edge = page.getByRole('separator', { name: 'Breite: Preis' })
    await edge.press('ArrowRight')
    await expect(page).toHaveURL(/w=price\.\d+/)
    await edge.dblclick()
    await expect(page).not.toHaveURL(/w=price/)
    // Paper has all of it, not only what is in sight.
    await page.getByRole('searchbox').fill('')
    await page.evaluate(() => dispatchEvent(new Event('beforeprint')))
    const table = page.getByRole('table')
    await expect.poll(() => rows.count()).toBeGreaterThan(100)
    await expect.poll(async () => String((await rows.count()) + 1)).toBe(await table.getAttribute('aria-rowcount'))
    await page.evaluate(() => dispatchEvent(new Event('afterprint')))
    await page.getByRole('heading', { level: 1 }).click()
    await page.keyboard.press('n')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Produkt anlegen')
  })

  test('lets go of a document and takes it back', async ({ page }) => {
    // One that nothing else names: nobody is asked first.
    await office.openAt(page, '/donatees/2')
    const { name } = (await office.stored(page, 'donatees', 2)) as { name: string }
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
    await page.getByRole('button', { name: 'Löschen' }).click()
    await expect(page.getByText(`„${name}“ wurde gelöscht.`)).toBeVisible()
    await expect(page.getByRole('link', { name })).toHaveCount(0)
    await page.getByRole('button', { name: 'Rückgängig' }).click()
    await expect(page.getByRole('link', { name })).toBeVisible()
  })

  test('and every document is found with Ctrl+K', async ({ page }) => {
    await office.openAt(page, '/')
    await page.keyboard.press('Control+k')
    // Before anything of it is there: what finds is fetched, and the lists are read.
    await page.keyboard.type('Wiener Frühstück')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/#\/products\/\d+$/)
    // A scanner types the number of the barcode and presses Enter.
    await page.keyboard.press('Control+k')
    await page.keyboard.type('2000000000022')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 1, name: 'Cola 0,33 l' })).toBeVisible()
    const number = page.getByRole('textbox', { name: 'Barcode (EAN)' })
    await number.fill('2000000000023')
    await page.getByRole('button', { name: 'Speichern' }).click()
    await expect(number).toHaveAccessibleDescription(/Tippfehler/)
    await number.fill('2000000000022')
  })

  test('and what can be done with a hit is one key away: sold out until tomorrow, and back', async ({ page }) => {
    await office.openAt(page, '/')
    await page.keyboard.press('Control+k')
    await page.keyboard.type('Apfelsaft gesp')
    await expect(page.getByRole('option', { name: /Apfelsaft gespritzt Produkt/ })).toBeVisible()
    await page.keyboard.press('ArrowRight')
    await expect(page.getByRole('option', { name: /^Ausverkauft bis morgen/ })).toBeVisible()
    // Nothing of what the first letters found is left, though two kinds of pages have one title.
    await expect(page.getByRole('group', { name: 'Seiten' })).toHaveCount(0)
    expect(await violations(page)).toEqual([])
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await expect(page.getByText(/„Apfelsaft gespritzt“ ist bis morgen früh ausverkauft/)).toBeVisible()
    await page.getByRole('button', { name: 'Rückgängig' }).click()
    await page.keyboard.press('Control+k')
    await page.keyboard.type('mwst')
    await page.getByRole('option', { name: /^Steuersätze/ }).click()
    await expect(page).toHaveURL(/#\/config\/bestellen-steuern\?feld=taxClasses$/)
    await expect(page.getByRole('heading', { level: 1, name: 'Bestellen & Steuern' })).toBeVisible()
    await page.keyboard.press('Escape')
    await page.keyboard.press('g')
    await page.keyboard.press('b')
    await expect(page.getByRole('heading', { level: 1, name: 'Tafel' })).toBeVisible()
    await page.keyboard.press('?')
    await expect(page.getByRole('dialog').getByText('Gehe zu')).toBeVisible()
    expect(await violations(page)).toEqual([])
  })
})

test.describe('A form', () => {
  test('does not let unsaved changes go by accident', async ({ page }) => {
    await office.openAt(page, '/tags/1')
    await box(page, 'Name').fill('Halb getippt')
    await page.getByRole('link', { name: 'Heute' }).click()
    const dialog = page.getByRole('dialog', { name: 'Änderungen speichern?' })
    await dialog.getByRole('button', { name: 'Weiter bearbeiten' }).click()
    await expect(box(page, 'Name')).toHaveValue('Halb getippt')
    await page.getByRole('link', { name: 'Heute' }).click()
    await dialog.getByRole('button', { name: 'Verwerfen' }).click()
    await expect(page.getByRole('heading', { level: 1, name: /^Hallo/ })).toBeVisible()
  })

  test('moves the entries of a list by key and by drag, and the one that is moved keeps the focus', async ({
    page,
  }) => {
    await office.openAt(page, '/branches/1')
    await page.getByRole('group', { name: 'Öffnungszeiten', exact: true }).getByText('Regeln ansehen').click()
    const list = page.getByRole('group', { name: 'Regeln ansehen', exact: true }).first()
    const entries = list.locator(':scope > ol > li')
    const handle = (place: number) => list.getByRole('button', { name: `Eintrag ${place} verschieben`, exact: true })
    const add = list.getByRole('button', { name: 'Eintrag hinzufügen' })
    await expect(add).toBeVisible()
    const count = await entries.count()
    await add.click()
    await expect(entries).toHaveCount(count + 1)
    await add.click()
    await entries
      .nth(count + 1)
      .getByLabel('Tag')
      .selectOption('sunday')
    await handle(count + 2).focus()
    await page.keyboard.press('ArrowUp')
    await expect(handle(count + 1)).toBeFocused()
    await expect(entries.nth(count).getByLabel('Tag')).toHaveValue('sunday')
    await handle(count + 1).hover()
    await page.mouse.down()
    await handle(count + 2).hover()
    await page.mouse.up()
    await expect(handle(count + 2)).toBeFocused()
    await expect(entries.nth(count + 1).getByLabel('Tag')).toHaveValue('sunday')
  })

  test('makes Friday shorter than every day with two clicks and what is typed, and guests read it', async ({
    page,
    context,
  }) => {
    await office.openAt(page, '/hours')
    const { rev, identifier, name } = await office.stored(page, 'branches', 3)
    const daily = { type: 'daily', isClosed: false, from: '06:00', to: '18:00' }
    await office.put(page, 'branches', 3, { rev, openingHours: [daily] })
    const clicks = await countClicks(page)
    await page.getByRole('link', { name: `${String(name)}, Freitag: 6–18` }).click()
    const hours = page.getByRole('group', { name: 'Öffnungszeiten', exact: true })
    const friday = hours.getByRole('textbox', { name: 'Freitag', exact: true })
    await expect(friday).toBeFocused()
    await page.keyboard.type('6-14')
    await expect(hours.getByRole('row', { name: 'Freitag 06:00–14:00' })).toBeVisible()
    const save = page.getByRole('button', { name: 'Speichern' })
    // However long the form is, its head stays.
    await expect(save).toBeInViewport({ ratio: 1 })
    await save.click()
    expect(await clicks()).toBe(2)
    await expect(friday).toHaveValue('6–14')
    // What is on its way to the device yet would be asked about.
    await expect(save).toHaveAttribute('title', 'Es gibt nichts zu speichern')
    await expect(page.getByText('Alles gespeichert')).toBeAttached()
    await expect(friday).toBeInViewport()
    const first = page.getByRole('heading', { name: 'Filiale', exact: true })
    await expect(first).not.toBeInViewport()
    await page.goto(`${server.origin}/backend#/branches/4`)
    await expect(first).toBeInViewport()

    const shop = await context.newPage()
    await shop.goto(`${server.origin}/store/${String(identifier)}`)
    await shop.locator('summary').first().click()
    const table = shop.getByRole('table', { name: 'Öffnungszeiten' })
    await expect(table.getByRole('row')).toHaveText([
      'Montag–Donnerstag06:00–18:00',
      'Freitag06:00–14:00',
      'Samstag–Sonntag06:00–18:00',
    ])
  })

  test('of an exception closes all branches with two clicks and a date, and takes it back at once', async ({
    page,
  }) => {
    await office.openAt(page, '/hours')
    const hoursOf = async (id: number) => JSON.stringify((await office.stored(page, 'branches', id))['openingHours'])
    const before = await hoursOf(1)
    const clicks = await countClicks(page)
    await page.getByRole('button', { name: 'Ausnahme für mehrere Filialen' }).click()
    await page.keyboard.type('24.12.')
    await page.getByRole('button', { name: 'Hinzufügen' }).click()
    expect(await clicks()).toBe(2)
    await expect(page.getByText(/24\.12\.\d{4}: \d+ Filialen geändert\./)).toBeVisible()
    // It stays while somebody points at it, however long the page is looked at.
    await page.getByRole('button', { name: 'Rückgängig' }).hover()
    await expect(page.getByRole('link', { name: /Stammhaus Wien, .., 24\.12\.\d{4}: zu/ })).toBeVisible()
    await expect.poll(() => hoursOf(1)).toMatch(/\d{4}-12-24/)
    expect(await violations(page)).toEqual([])
    await page.getByRole('button', { name: 'Rückgängig' }).click()
    await expect.poll(() => hoursOf(1)).toBe(before)
    // A day of the year's picture begins an exception with its date.
    await page.getByText('Das Jahr im Bild').click()
    await page.getByRole('button', { name: /^31 .*31\.12\.\d{4}: / }).click()
    const exception = page.getByRole('dialog', { name: 'Ausnahme hinzufügen' })
    await expect(exception.getByLabel('Am', { exact: true })).toHaveValue(/31\.12\./)
    await page.keyboard.press('Escape')
  })

  test('of a person sets a password; who signs in with it sees what their role may', async ({ page, another }) => {
    await office.openAt(page, '/users')
    await page.getByRole('searchbox').fill(employee.lastName)
    await page.getByRole('link', { name: employee.lastName }).click()
    await page.getByLabel('Neues Passwort').fill('ganz-neu-4711')
    await page.getByRole('button', { name: 'Passwort setzen' }).click()
    await expect(page.getByText('Das neue Passwort gilt ab sofort.')).toBeVisible()
    const { page: other } = await another()
    await other.goto(`${server.origin}/backend#/products/1`)
    await fillSignIn(other, employee.username, 'ganz-neu-4711')
    await expect(other.getByText('Sie dürfen diesen Eintrag ansehen, aber nicht ändern.')).toBeVisible()
    // Who else is there is seen by whoever may change it, too.
    await page.goto(`${server.origin}/backend#/products/1`)
    await expect(page.getByRole('list', { name: 'Auch hier' })).toContainText(employee.lastName)
    // It is a page to read, and no grey form.
    await expect(other.getByRole('definition').filter({ hasText: '€' }).first()).toBeVisible()
    await expect(box(other, 'Preis')).toHaveCount(0)
    await expect(other.getByRole('button', { name: 'Speichern' })).toHaveCount(0)
    await other.getByRole('button', { name: /^Menü von / }).click()
    await other.getByRole('link', { name: 'Mein Passwort' }).click()
    await other.getByLabel('Neues Passwort').fill('drei-graue-esel')
    await other.getByRole('button', { name: 'Passwort setzen' }).click()
    await expect(other.getByText('Bitte geben Sie Ihr bisheriges Passwort ein.')).toBeVisible()
    await expect(other.getByLabel('Bisheriges Passwort')).toBeFocused()
    await other.keyboard.type('geraten')
    await other.keyboard.press('Enter')
    await expect(other.getByText('Das bisherige Passwort ist falsch.')).toBeVisible()
    await other.getByLabel('Bisheriges Passwort').fill('ganz-neu-4711')
    await other.keyboard.press('Enter')
    await expect(other.getByText('Das neue Passwort gilt ab sofort.')).toBeVisible()
    // Of the team there is one's own time and nothing else.
    await expect(other.getByRole('link', { name: 'Meine Zeit' })).toHaveAttribute('href', /\/my-time$/)
    await other.goto(`${server.origin}/backend#/users`)
    await expect(other.getByText('Öffnen dürfen es: Administration.')).toBeVisible()
    expect(await entriesLeft(other)).not.toEqual([])
    await other.getByRole('button', { name: /^Menü von / }).click()
    await other.getByRole('button', { name: 'Abmelden' }).click()
    await expect(other.getByRole('heading', { name: 'Anmelden' })).toBeVisible()
    await expect.poll(() => entriesLeft(other)).toEqual([])
  })
})

test('No page of the office has what axe finds wrong, in light and in dark', async ({ page }) => {
  await office.openAt(page, '/')
  // The others are among the screens, which are looked at in every width.
  const logs = ['/logs', '/logs?teil=fristen', '/logs?teil=verzeichnis']
  const others = ['/prices', '/menus/1', '/config', '/config/erscheinungsbild', '/faults', '/tables/new']
  for (const path of ['/', ...others, ...logs]) {
    await page.emulateMedia({ colorScheme: 'light' })
    await page.goto(`${server.origin}/backend#${path}`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(await violations(page), path).toEqual([])
    // But for its colours a page in the dark is the same page.
    await page.emulateMedia({ colorScheme: 'dark' })
    expect(await violations(page, 'colours'), `${path} in the dark`).toEqual([])
  }
  // A row of the data check leads to the field in which it is mended.
  await page.goto(`${server.origin}/backend#/faults`)
  await page.getByRole('main').getByRole('listitem').getByRole('link').first().click()
  await expect(page).toHaveURL(/feld=/)
  await expect(page.locator(':focus')).toHaveAttribute('id', /^feld-/)
})
