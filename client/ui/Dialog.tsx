import {
  type AnimationEvent,
  type ReactNode,
  type RefObject,
  type SyntheticEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { openModal } from '../device/page/modal.ts'
import { IconButton, type IconButtonSize } from './IconButton.tsx'
import { X } from './icons.tsx'
import { texts } from './laterTexts.ts'
import { useReading } from './useReading.ts'

interface DialogProps {
  /** Heading; it names the dialog. */
  readonly title: ReactNode
  /** Id of an element inside that names the dialog; then no head is drawn and the content brings its own. */
  readonly titledBy?: string
  readonly onClose: () => void
  readonly children: ReactNode
  /** Stays below the scrolling content. */
  readonly footer?: ReactNode
  /** Width from the tablet on; on the phone it is a sheet from the bottom. */
  readonly width?: keyof typeof widths
  /** On the phone the sheet keeps its full height, whatever it shows. */
  readonly isTall?: boolean
  readonly crossSize?: IconButtonSize
  /** Where the focus begins; the first that takes it, unless this says otherwise. */
  readonly focusFirst?: RefObject<HTMLElement | null>
}

/**
 * A modal dialog, on the phone a sheet from the bottom. It is open while it is mounted. The browser's own `<dialog>`
 * keeps the focus inside, makes the page behind inert, closes on Escape and gives the focus back.
 */
export function Dialog({
  title,
  titledBy,
  onClose,
  children,
  footer,
  width = 'medium',
  isTall,
  crossSize,
  focusFirst,
}: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const content = useRef<HTMLDivElement>(null)
  const isReading = useReading(content)
  const name = titledBy ?? 'dialog-title'
  const [leaving, setLeaving] = useState(false)
  useLayoutEffect(() => {
    const element = dialog.current
    if (!element) return undefined
    const release = openModal(element)
    focusFirst?.current?.focus()
    return () => {
      element.close()
      release()
    }
  }, [focusFirst])
  const leave = () => setLeaving(true)
  // The backdrop's animation ends at the dialog too: only the dialog's own counts, and it counts once.
  const left = (event: AnimationEvent<HTMLDialogElement>) => {
    if (leaving && event.target === event.currentTarget && event.pseudoElement === '') onClose()
  }
  const cancelled = (event: SyntheticEvent<HTMLDialogElement>) => {
    if (event.target !== event.currentTarget) return
    event.preventDefault()
    leave()
  }
  return (
    <dialog
      ref={dialog}
      // Laid out only while it is open: else the browser does it once more in the page before, and after.
      className={`dialog flex-col [&[open]]:flex ${widths[width]} ${isTall ? 'max-tablet:h-dvh' : ''}`}
      aria-labelledby={name}
      data-leaving={leaving || undefined}
      onCancel={cancelled}
      onAnimationEnd={left}
      onClick={event => event.target === event.currentTarget && leave()}
    >
      {titledBy === undefined && (
        <header className="flex items-center gap-3 border-b border-line py-2 pr-2 pl-5">
          <h2 id="dialog-title" className="flex-1 text-title">
            {title}
          </h2>
          <IconButton label={texts.close} icon={<X size={20} />} size={crossSize} onClick={leave} />
        </header>
      )}
      {titledBy !== undefined && (
        <IconButton
          label={texts.close}
          icon={<X size={20} />}
          variant="raised"
          size={crossSize}
          className="absolute top-3 right-3 z-10"
          onClick={leave}
        />
      )}
      <div
        ref={content}
        className="min-h-0 flex-1 overflow-y-auto overscroll-contain"
        {...(isReading ? { role: 'region', tabIndex: 0, 'aria-labelledby': name } : {})}
      >
        {children}
      </div>
      {footer && (
        <footer className="border-t border-line bg-raised px-4 pt-3 tablet:px-5 pb-[max(0.75rem,env(safe-area-inset-bottom))]">
          {footer}
        </footer>
      )}
    </dialog>
  )
}

const widths = {
  narrow: 'tablet:w-[26rem]',
  medium: 'tablet:w-[34rem]',
  roomy: 'tablet:w-[44rem]',
  wide: 'tablet:w-[58rem]',
  /** All of the screen: where nothing else is to be done meanwhile. */
  screen: 'dialog-screen',
} as const
