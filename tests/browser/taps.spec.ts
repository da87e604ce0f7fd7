import type { BrowserContext, Page } from 'playwright/test'
import { test } from './device.ts'
import { expect } from './expect.ts'
import { finalButton, ordersOnDevice, phone, thanks } from './guest.ts'
import { report } from './quality.ts'
import { type Staff, staffedServer } from './staff.ts'
import type { TestServer } from './support.ts'

/**
 * How often a finger comes down and how many characters appear, as the browser itself says. Kiosk and kitchen are counted where
 * they are tested.
 */
test.describe.configure({ mode: 'default' })
test.use({ ...phone, serviceWorkers: 'block', isNewDevice: true })

let server: TestServer
let staff: Staff
staffedServer((...opened) => ([server, staff] = opened), { card: 'short' })

test('A roll to fetch and pay at the counter takes a new guest seven taps from the list of branches on; the same guest two, the next time', async ({
  page,
  context,
}) => {
  const counted = await counting(context)
  await page.goto(server.origin)
  await page.getByRole('link', { name: 'Stammhaus Wien' }).first().click()
  await page.getByRole('button', { name: 'Handsemmel hinzufügen' }).click()
  await toCheckout(page)
  await page.getByLabel('Vorname').click()
  await typed(page, 'Eva', 'Lang')
  await agreeAndOrder(page)
  report(`First visit, a roll at the counter: ${counted.taps} taps, ${counted.characters} characters of a name`)
  expect([counted.taps, counted.characters]).toEqual([7, 7])

  const { id } = await staff.orderOf(page)
  for (const step of ['confirm', 'completed'])
    await staff.request.post(`/api/orders/${id}/status/${step}`, { data: {} })
  await expect(page.getByText('Ihre Bestellung ist abgeschlossen!')).toBeVisible()
  await expect.poll(() => ordersOnDevice(page)).toHaveLength(1)
  await page.goto(server.origin)
  counted.reset()
  await page.getByRole('button', { name: 'Noch einmal' }).click()
  await finalButton(page).click()
  await expect(thanks(page)).toBeVisible()
  report(`Returning guest, the same order: ${counted.taps} taps`)
  expect([counted.taps, counted.characters]).toEqual([2, 0])
})

test('At a table it takes three taps and nothing typed', async ({ page, context }) => {
  const counted = await counting(context)
  await page.goto(`${server.origin}/store/stammhaus?table=stammhaus-hof-1`)
  await page.getByRole('button', { name: 'Handsemmel hinzufügen' }).click()
  await toCheckout(page)
  await finalButton(page).click()
  await expect(thanks(page)).toBeVisible()
  report(`At a table: ${counted.taps} taps, ${counted.characters} characters`)
  expect([counted.taps, counted.characters]).toEqual([3, 0])
})

test('A first delivery takes twelve taps and thirty characters at most, name and telephone among them', async ({
  page,
  context,
}) => {
  const counted = await counting(context)
  await page.goto(`${server.origin}/store/stammhaus`)
  await page.getByRole('radio', { name: 'Lieferung' }).click()
  const area = page.getByLabel('Liefergebiet')
  await area.click()
  // The list is the device's own and not the page's: choosing from it is one tap that no page hears of.
  await area.selectOption('1070 Neubau')
  counted.taps += 1
  await page.getByRole('button', { name: 'Gebäckkorb, gemischt hinzufügen' }).click()
  await toCheckout(page)
  await expect(page.getByLabel('PLZ')).toHaveValue('1070')
  await expect(page.getByLabel('Ort', { exact: true })).toHaveValue('Wien')
  await page.getByLabel('Vorname').click()
  await typed(page, 'Eva', 'Lang', 'Burggasse 9')
  await page.getByLabel('Telefon').click()
  await typed(page, '06641234567')
  await agreeAndOrder(page)
  report(`First delivery: ${counted.taps} taps, ${counted.characters} characters`)
  expect(counted.taps).toBeLessThanOrEqual(12)
  expect(counted.characters).toBeLessThanOrEqual(30)
})

interface Counted {
  taps: number
  characters: number
  reset(): void
}

/** Counts on every page of the browser that is opened from now on: fingers and mice that come down, and letters that appear. */
async function counting(context: BrowserContext): Promise<Counted> {
  const counted: Counted = {
    taps: 0,
    characters: 0,
    reset() {
      counted.taps = 0
      counted.characters = 0
    },
  }
  await context.exposeFunction('countedHere', (what: 'taps' | 'characters') => {
    counted[what] += 1
  })
  await context.addInitScript(() => {
    const count = Reflect.get(window, 'countedHere')
    // Below the window: what the test tool aims anew, because the thing has moved meanwhile, it keeps from the document.
    document.addEventListener('pointerdown', event => event.isTrusted && count('taps'), true)
    document.addEventListener(
      'input',
      event =>
        event.isTrusted && event instanceof InputEvent && event.inputType === 'insertText' && count('characters'),
      true,
    )
  })
  return counted
}

async function toCheckout(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Zur Kasse' }).click()
  await expect(finalButton(page)).toBeVisible()
}

/** What is typed into one field after the other, with 'Weiter' of the phone's keyboard between them. */
async function typed(page: Page, ...words: readonly string[]): Promise<void> {
  for (const word of words) {
    await page.keyboard.type(word)
    await page.keyboard.press('Enter')
  }
}

async function agreeAndOrder(page: Page): Promise<void> {
  await page.getByRole('checkbox', { name: /Geschäftsbedingungen/ }).click()
  await page.getByRole('checkbox', { name: /Datenschutzerklärung/ }).click()
  await finalButton(page).click()
  await expect(thanks(page)).toBeVisible()
}
