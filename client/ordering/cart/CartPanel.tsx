import type { ReactNode } from 'react'
import type { Mode } from '../../../schema/business/modes.ts'
import { Button } from '../../ui/Button.tsx'
import { CartContents, type CartContentsProps } from './CartContents.tsx'
import { CartTotals } from './CartTotals.tsx'
import { texts } from './texts.ts'

export interface CartPanelProps extends CartContentsProps {
  readonly mode: Mode
  /** 'Tisch Hof 1'; null for who sits at none. */
  readonly table: string | null
  /** What the way to the checkout is called, or why it is closed. */
  readonly checkout: { readonly label: string; readonly reason: string | null }
  readonly onCheckout: () => void
  /** What has to be known before another order is placed. */
  readonly notice?: ReactNode
  /** When it will be there. */
  readonly promise?: ReactNode
}

/** The cart beside the menu, from the desktop on. */
export function CartPanel(props: CartPanelProps) {
  return (
    <section
      aria-labelledby="cart-title"
      className="flex max-h-[calc(100dvh-6.5rem)] flex-col overflow-hidden rounded-card border border-line bg-surface"
    >
      <h2 id="cart-title" tabIndex={-1} className="px-5 pt-4 pb-1 text-title">
        {cartTitle(props.table)}
      </h2>
      <div className="min-h-0 overflow-y-auto overscroll-contain px-5">
        <CartContents {...props} />
      </div>
      {props.view.lines.length > 0 && (
        <div className="border-t border-line px-5 pt-3 pb-5">
          <CartFoot {...props} />
        </div>
      )}
    </section>
  )
}

/** 'Warenkorb · Tisch Hof 1' */
export const cartTitle = (table: string | null): string => (table === null ? texts.title : `${texts.title} · ${table}`)

/** Totals and the way on; stays in sight below the lines. */
export function CartFoot({ view, mode, checkout, onCheckout, notice, promise }: CartPanelProps) {
  // The minimum stands with the totals already.
  const isBelow = checkout.reason === texts.reasons.minimum
  const reason = isBelow ? null : checkout.reason
  return (
    <div className="flex flex-col gap-3">
      {notice}
      <CartTotals view={view} mode={mode} />
      {promise}
      {reason !== null && (
        <p id="checkout-reason" className="text-caption text-ink-soft">
          {reason}
        </p>
      )}
      <Button
        size="large"
        wide
        data-onward
        disabled={checkout.reason !== null}
        aria-describedby={isBelow ? 'checkout-minimum' : reason === null ? undefined : 'checkout-reason'}
        onClick={onCheckout}
      >
        {checkout.label}
      </Button>
    </div>
  )
}
