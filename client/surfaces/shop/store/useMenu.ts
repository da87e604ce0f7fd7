import { useMemo } from 'react'
import type { Branch } from '../../../../schema/entities/branch.ts'
import type { Menu } from '../../../../schema/entities/menu.ts'
import { canOrderNow, type Mode } from '../../../../schema/rules/branch.ts'
import { activeMenu, type MenuCatalogue, type MenuGroup, menuGroups } from '../../../../schema/rules/menu.ts'
import { useCatalogue, useList } from '../../../data/useCatalogue.tsx'

export interface ShownMenu {
  readonly menu: Menu | null
  readonly groups: readonly MenuGroup[]
  /** A new one whenever products or categories have changed. */
  readonly catalogue: MenuCatalogue
}

/** The menu of a branch at `now` (epoch ms), live from the catalogue. */
export function useMenu(branch: Branch, now: number): ShownMenu {
  const content = useCatalogue()
  const products = useList('products')
  const categories = useList('categories')
  const menus = useList('menus')
  const catalogue = useMemo(
    () => ({
      product: (id: number) => content.get('products', id),
      category: (id: number) => content.get('categories', id),
    }),
    [content, products, categories],
  )
  const menu = useMemo(() => activeMenu(menus, branch.id, now), [menus, branch.id, now])
  const groups = useMemo(
    () => (menu ? availableFirst(menuGroups(menu, catalogue, now, branch.timeZone)) : []),
    [menu, catalogue, now, branch.timeZone],
  )
  return { menu, groups, catalogue }
}

/** Breakfast stays on the menu in the evening, but below what can be had. */
const availableFirst = (groups: readonly MenuGroup[]): MenuGroup[] => [
  ...groups.filter(({ visibility }) => visibility === 'available'),
  ...groups.filter(({ visibility }) => visibility !== 'available'),
]

export type Purpose = 'order' | 'preorder' | 'quotation'

/** What ordering means here and now (storefront section 2, product overlay). */
export function purposeOf(branch: Branch, mode: Mode, now: number): Purpose {
  if (branch.isQuotationRequired) return 'quotation'
  return canOrderNow(branch, mode, now) ? 'order' : 'preorder'
}
