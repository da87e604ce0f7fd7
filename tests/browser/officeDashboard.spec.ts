import { readFile } from 'node:fs/promises'
import { test } from './device.ts'
import { expect } from './expect.ts'
import { officeAt } from './officePages.ts'
import { placeOrder } from './placing.ts'
import { violations } from './quality.ts'
import { overflow } from './screens.ts'
import { type Staff, staffedServer } from './staff.ts'
import type { TestServer } from './support.ts'

/** Figures, on a desk and on a phone. */
test.use({ viewport: { width: 1440, height: 900 } })

let server: TestServer
let staff: Staff
staffedServer((...opened) => ([server, staff] = opened), { card: 'short' })

test('Figures are looked at by keyboard, compared, read as a table, taken as a file and followed to their orders; one that fails stands alone', async ({
  page,
}) => {
  await placeOrder(staff)
  await page.route('**/api/statistics/canceled-orders?*', route => route.fulfill({ status: 500, json: {} }))
  await officeAt(server.origin).openAt(page, '/dashboard?zeitraum=heute&teil=bestellungen')
  const orders = page.getByRole('region', { name: 'Bestellungen', exact: true })
  await expect(orders.getByRole('strong')).toHaveText('1')
  await expect(page.getByText(/bis \d\d:\d\d/)).toBeVisible()

  const failed = page.getByRole('region', { name: 'Gründe für Ausgefallenes' })
  await expect(failed.getByText('Statistiken konnten nicht geladen werden.')).toBeVisible()
  await page.unroute('**/api/statistics/canceled-orders?*')
  await failed.getByRole('button', { name: 'Erneut versuchen' }).click()
  await expect(failed.getByText('Statistiken konnten nicht geladen werden.')).toBeHidden()

  const points = orders.getByRole('slider')
  await points.focus()
  await page.keyboard.press('Home')
  await expect(points).toHaveAttribute('aria-valuetext', /00:00\sUhr: \d/)
  await page.keyboard.press('ArrowRight')
  // Just after midnight the second hour has not begun.
  await expect(points).toHaveAttribute('aria-valuetext', /01:00\sUhr: (\d|noch nicht so weit)/)
  expect(await violations(page)).toEqual([])

  await page.getByRole('heading', { name: 'Auswertung' }).click()
  await page.keyboard.press('t')
  await expect(orders.getByRole('table')).toBeVisible()
  const download = page.waitForEvent('download')
  await orders.getByRole('button', { name: 'Bestellungen als CSV-Datei' }).click()
  const rows = (await readFile(await (await download).path(), 'utf8')).split('\r\n')
  expect(rows[0]).toBe('\uFEFFStunde;Bestellungen;Vergleich')
  expect(rows).toHaveLength(await orders.getByRole('row').count())
  await page.keyboard.press('c')
  await expect(page).toHaveURL(/vergleich=wochentage/)
  await page.keyboard.press('ArrowLeft')
  await expect(page).toHaveURL(/am=\d{4}-\d\d-\d\d/)
  await page.keyboard.press('ArrowRight')
  await expect(page).not.toHaveURL(/am=/)
  await expect(orders.getByRole('table')).toBeVisible()
  expect(await violations(page)).toEqual([])

  await page.setViewportSize({ width: 390, height: 844 })
  await page.getByRole('navigation', { name: 'Teil der Auswertung' }).getByRole('button', { name: 'Überblick' }).click()
  await expect(page.getByRole('group', { name: 'Umsatz' }).getByText(/€/).first()).toBeVisible()
  expect(await violations(page)).toEqual([])
  expect(await overflow(page)).toBe(0)
  await page.getByRole('link', { name: 'Woraus? Bestellungen nach Art' }).click()
  await expect(page.getByText(/^1\sBestellung ·/)).toBeVisible()
})

test('A day closes with what was handed over; its orders stand behind it and its files are taken along', async ({
  page,
}) => {
  const order = await placeOrder(staff)
  await order.step('confirm', 'completed')
  await officeAt(server.origin).openAt(page, '/dashboard?zeitraum=heute&teil=abschluss')
  await page.getByLabel('Filiale', { exact: true }).selectOption('1')
  const sheet = page.getByRole('region', { name: /^Abschluss/ })
  await expect(sheet.getByText('Geld und Umsatz stimmen auf den Cent überein.')).toBeVisible()
  expect(await violations(page)).toEqual([])

  const orders = page.getByRole('list', { name: /: Bestellungen$/ })
  await expect(orders).toContainText(`Bestellung ${order.ticket}`)
  const day = page.getByRole('region', { name: 'Tage', exact: true }).getByRole('button')
  await day.press('Enter')
  await expect(orders).toBeHidden()
  await day.press('Enter')
  await expect(orders).toContainText('übergeben')

  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Tagesabschlüsse herunterladen: CSV' }).click()
  expect(await readFile(await (await download).path(), 'utf8')).toContain('Umsatz')
  await page.getByRole('button', { name: 'Tagesabschlüsse herunterladen: DATEV' }).click()

  await page.setViewportSize({ width: 390, height: 844 })
  expect(await overflow(page)).toBe(0)
  expect(await violations(page)).toEqual([])
  await orders.getByRole('link').first().click()
  await expect(page).toHaveURL(new RegExp(`/orders/${order.id}`))
})
