import { test } from './device.ts'
import { expect } from './expect.ts'
import { officeAt } from './officePages.ts'
import { placeOrder } from './placing.ts'
import { violations } from './quality.ts'
import { overflow } from './screens.ts'
import { type Staff, staffedServer } from './staff.ts'
import type { TestServer } from './support.ts'

/** Customers as the office keeps them. */
test.use({ viewport: { width: 1280, height: 900 } })

let server: TestServer
let staff: Staff
staffedServer((...opened) => ([server, staff] = opened), { card: 'short' })

test('The guest of an order becomes a customer by a tap, with the orders of that number; a double is put together with them and taken back', async ({
  page,
}) => {
  const first = await placeOrder(staff, { lastName: 'Zwettler', phone: '+436761230001', email: 'eins@example.com' })
  const second = await placeOrder(staff, { lastName: 'Zwetler', phone: '+436761230002', email: 'zwei@example.com' })
  await officeAt(server.origin).openAt(page, `/orders/${first.id}`)
  await page.getByRole('button', { name: 'Als Kunde anlegen' }).click()
  await expect(page.getByRole('heading', { name: 'Anna Zwettler' })).toBeVisible()
  const orders = page.getByRole('region', { name: 'Bestellungen' })
  await expect(orders.getByRole('link')).toHaveCount(1)
  const known = page.url()

  await page.goto(`${server.origin}/backend#/orders/${second.id}`)
  await page.getByRole('button', { name: 'Als Kunde anlegen' }).click()
  await expect(page.getByRole('heading', { name: 'Anna Zwetler' })).toBeVisible()
  await page.getByLabel('Telefon').fill('0676 123 00 01')
  await page.getByRole('button', { name: 'Speichern' }).click()
  await expect(page.getByText('Keine Änderungen')).toBeVisible()

  await page.goto(known)
  await page.getByRole('button', { name: 'Mit Anna Zwetler zusammenführen' }).click()
  await expect(page.getByText('Anna Zwetler ist zusammengeführt.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Von Anna Zwetler trennen' })).toBeVisible()
  expect(await violations(page)).toEqual([])
  await page.reload()
  await expect(orders.getByRole('link')).toHaveCount(2)
  await page.setViewportSize({ width: 390, height: 844 })
  expect(await overflow(page)).toBe(0)
  expect(await violations(page)).toEqual([])
  await page.getByRole('button', { name: 'Von Anna Zwetler trennen' }).click()
  await page.getByRole('button', { name: 'Rückgängig' }).click()
  await expect(page.getByRole('button', { name: 'Von Anna Zwetler trennen' })).toBeVisible()
  await orders.getByRole('link').last().click()
  await expect(page.getByRole('heading', { name: `Bestellung ${first.ticket}` })).toBeVisible()
})
