import { boardScreen } from './boardScreen.ts'
import { test } from './device.ts'
import { expect } from './expect.ts'
import { officeAt } from './officePages.ts'
import { violations } from './quality.ts'
import { signIn } from './staff.ts'
import { startServer, type TestServer } from './support.ts'

/** Who starts the demo looks at a business at work. */

let server: TestServer
test.beforeAll(async () => {
  server = await startServer({ env: { RATE_LIMITS: 'off', DEMO_DAY: 'on' } })
})
test.afterAll(() => server.dispose())

interface Order {
  readonly id: number
  readonly status: string
  readonly ticketNumber: string
  readonly mode: string
  readonly createdAt: string
}

test('A new demo has orders in every state: on the overview, at the counter, on a phone in the kitchen; a second start adds none', async ({
  another,
  playwright,
  page,
}) => {
  const staff = await signIn(playwright, server)
  const orders = async (): Promise<readonly Order[]> =>
    (await (await staff.request.get('/api/orders?branch=1&limit=60')).json()).data
  const before = await orders()
  const begun = Date.now() - 4 * 3_600_000
  const todays = before.filter(({ createdAt }) => Date.parse(createdAt) > begun)
  for (const status of ['new', 'confirmed', 'in-delivery', 'completed', 'canceled', 'rejected'])
    expect(todays.map(order => order.status)).toContain(status)

  await officeAt(server.origin).openAt(page, '/')
  await expect(page.getByRole('link', { name: /neue Bestellungen warten auf Antwort/ })).toBeVisible()

  const kitchen = await boardScreen(another, { server, staff, kind: 'kitchen', viewport: { width: 390, height: 844 } })
  const banner = kitchen.getByRole('status').filter({ hasText: /neue Bestellungen/ })
  await expect(banner.getByRole('button')).toHaveCount(4)
  // In one line, with the numbers below it.
  const line = await banner.getByText(/neue Bestellungen/).boundingBox()
  expect(line?.height).toBeLessThan(48)
  await expect(kitchen.getByText('Achtung, starke Senfallergie!')).toBeAttached()
  expect(await violations(kitchen)).toEqual([])

  const ready = todays.find(({ status, mode }) => status === 'in-delivery' && mode !== 'delivery')
  const front = await boardScreen(another, { server, staff, kind: 'frontdesk', viewport: { width: 1280, height: 800 } })
  await expect(front.getByText(String(ready?.ticketNumber), { exact: true })).toBeVisible()

  await server.stop()
  await server.start()
  expect(await orders()).toHaveLength(before.length)
  await staff.request.dispose()
})
