import { Link, useParams } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { useCatalogue, useConfig, useList } from '../../../data/shop/useCatalogue.tsx'
import { clearPaidCart } from '../../../ordering/cart/paidCart.ts'
import { OrderPage } from '../../../ordering/order/OrderPage.tsx'
import { texts } from '../../../ordering/order/texts.ts'
import { buttonLook } from '../../../ui/Button.tsx'
import { InstallLink } from '../chrome/InstallLink.tsx'
import { ShopHeader } from '../chrome/ShopHeader.tsx'
import { Again } from './again.tsx'

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
          renderShopLink={({ identifier }, table) => (
            <Link
              to="/store/$branchIdentifier"
              params={{ branchIdentifier: identifier }}
              search={table === null ? {} : { table }}
              className={buttonLook({ variant: 'secondary', size: 'large' })}
            >
              {table === null ? texts.shop : texts.deeds.again}
            </Link>
          )}
          renderOrderLink={(order, content, className) => (
            <Link to="/status/$uid/$hash" params={{ uid: order.uid, hash: order.hash }} className={className}>
              {content}
            </Link>
          )}
          installLink={<InstallLink text={texts.install} className={buttonLook({ variant: 'quiet' })} />}
          onPaid={clearPaidCart}
          renderTimeChoice={(order, branch, choice) => (
            <Suspense>
              <OrderTimeDialog order={order} branch={branch} {...choice} />
            </Suspense>
          )}
          renderReorder={(order, branch) => <Again order={order} branch={branch} to="menu" />}
        />
      </main>
    </>
  )
}

const OrderTimeDialog = lazy(async () => ({
  default: (await import('../../../ordering/checkout/time/OrderTimeDialog.tsx')).OrderTimeDialog,
}))
