import { Link, useLocation } from '@tanstack/react-router'
import { useSyncExternalStore } from 'react'
import { useConfig, useList } from '../../../data/shop/useCatalogue.tsx'
import { AwaitedOrderBar } from '../../../ordering/order/AwaitedOrderBar.tsx'
import { WaitingOrderBar } from '../../../ordering/order/WaitingOrderBar.tsx'
import { shownOrder } from './pageRequest.ts'

/** In place of the name of a branch that is gone: the page for orders of none has an address, too. */
const GONE_BRANCH = '-'

/** Leads back to orders that wait or are under way, except where they are shown already or another one is being placed. */
export function OrderBar() {
  const isNumbered = useConfig()?.disableTickets ?? false
  const branches = useList('branches')
  const shown = useSyncExternalStore(shownOrder.subscribe, shownOrder.get)
  const path = useLocation({ select: location => location.pathname })
  return (
    <>
      <WaitingOrderBar
        shown={shown}
        seen={/^\/status\/([^/]+)/.exec(path)?.[1] ?? null}
        renderWaitingLink={({ uid, branch }, content, look) => (
          <Link
            to="/store/$branchIdentifier/checkout"
            params={{ branchIdentifier: branches.find(({ id }) => id === branch)?.identifier ?? GONE_BRANCH }}
            search={{ order: uid }}
            className={look}
          >
            {content}
          </Link>
        )}
        renderOrderLink={({ uid, hash }, content, look) => (
          <Link to="/status/$uid/$hash" params={{ uid, hash }} className={look}>
            {content}
          </Link>
        )}
      />
      {!path.startsWith('/status/') && !path.includes('/checkout') && (
        <AwaitedOrderBar
          isNumbered={isNumbered}
          renderLink={({ uid, hash }, content, className) => (
            <Link to="/status/$uid/$hash" params={{ uid, hash }} className={className}>
              {content}
            </Link>
          )}
        />
      )}
    </>
  )
}
