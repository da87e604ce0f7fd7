import { lazy, type ReactNode, Suspense } from 'react'
import type { Branch } from '../../../schema/business/branch.ts'
import type { MenuGroup } from '../../../schema/catalogue/menuGroups.ts'
import { useHydrated } from '../../ui/useHydrated.ts'
import { ProductGroup } from '../menu/ProductGroup.tsx'
import type { ProductActions } from '../menu/ProductRow.tsx'
import type { StoreSearch } from './storeSearch.ts'
import type { Browse } from './useBrowse.ts'

const SearchSummary = lazy(() =>
  import('../menu/search/SearchSummary.tsx').then(({ SearchSummary }) => ({ default: SearchSummary })),
)

interface MenuGroupsProps {
  readonly branch: Branch
  readonly groups: readonly MenuGroup[]
  /** Epoch ms. */
  readonly now: number
  /** What availability is judged at, epoch ms. */
  readonly at: number
  readonly browse: Browse
  readonly actions: ProductActions
  readonly onOpen: (search: StoreSearch) => void
  /** Stands where there is no group. */
  readonly missing: ReactNode
}

/** The menu itself, all of it or what search and filter leave. */
export function MenuGroups({ branch, groups, now, at, browse, actions, onOpen, missing }: MenuGroupsProps) {
  const isHydrated = useHydrated()
  const { found, kept } = browse
  return (
    <div
      // With a kept filter the menu is another one: built anew it moves nothing that was there.
      key={kept === null ? 'all' : 'filtered'}
      className="flex min-w-0 flex-col gap-5 pt-5 desktop:pt-1"
    >
      {found && (
        <Suspense>
          <SearchSummary
            found={found}
            term={browse.term}
            kept={kept}
            onResetTerm={() => browse.setTerm('')}
            onFilter={() => onOpen({ filter: true })}
            onResetFilter={() => browse.setKept(null)}
          />
        </Suspense>
      )}
      {(found?.ranked ?? groups).map(group => (
        <ProductGroup
          key={group.category.id}
          group={group}
          now={now}
          at={at}
          zone={branch.timeZone}
          shown={found?.groups.get(group.category.id)}
          actions={actions}
        />
      ))}
      {groups.length === 0 && isHydrated && <Suspense>{missing}</Suspense>}
    </div>
  )
}
