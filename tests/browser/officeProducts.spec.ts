import type { Page } from 'playwright/test'
import { test } from './device.ts'
import { expect } from './expect.ts'
import { box, type OfficePages, officeAt, savedState } from './officePages.ts'
import { violations } from './quality.ts'
import { startServer, type TestServer } from './support.ts'

test.describe.configure({ mode: 'default' })
let server: TestServer
let office: OfficePages
test.beforeAll(async () => {
  server = await startServer()
  office = officeAt(server.origin)
})
test.afterAll(() => server.dispose())

/** Every click of a person is one; a choice in a native list is two: it is opened, and something in it is chosen. */
async function countClicks(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    const counted = { clicks: 0 }
    Object.assign(window, { counted })
    document.addEventListener('pointerdown', () => counted.clicks++, true)
    document.addEventListener(
      'change',
      ({ target }) => target instanceof HTMLSelectElement && (counted.clicks += 2),
      true,
    )
  })
  return () => page.evaluate(() => (window as unknown as { counted: { clicks: number } }).counted.clicks)
}

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
  await preview.getByRole('radio', { name: /Mittel/ }).check()
  await expect(preview.getByRole('button', { name: /4,20/ })).toBeVisible()
  const places = page.getByRole('region', { name: 'Auf diesen Karten' })
  await places.getByRole('combobox', { name: 'Auf eine Karte setzen' }).selectOption({ label: 'Semmeln & Gebäck' })
  await page.getByRole('button', { name: 'Anlegen' }).click()
  await expect(savedState(page)).toHaveText('Gespeichert')
  expect(await clicks()).toBeLessThanOrEqual(14)

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

test('Lines pasted into a group become its options, a price that is none is told at its cell and left out of the preview, and axe finds nothing on a phone', async ({
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
  await page.getByRole('radio', { name: 'Vorschau' }).check()
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
  await page.getByRole('radio', { name: 'Versteckt' }).check()
  await page.getByRole('button', { name: 'Speichern' }).click()
  await expect(savedState(page)).toHaveText('Gespeichert')
  const saved = await office.stored(page, 'products', 7)
  expect(saved).toMatchObject({ isPublic: false })
  expect(JSON.stringify(saved['config'])).toContain('"name":"Sesam","modifier":"overwrite","value":400')
})
