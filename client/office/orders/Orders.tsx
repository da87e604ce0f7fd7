import type { ReactNode } from 'react'
import { currentOrders, missedOrders } from '../../../schema/ordering/officeCalls.ts'
import type { StaffOrder } from '../../../schema/ordering/staffCalls.ts'
import { Badge } from '../../ui/Badge.tsx'
import { formatTime } from '../../ui/format.ts'
import { Segmented } from '../../ui/Segmented.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { QueryProblem } from '../server/QueryProblem.tsx'
import { type ServerQuery, useServerQuery } from '../server/useServerQuery.ts'
import { CardList, EmptyCard } from '../shell/CardList.tsx'
import { useTitles, useZone } from '../shell/scope.tsx'
import { BranchChoice } from './BranchChoice.tsx'
import { OrderHistory } from './OrderHistory.tsx'
import { OrderRow } from './OrderRow.tsx'
import type { OrdersScope, OrderView } from './ordersScope.ts'
import { texts } from './texts.ts'

/** While somebody looks at it (ms). */
const ASK_MS = 5000

export interface OrdersProps {
  readonly scope: OrdersScope
  readonly onScope: (scope: OrdersScope) => void
}

/** Orders as the office has them: those that are open, those that need somebody, and all there ever were. */
export function Orders({ scope, onScope }: OrdersProps) {
  const { view, branch } = scope
  return (
    <div className="mx-auto flex w-full max-w-[64rem] flex-col gap-5 px-4 py-6 tablet:px-8">
      <header className="flex flex-wrap items-end gap-x-6 gap-y-3">
        <div className="min-w-0 flex-1 basis-80">
          <h1 className="text-head">{texts.title}</h1>
          <p className="text-ink-soft">{texts.intro}</p>
        </div>
        <BranchChoice branch={branch} onBranch={chosen => onScope({ ...scope, branch: chosen })} />
      </header>
      <Segmented
        className="tablet:self-start"
        label={texts.viewLabel}
        value={view}
        options={(['current', 'missed', 'history'] as const).map(value => ({ value, label: texts.views[value] }))}
        onChange={chosen => onScope({ ...scope, view: chosen })}
      />
      {view === 'current' && <Current branch={branch} />}
      {view === 'missed' && <Missed branch={branch} />}
      {view === 'history' && <OrderHistory scope={scope} onScope={onScope} />}
    </div>
  )
}

const ofBranch = (branch: number | null): string => (branch === null ? '' : `?filter[branch]=${branch}`)

/** What is due first stands first. */
function Current({ branch }: { readonly branch: number | null }) {
  const query = useServerQuery(currentOrders, { query: ofBranch(branch), everyMs: ASK_MS })
  const due = ({ dueAt, createdAt }: { dueAt: string | null; createdAt: string }) => Date.parse(dueAt ?? createdAt)
  const rows = query.value?.toSorted((one, other) => due(one) - due(other)) ?? null
  return (
    <Listed view="current" query={query} rows={rows} isMixed={branch === null}>
      {order => order.needsReview && <Badge tone="error">{texts.missed.review}</Badge>}
    </Listed>
  )
}

function Missed({ branch }: { readonly branch: number | null }) {
  const query = useServerQuery(missedOrders, { query: ofBranch(branch), everyMs: ASK_MS })
  return (
    <Listed view="missed" query={query} rows={query.value} isMixed={branch === null}>
      {({ missed }) => <Badge tone="error">{texts.missed[missed]}</Badge>}
    </Listed>
  )
}

interface ListedProps<Row> {
  readonly view: OrderView
  readonly query: ServerQuery<unknown>
  readonly rows: readonly Row[] | null
  /** Orders of several branches: each says of which. */
  readonly isMixed: boolean
  readonly children?: (row: Row) => ReactNode
}

/** Orders below each other, with what the server last said and when. */
export function Listed<Row extends StaffOrder>({ view, query, rows, isMixed, children }: ListedProps<Row>) {
  const zone = useZone()
  const branches = [...new Set((rows ?? []).map(({ branch }) => branch))]
  const titles = useTitles(branches.map(id => ['branches', id] as const))
  const [title, hint] = texts.empty[view]
  return (
    <>
      <QueryProblem queries={[query]} />
      {rows === null && query.problem === null && <Skeleton className="h-40 w-full" />}
      {rows?.length === 0 && <EmptyCard title={title} hint={hint} />}
      {rows !== null && rows.length > 0 && (
        <CardList rows={rows}>
          {order => (
            <OrderRow
              order={order}
              branch={isMixed ? (titles.get(`branches:${order.branch}`) ?? null) : null}
              flags={children?.(order)}
            />
          )}
        </CardList>
      )}
      {query.asOf !== null && (
        <p className="figures text-caption text-ink-soft">{texts.asOf(formatTime(query.asOf, zone))}</p>
      )}
    </>
  )
}
