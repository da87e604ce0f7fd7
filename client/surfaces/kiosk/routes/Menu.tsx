import { useState } from 'react'
import { pauseOf } from '../../../../schema/catalogue/switches.ts'
import { cartCount } from '../../../../schema/ordering/cartCount.ts'
import { CartTray } from '../../../counter/kiosk/CartTray.tsx'
import { CategoryRail } from '../../../counter/kiosk/CategoryRail.tsx'
import { KioskPage } from '../../../counter/kiosk/KioskPage.tsx'
import { useTexts } from '../../../counter/kiosk/texts.ts'
import { isComplete } from '../../../data/shop/catalogue.ts'
import { useFreshness, useList } from '../../../data/shop/useCatalogue.tsx'
import { CartSheet } from '../../../ordering/cart/CartSheet.tsx'
import { cards } from '../../../ordering/menu/cards.ts'
import { ProductGroup } from '../../../ordering/menu/ProductGroup.tsx'
import { StoreNotices } from '../../../ordering/menu/StoreNotices.tsx'
import { FilterDialog } from '../../../ordering/menu/search/FilterDialog.tsx'
import type { CartSideProps } from '../../../ordering/page/CartSide.tsx'
import { createCartPort } from '../../../ordering/page/cartPort.ts'
import { OpenProduct } from '../../../ordering/page/OpenProduct.tsx'
import { branchReason, panelOf } from '../../../ordering/page/panel.ts'
import { purposeOf } from '../../../ordering/page/purpose.ts'
import { useShopNow } from '../../../ordering/page/shopNow.ts'
import { useBrowse } from '../../../ordering/page/useBrowse.ts'
import { useCartView } from '../../../ordering/page/useCartView.ts'
import { useMenu } from '../../../ordering/page/useMenu.ts'
import { usePort } from '../../../ordering/page/usePort.ts'
import { useProductActions } from '../../../ordering/page/useProductActions.ts'
import { Button } from '../../../ui/Button.tsx'
import { Filter } from '../../../ui/icons.tsx'
import { KioskProduct } from '../product/KioskProduct.tsx'

type MenuProps = Pick<CartSideProps, 'branch' | 'config' | 'open' | 'onOpen' | 'onClose' | 'onCheckout'>

/** The menu of the kiosk's branch: one category at a time, its products in tiles, and the tray they come onto. */
export function Menu({ branch, config, open, onOpen, onClose, onCheckout }: MenuProps) {
  const texts = useTexts()
  const now = useShopNow()
  const [port] = useState(() => createCartPort('takeaway'))
  const menu = useMenu(branch, now, now)
  const { groups, catalogue } = menu
  const browse = useBrowse(groups)
  const actions = useProductActions(port, branch, onOpen)
  const cart = useCartView(branch, config, menu, now, isComplete(useFreshness()))
  usePort(port, cart, catalogue, false)
  const pause = pauseOf(useList('switches'), branch, cart.mode, now)
  const purpose = purposeOf(branch, cart.mode, now, null, pause !== null)
  const reason = branchReason(branch, cart.mode, now, pause !== null)
  const panel = panelOf(cart, purpose, reason, id => catalogue.product(id)?.name, null, { onOpen, onCheckout })
  const [wanted, setWanted] = useState<number | null>(null)
  const group = groups.find(({ category }) => category.id === wanted) ?? groups[0]
  const { lines, pricing } = cart.view
  return (
    <KioskPage
      isEmpty={lines.length === 0}
      head={
        <>
          <div className="flex min-w-0 flex-1 flex-wrap items-baseline justify-between gap-x-4">
            <h1 className="max-w-full truncate font-display text-head">{config.shopName}</h1>
            <p className="font-medium text-ink-soft">{texts.choice.modes[cart.mode]}</p>
          </div>
          <Button
            variant="secondary"
            aria-haspopup="dialog"
            icon={<Filter size={20} />}
            onClick={() => onOpen({ filter: true })}
          >
            {browse.kept === null ? texts.menu.filter : texts.menu.filterOn}
          </Button>
        </>
      }
      foot={
        <CartTray
          count={cartCount(lines.map(({ item }) => item))}
          total={pricing.totalGross}
          isOpen={cart.view.hasHiddenPrices}
          pictures={lines.map(({ product }) => product?.images[0])}
          reason={panel.checkout.reason}
          onCheckout={panel.onCheckout}
        />
      }
    >
      {/* Categories in a column that stands on the lower edge, beside it the products. */}
      <div className="grid min-h-0 flex-1 grid-cols-[min(9.4rem,33vw)_minmax(0,1fr)]">
        <CategoryRail
          categories={groups.map(({ category }) => category)}
          current={group?.category.id}
          onChoose={setWanted}
        />
        <main
          id="main"
          tabIndex={-1}
          key={group?.category.id}
          className="flex min-h-0 flex-col gap-4 overflow-y-auto overscroll-contain px-[1.4rem] pt-[1.2rem] pb-8"
        >
          <StoreNotices {...{ branch, now, pause }} mode={cart.mode} busy={0} />
          {group ? (
            <ProductGroup
              {...{ group, now, actions }}
              at={now}
              zone={branch.timeZone}
              shown={browse.found ? (browse.found.groups.get(group.category.id) ?? nothing) : undefined}
              layout={cards}
            />
          ) : (
            <p className="text-lead">{texts.menu.missing}</p>
          )}
          {group && browse.found && !browse.found.groups.get(group.category.id)?.size && (
            <p className="text-lead">{texts.menu.noneLeft}</p>
          )}
        </main>
      </div>
      {open.filter && <FilterDialog groups={groups} kept={browse.kept} onChange={browse.setKept} onClose={onClose} />}
      {open.cart && <CartSheet {...panel} onClose={onClose} />}
      {(open.product !== undefined || open.line !== undefined) && (
        <OpenProduct
          {...{ branch, config, now, purpose, open, onOpen, onClose, cart, groups }}
          mode={cart.mode}
          isOwn={false}
          Overlay={KioskProduct}
        />
      )}
    </KioskPage>
  )
}

const nothing: ReadonlyMap<number, undefined> = new Map()
