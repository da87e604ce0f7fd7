import { useNavigate } from '@tanstack/react-router'
import { useMemo } from 'react'
import type { Branch } from '../../../../schema/business/branch.ts'
import { defaultMode, modeIn } from '../../../../schema/business/modes.ts'
import type { PublicOrder } from '../../../../schema/ordering/calls.ts'
import { reorder } from '../../../../schema/ordering/reorder.ts'
import { isComplete } from '../../../data/shop/catalogue.ts'
import { useFreshness, useList } from '../../../data/shop/useCatalogue.tsx'
import { now } from '../../../device/clock.ts'
import { fillCart, linesInCart } from '../../../ordering/cart/fillCart.ts'
import { useRulesCatalogue } from '../../../ordering/checkout/useRulesCatalogue.ts'
import { AgainCards } from '../../../ordering/order/again/AgainCards.tsx'
import { ReorderButton, type ReorderPort } from '../../../ordering/order/Reorder.tsx'
import { AccountSign } from '../../../ordering/page/AccountSign.tsx'
import { AreaSign } from '../../../ordering/page/AreaSign.tsx'
import { useShopNow } from '../../../ordering/page/shopNow.ts'
import type { StoreSearch } from '../../../ordering/page/storeSearch.ts'
import { TableSign } from '../../../ordering/page/TableSign.tsx'
import { forgetEverything } from '../forgetEverything.ts'

/** For which customer it is ordered, the table one sits at or the area that is unknown, and what this device's guest had before; of one branch only where its menu is open. */
export function AgainOffers({ branch, open }: { branch?: number; open?: StoreSearch }) {
  const branches = useList('branches')
  const here = branches.find(({ id }) => id === branch)
  return (
    <>
      <AccountSign />
      {here && <TableSign branch={here} code={open?.table ?? null} />}
      {here && <AreaSign branch={here} name={open?.area ?? null} />}
      <AgainCards
        findBranch={id =>
          branches.find(each => each.id === id && each.isPublic && (branch === undefined || id === branch))
        }
        now={useShopNow()}
        onForget={() => forgetEverything()}
        renderButton={(order, at, described) => <Again order={order} branch={at} to="checkout" described={described} />}
      />
    </>
  )
}

interface AgainProps {
  readonly order: PublicOrder
  readonly branch: Branch
  /** Where it leads to: who has seen the order goes on to the menu, who is offered it is done choosing. */
  readonly to: 'menu' | 'checkout'
  readonly described?: string
}

/** The button that fills the cart of the order's branch once more. */
export function Again({ order, branch, to, described }: AgainProps) {
  const catalogue = useRulesCatalogue(branch)
  const isReady = isComplete(useFreshness())
  const navigate = useNavigate()
  const port = useMemo((): ReorderPort => {
    const mode = modeIn(order)
    const usual = (catalogue && defaultMode(branch, catalogue.config)) ?? 'takeaway'
    return {
      plan: catalogue && isReady ? () => reorder(order.items, mode, catalogue, now()) : null,
      linesInCart: () => linesInCart(branch, usual),
      async fill(items, how) {
        const product = (id: number) => catalogue?.product(id)
        await fillCart(branch, { items, mode, usual, product }, how)
        const params = { branchIdentifier: branch.identifier }
        if (to === 'checkout') void navigate({ to: '/store/$branchIdentifier/checkout', params })
        else void navigate({ to: '/store/$branchIdentifier', params, search: { cart: true } })
      },
    }
  }, [order, branch, catalogue, isReady, navigate, to])
  return <ReorderButton port={port} currency={order.currency} described={described} />
}
