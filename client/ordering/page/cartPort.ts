import type { Mode } from '../../../schema/business/modes.ts'
import type { Product } from '../../../schema/catalogue/product.ts'
import { type Signal, signal } from '../../device/signal.ts'
import type { CartEvent } from '../cart/cart.machine.ts'
import type { CartControls, InCart } from '../menu/ProductRow.tsx'

/** What the ordering page shows of the cart. */
interface CartFacts {
  readonly mode: Mode
  /** The mode is the guest's: the kept cart was read, or they have just chosen. Until then it is a guess that is not shown. */
  readonly isChosen: boolean
  readonly deliveryArea: string | null
  /** Epoch ms; null as soon as possible. */
  readonly appointment: number | null
}

/** What a guest does on the menu: the cart's own events, and taps on a row, which only the cart's program can count. */
export type MenuEvent =
  | CartEvent
  | { readonly type: 'product.added'; readonly product: Product }
  | { readonly type: 'product.stepped'; readonly product: Product; readonly key: string; readonly direction: 1 | -1 }

/**
 * Between the menu, which is there with the first paint, and the cart, whose program comes right after it. What the guest
 * does before it has come waits here and is not lost.
 */
export interface CartPort {
  readonly facts: Signal<CartFacts>
  /** By product id. An entry is the same object as long as it says the same. */
  readonly rows: Signal<ReadonlyMap<number, InCart>>
  /** What the cart brings along for the rows; null until it has come. */
  readonly controls: Signal<CartControls | null>
  send(event: MenuEvent): void
  /** The cart is there: it hears what waited, and from now on everything. Returns how to leave. */
  connect(hear: (event: MenuEvent) => void): () => void
}

export function createCartPort(mode: Mode): CartPort {
  const waiting: MenuEvent[] = []
  let listener: ((event: MenuEvent) => void) | null = null
  const facts = signal<CartFacts>({ mode, isChosen: false, deliveryArea: null, appointment: null })
  return {
    facts,
    rows: signal<ReadonlyMap<number, InCart>>(new Map()),
    controls: signal<CartControls | null>(null),
    send(event) {
      if (event.type === 'choice.made') facts.set({ ...facts.get(), isChosen: true, ...event.choice })
      if (listener) return listener(event)
      waiting.push(event)
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
