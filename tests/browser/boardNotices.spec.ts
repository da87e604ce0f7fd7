import { createECDH } from 'node:crypto'
import type { Browser, BrowserContext, Page } from 'playwright/test'
import { boardScreen, smallTargets } from './boardScreen.ts'
import { wholeBrowser } from './browsers.ts'
import { test } from './device.ts'
import { drawerBeside } from './drawer.ts'
import { expect } from './expect.ts'
import { placeOrder } from './placing.ts'
import { violations } from './quality.ts'
import { type Staff, staffedServer } from './staff.ts'
import type { TestServer } from './support.ts'

/** The board of the kitchen where it shows notifications: only the whole browser does. */

const tablet = { width: 1024, height: 768 }

let server: TestServer
let staff: Staff
staffedServer((...opened) => ([server, staff] = opened), { card: 'short' })

// Opened here: with another browser for all of the file the worker, its servers and its browser would be made anew.
let browser: Browser
test.beforeAll(async ({ playwright }) => {
  browser = await playwright.chromium.launch(wholeBrowser)
})
test.afterAll(() => browser.close())

test('On the tablet an order is rejected with words for its guest, and the kitchen is told about the next one while its board is closed', async () => {
  const kitchen = await boardScreen(drawerBeside(browser).take, {
    server,
    staff,
    kind: 'kitchen',
    viewport: tablet,
    before: withPushService,
  })
  const context = kitchen.context()
  const placed = await placeOrder(staff)
  const card = kitchen.getByRole('article', { name: `Küche ${placed.ticket}` })
  await card.getByRole('button', { name: 'Ablehnen' }).click()
  const dialog = kitchen.getByRole('dialog', { name: `Bestellung ${placed.ticket} ablehnen?` })
  await dialog.getByRole('button', { name: 'Leider ist etwas davon ausverkauft.' }).click()
  await expect(dialog.getByLabel('Nachricht an den Gast (freiwillig)')).toHaveValue(
    'Leider ist etwas davon ausverkauft.',
  )
  expect(await violations(kitchen)).toEqual([])
  expect(await smallTargets(kitchen)).toEqual([])
  await dialog.getByRole('button', { name: 'Ja, ablehnen' }).click()
  await expect(card).toBeHidden()
  const order = await staff.request.get(`/api/orders/${placed.id}`)
  expect(await order.json()).toMatchObject({
    data: { status: 'rejected', rejectionMessage: 'Leider ist etwas davon ausverkauft.' },
  })

  await kitchen.getByRole('button', { name: 'Ton und Benachrichtigungen' }).click()
  const tells = kitchen.getByRole('switch', { name: 'Benachrichtigungen auf diesem Gerät' })
  await expect(tells).not.toBeChecked()
  await context.grantPermissions(['notifications'])
  await tells.click()
  await expect(tells).toBeChecked()
  await expect(tells).toBeFocused()
  expect(await violations(kitchen)).toEqual([])
  expect(await smallTargets(kitchen)).toEqual([])
  await kitchen.reload()
  await kitchen.getByRole('button', { name: 'Ton und Benachrichtigungen' }).click()
  await expect(tells).toBeChecked()

  await deliverPush(kitchen, {
    title: 'Neue Bestellung: Ticket 2',
    body: 'Stammhaus',
    url: '/kitchen/1',
    tag: 'order-2',
  })
  await expect.poll(() => shownNotices(kitchen)).toEqual(['Neue Bestellung: Ticket 2'])
  await tells.click()
  await expect(tells).not.toBeChecked()
})

/** A browser under test has no push service: this one hands out an address as they do, and keeps it over a reload. */
const withPushService = (context: BrowserContext) =>
  context.addInitScript(p256dh => {
    const bytes = (count: number) => btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(count))))
    const encoded = (count: number) => bytes(count).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
    const given = {
      endpoint: 'https://push.example.org/1',
      toJSON: () => ({ endpoint: given.endpoint, keys: { p256dh, auth: encoded(16) } }),
      unsubscribe: async () => {
        localStorage.removeItem('test-push')
        return true
      },
    } as unknown as PushSubscription
    PushManager.prototype.subscribe = async () => {
      localStorage.setItem('test-push', 'on')
      return given
    }
    PushManager.prototype.getSubscription = async () => (localStorage.getItem('test-push') ? given : null)
  }, createECDH('prime256v1').generateKeys('base64url'))

/** As the push service would: to the worker, whatever pages are open. */
async function deliverPush(page: Page, notice: object) {
  const devtools = await page.context().newCDPSession(page)
  const registration = new Promise<string>(resolve =>
    devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [first] = registrations
      if (first) resolve(first.registrationId)
    }),
  )
  await devtools.send('ServiceWorker.enable')
  await devtools.send('ServiceWorker.deliverPushMessage', {
    origin: server.origin,
    registrationId: await registration,
    data: JSON.stringify(notice),
  })
}

const shownNotices = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready
    return (await registration.getNotifications()).map(({ title }) => title)
  })
