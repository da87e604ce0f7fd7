import { choose, countClicks } from './clicks.ts'
import { test } from './device.ts'
import { expect } from './expect.ts'
import { officeAt, readyForOffline } from './officePages.ts'
import { placeOrder } from './placing.ts'
import { violations } from './quality.ts'
import { type Staff, staffedServer } from './staff.ts'
import type { TestServer } from './support.ts'

/** The orders of a day as the office works with them. */

let server: TestServer
let staff: Staff
staffedServer((...opened) => ([server, staff] = opened))

for (const width of [390, 1280])
  test(`A new order is said on the first page, accepted, handed over, a roll of it given back, and found again by its number at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    const { ticket } = await placeOrder(staff)
    await officeAt(server.origin).openAt(page, '/')
    await page.getByRole('link', { name: /neue Bestellung(en)? warte(t|n) auf Antwort/ }).click()
    await expect(page.getByRole('heading', { name: 'Tafel' })).toBeVisible()
    expect(await violations(page)).toEqual([])
    await page
      .getByRole('main')
      .getByRole('link', { name: new RegExp(`^${ticket} `) })
      .click()
    await expect(page.getByRole('heading', { name: `Bestellung ${ticket}` })).toBeVisible()
    const accepting = await countClicks(page)
    await page.getByRole('button', { name: /^Annehmen/ }).click()
    await expect(page.getByText(`Bestellung ${ticket} ist angenommen.`)).toBeVisible()
    expect(await accepting()).toBe(1)
    await expect(page.getByRole('button', { name: 'Bereit' })).toBeVisible()
    expect(await violations(page)).toEqual([])
    // What the guest says on the telephone is corrected, and a mistake told at its field.
    await page.getByRole('button', { name: 'Angaben ändern' }).click()
    const said = page.getByRole('dialog')
    await said.getByLabel('E-Mail').fill('anna.huber')
    await said.getByRole('button', { name: 'Speichern' }).click()
    await expect(said.getByLabel('E-Mail')).toHaveAttribute('aria-invalid', 'true')
    expect(await violations(page)).toEqual([])
    await said.getByLabel('E-Mail').fill('anna.huber@example.com')
    await said.getByRole('button', { name: 'Speichern' }).click()
    await expect(page.getByText(`Die Angaben zu Bestellung ${ticket} sind geändert.`)).toBeVisible()
    await expect(page.getByRole('link', { name: 'anna.huber@example.com' })).toBeVisible()
    await page.getByRole('button', { name: 'Artikel ändern' }).click()
    const change = page.getByRole('dialog')
    await change.getByRole('searchbox').fill('Mohn')
    await change.getByRole('button', { name: /Mohn/ }).first().click()
    await expect(change.getByText('kommt dazu')).toBeVisible()
    expect(await violations(page)).toEqual([])
    await change.getByRole('button', { name: 'Ändern', exact: true }).click()
    await expect(page.getByText(`Bestellung ${ticket} ist geändert.`)).toBeVisible()
    await page.getByRole('button', { name: 'Abschließen' }).click()
    await expect(page.getByRole('button', { name: 'Erstatten …' })).toBeVisible()
    await page.getByRole('link', { name: 'Zu den Bestellungen' }).click()
    const refunding = await countClicks(page)
    await page.getByRole('link', { name: 'Verlauf', exact: true }).click()
    await page.getByRole('searchbox').fill(ticket)
    await expect(page.getByText(/^1\sBestellung ·/)).toBeVisible()
    const found = page.getByRole('main').getByRole('link', { name: new RegExp(`^${ticket} `) })
    expect(await violations(page)).toEqual([])
    await found.click()
    await page.getByRole('button', { name: 'Erstatten …' }).click()
    await page
      .getByRole('button', { name: /^Mehr: / })
      .first()
      .click()
    expect(await violations(page)).toEqual([])
    await page.getByRole('button', { name: '0,65 € erstatten' }).click()
    await expect(page.getByText('Erstattet: 0,65 € (Fehlt), bar ausgezahlt')).toBeVisible()
    expect(await refunding()).toBeLessThanOrEqual(6)
  })

test('Money that did not get back is named at the order, sent once more with a button, and arrives', async ({
  page,
}) => {
  const order = await placeOrder(staff, { paymentMethod: 'mollie' })
  await page.goto(`${server.origin}${order.path}`)
  await page.getByRole('link', { name: 'Jetzt bezahlen' }).click()
  await page.getByRole('button', { name: 'Karte, auf die erst beim zweiten Mal etwas zurückgeht' }).click()
  await expect(page.getByText('(Bezahlt)')).toBeAttached()
  await order.step('confirm', 'cancel')
  const whole = async () => (await (await staff.request.get(`/api/orders/${order.id}`)).json()).data
  await expect.poll(async () => (await whole()).refunds[0]?.state).toBe('failed')
  await officeAt(server.origin).openAt(page, `/orders/${order.id}`)
  const lost = page.getByText(/nicht angekommen: Der Zahlungsanbieter konnte nicht erstatten$/)
  const again = page.getByRole('button', { name: 'Noch einmal erstatten' })
  await expect(lost).toBeVisible()
  expect(await violations(page)).toEqual([])
  await again.click()
  await expect(page.getByText('Die Erstattung wird noch einmal versucht.')).toBeVisible()
  await expect(page.getByText(/· erstattet$/)).toBeVisible()
  await expect(again).toHaveCount(0)
  await expect(lost).toHaveCount(0)
})

test('A branch is paused from the first page, seen as a countdown on the board and takes orders again there; what is out is said in two steps', async ({
  page,
}) => {
  await officeAt(server.origin).openAt(page, '/')
  // Whatever waits for a decision, it is there: nothing moves below it any more.
  await expect(page.getByText(/Geprüft um|Arbeitszeiten? zu entscheiden/).first()).toBeVisible()
  await page.getByRole('button', { name: /^Stammhaus Wien: Pausieren/ }).click()
  await expect(page.getByText(/^Stammhaus Wien: pausiert bis/)).toBeVisible()
  expect(await violations(page)).toEqual([])
  await page.getByRole('link', { name: 'Bestellungen', exact: true }).click()
  const strip = page.getByRole('region', { name: 'Schalter' })
  await expect(strip.getByText('noch 30 Min')).toBeVisible()
  expect(await violations(page)).toEqual([])
  await strip.getByRole('button', { name: 'Pausiert beenden: Stammhaus Wien' }).click()
  await expect(strip.getByText(/^noch/)).toHaveCount(0)
  await page.getByRole('button', { name: 'Alle Filialen' }).click()
  await choose(page.getByRole('checkbox', { name: 'Stammhaus Wien' }))
  await expect(page).toHaveURL(/filiale=1$/)
  await page.keyboard.press('Escape')
  await strip.getByRole('button', { name: 'Ausverkauft' }).click()
  await page.keyboard.type('Mohn')
  await expect(page.getByRole('button', { name: /^Mohn/ }).first()).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page.getByText(/ist bis morgen früh ausverkauft: Stammhaus Wien\./)).toBeVisible()
  await expect(strip.getByRole('button', { name: /^Ausverkauft beenden: Mohn/ })).toBeVisible()
})

test('Offline steps are taken on the board and shown as waiting, sent when the network is back; dragging a card is the deed of its column', async ({
  page,
  context,
}) => {
  const { ticket } = await placeOrder(staff)
  await officeAt(server.origin).openAt(page, '/orders')
  const lane = (name: string) => page.getByRole('region', { name })
  const cardIn = (name: string) =>
    lane(name)
      .getByRole('listitem')
      .filter({ has: page.getByRole('link', { name: new RegExp(`^${ticket} `) }) })
  await expect(cardIn('Neu').getByRole('button', { name: `Mehr zu Bestellung ${ticket}` })).toBeVisible()
  await readyForOffline(page)
  await context.setOffline(true)
  await cardIn('Neu').getByRole('link').focus()
  await page.keyboard.press('a')
  await page.keyboard.press('2')
  await expect(cardIn('In Arbeit').getByText(/wartet auf Netz|wird gesendet/)).toBeVisible()
  // What was there is there again, also where the page begins without a network.
  await page.reload()
  await expect(cardIn('In Arbeit').getByText(/wartet auf Netz|wird gesendet/)).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByText(`Bestellung ${ticket} ist angenommen.`)).toBeVisible()
  await expect(cardIn('In Arbeit').getByText(/wartet auf Netz|wird gesendet/)).toHaveCount(0)
  expect(await violations(page)).toEqual([])
  await cardIn('In Arbeit').dragTo(lane('Bereit · Unterwegs'))
  await expect(cardIn('Bereit · Unterwegs')).toBeVisible()
  await expect(page.getByText(`Bestellung ${ticket} ist bereit.`)).toBeVisible()
})
