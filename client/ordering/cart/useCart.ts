import { startTransition, useEffect, useState } from 'react'
import type { Mode } from '../../../schema/business/modes.ts'
import type { Cart } from '../../../schema/ordering/cart.ts'
import { type CartActor, cartOf } from './cart.effects.ts'
import type { CartEvent } from './cart.machine.ts'

export interface CartHandle {
  readonly cart: Cart
  /** The kept cart is not read yet: what is shown may still grow. */
  readonly isRestoring: boolean
  /** The device does not keep the cart. */
  readonly isFailing: boolean
  /** Product of the line that was just removed and can be brought back. */
  readonly removed: number | null
  readonly send: (event: CartEvent) => void
  readonly actor: CartActor
}

/**
 * The cart of a branch on this device, live; in the browser only. A tap is answered by what was tapped; what shows the cart
 * is drawn in the next frames.
 */
export function useCart(branch: number, mode: Mode): CartHandle {
  const actor = cartOf(branch, mode)
  const [snapshot, setSnapshot] = useState(() => actor.getSnapshot())
  useEffect(() => {
    const tell = () => startTransition(() => setSnapshot(actor.getSnapshot()))
    tell()
    const subscription = actor.subscribe(tell)
    return () => subscription.unsubscribe()
  }, [actor])
  return {
    cart: snapshot.context.cart,
    isRestoring: snapshot.hasTag('restoring'),
    isFailing: snapshot.hasTag('failing'),
    removed: snapshot.context.removed?.item.product ?? null,
    send: actor.send,
    actor,
  }
}
