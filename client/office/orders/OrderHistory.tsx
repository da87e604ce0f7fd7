import { useDeferredValue, useState } from 'react'
import { formatMoney } from '../../../schema/base/money.ts'
import { sameValue } from '../../../schema/base/sameValue.ts'
import { orderHistory } from '../../../schema/ordering/officeCalls.ts'
import type { OrderStatus } from '../../../schema/ordering/orderStatus.ts'
import { now } from '../../device/clock.ts'
import { Button } from '../../ui/Button.tsx'
import { SearchField } from '../../ui/SearchField.tsx'
import type { BranchScope } from '../areas/branchScope.ts'
import { useServerPages } from '../server/useServerPages.ts'
import { useZone } from '../shell/scope.tsx'
import { HistoryFile } from './HistoryFile.tsx'
import { HistoryFilters } from './HistoryFilters.tsx'
import { Listed } from './Listed.tsx'
import { type OrdersProps, type OrdersScope, unfiltered } from './ordersScope.ts'
import { datesOf } from './period.ts'
import { texts } from './texts.ts'

/** Orders a page. */
const LIMIT = 50

/** All orders there ever were, newest first, by when, how they stand, and who. */
export function OrderHistory({ scope, onScope, branches }: OrdersProps & { readonly branches: BranchScope }) {
  const zone = useZone()
  const search = useDeferredValue(scope.search)
  const [today] = useState(now)
  const of = scope.branch === null ? branches : [scope.branch]
  const asked = queryOf({ ...scope, search }, of, today, zone)
  const query = useServerPages(orderHistory, asked)
  const cleared = { ...scope, ...unfiltered, search: '', period: 'all' } as const
  const isFiltered = !sameValue(scope, cleared)
  return (
    <>
      <div className="flex flex-col gap-3">
        <SearchField
          label={texts.search}
          placeholder={texts.search}
          value={scope.search}
          onChange={term => onScope({ ...scope, search: term })}
        />
        <HistoryFilters scope={scope} onScope={onScope} />
      </div>
      <Listed view="history" query={query} rows={query.value} isMixed={of?.length !== 1} />
      {(query.value?.length ?? 0) > 0 && <Sum rows={query.value ?? []} hasMore={query.hasMore} />}
      <div className="flex flex-wrap gap-2">
        {(query.value?.length ?? 0) > 0 && <HistoryFile query={asked} />}
        {query.hasMore && (
          <Button variant="secondary" size="small" busy={query.isAsking} onClick={query.more}>
            {texts.more}
          </Button>
        )}
        {query.value?.length === 0 && isFiltered && (
          <Button variant="secondary" size="small" onClick={() => onScope(cleared)}>
            {texts.clear}
          </Button>
        )}
      </div>
    </>
  )
}

/** How much what is shown comes to; what nobody pays does not count. */
function Sum({ rows, hasMore }: { readonly rows: readonly Counted[]; readonly hasMore: boolean }) {
  const counted = rows.filter(({ status }) => !['rejected', 'canceled', 'failed'].includes(status))
  const total = counted.reduce((sum, { totalGross }) => sum + totalGross, 0)
  const [first] = rows
  return (
    first && (
      <p className="figures font-medium">{texts.sum(rows.length, formatMoney(total, first.currency), hasMore)}</p>
    )
  )
}

interface Counted {
  readonly status: OrderStatus
  readonly totalGross: number
  readonly currency: string
}

/** 'filter[status]=new&limit=50' */
function queryOf(scope: OrdersScope, branches: BranchScope, at: number, zone: string): string {
  const { period, day, until, status, mode, payment, refunded, search } = scope
  const dates = day === null ? datesOf(period, at, zone) : { from: day, to: until ?? day }
  const query = new URLSearchParams({ limit: String(LIMIT) })
  if (branches !== null) query.set('filter[branch]', branches.join(','))
  if (status !== null) query.set('filter[status]', status)
  if (mode !== null) query.set('filter[mode]', mode)
  if (payment !== null) query.set('filter[paymentMethod]', payment)
  if (refunded) query.set('filter[refunded]', 'true')
  if (search.trim() !== '') query.set('filter[search]', search.trim())
  if (dates) {
    query.set('filter[from]', dates.from)
    query.set('filter[to]', dates.to)
  }
  return query.toString()
}
