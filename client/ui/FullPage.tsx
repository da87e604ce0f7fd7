import type { ReactNode } from 'react'

interface FullPageProps {
  readonly icon: ReactNode
  readonly title: string
  readonly text: string
  readonly action?: ReactNode
  /** Inside a page that has its heading. */
  readonly within?: boolean
}

/** A page that says one thing and how to go on. */
export function FullPage({ icon, title, text, action, within = false }: FullPageProps) {
  const Heading = within ? 'h2' : 'h1'
  return (
    <div className={`${within ? '' : 'page'} grid flex-1 place-items-center py-16`}>
      <div className="flex max-w-sm flex-col items-center gap-3 text-center">
        <span className="grid size-16 place-items-center rounded-pill bg-sunken text-ink-soft">{icon}</span>
        <Heading className="mt-2 text-head">{title}</Heading>
        <p className="text-lead text-ink-soft">{text}</p>
        {action && <div className="mt-3">{action}</div>}
      </div>
    </div>
  )
}
