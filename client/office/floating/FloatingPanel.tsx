import type { ReactNode } from 'react'
import { Dialog, Popover } from 'react-aria-components'
import { floating } from '../shell/styles.ts'
import type { Floating } from './FloatingButton.tsx'

interface FloatingPanelProps extends Floating {
  readonly label: string
  readonly className: string
  /** It goes to the right of the button's left edge. */
  readonly isAtStart?: boolean
  readonly children: ReactNode
}

/** A small panel at its button, closed by Escape and by a press outside. */
export default function FloatingPanel({
  label,
  className,
  isAtStart = false,
  trigger,
  onClose,
  children,
}: FloatingPanelProps) {
  return (
    <Popover
      isOpen
      triggerRef={trigger}
      onOpenChange={isOpen => isOpen || onClose()}
      placement={isAtStart ? 'bottom start' : 'bottom end'}
      className={`${floating} max-w-[calc(100vw-2rem)]`}
    >
      <Dialog aria-label={label} className={`overflow-auto p-4 outline-none ${className}`}>
        {children}
      </Dialog>
    </Popover>
  )
}
