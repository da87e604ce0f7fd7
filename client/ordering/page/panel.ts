import type { Branch } from '../../../schema/business/branch.ts'
import { ordersFrom } from '../../../schema/business/canOrderNow.ts'
import { closedNotice, type Mode } from '../../../schema/business/modes.ts'
import type { CartPanelProps } from '../cart/CartPanel.tsx'
import { whenKept } from '../cart/cart.effects.ts'
import { texts } from '../cart/texts.ts'
import type { Purpose } from './purpose.ts'
import type { StoreSearch } from './storeSearch.ts'
import type { ShownCart } from './useCartView.ts'

/** What panel and sheet of the cart show and do; `reason` is why the branch takes no order at all, `table` how people call the table. */
export function panelOf(
  cart: ShownCart,
  purpose: Purpose,
  reason: string | null,
  nameOf: (product: number) => string | undefined,
  table: string | null,
  ways: { readonly onOpen: (search: StoreSearch) => void; readonly onCheckout: () => void },
): CartPanelProps {
  const { view, mode, actor } = cart
  return {
    view,
    mode,
    table,
    isRestoring: cart.isRestoring,
    isFailing: cart.isFailing,
    removedName: cart.removed === null ? null : (nameOf(cart.removed) ?? null),
    send: cart.send,
    onEdit: line => ways.onOpen({ line }),
    checkout: { label: labels[purpose], reason: reason ?? obstacleIn(view) },
    // The checkout reads the cart from the device: it must be there first.
    onCheckout: () => void whenKept(actor).then(ways.onCheckout),
  }
}

const labels = { order: texts.checkout, preorder: texts.preorder, quotation: texts.quotation } as const

/** Why the branch takes no order at all, now or for later; null if it takes one. `now` in epoch ms. */
export function branchReason(branch: Branch, mode: Mode, now: number, isPaused: boolean): string | null {
  const from = ordersFrom(branch, now)
  if (from) return texts.reasons.notYet(from)
  if (!branch.isPublic) return texts.reasons.inactive
  if (branch.isQuotationRequired) return null
  const { closed, deliveryClosed, preorder } = closedNotice(branch, mode, now)
  if (deliveryClosed && !preorder) return texts.reasons.deliveryClosed
  if (closed && !preorder) return texts.reasons.closed
  const isLaterPossible = branch.isPreorderEnabled || branch.isAppointmentRequired
  return isPaused && !isLaterPossible ? texts.reasons.paused : null
}

function obstacleIn({ obstacle }: ShownCart['view']): string | null {
  return obstacle === null ? null : texts.reasons[obstacle]
}
