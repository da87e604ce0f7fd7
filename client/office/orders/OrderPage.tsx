import { Link } from '@tanstack/react-router'
import { ArrowLeft } from 'lucide-react'
import { modes } from '../../../schema/business/modes.ts'
import { tableTitleOf } from '../../../schema/business/tableTitle.ts'
import { dueOf } from '../../../schema/ordering/due.ts'
import { type WholeOrder, wholeOrder } from '../../../schema/ordering/officeCalls.ts'
import { now } from '../../device/clock.ts'
import { Badge } from '../../ui/Badge.tsx'
import { formatDateTime, formatMoment } from '../../ui/format.ts'
import { Loading } from '../server/Loading.tsx'
import { QueryState } from '../server/QueryState.tsx'
import { useServerQuery } from '../server/useServerQuery.ts'
import { useTitles, useZone } from '../shell/scope.tsx'
import { quietButton } from '../shell/styles.ts'
import { heldText } from './heldText.ts'
import { OrderDeeds } from './OrderDeeds.tsx'
import { OrderGuest } from './OrderGuest.tsx'
import { OrderJobs } from './OrderJobs.tsx'
import { OrderLines } from './OrderLines.tsx'
import { OrderPayments } from './OrderPayments.tsx'
import { StatusBadge } from './OrderRow.tsx'
import { OrderTrail } from './OrderTrail.tsx'
import { texts } from './texts.ts'

/** While somebody looks at it (ms). */
const ASK_MS = 5000

/** One order with everything about it, and what can be done with it. */
export function OrderPage({ id }: { readonly id: number }) {
  const query = useServerQuery(wholeOrder, { params: { id }, everyMs: ASK_MS })
  const order = query.value
  return (
    <div className="mx-auto flex w-full max-w-[64rem] flex-col gap-5 px-4 py-6 tablet:px-8">
      <Link to="/orders" className={`${quietButton} -ml-2.5 self-start`}>
        <ArrowLeft size={16} aria-hidden />
        {texts.back}
      </Link>
      <QueryState queries={[query]} />
      {!order && query.problem === null && <Loading className="h-64" />}
      {order && (
        <>
          <Head order={order} />
          <OrderDeeds order={order} />
          <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 desktop:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
            <div className="flex flex-col gap-5">
              <OrderLines order={order} />
              <OrderPayments order={order} />
              <OrderJobs order={order} />
            </div>
            <div className="flex flex-col gap-5">
              <OrderGuest order={order} />
              <OrderTrail events={order.events} />
            </div>
          </div>
        </>
      )}
    </div>
  )
}

function Head({ order }: { readonly order: WholeOrder }) {
  const zone = useZone()
  const titles = useTitles([['branches', order.branch.id]])
  const moment = (instant: string): string => formatMoment(Date.parse(instant), now(), zone)
  const due = dueOf(order.promisedAt, order.appointmentDate)
  const facts = [
    modes[order.mode].label,
    tableTitleOf(order),
    titles.get(`branches:${order.branch.id}`),
    due === null ? texts.soon : due.isPromise ? texts.promised(moment(due.at)) : moment(due.at),
    order.counterAppointment === null ? null : texts.proposed(moment(order.counterAppointment)),
  ]
  return (
    <header className="flex flex-col gap-1">
      <div className="flex flex-wrap items-center gap-3">
        <h1 className="text-head">{texts.order(order.ticketNumber)}</h1>
        <StatusBadge order={order} />
        {order.heldUntil !== null && (
          <Badge tone="warning">{`${texts.held.word} · ${heldText(order.createdAt, order.heldUntil, zone)}`}</Badge>
        )}
      </div>
      <p>{facts.filter(Boolean).join(' · ')}</p>
      <p className="figures text-caption text-ink-soft">{formatDateTime(Date.parse(order.createdAt), zone)}</p>
    </header>
  )
}
