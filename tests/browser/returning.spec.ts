import { test } from './device.ts'
import { expect } from './expect.ts'
import { fillIn, finalButton, ordersOnDevice, phone, thanks, toCheckout } from './guest.ts'
import { violations } from './quality.ts'
import { type Staff, staffedServer } from './staff.ts'
import type { TestServer } from './support.ts'

/** A guest comes back to the device that has ordered before. */
test.describe.configure({ mode: 'default' })
test.use({ ...phone, serviceWorkers: 'block' })

let server: TestServer
let staff: Staff
staffedServer((...opened) => ([server, staff] = opened), { card: 'short' })

test('The same order once more takes two taps and nothing to type; one tap forgets everything', async ({ page }) => {
  await toCheckout(page, server.origin)
  await page.getByRole('button', { name: 'Ablehnen' }).click()
  await fillIn(page)
  await finalButton(page).click()
  await expect(thanks(page)).toBeVisible()
  const { id } = await staff.orderOf(page)
  for (const step of ['confirm', 'completed'])
    expect((await staff.request.post(`/api/orders/${id}/status/${step}`, { data: {} })).status()).toBe(200)
  await expect(page.getByText('Ihre Bestellung ist abgeschlossen!')).toBeVisible()
  await expect.poll(() => ordersOnDevice(page)).toHaveLength(1)

  await page.goto(server.origin)
  const again = page.getByRole('region', { name: 'Wie beim letzten Mal' })
  await expect(again).toContainText('Handsemmel')
  expect(await violations(page)).toEqual([])
  await again.getByRole('button', { name: 'Noch einmal' }).click()
  await expect(page.getByText('Willkommen zurück, Anna!')).toBeVisible()
  expect(await violations(page)).toEqual([])
  await finalButton(page).click()
  await expect(thanks(page)).toBeVisible()

  await page.goto(`${server.origin}/store/stammhaus`)
  await again.getByRole('button', { name: 'Noch einmal' }).click()
  await page.getByRole('button', { name: 'Nicht Sie? Ändern' }).click()
  await expect(page.getByLabel('Vorname')).toHaveValue('')
  await expect(page.getByText('Willkommen zurück, Anna!')).toBeHidden()

  await page.goto(`${server.origin}/store/stammhaus`)
  await again.getByRole('button', { name: 'Alles vergessen' }).click()
  await expect(page.getByText('Dieses Gerät hat Ihre Angaben und früheren Bestellungen vergessen.')).toBeVisible()
  // The roll that was ordered once more is in the cart still: what is in it says nothing of anybody.
  await page.getByRole('button', { name: /Warenkorb/ }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Zur Kasse' }).click()
  await expect(finalButton(page)).toBeVisible()
  await expect(page.getByLabel('Vorname')).toHaveValue('')
})
