import { Skeleton } from '../../ui/Skeleton.tsx'
import { texts } from './texts.ts'

/** The shape of a page, until device or server know whether there is one. */
export function SiteSkeleton() {
  return (
    <main id="main" tabIndex={-1} aria-busy className="page site flex-1">
      <p role="status" className="sr-only">
        {texts.loading}
      </p>
      <div className="site-article">
        <Skeleton className="h-11 w-4/5 rounded-control" />
        <Skeleton className="h-6 w-3/5 rounded-control" />
        <Skeleton className="aspect-[16/9] w-full rounded-card" />
        <Skeleton className="h-5 w-full" />
        <Skeleton className="h-5 w-11/12" />
        <Skeleton className="h-5 w-2/3" />
      </div>
    </main>
  )
}
