import { revenueAccess } from '../../../schema/base/access.ts'
import { revenueToday } from '../../../schema/ordering/officeCalls.ts'
import type { Revenue } from '../../../schema/ordering/revenue.ts'
import { type ServerQuery, useServerQuery } from '../server/useServerQuery.ts'
import { mayReadSome } from '../shell/rights.ts'
import { useOffice } from '../shell/scope.tsx'

/** While somebody looks at it (ms). */
const ASK_MS = 60_000

/** What today has brought, for whoever may know; `filter` is 'filter[branch]=1,8', empty for all. */
export function useRevenue(filter: string): ServerQuery<Revenue> {
  const { actor } = useOffice()
  const isAsked = mayReadSome(actor, revenueAccess)
  return useServerQuery(isAsked ? revenueToday : null, { query: filter && `?${filter}`, everyMs: ASK_MS })
}
