import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { formatMoney } from '../../../../schema/base/money.ts'
import { localTime } from '../../../../schema/base/zonedTime.ts'
import { currentOrders, orderHistory } from '../../../../schema/ordering/officeCalls.ts'
import type { CurrentOrder } from '../../../../schema/ordering/staffCalls.ts'
import { useNow } from '../../../device/clock.ts'
import { formatTime } from '../../../ui/format.ts'
import { Segmented } from '../../../ui/Segmented.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { QueryProblem } from '../../server/QueryProblem.tsx'
import { useServerPages } from '../../server/useServerPages.ts'
import { useServerQuery } from '../../server/useServerQuery.ts'
import { EmptyCard } from '../../shell/CardList.tsx'
import { useTitles, useZone } from '../../shell/scope.tsx'
import { texts as orderTexts } from '../texts.ts'
import { type BoardColumn, boardColumns, dueOf, longestWait, ordersIn } from './board.ts'
import { OrderCard } from './OrderCard.tsx'
import { texts } from './texts.ts'

/** While somebody looks at it (ms). */
const ASK_MS = 5000

/** What is on, in columns by how it stands; on a phone one column at a time. */
export function Board({ filter, isMixed }: { readonly filter: string; readonly isMixed: boolean }) {
  const zone = useZone()
  const now = useNow()
  const [shown, setShown] = useState<BoardColumn>('new')
  const query = useServerQuery(currentOrders, { query: filter && `?${filter}`, everyMs: ASK_MS })
  const orders = query.value
  const titles = useTitles(
    isMixed ? [...new Set((orders ?? []).map(each => each.branch))].map(id => ['branches', id] as const) : [],
  )
  const [title, hint] = orderTexts.empty.current
  const nameOf = (id: number): string | null => titles.get(`branches:${id}`) ?? null
  return (
    <>
      <QueryProblem queries={[query]} />
      {orders === null && query.problem === null && <Skeleton className="h-64 w-full" />}
      {orders?.length === 0 && <EmptyCard title={title} hint={hint} />}
      {orders !== null && (
        <>
          <Segmented
            className="desktop:hidden"
            label={texts.label}
            value={shown}
            options={boardColumns.map(value => ({
              value,
              label: `${texts.columns[value]} ${orders.filter(({ status }) => status === value).length}`,
            }))}
            onChange={setShown}
          />
          <div className="grid items-start gap-4 desktop:grid-cols-4">
            {boardColumns.map(column => (
              <Column key={column} {...{ column, orders, now, nameOf }} isShown={column === shown} />
            ))}
            <Done filter={filter} now={now} />
          </div>
        </>
      )}
      {query.asOf !== null && (
        <p className="figures text-caption text-ink-soft">{orderTexts.asOf(formatTime(query.asOf, zone))}</p>
      )}
    </>
  )
}

interface ColumnProps {
  readonly column: BoardColumn
  readonly orders: readonly CurrentOrder[]
  readonly now: number
  nameOf(branch: number): string | null
  /** On a phone, where one is shown at a time. */
  readonly isShown: boolean
}

function Column({ column, orders, now, nameOf, isShown }: ColumnProps) {
  const zone = useZone()
  const own = ordersIn(column, orders, now)
  const wait = longestWait(own.now, now)
  const [first] = own.later
  const cards = (list: readonly CurrentOrder[]) => (
    <ul className="flex flex-col gap-3">
      {list.map(order => (
        <OrderCard key={order.id} order={order} branch={nameOf(order.branch)} now={now} />
      ))}
    </ul>
  )
  return (
    <section
      aria-label={texts.headings[column]}
      className={`flex flex-col gap-3 rounded-card bg-sunken p-3 ${isShown ? '' : 'max-desktop:hidden'}`}
    >
      <header className="flex items-baseline justify-between gap-3 px-1">
        <h2 className="text-lead whitespace-nowrap">
          {texts.headings[column]} <span className="figures text-ink-soft">{own.now.length}</span>
        </h2>
        {wait > 0 && column !== 'in-delivery' && (
          <span className="figures text-caption text-ink-soft">{texts.wait(wait)}</span>
        )}
      </header>
      {own.now.length === 0 && <p className="px-1 py-4 text-ink-soft">{texts.empty[column]}</p>}
      {cards(own.now)}
      {first && (
        <details>
          <summary className="figures flex min-h-11 cursor-pointer items-center px-1 text-caption font-medium">
            {texts.later(own.later.length, formatTime(dueOf(first), zone))}
          </summary>
          {cards(own.later)}
        </details>
      )}
    </section>
  )
}

/** What was finished today, newest first; all of it is in the history. */
function Done({ filter, now }: { readonly filter: string; readonly now: number }) {
  const { date } = localTime(now, useZone())
  const query = useServerPages(
    orderHistory,
    [filter, 'filter[status]=completed', `filter[from]=${date}`, `filter[to]=${date}`, 'limit=20']
      .filter(Boolean)
      .join('&'),
  )
  const rows = query.value ?? []
  return (
    <section aria-label={texts.done} className="flex flex-col gap-2 p-3 max-desktop:hidden">
      <h2 className="px-1 text-lead text-ink-soft">{texts.done}</h2>
      {query.value?.length === 0 && <p className="px-1 py-4 text-ink-soft">{texts.nothing}</p>}
      <ul className="flex flex-col">
        {rows.map(({ id, ticketNumber, name, totalGross, currency }) => (
          <li key={id}>
            <Link
              to="/orders/$id"
              params={{ id: String(id) }}
              className="figures flex min-h-11 items-center gap-3 rounded-control px-2 hover:bg-sunken"
            >
              <strong className="font-strong">{ticketNumber}</strong>
              <span className="min-w-0 flex-1 truncate text-caption text-ink-soft">{name}</span>
              <span>{formatMoney(totalGross, currency)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
