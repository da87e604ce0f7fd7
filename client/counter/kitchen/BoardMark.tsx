import type { ReactNode } from 'react'

/** What is unusual, in a word or two. */
export const BoardMark = ({
  className = '',
  children,
}: {
  readonly className?: string
  readonly children: ReactNode
}) => (
  <span className={`rounded-pill bg-warning-soft px-3 py-1 text-[1rem]/tight font-medium text-warning ${className}`}>
    {children}
  </span>
)
