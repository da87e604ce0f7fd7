import { Skeleton } from '../../ui/Skeleton.tsx'
import { texts } from './texts.ts'

/** The shape of the status page, until the device or the server answers. */
export function OrderLoading() {
  return (
    <div aria-busy className="mx-auto flex w-full max-w-[36rem] flex-col items-center gap-4 py-8">
      <p className="sr-only">{texts.loading}</p>
      <Skeleton className="h-5 w-24" />
      <Skeleton className="h-20 w-48" />
      <Skeleton className="h-8 w-72 max-w-full" />
      <Skeleton className="mt-6 h-56 w-full" />
    </div>
  )
}
