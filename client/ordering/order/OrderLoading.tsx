import type { ReactNode } from 'react'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { texts } from './texts.ts'

interface LoneProps {
  readonly icon: ReactNode
  readonly title: string
  readonly text: string
  readonly action?: ReactNode
}

/** A page with nothing but the reason why there is no order on it. */
export function Lone({ icon, title, text, action }: LoneProps) {
  return (
    <div role="status" className="mx-auto flex max-w-sm flex-col items-center gap-3 py-16 text-center">
      <span aria-hidden className="grid size-16 place-items-center rounded-pill bg-sunken text-ink-soft">
        {icon}
      </span>
      <h1 className="mt-2 text-head">{title}</h1>
      <p className="text-lead text-ink-soft">{text}</p>
      {action && <div className="mt-3">{action}</div>}
    </div>
  )
}

export function Loading() {
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
