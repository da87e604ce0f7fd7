import { useCallback, useMemo } from 'react'
import { localTime } from '../../../schema/base/zonedTime.ts'
import type { Branch } from '../../../schema/business/branch.ts'
import { takesLaterOrders } from '../../../schema/business/canOrderNow.ts'
import type { Config } from '../../../schema/business/config.ts'
import { defaultMode, type Mode, modesOf } from '../../../schema/business/modes.ts'
import { visibilityOnMenu } from '../../../schema/catalogue/menuPlaces.ts'
import { pricedFor } from '../../../schema/ordering/account.ts'
import { useOrderingAccount } from '../../data/account/ownAccount.ts'
import { reportVisitorEvent } from '../../data/shop/visitorEvents.ts'
import { type CartView, viewOf } from '../cart/cartView.ts'
import { type CartHandle, useCart } from '../cart/useCart.ts'
import type { ShownMenu } from './useMenu.ts'

export interface ShownCart extends CartHandle {
  readonly view: CartView
  /** What was chosen, as long as the branch offers it. */
  readonly mode: Mode
  /** What was chosen, epoch ms, as long as it is to come; null as soon as possible. */
  readonly appointment: number | null
}

/** The cart of a branch with its prices at `now` (epoch ms), live from the device and the catalogue. */
export function useCartView(
  branch: Branch,
  config: Config,
  { menu, catalogue }: Pick<ShownMenu, 'menu' | 'catalogue'>,
  now: number,
  isComplete: boolean,
): ShownCart {
  const usual = defaultMode(branch, config) ?? 'takeaway'
  const handle = useCart(branch.id, usual)
  const { cart } = handle
  const mode = modesOf(branch).includes(cart.mode) ? cart.mode : usual
  const isLater = takesLaterOrders(branch) && cart.appointment !== null && cart.appointment > now
  const appointment = isLater ? cart.appointment : null
  const account = useOrderingAccount()
  const view = useMemo(() => {
    const at = appointment ?? now
    const day = localTime(at, branch.timeZone).date
    const content = { ...cart, mode }
    return viewOf(content, {
      branch,
      pricing: pricedFor(
        { ...content, config, branch, product: id => catalogue.product(id), day },
        { account, menus: menu ? [menu] : [] },
      ).pricing,
      product: id => catalogue.product(id),
      isComplete,
      visibility: ({ id }) => (menu ? visibilityOnMenu(menu, catalogue, id, at, branch.timeZone) : 'hidden'),
    })
  }, [cart, mode, appointment, config, branch, catalogue, menu, now, isComplete, account])
  return { ...handle, send: useCounted(handle.send), view, mode, appointment }
}

/** What is added to the cart is told to whoever counts. */
function useCounted(send: CartHandle['send']): CartHandle['send'] {
  return useCallback<CartHandle['send']>(
    event => {
      if (event.type === 'item.added')
        reportVisitorEvent({ name: 'addToCart', product: event.item.product, amount: event.item.amount })
      send(event)
    },
    [send],
  )
}
