import { X } from 'lucide-react'
import { useEffect, useEffectEvent, useRef } from 'react'
import { isVisible, onVisible } from '../../device/page/visibility.ts'
import { texts } from '../../ui/laterTexts.ts'
import { groundedIconButton } from './styles.ts'
import { ACTED_UPON_MS, READ_MS, type ToastTime, toastTime } from './toastTime.ts'

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

/** Messages at the lower edge. One with something to do stays long enough to be read and done; pointer and focus hold it, and a page nobody sees. */
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
  const time = useTime(action ? ACTED_UPON_MS : READ_MS, onDone)
  const look = tone === 'error' ? 'bg-error-soft text-error' : 'bg-ink text-paper'
  return (
    <div
      className={`pointer-events-auto flex max-w-full items-center gap-2 rounded-card py-1.5 pr-1.5 pl-4 shadow-float ${look}`}
      onPointerEnter={() => time.current?.hold('pointer', true)}
      onPointerLeave={() => time.current?.hold('pointer', false)}
      onFocus={() => time.current?.hold('focus', true)}
      onBlur={() => time.current?.hold('focus', false)}
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
        className={`${groundedIconButton} outline-offset-0 focus-visible:outline-current`}
        onClick={onDone}
      >
        <X size={16} aria-hidden />
      </button>
    </div>
  )
}

/** The time the message has (ms), which a hidden page holds. */
function useTime(ms: number, onOver: () => void) {
  const time = useRef<ToastTime>(null)
  const over = useEffectEvent(onOver)
  useEffect(() => {
    const own = toastTime(ms, () => over())
    time.current = own
    own.hold('hidden', !isVisible())
    const stop = onVisible(visible => own.hold('hidden', !visible))
    return () => {
      stop()
      own.end()
    }
  }, [ms])
  return time
}
