import type { Page } from 'playwright/test'
import { choose, countClicks } from './clicks.ts'
import { test } from './device.ts'
import { expect } from './expect.ts'
import { box, type OfficePages, officeAt, savedState } from './officePages.ts'
import { violations } from './quality.ts'
import { startServer, type TestServer } from './support.ts'

test.describe.configure({ mode: 'default' })
test.use({ isOneDevice: true })
let server: TestServer
let office: OfficePages
test.beforeAll(async () => {
  server = await startServer()
  office = officeAt(server.origin)
})
test.afterAll(() => server.dispose())

async function typeOptions(page: Page, rows: readonly (readonly [name: string, price: string])[]): Promise<void> {
  for (const [index, [name, price]] of rows.entries()) {
    await expect(page.locator('input:focus')).toHaveValue('')
    await page.keyboard.type(name)
    await page.keyboard.press('Tab')
    await page.keyboard.type(price)
    if (index < rows.length - 1) await page.keyboard.press('Enter')
  }
}

test('A product with three sizes and two extras, on its menus, takes at most 14 clicks; it is taken off them when it is taken back', async ({
  page,
  context,
}) => {
  await office.openAt(page, '/products/new')
  const clicks = await countClicks(page)
  await box(page, 'Name').click()
  await page.keyboard.type('Testkakao')
  await box(page, 'Preis').click()
  await page.keyboard.type('3,60')
  await page.getByRole('button', { name: 'Gruppe hinzufügen' }).click()
  await page.getByRole('menuitem', { name: 'Größe' }).click()
  await typeOptions(page, [
    ['Klein', '3,60'],
    ['Mittel', '4,20'],
    ['Groß', '=5'],
  ])
  await page.getByRole('button', { name: 'Gruppe hinzufügen' }).click()
  await page.getByRole('menuitem', { name: 'Extras' }).click()
  await typeOptions(page, [
    ['Schlagobers', '0,50'],
    ['ohne Zucker', '-0,20'],
  ])
  await expect(page.getByText('Steht auf keiner Karte: Gäste sehen es nicht.')).toBeVisible()
  const preview = page.frameLocator('iframe[title="Vorschau"]')
  await expect(preview.getByText('So sehen es Gäste gerade nicht')).toBeVisible()
  await expect(preview.getByRole('heading', { name: 'Testkakao', level: 2 })).toBeVisible()
  await choose(preview.getByRole('radio', { name: /Mittel/ }))
  await expect(preview.getByRole('button', { name: /4,20/ })).toBeVisible()
  const places = page.getByRole('region', { name: 'Auf diesen Karten' })
  await places.getByRole('combobox', { name: 'Auf eine Karte setzen' }).selectOption({ label: 'Semmeln & Gebäck' })
  await page.getByRole('button', { name: 'Anlegen' }).click()
  await expect(savedState(page)).toHaveText('Gespeichert')
  await expect(page.getByRole('link', { name: 'Im Shop ansehen' })).toHaveAttribute('href', /^\/store\/.*product=\d+$/)
  await expect(page.getByRole('link', { name: 'Noch eines (N)' })).toHaveAttribute('href', /\/products\/new$/)
  expect(await clicks()).toBeLessThanOrEqual(14)
  // What takes it back stays while somebody points at it, however long everything else takes.
  await page.getByRole('button', { name: 'Rückgängig' }).hover()

  const id = Number(page.url().split('/').at(-1))
  const option = (name: string, modifier: string, value: number) => ({ name, modifier, value })
  await expect
    .poll(async () => (await office.stored(page, 'products', id))['config'])
    .toMatchObject({
      parts: [
        {
          step: 'groesse',
          type: 'select',
          optional: false,
          options: [
            option('Klein', 'overwrite', 360),
            option('Mittel', 'overwrite', 420),
            option('Groß', 'overwrite', 500),
          ],
        },
        {
          step: 'extras',
          type: 'multiselect',
          optional: true,
          options: [option('Schlagobers', 'add', 50), option('ohne Zucker', 'subtract', 20)],
        },
      ],
    })
  const onMenu = async () => JSON.stringify((await office.stored(page, 'menus', 1))['catalog']).includes(String(id))
  await expect.poll(onMenu).toBe(true)
  const shop = await office.openShop(context)
  await expect(shop.getByText('Testkakao').first()).toBeVisible()

  await page.getByRole('button', { name: 'Rückgängig' }).click()
  await expect.poll(onMenu).toBe(false)
  await expect.poll(async () => (await page.request.get(`${server.origin}/api/products/${id}`)).status()).toBe(404)
})

/** What is out is said in its form, branch by branch and until when, and is there again with one press. */
async function sellOut(page: Page): Promise<void> {
  const soldOut = page.getByRole('region', { name: 'Ausverkauft' })
  const here = soldOut.getByRole('button', { name: 'Ausverkauft: Stammhaus Wien' })
  await soldOut.getByRole('combobox', { name: 'Bis wann' }).selectOption({ label: 'Anderer Zeitpunkt …' })
  await here.click()
  await expect(soldOut.getByRole('alert')).toHaveText('Bitte Datum und Uhrzeit angeben.')
  await soldOut.getByRole('combobox', { name: 'Bis wann' }).selectOption({ label: 'In 3 Stunden' })
  await here.click()
  await expect(page.getByText(/ist bis .+ ausverkauft: Stammhaus Wien\.$/)).toBeVisible()
  await soldOut.getByRole('button', { name: /^Ausverkauft beenden/ }).click()
  await expect(here).toBeVisible()
}

/** From product to product as the list stands, another new one behind a new one, and a copy: all without the mouse. */
async function goOnByKeys(page: Page): Promise<void> {
  const linkAt = (index: number) => page.locator(`tbody tr[data-index="${index}"]`).getByRole('link')
  const heading = page.getByRole('heading', { level: 1 })
  await page.goto(`${server.origin}/backend#/products?s=-price`)
  await expect(linkAt(1)).toBeVisible()
  const second = (await linkAt(1).getAttribute('href')) ?? ''
  const name = await linkAt(1).innerText()
  await linkAt(0).click()
  await expect(box(page, 'Name')).toBeVisible()
  await box(page, 'Name').press('Control+Enter')
  await expect(page).toHaveURL(address => address.href.endsWith(second))
  await expect(heading).toHaveText(name)
  await heading.click()
  await page.keyboard.press('?')
  const help = page.getByRole('dialog', { name: 'Tastenkürzel' })
  await expect(help.getByText('Speichern und zum nächsten Eintrag')).toBeVisible()
  // Behind a dialog nobody goes anywhere.
  await page.keyboard.press('Control+Enter')
  await page.keyboard.press('Escape')
  await expect(help).toBeHidden()
  await box(page, 'Name').fill('Anders')
  await page.keyboard.press('Control+d')
  await expect(page.getByText('Zum Duplizieren bitte zuerst speichern oder die Änderungen verwerfen.')).toBeVisible()
  await page.getByRole('button', { name: 'Änderungen verwerfen' }).click()
  await page.keyboard.press('Control+d')
  await expect(heading).toHaveText(`${name} (Kopie)`)
  await page.goto(`${server.origin}/backend#/tags/new`)
  await expect(heading).toHaveText('Schlagwort anlegen')
  await box(page, 'Name').fill('Testwort')
  await page.keyboard.press('Control+Enter')
  await expect(page.getByText('„Testwort“ wurde angelegt.')).toBeVisible()
  await expect(box(page, 'Name')).toBeFocused()
  await expect(box(page, 'Name')).toHaveValue('')
  await page.goto(`${server.origin}/backend#/tags?q=Testwort`)
  await expect(linkAt(0)).toHaveText('Testwort')
  await linkAt(0).click()
  await box(page, 'Name').fill('Testwörter')
  await page.keyboard.press('Control+Enter')
  await expect(page.getByText('Das war der letzte Eintrag der Liste.')).toBeVisible()
  await expect(savedState(page)).toHaveText('Gespeichert')
}

test('Lines pasted into a group become its options, a price that is none is told at its cell and left out of the preview, axe finds nothing on a phone; it is out at one branch and there again, and keys lead on to the next', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await office.openAt(page, '/products/7')
  await page.getByRole('button', { name: 'Gruppe hinzufügen' }).click()
  await page.getByRole('menuitem', { name: 'Extras' }).click()
  await expect(page.getByRole('textbox', { name: /Möglichkeit 1: Name/ }).last()).toBeFocused()
  await page.evaluate(() => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text', 'Mohn\t+0,30\nSesam\t0,40\n')
    document.activeElement?.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
    )
  })
  const group = page.getByRole('table', { name: 'Möglichkeiten von Extras' })
  await expect(group.getByRole('textbox', { name: 'Möglichkeit 2: Name' })).toHaveValue('Sesam')
  const price = group.getByRole('textbox', { name: 'Möglichkeit 2: Preis' })
  await expect(price).toHaveValue('+0,40')
  await price.fill('viel')
  await page.getByRole('button', { name: 'Speichern' }).click()
  await expect(price).toBeFocused()
  await choose(page.getByRole('radio', { name: 'Vorschau' }))
  const preview = page.frameLocator('iframe[title="Vorschau"]')
  // What is no price yet is not shown, the rest is.
  await expect(preview.getByText('Mohn')).toBeVisible()
  await expect(preview.getByText('Sesam')).toBeHidden()
  expect(await violations(page)).toEqual([])
  await page.getByRole('button', { name: 'Speichern' }).click()
  await expect(price).toBeFocused()
  await expect(price).toHaveValue('viel')
  expect(await violations(page)).toEqual([])
  await price.fill('=4')
  await choose(page.getByRole('radio', { name: 'Versteckt' }))
  await page.getByRole('button', { name: 'Speichern' }).click()
  await expect(savedState(page)).toHaveText('Gespeichert')
  const saved = await office.stored(page, 'products', 7)
  expect(saved).toMatchObject({ isPublic: false })
  expect(JSON.stringify(saved['config'])).toContain('"name":"Sesam","modifier":"overwrite","value":400')
  await sellOut(page)
  await page.setViewportSize({ width: 1280, height: 900 })
  await goOnByKeys(page)
})
