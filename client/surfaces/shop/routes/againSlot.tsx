import { lazy, Suspense } from 'react'
import type { StoreSearch } from '../../../ordering/page/storeSearch.ts'
import { useHydrated } from '../../../ui/useHydrated.ts'
import type { AgainOffers as Offers } from './again.tsx'

// Nothing is missing where it does not come.
const AgainOffers = lazy<typeof Offers>(() =>
  import('./again.tsx').then(
    ({ AgainOffers }) => ({ default: AgainOffers }),
    () => ({ default: () => <></> }),
  ),
)

/** The place of what this device's guest had before: no server knows it, so it comes after the page. */
export function AgainSlot({ branch, open, className }: { branch?: number; open?: StoreSearch; className: string }) {
  return (
    useHydrated() && (
      <Suspense>
        <div className={`${className} flex flex-col gap-3 empty:hidden`}>
          <AgainOffers {...{ branch, open }} />
        </div>
      </Suspense>
    )
  )
}
