import type { Download, Page } from 'playwright/test'
import { countClicks } from './clicks.ts'
import { test } from './device.ts'
import { expect } from './expect.ts'
import { type OfficePages, officeAt } from './officePages.ts'
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

const rowsOf = (page: Page) => page.locator('tbody tr[data-index]')
/** By its place in the list: rows that are far away are not drawn. */
const rowAt = (page: Page, index: number) => page.locator(`tbody tr[data-index="${index}"]`)
const count = (page: Page) => page.getByRole('heading', { level: 1 }).locator('xpath=..').getByRole('status')

test('Twenty prices go up by five percent with at most six clicks, and one undo takes them all back', async ({
  page,
}) => {
  await office.openAt(page, '/products?s=price')
  const ids = await Promise.all(
    [0, 19].map(async index => {
      const href = await rowAt(page, index).getByRole('link').getAttribute('href')
      return Number(href?.split('/').at(-1))
    }),
  )
  const prices = () => Promise.all(ids.map(async id => (await office.stored(page, 'products', id))['price']))
  const before = await prices()
  const clicks = await countClicks(page)
  await rowAt(page, 0).getByRole('checkbox').click()
  await rowAt(page, 19)
    .getByRole('checkbox')
    .click({ modifiers: ['Shift'] })
  await expect(page.getByText('20 ausgewählt')).toBeVisible()
  await page.getByRole('button', { name: 'Preis ändern …' }).click()
  const dialog = page.getByRole('dialog', { name: 'Preise ändern' })
  await expect(dialog.getByLabel('Prozent', { exact: true })).toBeFocused()
  await page.keyboard.type('5')
  await expect(dialog.getByRole('row')).toHaveCount(21)
  expect(await violations(page)).toEqual([])
  await dialog.getByRole('button', { name: /^\d+\sPreise ändern$/ }).click()
  expect(await clicks()).toBeLessThanOrEqual(6)
  await expect(page.getByText(/^\d+\sPreise geändert\.$/)).toBeVisible()
  await expect.poll(prices).not.toEqual(before)
  await page.getByRole('button', { name: 'Rückgängig' }).click()
  await expect.poll(prices).toEqual(before)
})

test('Prices are typed, pasted and raised in the price list as in a spreadsheet, and saved as one that one undo takes back', async ({
  page,
}) => {
  await office.openAt(page, '/prices?q=filterkaffee')
  const product = Number((await rowAt(page, 0).getByRole('link').getAttribute('href'))?.split('/').at(-1))
  const stored = async () => {
    const { price, config } = await office.stored(page, 'products', product)
    return JSON.stringify([price, config])
  }
  const before = await stored()
  const cell = (index: number, name: string) => rowAt(page, index).locator(`[data-cell=${name}]`)
  const former = await cell(0, 'price').innerText()
  await page.keyboard.press('/')
  await page.keyboard.press('ArrowDown')
  await expect(cell(0, 'price')).toBeFocused()
  await page.keyboard.type('3,95')
  await page.keyboard.press('Enter')
  await expect(cell(0, 'before')).toHaveText(former)
  await expect(cell(0, 'price')).toHaveText(/^3,95/)
  await expect(cell(1, 'price').getByRole('textbox')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(cell(1, 'price')).toBeFocused()
  await page.evaluate(() => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', '0,15\n0,25')
    document.activeElement?.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
    )
  })
  await page.getByRole('button', { name: /^2\sEinträge ändern$/ }).click()
  await expect(cell(2, 'price')).toHaveText(/^0,25/)
  await expect(page.getByText(/^3\sPreise geändert, noch nicht gespeichert$/)).toBeVisible()
  expect(await stored()).toBe(before)

  const clicks = await countClicks(page)
  await page.getByRole('checkbox', { name: /^Alle \d+ auswählen$/ }).click()
  await page.getByRole('button', { name: 'Preis ändern …' }).click()
  await expect(page.getByLabel('Prozent', { exact: true })).toBeFocused()
  await page.keyboard.type('10')
  await page.keyboard.press('Enter')
  await expect(cell(0, 'price')).toHaveText(/^4,30/)
  expect(await violations(page)).toEqual([])
  await page.keyboard.press('Control+s')
  expect(await clicks()).toBe(2)
  await expect(page.getByText(/^Preisliste: \d\sPreise geändert\.$/)).toBeVisible()
  await expect.poll(stored).toContain('430')
  await page.getByRole('button', { name: 'Rückgängig' }).click()
  await expect.poll(stored).toBe(before)
})

test('A product is sold out until tomorrow in all branches with two clicks from the list', async ({ page }) => {
  await office.openAt(page, '/products?q=topfen')
  const clicks = await countClicks(page)
  await rowsOf(page).first().getByRole('checkbox').click()
  await page.getByRole('button', { name: 'Ausverkauft bis morgen früh' }).click()
  expect(await clicks()).toBe(2)
  await expect(page.getByText(/ist bis morgen früh ausverkauft: \d+\sFilialen\./)).toBeVisible()
  await page.goto(`${server.origin}/backend#/products?f=isSoldOut.is.true`)
  await expect(count(page)).toHaveText(/^\d+\sEintr/)
  await expect(
    rowsOf(page)
      .filter({ hasText: /topfen/i })
      .first(),
  ).toBeVisible()
})

test('A branch like another one takes at most five clicks, with its tables and on the same menus', async ({ page }) => {
  await office.openAt(page, '/branches')
  const clicks = await countClicks(page)
  await rowsOf(page).first().getByRole('link').click()
  await page.getByRole('button', { name: 'Filiale wie diese …' }).click()
  await page.getByLabel('Name der neuen Filiale').fill('Bäckerei am Markt')
  await page.getByRole('button', { name: 'Anlegen', exact: true }).click()
  await expect(page.getByText(/^Filiale Bäckerei am Markt wie .+ angelegt\.$/)).toBeVisible()
  expect(await clicks()).toBeLessThanOrEqual(5)
  await expect(page.getByRole('heading', { name: 'Bäckerei am Markt' })).toBeVisible()
  await page.getByRole('button', { name: 'Rückgängig' }).click()
  await expect(page.getByText('Alles gespeichert')).toBeAttached()
})

test('A list is filtered, kept as a view for everybody, and edited in its cells', async ({ page }) => {
  await office.openAt(page, '/products')
  await expect(count(page)).toHaveText(/^\d+\sEintr/)
  const all = await count(page).innerText()
  await page.getByRole('button', { name: 'Filter', exact: true }).click()
  await page.getByLabel('Feld').selectOption('price')
  await page.getByLabel('Bedingung').selectOption('ge')
  await page.getByLabel('Wert').fill('24,90')
  await page.getByRole('button', { name: 'Filter setzen' }).click()
  await expect(page.getByText('Preis mindestens 24,90')).toBeVisible()
  await expect(count(page)).not.toHaveText(all)
  const narrow = await count(page).innerText()
  await page.getByRole('button', { name: 'Oder etwas anderes' }).click()
  await page.getByLabel('Feld').selectOption('isEnabled')
  await page.getByLabel('Wert').selectOption('true')
  await page.getByRole('button', { name: 'Filter setzen' }).click()
  await expect(page.getByText('Aktiv: Ja')).toBeVisible()
  await expect(count(page)).not.toHaveText(narrow)
  await page.getByRole('button', { name: 'Filter entfernen: Aktiv: Ja' }).click()
  await expect(count(page)).toHaveText(narrow)
  await page.getByRole('columnheader', { name: 'Preis' }).getByRole('button').click()
  await expect(rowsOf(page).first()).toContainText('24,90')
  await expect(page).toHaveURL(/s=price/)
  await page.getByRole('button', { name: 'Ansicht behalten' }).click()
  await page.keyboard.type('Teuer')
  await page.getByLabel('Für alle').check()
  await page.getByRole('button', { name: 'Behalten', exact: true }).click()
  await page.getByRole('button', { name: 'Alle', exact: true }).click()
  await expect(page.getByText('Preis mindestens 24,90')).toHaveCount(0)
  await page.getByRole('button', { name: 'Teuer', exact: true }).click()
  await expect(rowsOf(page).first()).toContainText('24,90')

  const href = await rowsOf(page).first().getByRole('link').getAttribute('href')
  // The list is in the order of its prices: what costs more stands elsewhere.
  const changed = rowsOf(page).filter({ has: page.locator(`a[href="${href}"]`) })
  const price = changed.locator('[data-cell=price]')
  const editor = rowsOf(page).locator('[data-cell=price] input')
  await price.dblclick()
  await expect(editor).toBeFocused()
  await page.keyboard.type('24,95')
  await page.keyboard.press('Enter')
  const id = Number(href?.split('/').at(-1))
  await expect.poll(async () => (await office.stored(page, 'products', id))['price']).toBe(2495)
  // Enter has gone on to the cell below, which is left as it was.
  await expect(editor).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(editor).toHaveCount(0)
  await expect(price).toContainText('24,95')
  expect(await violations(page)).toEqual([])
})

test.describe('On a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })
  test('a list has rows of two lines, and never scrolls sideways', async ({ page }) => {
    await office.openAt(page, '/products?q=topfen')
    await expect(rowsOf(page).first()).toContainText(/topfen/i)
    const height = async () => (await rowsOf(page).first().boundingBox())?.height
    await expect.poll(height).toBeGreaterThanOrEqual(64)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
    expect(await violations(page)).toEqual([])
  })
})

async function textOf(download: Download): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of await download.createReadStream()) chunks.push(Buffer.from(chunk))
  return Buffer.concat(chunks).toString('utf8')
}

test('A list is taken out as CSV and brought in again, all of it or what is chosen: first nothing changes, then what was changed in the file', async ({
  page,
}) => {
  await office.openAt(page, '/tags')
  await page.getByRole('button', { name: 'Exportieren und importieren' }).click()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'CSV für Excel' }).click(),
  ])
  const file = await textOf(download)
  const { name } = await office.stored(page, 'tags', 1)
  expect(file).toContain(`1;${String(name)}`)
  await rowAt(page, 1).getByRole('checkbox').click()
  const [chosen] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Exportieren', exact: true }).click(),
  ])
  const [heads, ...lines] = (await textOf(chosen)).trim().split(/\r?\n/)
  expect(file).toContain(heads)
  expect(lines).toEqual([expect.stringContaining(await rowAt(page, 1).getByRole('link').innerText())])
  await page.keyboard.press('Escape')
  const dialog = page.getByRole('dialog', { name: 'Schlagwörter importieren' })
  const open = async (text: string) => {
    await page.getByRole('button', { name: 'Exportieren und importieren' }).click()
    await page.getByRole('button', { name: 'Schlagwörter importieren …' }).click()
    await dialog
      .getByLabel('Datei wählen (CSV oder Excel)')
      .setInputFiles({ name: 'tags.csv', mimeType: 'text/csv', buffer: Buffer.from(text) })
  }
  await open(file)
  await expect(dialog.getByRole('status').last()).toContainText('0 neu · 0 geändert')
  await dialog.getByRole('button', { name: 'Abbrechen' }).click()
  await open(`${file.replace(`1;${String(name)}`, '1;Ganz anders')}\r\n;`.concat('Neu aus der Datei'))
  await expect(dialog.getByRole('status').last()).toContainText('1 neu · 1 geändert')
  expect(await violations(page)).toEqual([])
  await dialog.getByRole('button', { name: '2 übernehmen' }).click()
  await expect(page.getByRole('link', { name: 'Neu aus der Datei' })).toBeVisible()
  await expect.poll(async () => (await office.stored(page, 'tags', 1))['name']).toBe('Ganz anders')
  await page.getByRole('button', { name: 'Rückgängig' }).click()
  await expect.poll(async () => (await office.stored(page, 'tags', 1))['name']).toBe(name)
})

test('Chosen products are printed as labels: the example shows what the paper will, the file is a PDF, and a label printer gets them where there is one', async ({
  page,
}) => {
  await office.openAt(page, '/products?s=price')
  await rowAt(page, 0).getByRole('checkbox').click()
  await page.getByRole('button', { name: 'Etiketten', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Etiketten für ein Produkt' })
  await dialog.getByLabel('Papier').selectOption({ label: 'Ausführlich 2 × 5 (Normalpapier)' })
  await dialog.getByLabel('Etiketten je Produkt').fill('12')
  const example = dialog.getByRole('img', { name: /^So sieht das Etikett für .* aus$/ })
  await expect(example).toBeVisible()
  expect(await example.evaluate((image: HTMLImageElement) => image.decode().then(() => image.naturalWidth))).toBe(95)
  expect(await violations(page)).toEqual([])
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('button', { name: 'PDF erstellen' }).click(),
  ])
  expect(download.suggestedFilename()).toBe('Etiketten.pdf')
  await expect(dialog.getByText('12 Etiketten auf 2 Bögen. Die Datei liegt bei den Downloads.')).toBeVisible()

  const toPrinter = dialog.getByRole('button', { name: 'Am Etikettendrucker drucken' })
  await expect(toPrinter).toBeDisabled()
  await expect(toPrinter).toHaveAccessibleDescription(/^Noch hat kein Drucker Etikettenpapier/)
  await office.putFromElsewhere(1, { labelPaper: 'roll80', isEnabled: true }, 'printers')
  await expect(toPrinter).toHaveAccessibleDescription(/Rolle 80 mm, endlos/)
  await toPrinter.click()
  await expect(dialog.getByText(/^12 Etiketten sind unterwegs zu/)).toBeVisible()
  expect(await violations(page)).toEqual([])
  const { data: jobs } = await (await page.request.get(`${server.origin}/api/print-jobs?filter[printer]=1`)).json()
  expect(jobs).toContainEqual(expect.objectContaining({ document: 'labels', state: 'queued' }))
})
