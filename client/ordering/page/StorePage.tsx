import { lazy, type ReactNode, Suspense, useMemo, useRef, useState, useSyncExternalStore } from 'react'
import type { Branch } from '../../../schema/business/branch.ts'
import type { Config } from '../../../schema/business/config.ts'
import { defaultMode, type Mode } from '../../../schema/business/modes.ts'
import { busyMinutes, pauseOf } from '../../../schema/catalogue/switches.ts'
import { useList } from '../../data/shop/useCatalogue.tsx'
import { useHydrated } from '../../ui/useHydrated.ts'
import { MenuNav } from '../menu/MenuNav.tsx'
import { MenuSearch } from '../menu/MenuSearch.tsx'
import { StoreHead } from '../menu/StoreHead.tsx'
import { StoreNotices } from '../menu/StoreNotices.tsx'
import { CartPlaceholder } from './CartPlaceholder.tsx'
import { createCartPort } from './cartPort.ts'
import { MenuGroups } from './MenuGroups.tsx'
import { type HeaderParts, StoreHeader } from './StoreHeader.tsx'
import { useShopNow } from './shopNow.ts'
import type { StoreSearch } from './storeSearch.ts'
import { useBrowse } from './useBrowse.ts'
import { useMenu } from './useMenu.ts'
import { useProductActions } from './useProductActions.ts'

const MenuMissing = lazy(() => import('./MenuMissing.tsx').then(({ MenuMissing }) => ({ default: MenuMissing })))
const CartSide = lazy(() => import('./CartSide.tsx').then(({ CartSide }) => ({ default: CartSide })))
const StoreOverlays = lazy(() =>
  import('./StoreOverlays.tsx').then(({ StoreOverlays }) => ({ default: StoreOverlays })),
)

interface StorePageProps {
  readonly branch: Branch
  readonly config: Config
  readonly open: StoreSearch
  readonly onOpen: (search: StoreSearch) => void
  readonly onClose: () => void
  readonly onCheckout: () => void
  /** What the address chose was taken over: it is not taken over again. */
  readonly onEntered: () => void
  /** Fetches the program of the checkout: who has something in the cart goes there next. */
  readonly preloadCheckout: () => Promise<unknown>
  readonly renderHeader: (parts: HeaderParts) => ReactNode
  /** What the guest had before, where the device remembers it. */
  readonly againSlot?: ReactNode
  /** A link to all branches with this look. */
  readonly renderHomeLink: (content: ReactNode, className: string) => ReactNode
}

/** The menu of one branch with its cart. */
export function StorePage(props: StorePageProps) {
  const { branch, config, open, onOpen, onClose, onCheckout, preloadCheckout, renderHeader } = props
  const now = useShopNow()
  const [port] = useState(() => createCartPort(defaultMode(branch, config) ?? 'takeaway'))
  const { mode, isChosen, deliveryArea, appointment } = useSyncExternalStore(
    port.facts.subscribe,
    port.facts.get,
    port.facts.get,
  )
  const at = appointment ?? now
  const menu = useMenu(branch, now, at)
  const { groups } = menu
  const browse = useBrowse(groups)
  const shown = browse.found?.groups ?? null
  const switches = useList('switches')
  const pause = pauseOf(switches, branch, mode, now)
  const name = useRef<HTMLHeadingElement>(null)
  const search = useRef<HTMLInputElement>(null)
  const categories = useMemo(() => groups.map(({ category }) => category), [groups])
  const [promiseSlot, setSlot] = useState<Element | null>(null)
  const actions = useProductActions(port, branch, onOpen)
  const isHydrated = useHydrated()
  const hasOthers = useList('branches').length > 1
  const onSwitch = hasOthers ? () => onOpen({ branches: true }) : undefined
  return (
    <>
      <StoreHeader
        {...{ branch, mode, isChosen, appointment, now, renderHeader, onSwitch }}
        isPaused={pause !== null}
        nameRef={name}
        onWhen={() => onOpen({ when: true })}
        onSearch={() => search.current?.focus()}
      />
      <main id="main" tabIndex={-1} className="pb-24 desktop:pb-14">
        <div className="page pt-5 pb-3 tablet:pt-6 desktop:pb-5">
          <StoreHead
            {...{ branch, mode, isChosen, deliveryArea, now, onSwitch }}
            nameRef={name}
            onMode={mode => port.send({ type: 'choice.made', choice: choiceOf(branch, mode, deliveryArea) })}
            onArea={deliveryArea => port.send({ type: 'choice.made', choice: { deliveryArea } })}
          >
            <div ref={setSlot} className="min-h-5" />
            <StoreNotices {...{ branch, mode, now, pause }} busy={busyMinutes(switches, branch, mode, now)} />
          </StoreHead>
          {props.againSlot}
        </div>
        <div className="page gap-6 desktop:grid desktop:grid-cols-[12.5rem_minmax(0,1fr)_19.5rem] large:gap-10">
          <MenuNav
            categories={categories}
            shown={shown}
            isSearching={browse.term !== ''}
            tools={
              groups.length > 0 && (
                <MenuSearch
                  ref={search}
                  term={browse.term}
                  onTerm={browse.setTerm}
                  onFilter={() => onOpen({ filter: true })}
                  isFiltered={browse.kept !== null}
                />
              )
            }
          />
          <MenuGroups
            {...{ branch, groups, now, at, browse, actions, onOpen }}
            missing={<MenuMissing renderHomeLink={props.renderHomeLink} />}
          />
          <div className="sticky top-20 self-start">
            {isHydrated ? (
              <Suspense fallback={<CartPlaceholder />}>
                <CartSide
                  {...{ branch, config, menu, now, port, open, onOpen, onClose, onCheckout, preloadCheckout }}
                  promiseSlot={promiseSlot}
                  onBar={() => onOpen({ cart: true })}
                  onEntered={props.onEntered}
                />
              </Suspense>
            ) : (
              <CartPlaceholder />
            )}
          </div>
        </div>
        {isHydrated && (open.filter || open.branches) && (
          <Suspense>
            <StoreOverlays {...{ branch, groups, now, browse, open, onClose }} />
          </Suspense>
        )}
      </main>
    </>
  )
}

/** With one delivery area there is nothing to choose. */
function choiceOf(branch: Branch, mode: Mode, area: string | null): { mode: Mode; deliveryArea: string | null } {
  const [only, second] = branch.deliveryAreas
  return { mode, deliveryArea: mode === 'delivery' && only && !second ? only.area : area }
}
