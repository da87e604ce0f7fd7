import { lazy, Suspense, useContext, useMemo, useRef } from 'react'
import type { Branch } from '../../../../schema/entities/branch.ts'
import type { Config } from '../../../../schema/entities/config.ts'
import { cartCount } from '../../../../schema/rules/cartCount.ts'
import { CartBar } from '../../../cart/CartBar.tsx'
import { CartPanel } from '../../../cart/CartPanel.tsx'
import { texts as cartTexts } from '../../../cart/texts.ts'
import { CategoryChips, CategoryColumn } from '../../../menu/CategoryNav.tsx'
import { groupId, ProductGroup } from '../../../menu/ProductGroup.tsx'
import { StoreHead } from '../../../menu/StoreHead.tsx'
import { StoreNotices } from '../../../menu/StoreNotices.tsx'
import { useScrollSpy } from '../../../menu/useScrollSpy.ts'
import { formatMoney } from '../../../ui/format.ts'
import { CurrencyContext } from '../../../ui/Money.tsx'
import type { StoreSearch } from '../router.tsx'
import { inCartOf } from './inCart.ts'
import { NoMenu } from './NoMenu.tsx'
import { StoreHeader } from './StoreHeader.tsx'
import { useCartPanel } from './useCartPanel.ts'
import { useProductActions } from './useProductActions.ts'
import { useStore } from './useStore.ts'

const CartSheet = lazy(() => import('../../../cart/CartSheet.tsx').then(({ CartSheet }) => ({ default: CartSheet })))
const OpenProduct = lazy(() => import('./OpenProduct.tsx').then(({ OpenProduct }) => ({ default: OpenProduct })))

export interface StorePageProps {
  readonly branch: Branch
  readonly config: Config
  readonly open: StoreSearch
  readonly onOpen: (search: StoreSearch) => void
  readonly onClose: () => void
  readonly onCheckout: () => void
}

/** Menu, cart and overlays of one branch. */
export function StorePage({ branch, config, open, onOpen, onClose, onCheckout }: StorePageProps) {
  const store = useStore(branch, config)
  const { cart, view, mode, now, groups } = store
  const name = useRef<HTMLHeadingElement>(null)
  const current = useScrollSpy(groups.map(({ category }) => groupId(category.id)))
  const categories = useMemo(() => groups.map(({ category }) => category), [groups])
  const inCart = useMemo(() => inCartOf(view.lines), [view.lines])
  const actions = useProductActions(store, onOpen)
  const panel = useCartPanel(store, onOpen, onCheckout)
  const count = cartCount(cart.cart.items)
  return (
    <>
      <StoreHeader branch={branch} mode={mode} now={now} nameRef={name} />
      <main id="main" tabIndex={-1} className="pb-24 desktop:pb-14">
        <div className="page flex flex-col gap-4 pt-5 pb-4 tablet:pt-8 tablet:pb-6">
          <StoreHead
            branch={branch}
            mode={mode}
            deliveryArea={cart.cart.deliveryArea}
            now={now}
            nameRef={name}
            onMode={mode => cart.send({ type: 'choice.made', choice: choiceOf(branch, mode, cart.cart.deliveryArea) })}
            onArea={deliveryArea => cart.send({ type: 'choice.made', choice: { deliveryArea } })}
          />
          <StoreNotices branch={branch} mode={mode} now={now} />
        </div>
        {store.hasMenu && <CategoryChips categories={categories} current={current} />}
        <div className="page gap-8 pt-6 desktop:grid desktop:grid-cols-[12rem_minmax(0,1fr)_20rem] large:gap-10">
          <CategoryColumn categories={categories} current={current} />
          <div className="flex min-w-0 flex-col gap-9">
            {groups.map(group => (
              <ProductGroup
                key={group.category.id}
                group={group}
                now={now}
                zone={branch.timeZone}
                inCart={inCart}
                actions={actions}
              />
            ))}
            {!store.hasMenu && <NoMenu />}
          </div>
          <div className="sticky top-20 self-start max-desktop:hidden">
            <CartPanel {...panel} />
          </div>
        </div>
      </main>
      <CartBar
        count={count}
        total={view.pricing.totalGross}
        prefix={view.hasHiddenPrices ? 'ab ' : ''}
        onOpen={() => onOpen({ cart: true })}
      />
      <Announcement count={count} total={view.pricing.totalGross} isRestoring={cart.isRestoring} />
      <Suspense>
        {open.cart && <CartSheet {...panel} onClose={onClose} />}
        {(open.product !== undefined || open.line !== undefined) && (
          <OpenProduct store={store} open={open} onClose={onClose} />
        )}
      </Suspense>
    </>
  )
}

/** With one delivery area there is nothing to choose. */
function choiceOf(branch: Branch, mode: 'takeaway' | 'delivery' | 'dineIn', area: string | null) {
  const [only, second] = branch.deliveryAreas
  return mode === 'delivery' && only && !second ? { mode, deliveryArea: only.area } : { mode, deliveryArea: area }
}

/** Tells those who do not see it that the cart has changed. */
function Announcement({ count, total, isRestoring }: { count: number; total: number; isRestoring: boolean }) {
  const currency = useContext(CurrencyContext)
  return (
    <p aria-live="polite" className="sr-only">
      {isRestoring || count === 0 ? '' : cartTexts.announcement(count, formatMoney(total, currency))}
    </p>
  )
}
