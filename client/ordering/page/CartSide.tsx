import { lazy, Suspense, useContext, useEffect, useMemo, useRef } from 'react'
import { createPortal } from 'react-dom'
import type { Branch } from '../../../schema/business/branch.ts'
import type { Config } from '../../../schema/business/config.ts'
import type { Table } from '../../../schema/business/table.ts'
import { tableTitle } from '../../../schema/business/tableTitle.ts'
import { pauseOf } from '../../../schema/catalogue/switches.ts'
import { cartCount } from '../../../schema/ordering/cartCount.ts'
import { goesWith } from '../../../schema/ordering/goesWith.ts'
import { isComplete } from '../../data/shop/catalogue.ts'
import { useFreshness, useList } from '../../data/shop/useCatalogue.tsx'
import { whenIdle } from '../../device/page/idle.ts'
import { useMedia } from '../../device/page/theme.ts'
import { formatMoney } from '../../ui/format.ts'
import { CurrencyContext } from '../../ui/Money.tsx'
import { CartBar } from '../cart/CartBar.tsx'
import { CartPanel } from '../cart/CartPanel.tsx'
import { CartSheet } from '../cart/CartSheet.tsx'
import { clearPaidCarts } from '../cart/paidCart.ts'
import { Suggestions } from '../cart/Suggestions.tsx'
import { texts } from '../cart/texts.ts'
import { areaChoiceOf } from '../checkout/sections/areaChoice.ts'
import { tableChoiceOf } from '../checkout/sections/tableChoice.ts'
import type { CartPort } from './cartPort.ts'
import { OpenProduct } from './OpenProduct.tsx'
import { OpenWhen } from './OpenWhen.tsx'
import { PromiseLine } from './PromiseLine.tsx'
import { branchReason, panelOf } from './panel.ts'
import { purposeOf } from './purpose.ts'
import type { StoreSearch } from './storeSearch.ts'
import { type ShownCart, useCartView } from './useCartView.ts'
import type { ShownMenu } from './useMenu.ts'
import { usePort } from './usePort.ts'

const UnpaidOrder = lazy(() =>
  import('../checkout/sections/UnpaidOrder.tsx').then(({ UnpaidOrder }) => ({ default: UnpaidOrder })),
)
const ProductOverlay = lazy(() => import('../configuration/ProductOverlay.tsx'))

export interface CartSideProps {
  readonly branch: Branch
  readonly config: Config
  readonly menu: ShownMenu
  /** Epoch ms. */
  readonly now: number
  readonly port: CartPort
  readonly open: StoreSearch
  /** Where the head of the menu says when something would be there: the program for it comes with the cart. */
  readonly promiseSlot: Element | null
  readonly onOpen: (search: StoreSearch) => void
  readonly onClose: () => void
  /** The bar at the lower edge was tapped. */
  readonly onBar: () => void
  readonly onCheckout: () => void
  readonly onEntered: () => void
  readonly preloadCheckout: () => Promise<unknown>
}

/** The cart beside, below or above the menu, and the overlay that fills it. */
export function CartSide(props: CartSideProps) {
  const { branch, config, menu, now, port, open, onOpen, onClose, onBar, onCheckout, preloadCheckout } = props
  const { promiseSlot } = props
  const cart = useCartView(branch, config, menu, now, isComplete(useFreshness()))
  const { view, mode, appointment } = cart
  usePort(port, cart, menu.catalogue, true)
  useArea(branch, open.area, cart, props.onEntered)
  const tables = useList('tables')
  useTable(branch, open.table, tables, cart)
  const table = mode === 'dineIn' ? tables.find(({ identifier }) => identifier === cart.cart.table) : undefined
  const isPaused = pauseOf(useList('switches'), branch, mode, now) !== null
  const purpose = purposeOf(branch, mode, now, appointment, isPaused)
  const reason = branchReason(branch, mode, now, isPaused)
  const panel = panelOf(
    cart,
    purpose,
    reason,
    id => menu.catalogue.product(id)?.name,
    table ? tableTitle(table.name) : null,
    { onOpen, onCheckout },
  )
  // As it was priced, one frame after the tap: nothing of what follows from it is reckoned in the tap's own.
  const items = useMemo(() => view.lines.map(({ item }) => item), [view.lines])
  const favourites = useList('favourites')
  const suggested = useMemo(() => {
    const inCart = items.map(({ product }) => product)
    return goesWith(inCart, branch, favourites, menu.groups)
  }, [items, branch, favourites, menu.groups])
  const suggestions = (
    <Suggestions products={suggested} onAdd={product => port.send({ type: 'product.added', product })} />
  )
  const promise = <PromiseLine {...{ branch, mode, appointment, now, items }} />
  const notice = (
    <Suspense>
      <UnpaidOrder branch={branch.id} />
    </Suspense>
  )
  const count = cartCount(items)
  const total = view.pricing.totalGross
  // A later day and an offer are read in the cart before anybody goes on.
  const isPlain = purpose === 'order' && panel.checkout.reason === null
  const isBeside = useMedia(DESKTOP)
  useCheckoutAhead(count > 0, preloadCheckout)
  usePaidCarts()
  return (
    <>
      {promiseSlot && createPortal(promise, promiseSlot)}
      {isBeside && <CartPanel {...panel} {...{ notice, promise, suggestions }} />}
      <CartBar
        count={count}
        total={total}
        prefix={view.hasHiddenPrices ? 'ab ' : ''}
        onOpen={onBar}
        onCheckout={isPlain && !open.cart ? panel.onCheckout : undefined}
      />
      <Announcement count={count} total={total} isRestoring={cart.isRestoring} />
      <Suspense>
        {open.cart && <CartSheet {...panel} {...{ notice, promise, suggestions }} onClose={onClose} />}
        {open.when && <OpenWhen {...{ branch, menu, now, cart, open, onClose }} />}
        {!open.when && (open.product !== undefined || open.line !== undefined) && (
          <OpenProduct
            {...{ branch, config, now, mode, purpose, open, onOpen, onClose, cart }}
            groups={menu.groups}
            isOwn
            Overlay={ProductOverlay}
          />
        )}
      </Suspense>
    </>
  )
}

/** From here on the cart stands beside the menu; on a phone nothing of it is drawn before it is opened. */
const DESKTOP = '(width >= 64rem)'

/**
 * Who has scanned the code of a table sits at it; a code nobody knows seats nobody. That waits for nothing: the address
 * keeps the code only until something is opened on the page.
 */
function useTable(branch: Branch, code: string | undefined, tables: readonly Table[], { send }: ShownCart): void {
  const { table } = tableChoiceOf(code ?? null, branch, tables).choice
  useEffect(() => {
    if (table) send({ type: 'table.scanned', table })
  }, [table, send])
}

/**
 * Who has searched for a place to deliver to enters with it, once: what is chosen afterwards stays, also when the page is loaded
 * again. So it leaves the address.
 */
function useArea(branch: Branch, area: string | undefined, { send }: ShownCart, onEntered: () => void): void {
  const { mode, deliveryArea } = areaChoiceOf(area ?? null, branch).choice
  const entered = useRef<string>(undefined)
  useEffect(() => {
    if (!mode || entered.current === area) return
    entered.current = area
    send({ type: 'choice.made', choice: { mode, ...(deliveryArea && { deliveryArea }) } })
    onEntered()
  }, [area, mode, deliveryArea, send, onEntered])
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

/** What was paid while its guest was elsewhere does not lie in the cart any more. Without an answer it stays. */
function usePaidCarts(): void {
  useEffect(() => {
    const look = async () => {
      await whenIdle()
      await clearPaidCarts()
    }
    look().catch(() => {})
  }, [])
}

/** Who has something in the cart goes to the checkout next: its program is here when they do. */
function useCheckoutAhead(isWanted: boolean, preloadCheckout: () => Promise<unknown>): void {
  useEffect(() => {
    if (isWanted) void whenIdle().then(preloadCheckout)
  }, [isWanted, preloadCheckout])
}
