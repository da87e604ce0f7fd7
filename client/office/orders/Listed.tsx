import type { ReactNode } from 'react'
import type { StaffOrder } from '../../../schema/ordering/staffCalls.ts'
import { Loading } from '../server/Loading.tsx'
import { QueryState } from '../server/QueryState.tsx'
import type { ServerQuery } from '../server/useServerQuery.ts'
import { CardList, EmptyCard } from '../shell/CardList.tsx'
import { useTitles } from '../shell/scope.tsx'
import { OrderRow } from './OrderRow.tsx'
import type { OrderView } from './ordersScope.ts'
import { texts } from './texts.ts'

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
  const branches = [...new Set((rows ?? []).map(({ branch }) => branch))]
  const titles = useTitles(branches.map(id => ['branches', id] as const))
  const [title, hint] = texts.empty[view]
  return (
    <>
      <QueryState queries={[query]} />
      {rows === null && query.problem === null && <Loading className="h-40" />}
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
    </>
  )
}
