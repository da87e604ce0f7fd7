import { lazy, type ReactNode, Suspense } from 'react'
import { FloatingButton } from '../floating/FloatingButton.tsx'

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

const FloatingPanel = lazy(() => import('../floating/FloatingPanel.tsx'))

/** A button with a small panel below it, closed by Escape and by a press outside. */
export function PanelButton({ label, icon, children, isNamed = false, isWide = false }: PanelButtonProps) {
  return (
    <FloatingButton
      kind="dialog"
      label={label}
      className={`${panelButton} ${isWide ? 'max-tablet:hidden' : ''}`}
      content={
        <>
          {icon}
          {isNamed && <span className="max-tablet:sr-only">{label}</span>}
        </>
      }
    >
      {floating => (
        <FloatingPanel {...floating} label={label} className="max-h-[70vh]">
          <Suspense>{children(floating.onClose)}</Suspense>
        </FloatingPanel>
      )}
    </FloatingButton>
  )
}

export const panelButton =
  'inline-flex min-h-9 min-w-9 shrink-0 items-center justify-center gap-1.5 rounded-control px-2 text-caption font-medium text-ink-soft transition-colors duration-150 hover:bg-sunken hover:text-ink pointer-coarse:min-h-11 pointer-coarse:min-w-11'
