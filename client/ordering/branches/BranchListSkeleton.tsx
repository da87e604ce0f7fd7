import { texts } from '../../ui/laterTexts.ts'
import { Skeleton } from '../../ui/Skeleton.tsx'

/** The shape of the branch list, until the device or the server answers. */
export function BranchListSkeleton() {
  return (
    <div aria-busy className="page flex flex-col gap-6 pt-7 pb-14 tablet:gap-8 tablet:pt-12">
      <p role="status" className="sr-only">
        {texts.loading}
      </p>
      <div className="flex flex-col gap-3">
        <Skeleton className="h-9 w-72 max-w-full" />
        <Skeleton className="h-5 w-full max-w-lg" />
        <Skeleton className="h-5 w-2/3 max-w-md" />
      </div>
      <Skeleton className="h-12 w-full max-w-xl rounded-pill" />
      <div className="grid gap-3 tablet:grid-cols-2 tablet:gap-5 desktop:grid-cols-3 desktop:gap-6">
        {[1, 2, 3, 4, 5, 6].map(key => (
          <Skeleton key={key} className="h-31 rounded-card tablet:h-80" />
        ))}
      </div>
    </div>
  )
}
