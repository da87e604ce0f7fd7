import { type ReactNode, Suspense } from 'react'
import { Button, Dialog, DialogTrigger, Popover } from 'react-aria-components'
import { floating } from '../shell/styles.ts'

interface PanelButtonProps {
  readonly label: string
  readonly icon: ReactNode
  /** What it opens; gets how to close it. */
  readonly children: (close: () => void) => ReactNode
  /** Shows its name beside the icon. */
  readonly isNamed?: boolean
  /** Not on a phone. */
  readonly isWide?: boolean
}

/** A button with a small panel below it, closed by Escape and by a press outside. */
export function PanelButton({ label, icon, children, isNamed = false, isWide = false }: PanelButtonProps) {
  return (
    <DialogTrigger>
      <Button aria-label={label} className={`${panelButton} ${isWide ? 'max-tablet:hidden' : ''}`}>
        {icon}
        {isNamed && <span className="max-tablet:sr-only">{label}</span>}
      </Button>
      <Popover placement="bottom end" className={`${floating} max-w-[calc(100vw-2rem)]`}>
        <Dialog aria-label={label} className="max-h-[70vh] overflow-auto p-4 outline-none">
          {({ close }) => <Suspense>{children(close)}</Suspense>}
        </Dialog>
      </Popover>
    </DialogTrigger>
  )
}

export const panelButton =
  'inline-flex min-h-9 min-w-9 shrink-0 items-center justify-center gap-1.5 rounded-control px-2 text-caption font-medium text-ink-soft transition-colors duration-150 hover:bg-sunken hover:text-ink pointer-coarse:min-h-11 pointer-coarse:min-w-11'
