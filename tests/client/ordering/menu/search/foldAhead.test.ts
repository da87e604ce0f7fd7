import { afterEach, expect, test, vi } from 'vitest'
import { nextTask } from '../../../../../client/device/page/idle.ts'
import { foldAhead } from '../../../../../client/ordering/menu/search/foldAhead.ts'
import { noFilter } from '../../../../../client/ordering/menu/search/foodFilter.ts'
import { searchProducts } from '../../../../../client/ordering/menu/search/menuSearch.ts'
import type { MenuGroup } from '../../../../../schema/catalogue/menuGroups.ts'
import { categoryOf, productOf } from '../../../../support/business.ts'

const menuOf = (first: number): MenuGroup[] =>
  [0, 1, 2].map(index => ({
    category: categoryOf({ id: first + index, name: `Kategorie ${index}` }),
    visibility: 'available',
    entries: [0, 1, 2].map(own => ({
      product: productOf({ id: first + index * 3 + own, name: `Käsesemmel ${own}` }),
      visibility: 'available',
    })),
  }))

/** How many texts are folded while something is done. */
async function folded(act: () => unknown): Promise<number> {
  const spy = vi.spyOn(String.prototype, 'normalize')
  await act()
  return spy.mock.calls.length
}
afterEach(() => vi.restoreAllMocks())

test('The first letter of a search finds the menu folded already', async () => {
  const [menu, other] = [menuOf(10), menuOf(100)]
  await foldAhead(menu)
  const ofTerm = await folded(() => searchProducts(menu, 'k', noFilter))
  vi.restoreAllMocks()
  // Without it the same letter folds every name and description.
  expect(await folded(() => searchProducts(other, 'k', noFilter))).toBeGreaterThan(ofTerm + 20)
  expect(ofTerm).toBeLessThanOrEqual(4)
})

test('A category is folded a task, so that what is tapped comes in between, and a menu once', async () => {
  const menu = menuOf(200)
  const whole = foldAhead(menu)
  const one = await folded(nextTask)
  vi.restoreAllMocks()
  expect(one).toBeGreaterThan(0)
  expect(await folded(() => whole)).toBe(2 * one)
  vi.restoreAllMocks()
  expect(await folded(() => foldAhead(menu))).toBe(0)
})
