import type { ReactNode } from 'react'
import { card } from './styles.ts'

interface CardListProps<Row> {
  readonly rows: readonly Row[]
  readonly children: (row: Row) => ReactNode
}

/** Things below each other in one card, divided by lines. */
export function CardList<Row extends { readonly id: number | string }>({ rows, children }: CardListProps<Row>) {
  return (
    <ul className={`${card} divide-y divide-line overflow-hidden`}>
      {rows.map(row => (
        <li key={row.id}>{children(row)}</li>
      ))}
    </ul>
  )
}

/** One of them: what it is and how it does, and at the end what can be done about it. */
export function CardRow({ actions, children }: { readonly actions?: ReactNode; readonly children: ReactNode }) {
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3">
      <div className="min-w-0 flex-1 basis-72">{children}</div>
      {actions}
    </div>
  )
}

interface EmptyCardProps {
  readonly title: string
  readonly hint?: string | undefined
  /** What one can do about it. */
  readonly children?: ReactNode
}

/** In place of a list without rows. */
export function EmptyCard({ title, hint, children }: EmptyCardProps) {
  return (
    <div className="rounded-card bg-sunken p-6">
      <h2 className="text-lead">{title}</h2>
      {hint && <p className="text-ink-soft">{hint}</p>}
      {children && <div className="mt-3">{children}</div>}
    </div>
  )
}
