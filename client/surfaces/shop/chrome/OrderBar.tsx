import { Link, useLocation } from '@tanstack/react-router'
import { useConfig } from '../../../data/shop/useCatalogue.tsx'
import { AwaitedOrderBar } from '../../../ordering/order/AwaitedOrderBar.tsx'

/** Leads back to an order that is under way, except where it is shown already or another one is being placed. */
export function OrderBar() {
  const isNumbered = useConfig()?.disableTickets ?? false
  const path = useLocation({ select: location => location.pathname })
  if (path.startsWith('/status/') || path.includes('/checkout')) return null
  return (
    <AwaitedOrderBar
      isNumbered={isNumbered}
      renderLink={({ uid, hash }, content, className) => (
        <Link to="/status/$uid/$hash" params={{ uid, hash }} className={className}>
          {content}
        </Link>
      )}
    />
  )
}
