import type { CartPanelProps } from '../../../cart/CartPanel.tsx'
import { whenKept } from '../../../cart/cart.effects.ts'
import { texts } from '../../../cart/texts.ts'
import type { StoreSearch } from '../router.tsx'
import type { Store } from './useStore.ts'

/** What panel and sheet of the cart show and do. */
export function useCartPanel(
  store: Store,
  onOpen: (search: StoreSearch) => void,
  onCheckout: () => void,
): CartPanelProps {
  const { cart, view, mode, product, purpose } = store
  return {
    view,
    mode,
    deliveryArea: cart.cart.deliveryArea,
    isRestoring: cart.isRestoring,
    isFailing: cart.isFailing,
    removedName: cart.removed === null ? null : (product(cart.removed)?.name ?? null),
    send: cart.send,
    onEdit: line => onOpen({ line }),
    checkout: { label: labels[purpose], reason: reasonOf(store) },
    onCheckout: () => {
      // The checkout reads the cart from the device: it must be there first.
      if (cart.actor) void whenKept(cart.actor).then(onCheckout)
    },
  }
}

const labels = { order: texts.checkout, preorder: texts.preorder, quotation: texts.quotation } as const

/** Why the way to the checkout is closed, in words. */
function reasonOf({ isOrderable, view }: Store): string | null {
  if (!isOrderable) return texts.reasons.closed
  if (view.obstacle === 'notAvailable') return texts.reasons.notAvailable
  return view.obstacle === 'minimum' ? texts.reasons.minimum : null
}
