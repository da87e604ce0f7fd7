import { type ReactNode, useId } from 'react'
import { card } from '../shell/styles.ts'

/** A titled card of the page of an order. */
export function Section({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id} className={`${card} overflow-hidden`}>
      <h2 id={id} className="border-b border-line px-4 py-2.5 text-lead">
        {title}
      </h2>
      {children}
    </section>
  )
}
