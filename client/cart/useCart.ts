import { useCallback, useSyncExternalStore } from 'react'
import type { Mode } from '../../schema/rules/branch.ts'
import { type CartActor, cartOf } from './cart.effects.ts'
import { type CartContent, type CartEvent, emptyCart } from './cart.machine.ts'

export interface CartState {
  readonly cart: CartContent
  /** The kept cart is not read yet: what is shown may still grow. */
  readonly isRestoring: boolean
  /** The device does not keep the cart. */
  readonly isFailing: boolean
  /** Product of the line that was just removed and can be brought back. */
  readonly removed: number | null
}
export interface CartHandle extends CartState {
  send(event: CartEvent): void
  readonly actor: CartActor | null
}

/** The cart of a branch, live; on the server and while hydrating it is being restored. */
export function useCart(branch: number, mode: Mode): CartHandle {
  const actor = typeof document === 'undefined' ? null : cartOf(branch, mode)
  const subscribe = useCallback(
    (listener: () => void) => {
      const subscription = actor?.subscribe(listener)
      return () => subscription?.unsubscribe()
    },
    [actor],
  )
  const snapshot = useSyncExternalStore(
    subscribe,
    () => actor?.getSnapshot() ?? null,
    () => null,
  )
  const send = useCallback((event: CartEvent) => actor?.send(event), [actor])
  if (!snapshot)
    return { cart: emptyCart(branch, mode), isRestoring: true, isFailing: false, removed: null, send, actor }
  return {
    cart: snapshot.context.cart,
    isRestoring: snapshot.hasTag('restoring'),
    isFailing: snapshot.hasTag('failing'),
    removed: snapshot.context.removed?.item.product ?? null,
    send,
    actor,
  }
}
