import { X } from 'lucide-react'
import { useEffect, useEffectEvent, useState } from 'react'
import { texts } from '../../ui/laterTexts.ts'
import { iconButton } from './styles.ts'

/** A short message at the edge of the screen, with at most one thing to do about it. */
export interface Toast {
  readonly text: string
  readonly tone?: 'plain' | 'error'
  /** A later one of the same slot takes its place. */
  readonly slot?: 'undo'
  readonly action?: { readonly label: string; readonly run: () => void }
}

interface ToastsProps {
  readonly toasts: readonly (Toast & { readonly key: number })[]
  readonly onDone: (key: number) => void
}

/** Messages at the lower edge. One with something to do stays long enough to be read and done; pointer and focus hold it. */
export function Toasts({ toasts, onDone }: ToastsProps) {
  return (
    <div
      role="status"
      aria-live="polite"
      className="pointer-events-none fixed inset-x-4 bottom-4 z-40 flex flex-col items-center gap-2"
    >
      {toasts.map(({ key, ...toast }) => (
        <OneToast key={key} toast={toast} onDone={() => onDone(key)} />
      ))}
    </div>
  )
}

function OneToast({ toast, onDone }: { toast: Toast; onDone: () => void }) {
  const { text, action, tone } = toast
  const [isPointed, setPointed] = useState(false)
  const [isFocused, setFocused] = useState(false)
  const isHeld = isPointed || isFocused
  const done = useEffectEvent(onDone)
  const shownMs = action ? 12_000 : 5000
  useEffect(() => {
    if (isHeld) return undefined
    const timer = setTimeout(() => done(), shownMs)
    return () => clearTimeout(timer)
  }, [isHeld, shownMs])
  const look = tone === 'error' ? 'bg-error-soft text-error' : 'bg-ink text-paper'
  return (
    <div
      className={`pointer-events-auto flex max-w-full items-center gap-2 rounded-card py-1.5 pr-1.5 pl-4 shadow-float ${look}`}
      onPointerEnter={() => setPointed(true)}
      onPointerLeave={() => setPointed(false)}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
    >
      <span className="min-w-0 flex-1 py-1">{text}</span>
      {action && (
        <button
          type="button"
          className="min-h-8 rounded-control px-3 font-strong underline-offset-2 outline-offset-0 hover:underline focus-visible:outline-current"
          onClick={() => {
            action.run()
            onDone()
          }}
        >
          {action.label}
        </button>
      )}
      <button
        type="button"
        aria-label={texts.close}
        className={`${iconButton} text-current hover:bg-transparent hover:text-current`}
        onClick={onDone}
      >
        <X size={16} aria-hidden />
      </button>
    </div>
  )
}
