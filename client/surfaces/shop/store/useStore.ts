import { useMemo } from 'react'
import type { Branch } from '../../../../schema/entities/branch.ts'
import type { Config } from '../../../../schema/entities/config.ts'
import type { Product } from '../../../../schema/entities/product.ts'
import { canOrderNow, defaultMode, type Mode, modesOf } from '../../../../schema/rules/branch.ts'
import { activeMenu, type MenuGroup, menuGroups, visibilityOnMenu } from '../../../../schema/rules/menu.ts'
import { priceCart } from '../../../../schema/rules/pricing.ts'
import { localTime } from '../../../../schema/rules/zonedTime.ts'
import { type CartView, viewOf } from '../../../cart/cartView.ts'
import { type CartHandle, useCart } from '../../../cart/useCart.ts'
import { useCatalogue, useList } from '../../../data/useCatalogue.tsx'
import { useShopNow } from '../ShopApp.tsx'

export interface Store {
  readonly branch: Branch
  readonly config: Config
  /** Epoch ms, to the half minute. */
  readonly now: number
  readonly mode: Mode
  readonly groups: readonly MenuGroup[]
  readonly hasMenu: boolean
  readonly cart: CartHandle
  readonly view: CartView
  readonly purpose: 'order' | 'preorder' | 'quotation'
  /** Whether an order could be placed at all, now or for later. */
  readonly isOrderable: boolean
  readonly product: (id: number) => Product | undefined
}

/** Everything the ordering page of a branch shows, live from the catalogue and the cart. */
export function useStore(branch: Branch, config: Config): Store {
  const catalogue = useCatalogue()
  const products = useList('products')
  const categories = useList('categories')
  const menus = useList('menus')
  const now = useShopNow()
  const cart = useCart(branch.id, defaultMode(branch, config) ?? 'takeaway')
  const mode = offeredMode(branch, config, cart.cart.mode)

  const lookup = useMemo(
    () => ({
      product: (id: number) => catalogue.get('products', id),
      category: (id: number) => catalogue.get('categories', id),
    }),
    // New content is a new look-up: what is derived from the old one is derived again.
    [catalogue, products, categories],
  )
  const menu = useMemo(() => activeMenu(menus, branch.id, now), [menus, branch.id, now])
  const groups = useMemo(
    () => (menu ? menuGroups(menu, lookup, now, branch.timeZone) : []),
    [menu, lookup, now, branch.timeZone],
  )
  const view = useMemo(() => {
    const at = cart.cart.appointment ?? now
    const pricing = priceCart({
      ...cart.cart,
      mode,
      config,
      branch,
      product: lookup.product,
      day: localTime(at, branch.timeZone).date,
    })
    return viewOf(
      { ...cart.cart, mode },
      {
        branch,
        pricing,
        product: lookup.product,
        visibility: ({ id }) => (menu ? visibilityOnMenu(menu, lookup, id, at, branch.timeZone) : 'hidden'),
      },
    )
  }, [cart.cart, mode, config, branch, lookup, menu, now])

  const isOpen = canOrderNow(branch, mode, now)
  return {
    branch,
    config,
    now,
    mode,
    groups,
    hasMenu: menu !== null && groups.length > 0,
    cart,
    view,
    purpose: branch.isQuotationRequired ? 'quotation' : isOpen ? 'order' : 'preorder',
    isOrderable: branch.isPublic && (isOpen || branch.isPreorderEnabled),
    product: lookup.product,
  }
}

/** What was chosen, as long as the branch offers it. */
function offeredMode(branch: Branch, config: Config, chosen: Mode): Mode {
  return modesOf(branch).includes(chosen) ? chosen : (defaultMode(branch, config) ?? chosen)
}
