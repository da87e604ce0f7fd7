import type { Page } from 'playwright/test'
import { expect } from '../expect.ts'
import { add, changed, type House, leaveDialog, productNamed, showCart, visit, type Walk } from './house.ts'

const stammhaus = '/store/stammhaus'
const linz = 3

/** Branch ordering page, overlay and cart. */
export const orderingWalks: readonly Walk[] = [
  [
    {
      name: 'ordering-open',
      isWholeCard: true,
      open: (page, house) => visit(page, house, stammhaus),
    },
  ],
  [
    {
      name: 'ordering-food-filter',
      async open(page, house) {
        await visit(page, house, stammhaus)
        await page.getByRole('button', { name: 'Allergene & Ernährung' }).click()
        await expect(page.getByRole('dialog')).toBeVisible()
      },
    },
    { name: 'overlay-simple', open: page => nextOverlay(page, 'Handsemmel') },
    {
      name: 'overlay-configurable',
      open: page => nextOverlay(page, 'Wiener Melange'),
    },
    {
      name: 'overlay-problems',
      async open(page) {
        await nextOverlay(page, 'Sechs Krapfen im Karton')
        await page.getByRole('button', { name: /^In den Warenkorb/ }).click()
        await expect(page.getByText('Bitte wählen Sie mindestens eine Möglichkeit aus.').first()).toBeVisible()
      },
    },
    {
      name: 'ordering-scrolled',
      async open(page) {
        await leaveDialog(page)
        await page
          .getByRole('navigation', { name: 'Kategorien' })
          .getByRole('link', { name: /^Kaffee/ })
          .click()
        await page.waitForFunction(() => scrollY > 600)
      },
    },
    {
      name: 'ordering-searched',
      async open(page) {
        await page.getByRole('searchbox', { name: 'Speisekarte durchsuchen' }).fill('torte')
        await expect(page.getByRole('button', { name: /hinzufügen$|auswählen$/ }).first()).toBeVisible()
      },
    },
  ],
  [
    {
      name: 'ordering-paused',
      async open(page, house) {
        const undo = await thrown(house, { kind: 'paused', reason: 'Der Ofen wird gerade gekehrt.' })
        await visit(page, house, stammhaus)
        await expect(page.getByText(/Der Ofen wird gerade gekehrt/).first()).toBeVisible()
        return undo
      },
    },
    {
      name: 'ordering-busy',
      async open(page, house) {
        const undo = await thrown(house, { kind: 'busy', extraMinutes: 25 })
        await expect(page.getByText(/^Derzeit ist viel los/)).toBeVisible()
        await expect(page.getByText(/Der Ofen wird gerade gekehrt/)).toHaveCount(0)
        return undo
      },
    },
    {
      name: 'ordering-sold-out',
      async open(page, house) {
        const product = await productNamed(house, 'Handsemmel')
        const undo = await thrown(house, { kind: 'soldOut', product })
        await expect(page.getByText('Ausverkauft').first()).toBeVisible()
        await expect(page.getByText(/^Derzeit ist viel los/)).toHaveCount(0)
        return undo
      },
    },
  ],
  [
    {
      name: 'ordering-delivery',
      async open(page, house) {
        await visit(page, house, stammhaus)
        await page.getByText('Lieferung', { exact: true }).first().click()
        await page.getByLabel('Liefergebiet').selectOption({ index: 3 })
        await expect(page.getByText(/Mindestbestellwert/).first()).toBeVisible()
      },
    },
  ],
  [
    {
      name: 'ordering-at-table',
      async open(page, house) {
        await visit(page, house, `${stammhaus}?table=stammhaus-1`)
        await expect(page.getByRole('radio', { name: 'Vor Ort' })).toBeChecked()
      },
    },
  ],
  [
    {
      name: 'ordering-closed',
      async open(page, house) {
        const undo = await changed(house, 'branches', linz, { openingHours: closedToday() })
        await visit(page, house, '/store/linz')
        await expect(page.getByText('Derzeit haben wir leider geschlossen.').first()).toBeVisible()
        return undo
      },
    },
    { name: 'ordering-not-public', open: (page, house) => visit(page, house, '/store/vaduz') },
    {
      name: 'ordering-unknown-branch',
      complaint: /status of 404/,
      open: (page, house) => visit(page, house, '/store/gibt-es-nicht'),
    },
  ],
  [
    {
      name: 'overlay-upload',
      async open(page, house) {
        await visit(page, house, '/store/innsbruck')
        await overlay(page, 'Figurentorte nach Zeichnung')
      },
    },
    {
      name: 'overlay-step-first',
      open: page => nextOverlay(page, 'Geburtstagstorte'),
    },
    {
      name: 'overlay-step-third',
      async open(page) {
        for (let step = 0; step < 2; step++) {
          await page.getByRole('dialog').getByRole('radio').first().check()
          await page.getByRole('button', { name: 'Weiter' }).click()
        }
        await expect(page.getByText(/Schritt 3 von/).first()).toBeVisible()
      },
    },
  ],
  [
    {
      name: 'cart-filled',
      isElsewhereOnDesk: true,
      async open(page, house) {
        await visit(page, house, stammhaus)
        await add(page, 4)
        await showCart(page)
      },
    },
  ],
  [
    {
      name: 'cart-below-minimum',
      isElsewhereOnDesk: true,
      async open(page, house) {
        await visit(page, house, stammhaus)
        await page.getByText('Lieferung', { exact: true }).first().click()
        await page.getByLabel('Liefergebiet').selectOption({ index: 3 })
        await add(page)
        await showCart(page)
        await expect(page.getByText(/^Sie haben den Mindestbestellwert/).filter({ visible: true })).toBeVisible()
      },
    },
  ],
]

/** Leaves the dialog before and opens that of a product. */
async function nextOverlay(page: Page, product: string): Promise<void> {
  await leaveDialog(page)
  await overlay(page, product)
}

async function overlay(page: Page, product: string): Promise<void> {
  await page.getByRole('button', { name: product, exact: true }).first().click()
  await expect(page.getByRole('dialog', { name: product })).toBeVisible()
}

/** Staff throw a switch at the counter of the branch that never closes; answers how it ends. The shop counts half minutes. */
async function thrown({ staff }: House, what: Record<string, unknown>): Promise<() => Promise<void>> {
  const data = { branch: 1, modes: [], reason: '', endsAt: inTwoHours(), ...what }
  const made = await staff.request.post('/api/switches', { data })
  expect(made.status(), await made.text()).toBe(201)
  const { id } = ((await made.json()) as { data: { id: number } }).data
  return () => staff.change('switches', id, { endsAt: new Date(Date.now() - 60_000).toISOString() })
}

/** Open on every day but this one, so that the page is closed at any hour. */
function closedToday() {
  const today = new Date().toLocaleDateString('sv-SE', { timeZone: 'Europe/Vienna' })
  return [
    { type: 'daily', date: null, isClosed: false, from: '07:00', to: '18:00' },
    { type: 'once', date: today, isClosed: true, from: null, to: null },
  ]
}

const inTwoHours = () => new Date(Date.now() + 7_200_000).toISOString()
