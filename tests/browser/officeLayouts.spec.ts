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

test('A scene is made from a template, moved by mouse and keys, and taken back and forth', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await office.openAt(page, '/scenes/new')
  expect(await violations(page)).toEqual([])
  await page.getByLabel('Name', { exact: true }).fill('Sommerkarte')
  await page.getByRole('button', { name: 'Anlegen' }).click()
  await expect(page).toHaveURL(/scenes\/\d+$/)
  await expect(savedState(page)).toHaveText('Gespeichert')

  // The board says what is on the menu at the moment: nothing before there was one.
  const prices = stage(page).locator('title', { hasText: '€' })
  await expect(prices).not.toHaveCount(0)
  await page.getByLabel('Zeitpunkt', { exact: true }).fill('2020-01-01T12:00')
  await expect(prices).toHaveCount(0)
  await page.getByLabel('Zeitpunkt', { exact: true }).fill('')
  await expect(prices).not.toHaveCount(0)

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
})
