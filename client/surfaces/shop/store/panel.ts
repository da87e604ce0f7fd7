import type { Branch } from '../../../../schema/entities/branch.ts'
import { localTime } from '../../../../schema/rules/zonedTime.ts'
import type { CartPanelProps } from '../../../cart/CartPanel.tsx'
import { whenKept } from '../../../cart/cart.effects.ts'
import { texts } from '../../../cart/texts.ts'
import type { StoreSearch } from '../router.tsx'
import type { ShownCart } from './useCartView.ts'
import type { Purpose } from './useMenu.ts'

/** What panel and sheet of the cart show and do. `now` in epoch ms. */
export function panelOf(
  cart: ShownCart,
  branch: Branch,
  purpose: Purpose,
  now: number,
  nameOf: (product: number) => string | undefined,
  ways: { readonly onOpen: (search: StoreSearch) => void; readonly onCheckout: () => void },
): CartPanelProps {
  const { view, mode, actor } = cart
  return {
    view,
    mode,
    deliveryArea: cart.cart.deliveryArea,
    isRestoring: cart.isRestoring,
    isFailing: cart.isFailing,
    removedName: cart.removed === null ? null : (nameOf(cart.removed) ?? null),
    send: cart.send,
    onEdit: line => ways.onOpen({ line }),
    checkout: { label: labels[purpose], reason: branchReason(branch, purpose, now) ?? obstacleIn(view) },
    // The checkout reads the cart from the device: it must be there first.
    onCheckout: () => void whenKept(actor).then(ways.onCheckout),
  }
}

const labels = { order: texts.checkout, preorder: texts.preorder, quotation: texts.quotation } as const

/** Why the branch takes no order at all; null if it takes one. `now` in epoch ms. */
export function branchReason(branch: Branch, purpose: Purpose, now: number): string | null {
  const { orderableFrom, timeZone } = branch
  if (orderableFrom && orderableFrom > localTime(now, timeZone).date)
    return texts.reasons.notYet(orderableFrom.split('-').toReversed().join('.'))
  return branch.isPublic && (purpose !== 'preorder' || branch.isPreorderEnabled) ? null : texts.reasons.closed
}

function obstacleIn({ obstacle }: ShownCart['view']): string | null {
  return obstacle === null ? null : texts.reasons[obstacle]
}
