import { type Visibility, visibilityOf } from './availability.ts'
import type { Menu } from './menu.ts'
import type { MenuCatalogue } from './menuGroups.ts'

/** How a guest finds a product on a menu at an instant: as its best place there shows it; hidden if it has none. */
export function visibilityOnMenu(
  menu: Menu,
  catalogue: MenuCatalogue,
  product: number,
  at: number,
  zone: string,
): Visibility {
  const found = catalogue.product(product)
  const own = found?.isPublic ? visibilityOf(found, at, zone) : 'hidden'
  if (own === 'hidden') return own
  let best: Visibility = 'hidden'
  for (const id of indexOf(menu).get(product) ?? []) {
    const category = catalogue.category(id)
    const around = category ? visibilityOf(category, at, zone) : 'hidden'
    if (around === 'available') return own
    if (around === 'unavailable') best = 'unavailable'
  }
  return best
}

/** Ids of all products a menu names, whether they exist and are available or not. */
export function productsOf(menu: Menu): ReadonlySet<number> {
  return new Set(indexOf(menu).keys())
}

/** Categories of each product. Documents are replaced and never changed, so a menu keeps its index while it lives. */
const indexes = new WeakMap<Menu, ReadonlyMap<number, readonly number[]>>()

function indexOf(menu: Menu): ReadonlyMap<number, readonly number[]> {
  const known = indexes.get(menu)
  if (known) return known
  const index = new Map<number, number[]>()
  for (const { category, products } of menu.catalog)
    for (const product of products) {
      const categories = index.get(product)
      if (categories) categories.push(category)
      else index.set(product, [category])
    }
  indexes.set(menu, index)
  return index
}
