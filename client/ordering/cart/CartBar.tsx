import { useBarHeight } from '../../device/page/barHeight.ts'
import { usePageMark } from '../../device/page/pageMarks.ts'
import { Money } from '../../ui/Money.tsx'
import { texts } from './texts.ts'

interface CartBarProps {
  readonly count: number
  /** Cents. */
  readonly total: number
  readonly prefix?: string
  readonly onOpen: () => void
  /** The way to the checkout itself; absent where something has to be read or changed in the cart before. */
  readonly onCheckout: (() => void) | undefined
}

/** Count, word and total at the lower edge of phone and tablet; not there while the cart is empty. */
export function CartBar({ count, total, prefix, onOpen, onCheckout }: CartBarProps) {
  const bar = useBarHeight<HTMLDivElement>(count > 0)
  usePageMark('cart-bar', count > 0)
  if (count === 0) return null
  return (
    <div className="pointer-events-none fixed inset-x-0 bottom-0 z-20 bg-gradient-to-t from-paper via-paper/85 to-transparent px-4 pt-6 pb-[max(1rem,env(safe-area-inset-bottom))] desktop:hidden">
      <div
        ref={bar}
        className="pointer-events-auto mx-auto flex max-w-xl animate-[rise_220ms_var(--ease-out)] flex-wrap overflow-clip rounded-[1.75rem] bg-accent text-lead font-strong text-on-accent shadow-float max-[24rem]:text-body"
      >
        <button
          type="button"
          onClick={onOpen}
          data-onward
          aria-haspopup="dialog"
          className={`${part} grow-[3] flex-wrap gap-x-2 px-3`}
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
        {onCheckout && (
          <button
            type="button"
            onClick={onCheckout}
            className={`${part} grow justify-center border-l border-on-accent/25 px-3.5 whitespace-nowrap`}
          >
            {texts.checkout}
          </button>
        )}
      </div>
    </div>
  )
}

const part =
  'flex min-h-14 min-w-0 items-center py-1.5 transition-colors duration-150 hover:bg-accent-strong focus-visible:-outline-offset-4 focus-visible:outline-on-accent'
