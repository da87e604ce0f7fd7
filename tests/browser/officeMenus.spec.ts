import type { Page } from 'playwright/test'
import { test } from './device.ts'
import { expect } from './expect.ts'
import { type OfficePages, officeAt, savedState } from './officePages.ts'
import { violations } from './quality.ts'
import { startServer, type TestServer } from './support.ts'

test.describe.configure({ mode: 'default' })
test.use({ isOneDevice: true })
let server: TestServer
let office: OfficePages
test.beforeAll(async () => {
  server = await startServer()
  office = officeAt(server.origin)
})
test.afterAll(() => server.dispose())

interface Group {
  readonly category: number
  readonly products: readonly number[]
}
const catalogOf = async (page: Page, id: number) =>
  (await office.stored(page, 'menus', id))['catalog'] as readonly Group[]

test('The last category of a menu goes to the top with Enter, Home and Enter; products move by keys and by drag, and all of it is saved and taken back at once', async ({
  page,
}) => {
  await office.openAt(page, '/menus/1')
  const before = await catalogOf(page, 1)
  const categories = page.getByRole('grid', { name: 'Kategorien' })
  const last = categories.getByRole('row').last()
  const move = last.getByRole('button', { name: /verschieben$/ })
  await categories.getByRole('row').first().focus()
  await page.keyboard.press('End')
  await expect(last).toBeFocused()
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('ArrowLeft')
  await expect(move).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('menuitem').first()).toBeFocused()
  await page.keyboard.press('Home')
  await page.keyboard.press('Enter')
  await expect(categories.getByRole('row').first()).toHaveAttribute('data-key', String(before.at(-1)?.category))

  await categories.getByRole('row').nth(1).click()
  const products = page.getByRole('grid', { name: /^Produkte in/ })
  const [first, second, third, ...rest] = before[0]?.products ?? []
  await products.getByRole('row').nth(1).click()
  await expect(products.getByRole('row').nth(1)).toBeFocused()
  await page.keyboard.press('Alt+ArrowUp')
  await expect(products.getByRole('row').first()).toHaveAttribute('data-key', String(second))
  await page.keyboard.press('ArrowDown')
  await expect(products.getByRole('row').nth(1)).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(products.getByRole('row').nth(2)).toBeFocused()
  await page.keyboard.press('Delete')
  await expect(products.getByRole('row').nth(2)).toHaveAttribute('data-key', String(rest[0]))

  // „Nicht auf dieser Karte“ comes first; Enter in the search adds it to the category.
  const all = page.getByRole('grid', { name: 'Alle Produkte' })
  await expect(all.getByRole('row').first()).toContainText('nicht auf dieser Karte')
  // Both of one row: what was just taken off the menu may come before it at any moment.
  const { key, name } = await all
    .getByRole('row')
    .first()
    .evaluate(row => ({
      key: row.getAttribute('data-key'),
      name: row.querySelectorAll('span')[1]?.textContent ?? '',
    }))
  const added = Number(key)
  await page.getByRole('searchbox', { name: 'Produkt suchen' }).fill(name)
  await page.keyboard.press('Enter')
  await expect(products.getByRole('row').last()).toHaveAttribute('data-key', String(added))

  // A colleague changes another category meanwhile: nobody is asked.
  const { rev } = await office.stored(page, 'menus', 1)
  const [, other] = before
  const without = before.map(group => (group === other ? { ...group, products: group.products.slice(1) } : group))
  await office.put(page, 'menus', 1, { rev, catalog: without })
  await page.getByRole('button', { name: 'Speichern' }).click()
  await expect(savedState(page)).toHaveText('Gespeichert')
  const saved = await catalogOf(page, 1)
  expect(saved[0]).toEqual(before.at(-1))
  expect(saved[1]).toEqual({ category: before[0]?.category, products: [second, first, ...rest, added] })
  expect(saved[2]?.products).toEqual(other?.products.slice(1))
  expect(third).toBeDefined()

  await page.getByRole('button', { name: 'Rückgängig' }).click()
  await expect.poll(() => catalogOf(page, 1)).toEqual(without)
})

test('On a phone a menu is gone through category by category; what guests do not get now says why, and axe finds nothing', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await office.openAt(page, '/menus/1')
  const categories = page.getByRole('grid', { name: 'Kategorien' })
  const products = page.getByRole('grid', { name: /^Produkte in/ })
  await expect(products).toBeHidden()
  const [group] = await catalogOf(page, 1)
  const product = await office.stored(page, 'products', group?.products[0] ?? 0)
  await office.putFromElsewhere(Number(product['id']), { isEnabled: false })
  await categories.getByRole('row').first().click()
  await expect(categories).toBeHidden()
  await expect(products.getByRole('row').first()).toContainText(/Gäste .* nicht.*: nicht aktiv/)
  expect(await violations(page)).toEqual([])
  await page.getByRole('button', { name: 'Produkte hinzufügen' }).click()
  await expect(page.getByRole('grid', { name: 'Alle Produkte' })).toBeVisible()
  await page.getByRole('button', { name: 'Fertig' }).click()
  await page.getByRole('button', { name: 'Zu den Kategorien' }).click()
  await expect(categories).toBeVisible()
})
