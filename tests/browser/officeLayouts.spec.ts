import type { Page } from 'playwright/test'
import { test } from './device.ts'
import { expect } from './expect.ts'
import { box, type OfficePages, officeAt, savedState } from './officePages.ts'
import { violations } from './quality.ts'
import { startServer, type TestServer } from './support.ts'

let server: TestServer
let office: OfficePages
test.beforeAll(async () => {
  server = await startServer()
  office = officeAt(server.origin)
})
test.afterAll(() => server.dispose())

const stage = (page: Page) => page.getByRole('group', { name: 'Bühne' })
const layer = (page: Page, name: string) => stage(page).getByRole('button', { name: new RegExp(`^${name}, `) })

/** Middle of what stands there, in pixels of the window. */
async function middle(page: Page, name: string) {
  const { x, y, width, height } = (await layer(page, name).boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  return { x: x + width / 2, y: y + height / 2 }
}

/** Rows of the list of layers, the uppermost first. */
const rows = (page: Page) => page.getByRole('navigation', { name: 'Ebenen' }).getByRole('listitem')
const titles = (page: Page) => stage(page).locator('title').allTextContents()

/** Picks an entry of a field that names a document. */
async function pick(page: Page, field: string, name: string): Promise<void> {
  await page.getByRole('combobox', { name: field }).fill(name)
  await page.getByRole('option', { name }).first().click()
}

test('A layout is made from a template, moved by mouse and keys, filled from the library and from products, looked at as another branch has it, and saved without network', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.route('**/api/fonts/packs/*', route => route.fulfill({ status: 500, json: { errors: [] } }))
  await office.openAt(page, '/scenes/new')
  expect(await violations(page)).toEqual([])
  await page.getByLabel('Name', { exact: true }).fill('Sommerkarte')
  await page.getByRole('button', { name: 'Anlegen' }).click()
  await expect(page).toHaveURL(/scenes\/\d+$/)
  await expect(savedState(page)).toHaveText('Gespeichert')
  await asksForFontsAgain(page)
  await showsItsMoment(page)
  await movesByMouseAndKeys(page)
  await listsItsLayers(page)
  await takesPictures(page)
  await tellsSmallLetters(page)
  await savesWithoutNetwork(page)
  await showsProducts(page)
})

/** The server does not give the letters at first. */
async function asksForFontsAgain(page: Page): Promise<void> {
  const told = page.getByRole('alert').filter({ hasText: 'Schriftarten konnten nicht geladen werden.' })
  await expect(told).toBeVisible()
  await page.unroute('**/api/fonts/packs/*')
  await told.getByRole('button', { name: 'Erneut versuchen' }).click()
  await expect(told).toHaveCount(0)
}

/** The board says what is on the menu in a branch at a moment: other things elsewhere, nothing before there was a menu. */
async function showsItsMoment(page: Page): Promise<void> {
  const prices = stage(page).locator('title', { hasText: '€' })
  await expect(prices).not.toHaveCount(0)
  const here = await titles(page)
  const branch = await page.getByRole('combobox', { name: 'So, wie es steht in' }).inputValue()
  await pick(page, 'So, wie es steht in', 'Kantine SK Morgenkrume')
  await expect.poll(() => titles(page)).not.toEqual(here)
  await pick(page, 'So, wie es steht in', branch)
  await expect.poll(() => titles(page)).toEqual(here)
  await page.getByLabel('Zeitpunkt', { exact: true }).fill('2020-01-01T12:00')
  await expect(prices).toHaveCount(0)
  await page.getByLabel('Zeitpunkt', { exact: true }).fill('')
  await expect(prices).not.toHaveCount(0)
}

/** Moved with the mouse, held by the middle of the page, which is drawn as a guide; the keys move it on, and all of it is taken back. */
async function movesByMouseAndKeys(page: Page): Promise<void> {
  const guides = stage(page).locator('line.stage-guide')
  const from = await middle(page, 'Titel')
  await page.mouse.move(from.x, from.y)
  await page.mouse.down()
  await page.mouse.move(from.x + 3, from.y + 90, { steps: 6 })
  await expect(guides).not.toHaveCount(0)
  await page.mouse.up()
  await expect(guides).toHaveCount(0)
  await expect(box(page, 'Von links')).toHaveValue('120')
  const moved = await box(page, 'Von oben').inputValue()
  expect(Number(moved.replace(',', '.'))).toBeGreaterThan(80)
  await layer(page, 'Titel').press('Shift+ArrowRight')
  await layer(page, 'Titel').press('ArrowRight')
  await expect(box(page, 'Von links')).toHaveValue('131')
  await layer(page, 'Titel').press('Alt+ArrowRight')
  await expect(box(page, 'Breite')).toHaveValue('1681')
  expect(await violations(page)).toEqual([])
  // How many steps the keys were depends on how quickly they came.
  while ((await box(page, 'Von oben').inputValue()) !== '80') await page.keyboard.press('Control+z')
  await expect(box(page, 'Von oben')).toHaveValue('80')
  await expect(box(page, 'Von links')).toHaveValue('120')
  await page.keyboard.press('Control+Shift+z')
  await expect(box(page, 'Von oben')).toHaveValue(moved)
}

/** The list is the stage for who does not see it: order by keys, hidden and locked by a press, and taken back. */
async function listsItsLayers(page: Page): Promise<void> {
  await expect(rows(page)).toHaveText([/^Karte/, /^Linie/, /^Titel/])
  await page.getByRole('button', { name: 'Titel verschieben' }).press('ArrowUp')
  await expect(rows(page).nth(1)).toHaveText(/^Titel/)
  await page.getByRole('button', { name: 'Titel ausblenden' }).click()
  await expect(layer(page, 'Titel')).toHaveCount(0)
  await page.getByRole('button', { name: 'Rückgängig: Ein- und Ausblenden' }).click()
  await expect(layer(page, 'Titel')).toBeVisible()
  await page.getByRole('button', { name: 'Linie sperren' }).click()
  await layer(page, 'Linie').press('Control+a')
  await expect(rows(page).filter({ has: page.locator('button[aria-pressed=true]') })).toHaveCount(3)
  await page.getByRole('button', { name: 'Linie entsperren' }).click()
}

/** From the library: let go on the stage a picture is a layer there, on a picture it takes its place, and a click is enough. */
async function takesPictures(page: Page): Promise<void> {
  await page.getByText('Mediathek', { exact: true }).click()
  const shelf = page.getByRole('list', { name: 'Mediathek' }).getByRole('button')
  await expect(shelf.nth(2)).toBeVisible()
  const names = (await shelf.evaluateAll(all => all.map(each => each.getAttribute('title') ?? ''))).slice(0, 2)
  const images = stage(page).locator('image')
  await expect(images).toHaveCount(0)
  const { width, height } = (await stage(page).boundingBox()) ?? { width: 0, height: 0 }
  await shelf.nth(0).dragTo(stage(page), { targetPosition: { x: width * 0.75, y: height * 0.5 } })
  await expect(images).toHaveCount(1)
  await expect(rows(page).first()).toContainText(names[0] ?? '')
  const first = await images.getAttribute('href')
  await shelf.nth(1).dragTo(stage(page), { targetPosition: { x: width * 0.75, y: height * 0.5 } })
  await expect(images).not.toHaveAttribute('href', first ?? '')
  await expect(images).toHaveCount(1)
  await page.keyboard.press('Control+z')
  await expect(images).toHaveAttribute('href', first ?? '')
  expect(await violations(page)).toEqual([])
}

/** Letters nobody reads from where the guests stand are told, and the hint leads to them. */
async function tellsSmallLetters(page: Page): Promise<void> {
  await rows(page).filter({ hasText: 'Titel' }).getByRole('button', { name: 'Titel', exact: false }).nth(1).click()
  await box(page, 'Schriftgröße').fill('20')
  await page.getByRole('button', { name: 'Seite' }).first().click()
  await page.getByRole('button', { name: /^Titel: Zu klein für 4\sm/ }).click()
  await expect(box(page, 'Schriftgröße')).toHaveValue('20')
  await box(page, 'Schriftgröße').fill('110')
  await expect(page.getByRole('button', { name: /^Titel: Zu klein/ })).toHaveCount(0)
}

/** What is done while the server is away is saved here, and there once it is back. */
async function savesWithoutNetwork(page: Page): Promise<void> {
  const id = Number(/\d+$/.exec(page.url())?.[0])
  await page.context().setOffline(true)
  await layer(page, 'Linie').press('ArrowDown')
  await page.keyboard.press('Control+s')
  await page.context().setOffline(false)
  const stored = async () => {
    const { layers } = (await office.stored(page, 'scenes', id)) as {
      layers: { key: string; type: string; y: number }[]
    }
    return layers.map(({ type, y }) => (type === 'shape' ? y : type))
  }
  await expect.poll(stored).toEqual([251, 'text', 'board', 'picture'])
}

/** A price tag says what the product says that is picked; which field stands where is picked, too. */
async function showsProducts(page: Page): Promise<void> {
  await page.evaluate(() => location.assign('#/image-templates/new'))
  await page.getByRole('radio', { name: /^Regaletikett mit Barcode/ }).check()
  await page.getByLabel('Name', { exact: true }).fill('Regal')
  await page.getByRole('button', { name: 'Anlegen' }).click()
  await expect(layer(page, 'Preis')).toBeVisible()
  await pick(page, 'Gezeigt mit', 'Apfelsaft gespritzt')
  await expect.poll(() => titles(page)).toContain('Apfelsaft gespritzt')
  await layer(page, 'Preis').click()
  await box(page, 'Text').fill('Nr. ')
  await page.getByRole('button', { name: 'Feld einfügen' }).click()
  await page.getByRole('menuitem', { name: 'Artikelnummer' }).click()
  await expect(box(page, 'Text')).toHaveValue('Nr. {Artikelnummer}')
  await expect.poll(() => titles(page)).toContainEqual(expect.stringMatching(/^Nr\. \S+/))
  expect(await violations(page)).toEqual([])
}
