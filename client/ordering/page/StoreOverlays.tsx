import type { Branch } from '../../../schema/business/branch.ts'
import type { MenuGroup } from '../../../schema/catalogue/menuGroups.ts'
import { useList } from '../../data/shop/useCatalogue.tsx'
import { BranchPanel } from '../branches/BranchPanel.tsx'
import { FilterDialog } from '../menu/search/FilterDialog.tsx'
import type { StoreSearch } from './storeSearch.ts'
import type { Browse } from './useBrowse.ts'

interface StoreOverlaysProps {
  readonly branch: Branch
  readonly groups: readonly MenuGroup[]
  /** Epoch ms. */
  readonly now: number
  readonly browse: Browse
  readonly open: StoreSearch
  readonly onClose: () => void
}

/** What opens above the menu and does not need the cart: the food filter and the other branches. */
export function StoreOverlays({ branch, groups, now, browse, open, onClose }: StoreOverlaysProps) {
  const branches = useList('branches')
  if (open.filter)
    return <FilterDialog groups={groups} kept={browse.kept} onChange={browse.setKept} onClose={onClose} />
  if (open.branches) return <BranchPanel branches={branches} current={branch.id} now={now} onClose={onClose} />
  return null
}
