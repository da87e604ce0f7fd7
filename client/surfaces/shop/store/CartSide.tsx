import { lazy, Suspense, useContext, useEffect, useMemo } from 'react'
import type { Branch } from '../../../../schema/entities/branch.ts'
import type { Config } from '../../../../schema/entities/config.ts'
import { cartCount } from '../../../../schema/rules/cartCount.ts'
import { CartBar } from '../../../cart/CartBar.tsx'
import { CartPanel } from '../../../cart/CartPanel.tsx'
import { texts } from '../../../cart/texts.ts'
import { isComplete } from '../../../data/catalogue.ts'
import { useFreshness } from '../../../data/useCatalogue.tsx'
import { formatMoney } from '../../../ui/format.ts'
import { CurrencyContext } from '../../../ui/Money.tsx'
import type { StoreSearch } from '../router.tsx'
import type { CartPort } from './cartPort.ts'
import { inCartOf } from './inCart.ts'
import { panelOf } from './panel.ts'
import { useCartView } from './useCartView.ts'
import { purposeOf, type ShownMenu } from './useMenu.ts'

const CartSheet = lazy(() => import('../../../cart/CartSheet.tsx').then(({ CartSheet }) => ({ default: CartSheet })))
const OpenProduct = lazy(() => import('./OpenProduct.tsx').then(({ OpenProduct }) => ({ default: OpenProduct })))

export interface CartSideProps {
  readonly branch: Branch
  readonly config: Config
  readonly menu: ShownMenu
  /** Epoch ms. */
  readonly now: number
  readonly port: CartPort
  readonly open: StoreSearch
  readonly onOpen: (search: StoreSearch) => void
  readonly onClose: () => void
  readonly onCheckout: () => void
}

/** The cart beside, below or above the menu, and the overlay that fills it. */
export function CartSide({ branch, config, menu, now, port, open, onOpen, onClose, onCheckout }: CartSideProps) {
  const cart = useCartView(branch, config, menu, now, isComplete(useFreshness()))
  const { view, mode, send } = cart
  const { deliveryArea } = cart.cart
  const inCart = useMemo(() => inCartOf(view.lines), [view.lines])
  useEffect(() => port.connect(send), [port, send])
  useEffect(() => port.facts.set({ mode, deliveryArea, inCart }), [port, mode, deliveryArea, inCart])
  const purpose = purposeOf(branch, mode, now)
  const panel = panelOf(cart, branch, purpose, id => menu.catalogue.product(id)?.name, { onOpen, onCheckout })
  const count = cartCount(cart.cart.items)
  const total = view.pricing.totalGross
  return (
    <>
      <div className="max-desktop:hidden">
        <CartPanel {...panel} />
      </div>
      <CartBar
        count={count}
        total={total}
        prefix={view.hasHiddenPrices ? 'ab ' : ''}
        onOpen={() => onOpen({ cart: true })}
      />
      <Announcement count={count} total={total} isRestoring={cart.isRestoring} />
      <Suspense>
        {open.cart && <CartSheet {...panel} onClose={onClose} />}
        {(open.product !== undefined || open.line !== undefined) && (
          <OpenProduct
            {...{ branch, config, now, mode, purpose, onClose }}
            cart={cart}
            groups={menu.groups}
            open={open}
          />
        )}
      </Suspense>
    </>
  )
}

/** Tells those who do not see it that the cart has changed. */
function Announcement({ count, total, isRestoring }: { count: number; total: number; isRestoring: boolean }) {
  const currency = useContext(CurrencyContext)
  return (
    <p aria-live="polite" className="sr-only">
      {isRestoring || count === 0 ? '' : texts.announcement(count, formatMoney(total, currency))}
    </p>
  )
}
