import type { Page } from 'playwright/test'
import { CONSENT_COOKIE } from '../../schema/website/consent.ts'
import { choose } from './clicks.ts'
import { test } from './device.ts'
import { expect } from './expect.ts'
import { ordersOnDevice, phone } from './guest.ts'
import { delivery, type PlacedOrder, placeOrder, tomorrowEvening } from './placing.ts'
import { complaints, tabTo, violations } from './quality.ts'
import { type Staff, signIn } from './staff.ts'
import { startServer, type TestServer } from './support.ts'

/** The public order status page, while staff do their part at the interface. */
test.describe.configure({ mode: 'default' })
test.use({ serviceWorkers: 'block' })

let server: TestServer
let staff: Staff
test.beforeAll(async ({ playwright }) => {
  server = await startServer({ env: { RATE_LIMITS: 'off' }, card: 'short' })
  staff = await signIn(playwright, server)
})
test.afterAll(() => server.dispose())
test.beforeEach(({ context }) => context.addCookies([{ name: CONSENT_COOKIE, value: 'declined', url: server.origin }]))

const open = (page: Page, { path }: Pick<PlacedOrder, 'path'>) => page.goto(`${server.origin}${path}`)
const says = (page: Page, text: string | RegExp) => expect(page.getByText(text).first()).toBeVisible()
const headline = (page: Page, name: string) => expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
const current = (page: Page) => page.locator('[aria-current=step]')
const stars = (page: Page, label: string, count: number) =>
  page
    .getByRole('group', { name: label })
    .getByRole('radio')
    .nth(count - 1)
const labels = ['Bestellvorgang', 'Service', 'Qualität des Foods', 'Gesamtbewertung'] as const

for (const [colorScheme, width] of [
  ['light', 390],
  ['dark', 1280],
] as const) {
  const on = `at ${width} px in ${colorScheme}`
  test.describe(on, () => {
    test.use({ viewport: { width, height: 844 }, colorScheme, reducedMotion: 'reduce' })

    test(`A takeaway order is followed from confirmation to its rating ${on}`, async ({ page, context }) => {
      const heard = complaints(context)
      const order = await placeOrder(staff, { appointmentDate: tomorrowEvening() })
      await open(page, order)
      await headline(page, 'Vielen Dank für Ihre Bestellung!')
      await says(page, 'Bitte warten Sie einen Moment, bis Ihre Bestellung bestätigt wurde.')
      await says(page, 'Ihre Ticketnummer erscheint vor Ort auf den Statusbildschirmen.')
      await expect(current(page)).toContainText('Warten auf Bestätigung')
      await expect(page).toHaveTitle(new RegExp(`^Ticket ${order.ticket} · wartet auf Bestätigung · Bestellstatus`))
      await order.step('confirm')
      await says(page, 'Ihre Bestellung wird gerade für Sie vorbereitet.')
      await says(page, /18:30 abholbereit/)
      await expect(current(page)).toContainText('Bestellung wird vorbereitet')
      await order.step('in-delivery')
      await says(page, 'Ihre Bestellung ist jetzt abholbereit.')
      await expect(page).toHaveTitle(new RegExp(`^Ticket ${order.ticket} · abholbereit`))
      await order.step('completed')
      await headline(page, 'Ihre Bestellung ist abgeschlossen!')
      await says(page, 'Wir hoffen, Sie bald wieder bei uns begrüßen zu dürfen.')
      for (const label of labels) await choose(stars(page, label, 4))
      await expect(page.getByLabel(/Möchten Sie uns noch etwas sagen/)).toBeVisible()
      await page.getByRole('button', { name: 'Abschicken' }).click()
      await expect(page.getByRole('heading', { name: 'Vielen Dank für Ihre Bewertung!' })).toBeFocused()
      // At a desk they are open.
      if (width < 1024) await page.getByText('Details', { exact: true }).click()
      await says(page, 'Barzahlung')
      await says(page, 'Takeaway')
      expect(heard).toEqual([])
    })
  })
}

test.describe('On a phone', () => {
  // Moving things never come to rest, and axe waits until they have.
  test.use({ ...phone, reducedMotion: 'reduce' })

  test('A counter-appointment, a rejection and a cancellation are said', async ({ page }) => {
    const proposed = await placeOrder(staff)
    await proposed.propose(tomorrowEvening())
    await open(page, proposed)
    await says(page, /Der von Ihnen gewünschte Zeitpunkt ist leider nicht möglich/)
    await expect(page.getByRole('button', { name: 'Ja, 18:30 Uhr ist in Ordnung' })).toBeVisible()
    await page.getByRole('button', { name: 'Nein, Bestellung stornieren' }).click()
    await headline(page, 'Ihre Bestellung wurde storniert.')
    await says(page, 'Bestellung storniert')
    const rejected = await placeOrder(staff)
    await rejected.reject('Der Ofen ist leider ausgefallen.')
    await open(page, rejected)
    await headline(page, 'Ihre Bestellung wurde storniert.')
    await says(page, 'Der Ofen ist leider ausgefallen.')
    await expect(page.getByRole('list').filter({ hasText: 'Bestellung' }).getByText('Warten auf')).toHaveCount(0)
    await open(page, { path: `${rejected.path}x` })
    await headline(page, 'Bestellung nicht gefunden')
  })

  test('A delivery and an order at a table have words of their own', async ({ page }) => {
    const brought = await placeOrder(staff, { ...delivery, appointmentDate: tomorrowEvening() })
    await brought.step('confirm')
    await open(page, brought)
    await says(page, /18:30 wird zugestellt/)
    await expect(page.getByText(/Statusbildschirm/)).toHaveCount(0)
    await brought.step('in-delivery')
    await says(page, 'Ihre Bestellung wird jetzt zugestellt.')
    await brought.step('completed')
    await headline(page, 'Ihre Bestellung wurde zugestellt!')
    const seated = await placeOrder(staff, { isDineIn: true, table: 1 })
    await open(page, seated)
    await says(page, 'Ihre Bestellung gehört zu Tisch Stube 1.')
    await expect(page.getByRole('region', { name: 'Filiale' })).toHaveCount(0)
    await seated.step('confirm', 'completed')
    await headline(page, 'Ihre Bestellung ist abgeschlossen!')
  })

  test("'Bestätigung konnte nicht versendet werden.' is said; given again, 'Ja, {time} Uhr ist in Ordnung' confirms the order at that time, with a spinner while the call runs", async ({
    page,
  }) => {
    const order = await placeOrder(staff)
    await order.propose(tomorrowEvening())
    await page.route('**/confirm-counter-appointment', route => route.abort())
    await open(page, order)
    const yes = page.getByRole('button', { name: 'Ja, 18:30 Uhr ist in Ordnung' })
    await yes.click()
    await says(page, 'Bestätigung konnte nicht versendet werden.')
    await page.unroute('**/confirm-counter-appointment')
    let answer = () => {}
    const held = new Promise<void>(resolve => {
      answer = resolve
    })
    await page.route('**/confirm-counter-appointment', async route => {
      await held
      await route.continue()
    })
    await yes.click()
    await expect(yes).toHaveAttribute('aria-busy', 'true')
    await expect(page.getByRole('button', { name: 'Nein, Bestellung stornieren' })).toBeDisabled()
    answer()
    await says(page, /18:30 abholbereit/)
    await expect(yes).toHaveCount(0)
  })

  test('The keyboard alone rates an order, and is told what is missing', async ({ page }) => {
    const order = await placeOrder(staff)
    await order.step('confirm', 'completed')
    await open(page, order)
    const send = page.getByRole('button', { name: 'Abschicken' })
    await tabTo(page, stars(page, 'Bestellvorgang', 1))
    await page.keyboard.press('Space')
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('ArrowRight')
    await expect(
      page.getByRole('group', { name: 'Bestellvorgang' }).getByRole('radio', { checked: true }),
    ).toHaveAccessibleName('drei von fünf Sternen')
    await tabTo(page, send)
    await page.keyboard.press('Enter')
    await says(page, 'Bitte vergeben Sie noch Sterne für: Service, Qualität des Foods, Gesamtbewertung.')
    await expect(stars(page, 'Service', 1)).toBeFocused()
    for (const label of labels.slice(1)) {
      await tabTo(page, stars(page, label, 1))
      await page.keyboard.press('Space')
    }
    await page.keyboard.press('Tab')
    await page.keyboard.type('Rasch und freundlich.')
    await page.route('**/questionnaire', route => route.abort())
    await tabTo(page, send)
    await page.keyboard.press('Enter')
    await says(page, 'Bewertung konnte nicht gesendet werden.')
    await page.reload()
    await expect(page.getByLabel(/Möchten Sie uns noch etwas sagen/)).toHaveValue('Rasch und freundlich.')
    await page.unroute('**/questionnaire')
    await send.click()
    await says(page, 'Vielen Dank für Ihre Bewertung!')
    const { questionnaire } = (await staff.stored('orders', order.id)) as { questionnaire: unknown }
    expect(questionnaire).toMatchObject({ processRating: 3, rating: 1, comment: 'Rasch und freundlich.' })
  })

  test("'Abbrechen' hides the questionnaire, also the next time", async ({ page }) => {
    const order = await placeOrder(staff)
    await order.step('confirm', 'completed')
    await open(page, order)
    await page.getByRole('button', { name: 'Abbrechen' }).click()
    const heading = page.getByRole('heading', { name: 'Wie hat es Ihnen gefallen?' })
    await expect(heading).toHaveCount(0)
    await page.reload()
    await headline(page, 'Ihre Bestellung ist abgeschlossen!')
    await expect(heading).toHaveCount(0)
  })

  test('Without a stream the page polls, and an ended order is asked for no more', async ({ page }) => {
    await page.clock.install()
    await page.route('**/events', route => route.abort())
    let asked = 0
    page.on('request', request => {
      if (/\/api\/orders\/public\/[^/]+\/[^/]+$/.test(request.url())) asked++
    })
    const order = await placeOrder(staff)
    await open(page, order)
    await says(page, /Stand \d\d:\d\d · wird alle 10 Sekunden aktualisiert/)
    await order.step('confirm')
    await page.clock.fastForward(10_000)
    await says(page, 'Ihre Bestellung wird gerade für Sie vorbereitet.')
    await order.step('completed')
    await page.clock.fastForward(10_000)
    await headline(page, 'Ihre Bestellung ist abgeschlossen!')
    const before = asked
    await page.clock.runFor(120_000)
    expect(asked).toBe(before)
  })

  test('Ordering again fills the cart and says by name what is no longer offered', async ({ page }) => {
    const order = await placeOrder(staff, {
      items: [
        { product: 1, amount: 20 },
        { product: 114, amount: 1, parts: { groesse: 'Groß', milch: 'Haferdrink' } },
      ],
    })
    await order.step('confirm', 'completed')
    await staff.change('products', 114, { isEnabled: false })
    await open(page, order)
    await page.getByRole('button', { name: 'Noch einmal bestellen' }).click()
    const dialog = page.getByRole('dialog', { name: 'Noch einmal bestellen' })
    await expect(dialog.getByText('Wiener Melange ist zurzeit nicht erhältlich')).toBeVisible()
    expect(await violations(page)).toEqual([])
    await dialog.getByRole('button', { name: 'In den Warenkorb' }).click()
    await expect(page).toHaveURL(/\/store\/stammhaus/)
    await expect(page.getByRole('dialog').getByText('Handsemmel').first()).toBeVisible()
    await staff.change('products', 114, { isEnabled: true })
    await open(page, order)
    await page.getByRole('button', { name: 'Noch einmal bestellen' }).click()
    await expect(dialog.getByText('In Ihrem Warenkorb liegt schon etwas.')).toBeVisible()
    await dialog.getByRole('button', { name: 'Warenkorb ersetzen' }).click()
    await expect(page.getByRole('dialog').getByText('Wiener Melange').first()).toBeVisible()
  })

  test('A guest who lost the link finds the order in the shop, until it is over', async ({ page }) => {
    const order = await placeOrder(staff)
    await open(page, order)
    await headline(page, 'Vielen Dank für Ihre Bestellung!')
    await expect.poll(() => ordersOnDevice(page)).toHaveLength(1)
    await page.goto(`${server.origin}/store/stammhaus`)
    const bar = page.getByRole('complementary', { name: 'Ihre Bestellungen' })
    await expect(bar).toContainText(`Ticket ${order.ticket} wartet auf Bestätigung`)
    await order.step('confirm')
    await expect(bar).toContainText(`Ticket ${order.ticket} wird vorbereitet`)
    expect(await violations(page)).toEqual([])
    await bar.getByRole('link').click()
    await expect(page).toHaveURL(new RegExp(`${order.path}$`))
    await expect(bar).toHaveCount(0)
    await order.step('completed')
    await headline(page, 'Ihre Bestellung ist abgeschlossen!')
    await page.goto(`${server.origin}/store/stammhaus`)
    await expect(page.getByRole('button', { name: 'Handsemmel hinzufügen' }).first()).toBeVisible()
    await expect(bar).toHaveCount(0)
  })
})
