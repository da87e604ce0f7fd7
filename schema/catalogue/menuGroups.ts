import { type Visibility, visibilityOf } from './availability.ts'
import type { Category } from './category.ts'
import type { Menu } from './menu.ts'
import type { Product } from './product.ts'

/** Look-ups by id; undefined where nothing is stored. */
export interface MenuCatalogue {
  category(id: number): Category | undefined
  product(id: number): Product | undefined
}

/**
 * The menu of a branch at an instant (epoch ms): public, of this branch, and the one with the latest `availableFrom`
 * that has come. Of two that begin at once the younger one, so that every device agrees.
 */
export function activeMenu(menus: readonly Menu[], branch: number, at: number): Menu | null {
  let active: Menu | null = null
  let since = Number.NEGATIVE_INFINITY
  for (const menu of menus) {
    const from = Date.parse(menu.availableFrom)
    if (!menu.isPublic || from > at || !menu.branches.includes(branch)) continue
    if (from > since || (from === since && active !== null && menu.id > active.id)) {
      active = menu
      since = from
    }
  }
  return active
}

export interface MenuEntry {
  readonly product: Product
  readonly visibility: Visibility
}
export interface MenuGroup {
  readonly category: Category
  readonly visibility: Visibility
  readonly entries: readonly MenuEntry[]
}

/**
 * What a guest sees of a menu at an instant (epoch ms) in the branch's zone, in the menu's order. Left out are the
 * hidden, drafts, ids that lead nowhere and groups without an entry; a category named twice is one group, a product
 * named twice in it one entry. In a category that is not available no product is.
 */
export function menuGroups(menu: Menu, catalogue: MenuCatalogue, at: number, zone: string): MenuGroup[] {
  return [...productsByCategory(menu)].flatMap(([id, products]) => {
    const category = catalogue.category(id)
    const visibility = category ? visibilityOf(category, at, zone) : 'hidden'
    if (!category || visibility === 'hidden') return []
    const entries = entriesOf(products, catalogue, visibility === 'available', at, zone)
    return entries.length > 0 ? [{ category, visibility, entries }] : []
  })
}

function productsByCategory(menu: Menu): Map<number, Set<number>> {
  const groups = new Map<number, Set<number>>()
  for (const { category, products } of menu.catalog) {
    const group = groups.get(category) ?? new Set()
    for (const product of products) group.add(product)
    groups.set(category, group)
  }
  return groups
}

function entriesOf(
  products: Iterable<number>,
  catalogue: MenuCatalogue,
  isGroupAvailable: boolean,
  at: number,
  zone: string,
): MenuEntry[] {
  const entries: MenuEntry[] = []
  for (const id of products) {
    const product = catalogue.product(id)
    if (!product?.isPublic) continue
    const own = visibilityOf(product, at, zone)
    if (own !== 'hidden') entries.push({ product, visibility: isGroupAvailable ? own : 'unavailable' })
  }
  return entries
}
