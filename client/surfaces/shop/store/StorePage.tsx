import { lazy, Suspense, useMemo, useRef, useState, useSyncExternalStore } from 'react'
import type { Branch } from '../../../../schema/entities/branch.ts'
import type { Config } from '../../../../schema/entities/config.ts'
import { defaultMode, type Mode } from '../../../../schema/rules/branch.ts'
import { CategoryChips, CategoryColumn } from '../../../menu/CategoryNav.tsx'
import { groupId, ProductGroup } from '../../../menu/ProductGroup.tsx'
import { StoreHead } from '../../../menu/StoreHead.tsx'
import { StoreNotices } from '../../../menu/StoreNotices.tsx'
import { useScrollSpy } from '../../../menu/useScrollSpy.ts'
import type { StoreSearch } from '../router.tsx'
import { useShopNow } from '../ShopApp.tsx'
import { useHydrated } from '../useHydrated.ts'
import { CartPlaceholder } from './CartPlaceholder.tsx'
import { createCartPort } from './cartPort.ts'
import { MenuMissing } from './MenuMissing.tsx'
import { StoreHeader } from './StoreHeader.tsx'
import { useMenu } from './useMenu.ts'
import { useProductActions } from './useProductActions.ts'

const CartSide = lazy(() => import('./CartSide.tsx').then(({ CartSide }) => ({ default: CartSide })))

export interface StorePageProps {
  readonly branch: Branch
  readonly config: Config
  readonly open: StoreSearch
  readonly onOpen: (search: StoreSearch) => void
  readonly onClose: () => void
  readonly onCheckout: () => void
}

/** The menu of one branch with its cart. */
export function StorePage({ branch, config, open, onOpen, onClose, onCheckout }: StorePageProps) {
  const now = useShopNow()
  const menu = useMenu(branch, now)
  const { groups } = menu
  const [port] = useState(() => createCartPort(defaultMode(branch, config) ?? 'takeaway'))
  const { mode, deliveryArea, inCart } = useSyncExternalStore(port.facts.subscribe, port.facts.get, port.facts.get)
  const name = useRef<HTMLHeadingElement>(null)
  const current = useScrollSpy(groups.map(({ category }) => groupId(category.id)))
  const categories = useMemo(() => groups.map(({ category }) => category), [groups])
  const actions = useProductActions(port, onOpen)
  const isHydrated = useHydrated()
  return (
    <>
      <StoreHeader branch={branch} mode={mode} now={now} nameRef={name} />
      <main id="main" tabIndex={-1} className="pb-24 desktop:pb-14">
        <div className="page flex flex-col gap-4 pt-5 pb-4 tablet:pt-8 tablet:pb-6">
          <StoreHead
            branch={branch}
            mode={mode}
            deliveryArea={deliveryArea}
            now={now}
            nameRef={name}
            onMode={mode => port.send({ type: 'choice.made', choice: choiceOf(branch, mode, deliveryArea) })}
            onArea={deliveryArea => port.send({ type: 'choice.made', choice: { deliveryArea } })}
          />
          <StoreNotices branch={branch} mode={mode} now={now} />
        </div>
        {groups.length > 0 && <CategoryChips categories={categories} current={current} />}
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
            {groups.length === 0 && <MenuMissing />}
          </div>
          <div className="sticky top-20 self-start">
            {isHydrated ? (
              <Suspense fallback={<CartPlaceholder />}>
                <CartSide {...{ branch, config, menu, now, port, open, onOpen, onClose, onCheckout }} />
              </Suspense>
            ) : (
              <CartPlaceholder />
            )}
          </div>
        </div>
      </main>
    </>
  )
}

/** With one delivery area there is nothing to choose. */
function choiceOf(branch: Branch, mode: Mode, area: string | null): { mode: Mode; deliveryArea: string | null } {
  const [only, second] = branch.deliveryAreas
  return { mode, deliveryArea: mode === 'delivery' && only && !second ? only.area : area }
}
