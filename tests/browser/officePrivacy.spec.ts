import { readFileSync } from 'node:fs'
import { test } from './device.ts'
import { expect } from './expect.ts'
import { officeAt } from './officePages.ts'
import { placeOrder } from './placing.ts'
import { violations } from './quality.ts'
import { overflow } from './screens.ts'
import { type Staff, staffedServer } from './staff.ts'
import type { TestServer } from './support.ts'

/** What is kept of a guest, as the office finds it, gives it out and erases it. */
test.use({ viewport: { width: 390, height: 844 } })

let server: TestServer
let staff: Staff
staffedServer((...opened) => ([server, staff] = opened), { card: 'short' })

test('A guest is found by their number, given what is kept of them, and erased: their order keeps what it came to and names nobody', async ({
  page,
}) => {
  const { id, step } = await placeOrder(staff, { lastName: 'Zwettler', phone: '+436761230001' })
  await step('confirm', 'in-delivery', 'completed')
  const { totalGross } = await staff.stored('orders', id)
  await officeAt(server.origin).openAt(page, '/logs?teil=gaeste')
  await page.getByRole('textbox', { name: 'Telefon' }).fill('0676 123 00 01')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('checkbox', { name: 'Gemeint: Anna Zwettler' })).toBeChecked()
  expect(await overflow(page)).toBe(0)
  expect(await violations(page)).toEqual([])
  await page.emulateMedia({ colorScheme: 'dark' })
  expect(await violations(page, 'colours')).toEqual([])
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Auskunft herunterladen' }).click()
  expect(readFileSync(await (await download).path(), 'utf8')).toContain('Zwettler')

  await page.getByRole('button', { name: 'Daten löschen …' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('button', { name: 'Endgültig löschen' })).toBeDisabled()
  await dialog.getByRole('checkbox').check()
  expect(await violations(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Endgültig löschen' }).click()
  await expect(page.getByText('Die Daten sind gelöscht.')).toBeVisible()
  expect(await violations(page)).toEqual([])

  await page.goto(`${server.origin}/backend#/orders/${id}`)
  await expect(page.getByRole('heading', { name: /^Bestellung / })).toBeVisible()
  await expect(page.getByText('Zwettler')).toHaveCount(0)
  const stored = await staff.stored('orders', id)
  expect(stored['totalGross']).toBe(totalGross)
  expect(JSON.stringify(stored)).not.toContain('Zwettler')
})
