import type { Page } from 'playwright/test'
import { test } from './device.ts'
import { expect } from './expect.ts'
import { ASKED_AGAIN_MS } from './guest.ts'
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

const layersIn = ({ layers }: Readonly<Record<string, unknown>>): readonly Readonly<Record<string, unknown>>[] =>
  Array.isArray(layers) ? layers : []

/** Middle of what stands there, in pixels of the window. */
async function middle(page: Page, name: string) {
  const { x, y, width, height } = (await layer(page, name).boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  return { x: x + width / 2, y: y + height / 2 }
}

test('A scene is made from a template, moved by mouse and keys, written in place, taken back, saved without network, and merged with what a colleague did', async ({
  page,
  context,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await office.openAt(page, '/scenes/new')
  expect(await violations(page)).toEqual([])
  await page.getByLabel('Name', { exact: true }).fill('Sommerkarte')
  await page.getByRole('button', { name: 'Anlegen' }).click()
  await expect(page).toHaveURL(/scenes\/\d+$/)
  await expect(savedState(page)).toHaveText('Gespeichert')

  // Moved with the mouse, held by the middle of the page; the keys move it on, and all of it is taken back.
  const from = await middle(page, 'Titel')
  await page.mouse.move(from.x, from.y)
  await page.mouse.down()
  await page.mouse.move(from.x + 3, from.y + 90, { steps: 6 })
  await page.mouse.up()
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

  // Written where it stands, duplicated, and put in order in the list.
  const at = await middle(page, 'Titel')
  await page.mouse.dblclick(at.x, at.y)
  await page.getByLabel('Text bearbeiten').fill('Sommerkarte')
  await page.keyboard.press('Escape')
  await expect(box(page, 'Text')).toHaveValue('Sommerkarte')
  await layer(page, 'Titel').press('Control+d')
  await expect(layer(page, 'Titel')).toHaveCount(2)
  await page.keyboard.press('Delete')
  await expect(layer(page, 'Titel')).toHaveCount(1)
  await page.getByRole('button', { name: 'Linie Fläche' }).click()
  await page.getByRole('button', { name: 'Ganz nach vorn' }).click()

  // Saved on the device; meanwhile a colleague wrote into another layer.
  const id = Number(page.url().split('/').at(-1))
  const before = await office.stored(page, 'scenes', id)
  const layers = layersIn(before).map(each => (each['key'] === 'speisen' ? { ...each, text: 'Erdbeeren' } : each))
  await context.setOffline(true)
  await page.keyboard.press('Control+s')
  await expect(savedState(page)).toContainText('Auf dem Gerät gespeichert')
  await office.putFromElsewhere(id, { layers }, 'scenes')
  await context.setOffline(false)
  await expect(savedState(page)).toHaveText('Gespeichert', { timeout: ASKED_AGAIN_MS })
  const merged = layersIn(await office.stored(page, 'scenes', id))
  expect(merged.find(each => each['key'] === 'titel')).toMatchObject({ text: 'Sommerkarte' })
  expect(merged.find(each => each['key'] === 'speisen')).toMatchObject({ text: 'Erdbeeren' })
  expect(merged.at(-1)).toMatchObject({ key: 'linie' })

  // What can be taken back is there again after a reload; on a phone one pane is in sight.
  await page.reload()
  await expect(page.getByRole('button', { name: /^Rückgängig: / })).toBeEnabled()
  await page.setViewportSize({ width: 390, height: 844 })
  await page.getByText('Ebenen', { exact: true }).click()
  await page.getByRole('button', { name: 'Titel ausblenden' }).click()
  await expect(page.getByRole('button', { name: 'Titel zeigen' })).toBeVisible()
  expect(await violations(page)).toEqual([])
})
