import type { ReactNode } from 'react'

interface SectionProps {
  readonly title: string | null | undefined
  /** Stands beside the heading, or below it on a phone. */
  readonly action?: ReactNode
  readonly children: ReactNode
}

/** A block with its heading; without one it is only its content. */
export function Section({ title, action, children }: SectionProps) {
  return (
    <section className="site-column">
      {(title || action) && (
        <div className="mb-5 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-2">
          {title && <h2 className="site-heading mb-0!">{title}</h2>}
          {action}
        </div>
      )}
      {children}
    </section>
  )
}

/** A link beside a heading. */
export const quietLink = 'min-h-11 font-strong text-accent-ink underline-offset-4 hover:underline'
