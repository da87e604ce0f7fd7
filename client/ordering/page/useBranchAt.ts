import type { Branch } from '../../../schema/business/branch.ts'
import { isComplete } from '../../data/shop/catalogue.ts'
import { useConfig, useFreshness, useList } from '../../data/shop/useCatalogue.tsx'

/** The branch an ordering page's address names: undefined if there is none, null until settings and menu have come. */
export function useBranchAt(identifier: string): Branch | undefined | null {
  const config = useConfig()
  const branch = useList('branches').find(each => each.identifier === identifier)
  const menus = useList('menus')
  const freshness = useFreshness()
  if (!config) return null
  // Come from a page that brought no menu: it is on its way.
  const isWhole = !branch || isComplete(freshness) || menus.some(menu => menu.branches.includes(branch.id))
  return isWhole ? branch : null
}
