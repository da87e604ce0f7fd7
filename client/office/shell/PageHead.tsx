import type { ReactNode } from 'react'

interface PageHeadProps {
  readonly title: string
  readonly intro: string
  /** What chooses what the page shows. */
  readonly children?: ReactNode
}

/** Title and purpose of a page that is no list of documents. */
export const PageHead = ({ title, intro, children }: PageHeadProps) => (
  <header className="flex flex-wrap items-end gap-x-6 gap-y-3">
    <div className="min-w-0 flex-1 basis-80">
      <h1 className="text-head">{title}</h1>
      <p className="text-ink-soft">{intro}</p>
    </div>
    {children}
  </header>
)
