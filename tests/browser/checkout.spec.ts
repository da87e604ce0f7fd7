import type { Page } from 'playwright/test'
import { test } from './device.ts'
import { expect } from './expect.ts'
import { cartsOnDevice, fillIn, finalButton, toCheckout } from './guest.ts'
import { complaints, violations } from './quality.ts'
import { type Staff, signIn } from './staff.ts'
import { startServer, type TestServer } from './support.ts'

/** The checkout as a guest meets it, with the real server behind it. */
test.describe.configure({ mode: 'default' })
test.use({ viewport: { width: 390, height: 844 }, serviceWorkers: 'block' })

const ROLL = 'Handsemmel'
let server: TestServer
let staff: Staff
let roll: { id: number; price: number }

test.beforeAll(async ({ playwright }) => {
  server = await startServer({ env: { RATE_LIMITS: 'off' }, card: 'short' })
  staff = await signIn(playwright, server)
  const answer = await fetch(`${server.origin}/api/init`)
  const { data } = (await answer.json()) as {
    data: { url: string; data: { id: number; name: string; price: number }[] }[]
  }
  roll = data.find(({ url }) => url === '/products')!.data.find(({ name }) => name === ROLL)!
})
test.afterAll(async () => {
  await staff.request.dispose()
  await server.dispose()
})

test('Everything entered survives a tab that crashes', async ({ page, context }) => {
  await toCheckout(page, server.origin)
  await page.getByLabel('Vorname').pressSequentially('Anna')
  await page.getByLabel('Anmerkung zur Bestellung').pressSequentially('bitte schneiden', { delay: 20 })
  // As long as somebody needs to look up: what was typed within the last fifth of a second may be lost.
  await expect.poll(async () => (await cartsOnDevice(page)).map(({ comment }) => comment)).toEqual(['bitte schneiden'])
  const crashed = page.waitForEvent('crash')
  page.goto('chrome://crash').catch(() => {})
  await crashed
  const again = await context.newPage()
  await again.goto(`${server.origin}/store/stammhaus/checkout`)
  await expect(again.getByLabel('Vorname')).toHaveValue('Anna')
  await expect(again.getByText('bitte schneiden')).toBeVisible()
})

test('Everything entered survives a reload in the middle of a word, and going back', async ({ page }) => {
  await toCheckout(page, server.origin)
  await page.getByLabel('Nachname').pressSequentially('Huberbau')
  await page.reload()
  await expect(page.getByLabel('Nachname')).toHaveValue('Huberbau')
  await page.getByLabel('Vorname').pressSequentially('Ann')
  await page.goBack()
  await expect(finalButton(page)).toBeHidden()
  await page.goForward()
  await expect(page.getByText('Ann Huberbau')).toBeVisible()
})

test('What is done is one line; its button says which section it changes and leads into it', async ({ page }) => {
  await toCheckout(page, server.origin)
  await fillIn(page)
  await page.reload()
  const change = page.getByRole('button', { name: 'Ändern: Ihre Daten', exact: true })
  await expect(page.getByText('Anna Huber · +43 664 1234567')).toBeVisible()
  await change.click()
  await expect(page.getByRole('checkbox', { name: 'Ich bestelle für eine Firma' })).toBeFocused()
})

test('A price that changed at submit is told line by line; a yes on the final button is the order', async ({
  page,
}) => {
  await toCheckout(page, server.origin)
  await fillIn(page)
  await deafen(page)
  await staff.change('products', roll.id, { price: roll.price + 40 })
  try {
    await finalButton(page).click()
    await expect(page.getByRole('heading', { name: 'Der Preis hat sich geändert' })).toBeFocused()
    const changes = page.getByRole('list', { name: 'Was sich geändert hat' })
    await expect(changes).toContainText(`${ROLL}bisher${euros(roll.price)}jetzt${euros(roll.price + 40)}`)
    expect(await violations(page)).toEqual([])
    await finalButton(page).click()
    await expect(page).toHaveURL(/\/status\//)
  } finally {
    await staff.change('products', roll.id, { price: roll.price })
  }
})

test('Something sold out at submit is taken out, told, and may be edited instead', async ({ page }) => {
  await page.goto(`${server.origin}/store/stammhaus`)
  for (const name of ['Kornspitz', ROLL])
    await page
      .getByRole('button', { name: `${name} hinzufügen` })
      .first()
      .click()
  await page.getByRole('button', { name: 'Zur Kasse' }).click()
  await fillIn(page)
  await deafen(page)
  await staff.change('products', roll.id, { isEnabled: false })
  try {
    await finalButton(page).click()
    await expect(page.getByRole('heading', { name: 'Ihre Bestellung hat sich geändert' })).toBeVisible()
    await expect(page.getByText(`Entfällt: ${ROLL}`)).toBeVisible()
    await page.getByRole('button', { name: 'Bestellung ändern' }).click()
    await expect(
      page.getByRole('button', { name: 'Ändern: Ihre Daten' }).or(page.getByLabel('Vorname')).first(),
    ).toBeVisible()
    await expect(
      page.getByText(`„${ROLL}“ ist derzeit nicht verfügbar.`).filter({ visible: true }).first(),
    ).toBeVisible()
  } finally {
    await staff.change('products', roll.id, { isEnabled: true })
  }
})

test("Without response data it says 'Ein unbekannter Fehler ist aufgetreten.'; the server's field errors stand at their fields, with the focus on the first and a summary that leads to them", async ({
  page,
}) => {
  await toCheckout(page, server.origin)
  await fillIn(page)
  await page.route('**/api/orders', route => route.fulfill({ status: 400, json: {} }))
  await finalButton(page).click()
  await expect(page.getByText('Ein unbekannter Fehler ist aufgetreten.')).toBeVisible()
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)

  await page.unroute('**/api/orders')
  const errors = [
    { code: 'blank', message: 'Bitte füllen Sie dieses Feld aus.', field: 'lastName' },
    { code: 'email', message: 'Bitte geben Sie eine gültige E-Mail-Adresse an.', field: 'email' },
  ]
  await page.route('**/api/orders', route => route.fulfill({ status: 422, json: { errors } }))
  await finalButton(page).click()
  await expect(page.getByLabel('Nachname')).toBeFocused()
  const summary = page.getByRole('alert').filter({ hasText: 'Bitte prüfen Sie 2 Angaben.' })
  await summary.getByRole('button', { name: /^E-Mail/ }).click()
  await expect(page.getByLabel('E-Mail')).toBeFocused()
  await expect(page.getByLabel('E-Mail')).toHaveAccessibleDescription('Bitte geben Sie eine gültige E-Mail-Adresse an.')
})

test('After a failed payment the checkout says so and resumes with everything entered', async ({ page }) => {
  await toCheckout(page, server.origin)
  await page.getByLabel('Vorname').fill('Anna')
  await expect(page.getByLabel('Vorname')).toHaveValue('Anna')
  await page.goto(`${server.origin}/store/stammhaus/checkout/error`)
  await expect(
    page.getByText(
      'Leider ist Ihre Zahlung fehlgeschlagen. Bitte überprüfen Sie Ihre Daten und versuchen Sie es erneut.',
    ),
  ).toBeVisible()
  await expect(page.getByLabel('Vorname')).toHaveValue('Anna')
})

test('The code on a table chooses dine-in and the table; one that is not here is told before anything is chosen', async ({
  page,
}) => {
  const table = await firstTable()
  await page.goto(`${server.origin}/store/stammhaus?table=gibt-es-nicht`)
  await expect(page.getByText(/^Diesen Tisch gibt es hier nicht/)).toBeVisible()
  await toCheckout(page, server.origin)
  await page.goto(`${server.origin}/store/stammhaus/checkout?table=${table.identifier}`)
  await expect(page.getByText(table.name).first()).toBeVisible()
  await expect(page.getByRole('heading', { name: table.name })).toBeVisible()
  await expect.poll(async () => (await cartsOnDevice(page)).map(cart => cart.table)).toEqual([table.identifier])
  await page.goto(`${server.origin}/store/stammhaus/checkout`)
  await expect(page.getByRole('heading', { name: table.name })).toBeVisible()
  await page.goto(`${server.origin}/store/stammhaus/checkout?table=gibt-es-nicht`)
  await expect(page.getByText(/^Diesen Tisch gibt es hier nicht/)).toBeVisible()
})

test('Every overlay is left as it is entered, the phone becomes an international number, a company has a VAT number of its country, and the console is silent', async ({
  page,
  context,
}) => {
  const heard = complaints(context)
  const dialog = page.getByRole('dialog')
  await toCheckout(page, server.origin)
  await page.getByRole('radio', { name: 'Zu einem bestimmten Termin' }).click()
  await dialog.getByRole('button', { name: /^Übernehmen/ }).click()
  await expect(dialog).toBeHidden()
  await page.getByRole('button', { name: 'Organisation auswählen' }).click()
  await page.getByLabel('Suche').fill('gibt es nicht')
  await expect(page.getByText('Keine passende Organisation gefunden.')).toBeVisible()
  // Escape belongs to the search as long as something stands in it.
  await dialog.getByRole('button', { name: 'Schließen' }).click()
  await expect(dialog).toBeHidden()
  for (const name of ['Allgemeinen Geschäftsbedingungen', 'Datenschutzerklärung']) {
    await page.getByRole('button', { name }).click()
    await expect(dialog).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
  }

  const field = page.getByLabel('Telefon')
  await field.pressSequentially('0043 664/123abc4567')
  await expect(field).toHaveValue('0043 6641234567')
  await field.blur()
  await expect(field).toHaveValue('+43 664 1234567')
  await field.fill('0664 7654321')
  await field.blur()
  await expect(field).toHaveValue('+43 664 7654321')
  await field.fill('664 1234567')
  await field.blur()
  await expect(field).toHaveAccessibleDescription('Bitte geben Sie eine gültige Nummer im Format +436641234567 an.')

  await page.getByRole('checkbox', { name: 'Ich bestelle für eine Firma' }).check()
  const number = page.getByLabel('UID-Nummer')
  await number.fill('DE123456789')
  await number.blur()
  await expect(number).toHaveAccessibleDescription(/So sehen UID-Nummern in Österreich nicht aus/)
  await page.getByLabel('Land').selectOption('DE')
  await expect(number).not.toHaveAccessibleDescription(/nicht aus/)
  expect(heard).toEqual([])
})

/** What other people change reaches the page only in the answers to its own questions. */
async function deafen(page: Page): Promise<void> {
  await page.route(/\/(replication\/|api\/init)/, route => route.abort())
}

const euros = (cents: number) => `${(cents / 100).toFixed(2).replace('.', ',')}\u00a0€`

async function firstTable(): Promise<{ identifier: string; name: string }> {
  const answer = await staff.request.get('/api/tables?limit=50&filter[branch]=1')
  const { data } = (await answer.json()) as { data: { identifier: string; name: string }[] }
  return data[0]!
}
