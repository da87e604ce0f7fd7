import { Button } from '../../ui/Button.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { texts } from './texts.ts'
import type { Asked } from './useAsked.ts'

interface WaitingProps {
  readonly asked: Asked<unknown>
  readonly problem: string
  /** As high as what is waited for. */
  readonly className: string
}

/** What stands in the place of an answer until there is one. */
export function Waiting({ asked: { value, isFailed, again }, problem, className }: WaitingProps) {
  if (value !== undefined) return null
  if (!isFailed) return <Skeleton className={`w-full ${className}`} />
  const retry = (
    <Button size="small" variant="secondary" onClick={again}>
      {texts.again}
    </Button>
  )
  return (
    <Notice tone="error" className="mt-4" actions={retry}>
      {problem}
    </Notice>
  )
}
