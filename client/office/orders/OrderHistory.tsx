import { useDeferredValue, useState } from 'react'
import { formatMoney } from '../../../schema/base/money.ts'
import { orderHistory } from '../../../schema/ordering/officeCalls.ts'
import { type OrderStatus, orderStatuses } from '../../../schema/ordering/orderStatus.ts'
import { now } from '../../device/clock.ts'
import { Button } from '../../ui/Button.tsx'
import { Chip } from '../../ui/Chip.tsx'
import { SearchField } from '../../ui/SearchField.tsx'
import type { BranchScope } from '../areas/branchScope.ts'
import { useServerPages } from '../server/useServerPages.ts'
import { useZone } from '../shell/scope.tsx'
import { input } from '../shell/styles.ts'
import { Listed } from './Listed.tsx'
import type { OrdersProps, OrdersScope } from './ordersScope.ts'
import { datesOf, periods } from './period.ts'
import { texts } from './texts.ts'

/** Orders a page. */
const LIMIT = 50

/** All orders there ever were, newest first, by when, how they stand, and who. */
export function OrderHistory({ scope, onScope, branches }: OrdersProps & { readonly branches: BranchScope }) {
  const zone = useZone()
  const search = useDeferredValue(scope.search)
  const [today] = useState(now)
  const query = useServerPages(orderHistory, queryOf({ ...scope, search }, branches, today, zone))
  const isFiltered = scope.search !== '' || scope.status !== null || scope.period !== 'all'
  return (
    <>
      <div className="flex flex-col gap-3">
        <SearchField
          label={texts.search}
          placeholder={texts.search}
          value={scope.search}
          onChange={term => onScope({ ...scope, search: term })}
        />
        <div className="flex flex-wrap items-center gap-2">
          <div role="group" aria-label={texts.period} className="flex flex-wrap gap-2">
            {periods.map(period => (
              <Chip key={period} pressed={scope.period === period} onClick={() => onScope({ ...scope, period })}>
                {texts.periods[period]}
              </Chip>
            ))}
          </div>
          <StatusChoice status={scope.status} onStatus={status => onScope({ ...scope, status })} />
        </div>
      </div>
      <Listed view="history" query={query} rows={query.value} isMixed={branches?.length !== 1} />
      {(query.value?.length ?? 0) > 0 && <Sum rows={query.value ?? []} hasMore={query.hasMore} />}
      <div className="flex gap-2">
        {query.hasMore && (
          <Button variant="secondary" size="small" busy={query.isAsking} onClick={query.more}>
            {texts.more}
          </Button>
        )}
        {query.value?.length === 0 && isFiltered && (
          <Button
            variant="secondary"
            size="small"
            onClick={() => onScope({ ...scope, search: '', status: null, period: 'all' })}
          >
            {texts.clear}
          </Button>
        )}
      </div>
    </>
  )
}

interface StatusChoiceProps {
  readonly status: OrderStatus | null
  readonly onStatus: (status: OrderStatus | null) => void
}

const StatusChoice = ({ status, onStatus }: StatusChoiceProps) => (
  <select
    aria-label={texts.status}
    className={`${input} min-h-10 tablet:w-44!`}
    value={status ?? ''}
    onChange={event => onStatus(orderStatuses.find(each => each === event.target.value) ?? null)}
  >
    <option value="">{texts.anyStatus}</option>
    {orderStatuses.map(each => (
      <option key={each} value={each}>
        {texts.statuses[each]}
      </option>
    ))}
  </select>
)

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
function queryOf({ period, status, search }: OrdersScope, branches: BranchScope, at: number, zone: string): string {
  const dates = datesOf(period, at, zone)
  const query = new URLSearchParams({ limit: String(LIMIT) })
  if (branches !== null) query.set('filter[branch]', branches.join(','))
  if (status !== null) query.set('filter[status]', status)
  if (search.trim() !== '') query.set('filter[search]', search.trim())
  if (dates) {
    query.set('filter[from]', dates.from)
    query.set('filter[to]', dates.to)
  }
  return query.toString()
}
