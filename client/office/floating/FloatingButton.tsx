import { type KeyboardEvent, type ReactNode, type RefObject, Suspense, useRef, useState } from 'react'

/** What a floating part is told: the button it stands at, and how it is closed. */
export interface Floating {
  readonly trigger: RefObject<HTMLButtonElement | null>
  readonly onClose: () => void
}

interface FloatingButtonProps {
  readonly kind: 'dialog' | 'menu'
  /** Its name, where that is not what stands in it. */
  readonly label?: string
  readonly className: string
  /** It is reached in another way: no stop for the keyboard. */
  readonly isBeside?: boolean
  /** What stands in the button. */
  readonly content: ReactNode
  /** What it opens: mounted while it is open, and therefore loaded with the first press. */
  readonly children: (floating: Floating) => ReactNode
}

/** A button that opens something floating at it. */
export function FloatingButton({ kind, label, className, isBeside = false, content, children }: FloatingButtonProps) {
  const trigger = useRef<HTMLButtonElement>(null)
  const [isOpen, setOpen] = useState(false)
  const openByArrow = (event: KeyboardEvent) => {
    if (kind !== 'menu' || event.key !== 'ArrowDown') return
    event.preventDefault()
    setOpen(true)
  }
  return (
    <>
      <button
        ref={trigger}
        type="button"
        className={className}
        aria-label={label}
        title={label}
        tabIndex={isBeside ? -1 : undefined}
        aria-haspopup={kind}
        aria-expanded={isOpen}
        onClick={() => setOpen(open => !open)}
        onKeyDown={openByArrow}
      >
        {content}
      </button>
      {isOpen && <Suspense>{children({ trigger, onClose: () => setOpen(false) })}</Suspense>}
    </>
  )
}
