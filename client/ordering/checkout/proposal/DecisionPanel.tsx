import type { ReactNode } from 'react'

interface DecisionPanelProps {
  readonly title: string
  readonly text: string
  readonly children: ReactNode
}

/** Something only the guest can decide, in place of the form. */
export function DecisionPanel({ title, text, children }: DecisionPanelProps) {
  return (
    <div className="flex flex-col gap-5">
      <h1 className="text-head">{title}</h1>
      <p className="reading text-lead text-ink-soft">{text}</p>
      {children}
    </div>
  )
}
