import { lazy, Suspense } from 'react'
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
export function AgainSlot({
  branch,
  code,
  className,
}: {
  branch?: number
  code?: string | undefined
  className: string
}) {
  return (
    useHydrated() && (
      <Suspense>
        <div className={`${className} empty:hidden`}>
          <AgainOffers {...{ branch, code }} />
        </div>
      </Suspense>
    )
  )
}
