import { Skeleton } from '../../ui/Skeleton.tsx'

/** The shape of the cart beside the menu, until its program has come. */
export function CartPlaceholder() {
  return (
    <div aria-hidden className="flex flex-col gap-3 rounded-card border border-line bg-surface p-5 max-desktop:hidden">
      <Skeleton className="h-6 w-32" />
      <Skeleton className="mx-auto mt-6 size-14 rounded-pill" />
      <Skeleton className="mx-auto mb-8 h-5 w-48" />
    </div>
  )
}
