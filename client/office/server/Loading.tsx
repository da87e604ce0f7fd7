import { Skeleton } from '../../ui/Skeleton.tsx'
import { texts } from './texts.ts'

interface LoadingProps {
  /** Classes that give it the size of what will stand there. */
  readonly className: string
  /** What is on its way, where the page has a sentence for it. */
  readonly label?: string
}

/** In the place of what the server has not said yet. */
export const Loading = ({ className, label = texts.loading }: LoadingProps) => (
  <div role="status" aria-busy aria-label={label}>
    <Skeleton className={`w-full ${className}`} />
  </div>
)
