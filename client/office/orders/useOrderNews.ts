import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useSyncExternalStore } from 'react'
import { addressAt } from '../../../schema/base/call.ts'
import { orderHistory } from '../../../schema/ordering/officeCalls.ts'
import { isVisible } from '../../device/page/visibility.ts'
import { useOffice } from '../shell/scope.tsx'

/** How often a list asks by itself while somebody looks at it (ms): where it is not told of changes, and where it is. */
const ASK_MS = 5000
const ASK_BESIDES_MS = 30_000

/** Where the address of every list of orders begins. */
const ORDERS = addressAt(orderHistory.path, {})

/** Asks anew for everything that a page shows of orders whenever some changed; said once on it. Returns how often to ask besides (ms). */
export function useOrderNews(): number {
  const { orderNews } = useOffice().office
  const queries = useQueryClient()
  useEffect(() => {
    const isOfOrders = ({ queryKey }: { readonly queryKey: readonly unknown[] }) =>
      queryKey.some(part => String(part).startsWith(ORDERS))
    return orderNews.follow(async () => {
      // A page that nobody looks at asks when somebody does again.
      if (isVisible()) await queries.invalidateQueries({ predicate: isOfOrders })
    })
  }, [orderNews, queries])
  return useOrderPace()
}

/** How often to ask (ms) for what somebody else on the page asks for anew when orders changed. */
export function useOrderPace(): number {
  const { orderNews } = useOffice().office
  return useSyncExternalStore(orderNews.subscribe, orderNews.isHeard) ? ASK_BESIDES_MS : ASK_MS
}
