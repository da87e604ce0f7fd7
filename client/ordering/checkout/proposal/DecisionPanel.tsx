import { type ReactNode, useEffect, useRef } from 'react'
import { scrollToTop } from '../../../device/page/scroll.ts'

interface DecisionPanelProps {
  readonly title: string
  readonly text: string
  readonly children: ReactNode
}

/** Something only the guest can decide, in place of the form: the focus and the screen go to its heading. */
export function DecisionPanel({ title, text, children }: DecisionPanelProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    heading.current?.focus({ preventScroll: true })
    scrollToTop()
  }, [])
  return (
    <div className="flex flex-col gap-5">
      <h1 ref={heading} tabIndex={-1} className="text-head">
        {title}
      </h1>
      <p className="reading text-lead text-ink-soft">{text}</p>
      {children}
    </div>
  )
}
