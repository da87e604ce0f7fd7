import type { Page } from 'playwright/test'
import { test } from './device.ts'
import { expect } from './expect.ts'
import { ASKED_AGAIN_MS, fillIn, finalButton, phone, thanks, toCheckout } from './guest.ts'
import { type Staff, staffedServer } from './staff.ts'
import type { TestServer } from './support.ts'

/** One guest, one phone, the real server. What counts as an order is what staff can see. */
test.describe.configure({ mode: 'default' })
test.use({ ...phone, serviceWorkers: 'block' })

let server: TestServer
let staff: Staff
staffedServer((...opened) => ([server, staff] = opened), { card: 'short' })

test('A guest orders on a phone, lands on the status page, and sees it when staff confirm', async ({ page }) => {
  await toCheckout(page, server.origin)
  await fillIn(page)
  await finalButton(page).tap()
  await expect(thanks(page)).toBeVisible()
  await expect(page.getByText('Bitte warten Sie einen Moment, bis Ihre Bestellung bestätigt wurde.')).toBeVisible()
  const order = await staff.orderOf(page)
  await expect(page.getByText(order.ticketNumber, { exact: true })).toBeVisible()

  const confirmed = await staff.request.post(`/api/orders/${order.id}/status/confirm`)
  expect(confirmed.status()).toBe(200)
  await expect(page.getByRole('listitem').filter({ hasText: /^Bestellung bestätigt/ })).toBeVisible()
  expect(await staff.ordersSince(order.id)).toBe(0)
})

test('A double tap is one order', async ({ page }) => {
  await toCheckout(page, server.origin)
  await fillIn(page)
  await finalButton(page).evaluate((button: HTMLButtonElement) => {
    button.click()
    button.click()
  })
  await expect(thanks(page)).toBeVisible()
  expect(await staff.ordersSince((await staff.orderOf(page)).id)).toBe(0)
})

test('A reload during submit, whose answer was lost, goes on with the same order', async ({ page }) => {
  await toCheckout(page, server.origin)
  await fillIn(page)
  const { lost, mend } = await breakLine(page)
  await finalButton(page).tap()
  await lost
  await expect(
    page.getByRole('heading', { name: 'Bestellung wird übermittelt, bitte nicht erneut bestellen' }),
  ).toBeVisible()
  await page.reload()
  mend()
  await expect(thanks(page)).toBeVisible({ timeout: ASKED_AGAIN_MS })
  expect(await staff.ordersSince((await staff.orderOf(page)).id)).toBe(0)
})

test('The back button after an order leads to an empty cart and orders nothing again', async ({ page }) => {
  await toCheckout(page, server.origin)
  await fillIn(page)
  await finalButton(page).tap()
  await expect(thanks(page)).toBeVisible()
  const { id } = await staff.orderOf(page)
  await page.goBack()
  await expect(page).toHaveURL(/\/store\/stammhaus(\?.*)?$/)
  await page.goto(`${server.origin}/store/stammhaus/checkout`)
  await expect(page.getByText('Im Warenkorb liegt nichts mehr.')).toBeVisible()
  await expect(finalButton(page)).toHaveCount(0)
  expect(await staff.ordersSince(id)).toBe(0)
})

test('Without the server the order waits on the device, says so, and goes out by itself', async ({ page }) => {
  await toCheckout(page, server.origin)
  await fillIn(page)
  await server.stop()
  await finalButton(page).tap()
  await expect(
    page.getByRole('heading', { name: 'Bestellung wird übermittelt, bitte nicht erneut bestellen' }),
  ).toBeVisible()
  await expect(page.getByText(/Auf diesem Gerät gesichert/)).toBeVisible()
  await server.start()
  await expect(thanks(page)).toBeVisible({ timeout: ASKED_AGAIN_MS })
  expect(await staff.ordersSince((await staff.orderOf(page)).id)).toBe(0)
})

test('Everything typed survives a reload, and what is missing is said at its field', async ({ page }) => {
  await toCheckout(page, server.origin)
  await page.getByLabel('Vorname').fill('Anna')
  await page.getByLabel('Anmerkung zur Bestellung').fill('bitte schneiden')
  await finalButton(page).tap()
  const name = page.getByLabel('Nachname')
  await expect(name).toBeFocused()
  await expect(name).toHaveAccessibleDescription('Bitte füllen Sie dieses Feld aus.')
  await page.reload()
  await expect(page.getByLabel('Vorname')).toHaveValue('Anna')
  // What is done is one line.
  await expect(page.getByRole('region', { name: 'Anmerkung' })).toContainText('bitte schneiden')
})

test('Two orders are two: the count of the other tests sees a second one', async ({ page, another }) => {
  const first = await order(page)
  const { page: other } = await another()
  await order(other)
  expect(await staff.ordersSince(first)).toBe(1)
})

/**
 * The next order reaches the server and its answer is lost; what is sent again is lost as well until the line is mended.
 * `lost` resolves once the server has the order.
 */
async function breakLine(page: Page): Promise<{ lost: Promise<void>; mend: () => void }> {
  let isMended = false
  let arrived = () => {}
  const lost = new Promise<void>(resolve => {
    arrived = resolve
  })
  await page.route('**/api/orders', async route => {
    if (isMended) return route.continue()
    await route.fetch()
    arrived()
    await route.abort()
  })
  return {
    lost,
    mend: () => {
      isMended = true
    },
  }
}

async function order(page: Page): Promise<number> {
  await toCheckout(page, server.origin)
  await fillIn(page)
  await finalButton(page).tap()
  await expect(thanks(page)).toBeVisible()
  return (await staff.orderOf(page)).id
}
