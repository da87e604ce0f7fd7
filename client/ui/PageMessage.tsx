import type { ReactNode } from 'react'

interface PageMessageProps {
  readonly icon: ReactNode
  readonly title: string
  readonly text: string
  readonly action?: ReactNode
  /** Says how much of the page it fills. */
  readonly className?: string
}

/** A page with nothing but the reason why there is nothing else on it, and the way on. */
export function PageMessage({ icon, title, text, action, className = 'py-16' }: PageMessageProps) {
  return (
    <div role="status" className={`mx-auto flex max-w-sm flex-col items-center gap-3 text-center ${className}`}>
      <span aria-hidden className="grid size-16 place-items-center rounded-pill bg-sunken text-ink-soft">
        {icon}
      </span>
      <h1 className="mt-2 text-head">{title}</h1>
      <p className="text-lead text-ink-soft">{text}</p>
      {action && <div className="mt-3">{action}</div>}
    </div>
  )
}
