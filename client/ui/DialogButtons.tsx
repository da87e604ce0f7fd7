import type { ReactNode } from 'react'

interface DialogButtonsProps {
  /** Large ones that share the width; small ones stand at the end of the line. */
  readonly isWide?: boolean
  /** What goes on is the last of them. */
  readonly children: ReactNode
}

/** The foot of a dialog. */
export const DialogButtons = ({ isWide = false, children }: DialogButtonsProps) => (
  <div className={`flex flex-wrap items-center gap-2 ${isWide ? '*:flex-1' : 'justify-end'}`}>{children}</div>
)
