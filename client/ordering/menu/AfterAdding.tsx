import { focusFirst } from '../../device/page/focusFirst.ts'
import { texts } from './afterAddingTexts.ts'

export interface AfterAddingProps {
  /** As shown: '3', '1,5 kg'. */
  readonly amount: string
  /** It says so itself, between its minus and its plus. */
  readonly isStepped: boolean
}

/**
 * What follows the plus of a product that is in the cart: how much of it, where that cannot be stepped in place, and for the
 * keyboard the way past the rest of the menu. Comes with the cart.
 */
export function AfterAdding({ amount, isStepped }: AfterAddingProps) {
  return (
    <>
      {!isStepped && (
        <span className="figures pointer-events-none absolute -top-1.5 -left-1.5 grid h-5.5 min-w-5.5 place-items-center rounded-pill bg-accent px-1.5 text-caption font-strong text-on-accent">
          <span className="sr-only">{texts.inCart(amount)}</span>
          <span aria-hidden>{amount}</span>
        </span>
      )}
      <a
        href="#cart-title"
        onClick={event => {
          event.preventDefault()
          // Where the way on is closed the cart says why.
          if (!focusFirst('[data-onward]:enabled')) focusFirst('#cart-title')
        }}
        className="pointer-events-none absolute right-0 bottom-full mb-2 rounded-control bg-ink px-4 py-2 whitespace-nowrap text-paper opacity-0 focus:opacity-100"
      >
        {texts.toCart}
      </a>
    </>
  )
}
