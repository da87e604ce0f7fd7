import { Money } from '../../ui/Money.tsx'
import { texts } from './texts.ts'

interface CartBarProps {
  readonly count: number
  /** Cents. */
  readonly total: number
  readonly prefix?: string
  readonly onOpen: () => void
}

/** Count, word and total at the lower edge of phone and tablet; not there while the cart is empty. */
export function CartBar({ count, total, prefix, onOpen }: CartBarProps) {
  if (count === 0) return null
  return (
    <div
      data-bottom-bar
      className="pointer-events-none fixed inset-x-0 bottom-0 z-20 bg-gradient-to-t from-paper via-paper/85 to-transparent px-4 pt-6 pb-[max(1rem,env(safe-area-inset-bottom))] desktop:hidden"
    >
      <button
        type="button"
        onClick={onOpen}
        data-onward
        aria-haspopup="dialog"
        className="pointer-events-auto mx-auto flex min-h-14 w-full max-w-xl animate-[rise_220ms_var(--ease-out)] items-center gap-3 rounded-pill bg-accent pr-5 pl-3.5 text-lead font-strong text-on-accent shadow-float transition-colors duration-150 hover:bg-accent-strong"
      >
        <span
          key={count}
          className="figures grid h-8 min-w-8 animate-[pop_200ms_var(--ease-out)] place-items-center rounded-pill bg-on-accent/18 px-2 text-body"
        >
          <span className="sr-only">{texts.count(count)}, </span>
          <span aria-hidden>{count}</span>
        </span>
        <span className="flex-1 text-left">{texts.title}</span>
        <Money cents={total} prefix={prefix} />
      </button>
    </div>
  )
}
