import type { Page } from 'playwright/test'
import { expect } from '../expect.ts'
import { alive, fillIn, finalButton } from '../guest.ts'
import { add, changed, type House, leaveDialog, productNamed, showCart, visit, type Walk } from './house.ts'

/** Checkout with its overlays. */
export const checkoutWalks: readonly Walk[] = [
  [
    {
      name: 'checkout-nothing-in-cart',
      async open(page, house) {
        await visit(page, house, '/store/stammhaus/checkout')
        await expect(page.getByText('Keine Produkte im Warenkorb!')).toBeVisible()
      },
    },
    { name: 'checkout-blank', open: (page, house) => checkout(page, house) },
    {
      name: 'checkout-company',
      async open(page) {
        await page.getByRole('checkbox', { name: 'Ich bestelle für eine Firma' }).check()
        await expect(page.getByLabel('UID-Nummer')).toBeVisible()
      },
    },
    {
      name: 'checkout-donatee',
      async open(page) {
        await page.getByRole('checkbox', { name: 'Ich bestelle für eine Firma' }).uncheck()
        await page.getByRole('button', { name: 'Organisation auswählen' }).click()
        await expect(page.getByRole('dialog', { name: 'Organisation auswählen' })).toBeVisible()
      },
    },
    {
      name: 'checkout-donatee-none',
      async open(page) {
        await page.getByRole('dialog').getByRole('searchbox').fill('Timbuktu')
        await expect(page.getByText('Keine passende Organisation gefunden.')).toBeVisible()
      },
    },
    {
      name: 'checkout-terms',
      async open(page) {
        await leaveDialog(page)
        await page.getByRole('button', { name: 'Allgemeinen Geschäftsbedingungen' }).click()
        await expect(page.getByRole('dialog', { name: 'Allgemeine Geschäftsbedingungen' })).toBeVisible()
      },
    },
    {
      name: 'checkout-privacy',
      async open(page) {
        await leaveDialog(page)
        await page.getByRole('button', { name: 'Datenschutzerklärung' }).click()
        await expect(page.getByRole('dialog', { name: 'Datenschutzerklärung' })).toBeVisible()
      },
    },
    {
      name: 'checkout-date-and-time',
      async open(page) {
        await leaveDialog(page)
        await page.getByRole('radio', { name: 'Zu einem bestimmten Termin' }).click()
        const dates = page.getByRole('dialog', { name: 'Termin auswählen' })
        await dates.getByRole('button', { name: 'Anderer Tag' }).click()
        await expect(dates.getByRole('grid')).toBeVisible()
        await expect(dates.getByRole('group', { name: 'Verfügbare Zeiten' })).toBeVisible()
      },
    },
    {
      name: 'checkout-problems',
      async open(page) {
        await leaveDialog(page)
        await finalButton(page).click()
        await expect(page.getByText(/^Bitte prüfen Sie/)).toBeVisible()
      },
    },
    {
      name: 'checkout-failed-payment',
      async open(page, house) {
        await page.goto(`${house.origin}/store/stammhaus/checkout/error`)
        await alive(page)
        await expect(page.getByText(/^Leider ist Ihre Zahlung fehlgeschlagen\./)).toBeVisible()
        await expect(finalButton(page)).toBeVisible()
      },
    },
  ],
  [
    {
      name: 'checkout-filled',
      async open(page, house) {
        await checkout(page, house)
        await fillIn(page)
      },
    },
    {
      name: 'checkout-folded',
      async open(page) {
        await page.getByRole('checkbox', { name: 'Ich bestelle für eine Firma' }).check()
        await page.getByLabel('Firma', { exact: true }).fill('Backhaus GmbH')
        await page.reload()
        await alive(page)
        await expect(page.getByRole('button', { name: 'Ändern: Ihre Daten' })).toBeVisible()
      },
    },
    {
      name: 'checkout-price-changed',
      complaint: /status of 409/,
      async open(page, house) {
        // The news of the new price do not get through before the order does.
        await page.route('**/replication/**', () => undefined)
        const roll = await productNamed(house, 'Handsemmel')
        const { price } = await house.staff.stored('products', roll)
        const undo = await changed(house, 'products', roll, { price: Number(price) + 30 })
        await finalButton(page).click()
        await expect(page.getByRole('heading', { name: /geändert/ })).toBeVisible()
        return undo
      },
    },
  ],
  [
    {
      name: 'checkout-delivery',
      async open(page, house) {
        await visit(page, house, '/store/stammhaus')
        await page.getByText('Lieferung', { exact: true }).first().click()
        await page.getByLabel('Liefergebiet').selectOption({ index: 1 })
        await add(page, 8)
        await toCheckout(page)
      },
    },
  ],
  [
    {
      name: 'checkout-table',
      async open(page, house) {
        await visit(page, house, '/store/stammhaus')
        await page.getByText('Vor Ort', { exact: true }).first().click()
        await add(page)
        await toCheckout(page)
      },
    },
  ],
]

/** The checkout with a roll in the cart. */
async function checkout(page: Page, house: House): Promise<void> {
  await visit(page, house, '/store/stammhaus')
  await add(page)
  await toCheckout(page)
}

async function toCheckout(page: Page): Promise<void> {
  await showCart(page)
  await page.getByRole('button', { name: 'Zur Kasse' }).click()
  await expect(finalButton(page)).toBeVisible()
}
