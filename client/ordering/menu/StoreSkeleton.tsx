import { Skeleton } from '../../ui/Skeleton.tsx'
import { texts } from './details/texts.ts'

/** The shape of the ordering page, until the device or the server answers. */
export function StoreSkeleton() {
  return (
    <div className="page flex flex-col gap-5 pt-5 pb-24">
      <div className="flex items-center gap-3.5">
        <Skeleton className="size-18 shrink-0 rounded-card" />
        <div className="flex flex-1 flex-col gap-2">
          <Skeleton className="h-7 w-52 max-w-full" />
          <Skeleton className="h-5 w-36" />
        </div>
      </div>
      <Skeleton className="h-12 max-w-xl rounded-control" />
      <div className="flex gap-2 overflow-hidden">
        {[1, 2, 3, 4, 5].map(key => (
          <Skeleton key={key} className="h-10 w-28 shrink-0 rounded-pill" />
        ))}
      </div>
      <RowSkeletons />
    </div>
  )
}

/** The shape of products, while the menu is on its way. */
export function RowSkeletons() {
  return (
    <div aria-busy className="flex flex-col gap-4">
      <p role="status" className="sr-only">
        {texts.loading}
      </p>
      {[1, 2, 3, 4, 5].map(key => (
        <div key={key} className="flex gap-4 border-b border-line pb-4">
          <div className="flex flex-1 flex-col gap-2">
            <Skeleton className="h-5 w-44 max-w-full" />
            <Skeleton className="h-4 w-full max-w-sm" />
            <Skeleton className="h-4 w-2/3 max-w-xs" />
            <Skeleton className="mt-1 h-5 w-16" />
          </div>
          <Skeleton className="size-24 shrink-0 rounded-card" />
        </div>
      ))}
    </div>
  )
}
