import { Link, useNavigate, useParams } from '@tanstack/react-router'
import { useMemo } from 'react'
import type { Branch } from '../../../../schema/business/branch.ts'
import { modeIn } from '../../../../schema/business/modes.ts'
import type { PublicOrder } from '../../../../schema/ordering/calls.ts'
import { reorder } from '../../../../schema/ordering/reorder.ts'
import { isComplete } from '../../../data/shop/catalogue.ts'
import { useCatalogue, useConfig, useFreshness, useList } from '../../../data/shop/useCatalogue.tsx'
import { now } from '../../../device/clock.ts'
import { fillCart, linesInCart } from '../../../ordering/cart/fillCart.ts'
import { clearPaidCart } from '../../../ordering/cart/paidCart.ts'
import { useRulesCatalogue } from '../../../ordering/checkout/useRulesCatalogue.ts'
import { OrderPage } from '../../../ordering/order/OrderPage.tsx'
import { ReorderButton, type ReorderPort } from '../../../ordering/order/Reorder.tsx'
import { texts } from '../../../ordering/order/texts.ts'
import { buttonLook } from '../../../ui/Button.tsx'
import { InstallLink } from '../chrome/InstallLink.tsx'
import { ShopHeader } from '../chrome/ShopHeader.tsx'

/** status/{uid}/{hash}: whoever has both follows the order. */
export function StatusRoute() {
  const { uid = '', hash = '' } = useParams({ strict: false })
  const config = useConfig()
  const catalogue = useCatalogue()
  // Read for its changes: the order's branch may arrive after the order.
  useList('branches')
  return (
    <>
      <ShopHeader />
      <main id="main" tabIndex={-1} className="page flex-1">
        <OrderPage
          key={`${uid} ${hash}`}
          uid={uid}
          hash={hash}
          config={config}
          findBranch={id => catalogue.get('branches', id)}
          homeLink={
            <Link to="/" className={buttonLook()}>
              {texts.missing.home}
            </Link>
          }
          renderShopLink={({ identifier }) => (
            <Link
              to="/store/$branchIdentifier"
              params={{ branchIdentifier: identifier }}
              className={buttonLook({ variant: 'secondary', size: 'large' })}
            >
              {texts.shop}
            </Link>
          )}
          renderOrderLink={(order, content, className) => (
            <Link to="/status/$uid/$hash" params={{ uid: order.uid, hash: order.hash }} className={className}>
              {content}
            </Link>
          )}
          installLink={<InstallLink text={texts.install} className={buttonLook({ variant: 'quiet' })} />}
          onPaid={clearPaidCart}
          renderReorder={(order, branch) => <Again order={order} branch={branch} />}
        />
      </main>
    </>
  )
}

/** The button that fills the cart of the order's branch once more. */
function Again({ order, branch }: { order: PublicOrder; branch: Branch }) {
  const catalogue = useRulesCatalogue(branch)
  const isReady = isComplete(useFreshness())
  const navigate = useNavigate()
  const port = useMemo((): ReorderPort => {
    const mode = modeIn(order)
    return {
      plan: catalogue && isReady ? () => reorder(order.items, mode, catalogue, now()) : null,
      linesInCart: () => linesInCart(branch, mode),
      async fill(items, how) {
        await fillCart(branch, mode, items, how)
        const params = { branchIdentifier: branch.identifier }
        void navigate({ to: '/store/$branchIdentifier', params, search: { cart: true } })
      },
    }
  }, [order, branch, catalogue, isReady, navigate])
  return <ReorderButton port={port} currency={order.currency} />
}
