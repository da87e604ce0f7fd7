import type { Mode } from '../../../../schema/rules/branch.ts'
import type { CartEvent } from '../../../cart/cart.machine.ts'
import { type Signal, signal } from '../../../device/signal.ts'
import type { InCart } from '../../../menu/ProductRow.tsx'

/** What the menu shows of the cart. */
export interface CartFacts {
  readonly mode: Mode
  readonly deliveryArea: string | null
  readonly inCart: ReadonlyMap<number, InCart>
}

/**
 * Between the menu, which is there with the first paint, and the cart, whose program comes right after it. What the guest
 * does before it has come waits here and is not lost.
 */
export interface CartPort {
  readonly facts: Signal<CartFacts>
  send(event: CartEvent): void
  /** The cart is there: it hears what waited, and from now on everything. Returns how to leave. */
  connect(hear: (event: CartEvent) => void): () => void
}

export function createCartPort(mode: Mode): CartPort {
  const waiting: CartEvent[] = []
  let listener: ((event: CartEvent) => void) | null = null
  const facts = signal<CartFacts>({ mode, deliveryArea: null, inCart: new Map() })
  return {
    facts,
    send(event) {
      if (listener) return listener(event)
      waiting.push(event)
      if (event.type === 'choice.made') facts.set({ ...facts.get(), ...event.choice })
    },
    connect(hear) {
      listener = hear
      for (const event of waiting.splice(0)) hear(event)
      return () => {
        listener = null
      }
    },
  }
}
