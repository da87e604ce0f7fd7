import { Link, useParams } from '@tanstack/react-router'
import { useCatalogue, useConfig, useList } from '../../../data/useCatalogue.tsx'
import { OrderPage } from '../../../order/OrderPage.tsx'
import { de } from '../../../order/texts.ts'
import { buttonLook } from '../../../ui/Button.tsx'
import { ShopHeader } from '../ShopHeader.tsx'

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
          key={uid}
          uid={uid}
          hash={hash}
          config={config}
          branch={id => catalogue.get('branches', id)}
          homeLink={
            <Link to="/" className={buttonLook()}>
              {de.missing.home}
            </Link>
          }
          renderShopLink={({ identifier }) => (
            <Link
              to="/store/$branchIdentifier"
              params={{ branchIdentifier: identifier }}
              className={buttonLook({ variant: 'secondary' })}
            >
              {de.orderAgain}
            </Link>
          )}
        />
      </main>
    </>
  )
}
