import { expect, test } from 'playwright/test'
import { boardScreen } from './boardScreen.ts'
import { placeOrder } from './placing.ts'
import { report, violations } from './quality.ts'
import { type Staff, signIn } from './staff.ts'
import { startServer, type TestServer } from './support.ts'

/** The kitchen in a rush, on a tablet that stands upright. */
test.describe.configure({ mode: 'default' })

const tablet = { width: 820, height: 1180 }

let server: TestServer
let staff: Staff

test.beforeAll(async ({ playwright }) => {
  server = await startServer({ env: { RATE_LIMITS: 'off' } })
  staff = await signIn(playwright, server)
})
test.afterAll(async () => {
  await staff.request.dispose()
  await server.dispose()
})

test('A new order is handed over with two taps, and the one who takes the money reads how much', async ({
  browser,
}) => {
  const kitchen = await boardScreen(browser, { server, staff, kind: 'kitchen', viewport: tablet })
  for (let count = 0; count < 6; count++) await placeOrder(staff)
  const placed = await placeOrder(staff)
  const card = kitchen.getByRole('article', { name: `Küche ${placed.ticket}` })
  await expect(card.getByText('Zu zahlen')).toBeVisible()
  // It lies below the edge: nobody has seen it, and its number in the banner leads to it.
  await expect(card).not.toBeInViewport()
  await expect(kitchen.getByRole('status').getByRole('button', { name: /Gesehen/ })).toHaveCount(0)
  const banner = kitchen.getByRole('status').filter({ hasText: '7 neue Bestellungen' })
  await expect(banner.getByRole('button')).toHaveCount(4)
  await banner.getByRole('button').last().click()
  await expect(kitchen.locator('article:focus')).toBeInViewport({ ratio: 0.9 })
  expect(await violations(kitchen)).toEqual([])

  let taps = 0
  const tap = async (name: string | RegExp) => {
    taps++
    await card.getByRole('button', { name }).click()
  }
  await tap('Annehmen')
  await tap(/^Übergeben 13,00.€ kassieren$/)
  await expect(card).toBeHidden()
  const order = await staff.request.get(`/api/orders/${placed.id}`)
  expect(await order.json()).toMatchObject({ data: { status: 'completed', isPaid: true } })
  expect(taps).toBeLessThanOrEqual(2)
  report(`New to handed over in the kitchen: ${taps} taps`)
})
