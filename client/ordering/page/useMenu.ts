import { useMemo } from 'react'
import type { Branch } from '../../../schema/business/branch.ts'
import type { Category } from '../../../schema/catalogue/category.ts'
import type { Menu } from '../../../schema/catalogue/menu.ts'
import { activeMenu, type MenuCatalogue, type MenuGroup, menuGroups } from '../../../schema/catalogue/menuGroups.ts'
import type { Product } from '../../../schema/catalogue/product.ts'
import type { Switch } from '../../../schema/catalogue/switch.ts'
import { soldOutUntil } from '../../../schema/catalogue/switches.ts'
import { useList } from '../../data/shop/useCatalogue.tsx'

export interface ShownMenu {
  readonly menu: Menu | null
  readonly groups: readonly MenuGroup[]
  /** A new one whenever products or categories have changed. */
  readonly catalogue: MenuCatalogue
}

/** The menu of a branch now, with what of it can be had at `at` (both epoch ms), live from the catalogue. */
export function useMenu(branch: Branch, now: number, at: number): ShownMenu {
  const products = useList('products')
  const categories = useList('categories')
  const menus = useList('menus')
  const switches = useList('switches')
  const known = useMemo(() => catalogueOf(products, categories), [products, categories])
  const catalogue = useMemo(() => withoutSoldOut(known, switches, branch, at), [known, switches, branch, at])
  const menu = useMemo(() => activeMenu(menus, branch.id, now), [menus, branch.id, now])
  const groups = useMemo(
    () => (menu ? availableFirst(menuGroups(menu, catalogue, at, branch.timeZone)) : []),
    [menu, catalogue, at, branch.timeZone],
  )
  return { menu, groups, catalogue }
}

function catalogueOf(products: readonly Product[], categories: readonly Category[]): MenuCatalogue {
  const productById = new Map(products.map(product => [product.id, product]))
  const categoryById = new Map(categories.map(category => [category.id, category]))
  return { product: id => productById.get(id), category: id => categoryById.get(id) }
}

/** What staff have switched off as sold out is not to be had until the switch ends: it stays on the menu and says so. */
function withoutSoldOut(
  catalogue: MenuCatalogue,
  switches: readonly Switch[],
  branch: Branch,
  at: number,
): MenuCatalogue {
  const gone = new Map<number, Product>()
  for (const { kind, product: id } of switches) {
    const product = kind === 'soldOut' && id ? catalogue.product(id) : undefined
    if (product && soldOutUntil(switches, branch, product, at) !== null)
      gone.set(product.id, { ...product, isEnabled: false, isVisibleWhenUnavailable: true })
  }
  return gone.size === 0 ? catalogue : { ...catalogue, product: id => gone.get(id) ?? catalogue.product(id) }
}

/** Breakfast stays on the menu in the evening, but below what can be had. */
const availableFirst = (groups: readonly MenuGroup[]): MenuGroup[] => [
  ...groups.filter(({ visibility }) => visibility === 'available'),
  ...groups.filter(({ visibility }) => visibility !== 'available'),
]
