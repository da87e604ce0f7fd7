import type { MenuGroup } from '../../../schema/catalogue/menuGroups.ts'
import type { Product } from '../../../schema/catalogue/product.ts'

/** More would be pushing. */
const MOST = 2

/**
 * Where the branch's own orders say nothing yet: something to drink with food, something to eat with a drink. The two are told
 * apart by their tax classes, which every product has; the menu's order says which, one of each category, and only what can be
 * had now and asks for nothing. Empty where the tray has both.
 */
export function drinkOrFood(
  tray: readonly Product[],
  groups: readonly MenuGroup[],
  mayAdd: (product: Product) => boolean,
): Product[] {
  const present = new Set(tray.map(({ tax }) => tax))
  const found = groups.flatMap(({ entries }) => {
    const first = entries.find(({ product, visibility }) => visibility === 'available' && mayAdd(product))
    return first && !present.has(first.product.tax) ? [first.product] : []
  })
  return present.size === 1 ? found.slice(0, MOST) : []
}
