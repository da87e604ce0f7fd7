import { Link } from '@tanstack/react-router'
import { may, orderAccess } from '../../../../schema/base/access.ts'
import { formatMoney } from '../../../../schema/base/money.ts'
import { modes } from '../../../../schema/business/modes.ts'
import { tableTitleOf } from '../../../../schema/business/tableTitle.ts'
import { moveOrderTo } from '../../../../schema/ordering/calls.ts'
import { actionsFrom } from '../../../../schema/ordering/orderStatus.ts'
import type { CurrentOrder } from '../../../../schema/ordering/staffCalls.ts'
import { Badge } from '../../../ui/Badge.tsx'
import { Button, buttonLook } from '../../../ui/Button.tsx'
import { formatMoment, formatTime } from '../../../ui/format.ts'
import { ProblemNotice } from '../../server/ProblemNotice.tsx'
import { useServerAction } from '../../server/useServerAction.ts'
import { useShows } from '../../settings/deviceSettings.ts'
import { useOffice, useZone } from '../../shell/scope.tsx'
import { card } from '../../shell/styles.ts'
import { AcceptOrder } from '../AcceptOrder.tsx'
import { GuestName } from '../GuestName.tsx'
import { MoneyWord } from '../OrderRow.tsx'
import { texts as orderTexts } from '../texts.ts'
import { dueOf, minutesLeft } from './board.ts'
import { texts } from './texts.ts'

interface OrderCardProps {
  readonly order: CurrentOrder
  /** Name of its branch, where several are shown together. */
  readonly branch: string | null
  /** Epoch ms. */
  readonly now: number
}

/** An order on the board: number, when, how and for whom, its money, and the next step. Everything else is on its page. */
export function OrderCard({ order, branch, now }: OrderCardProps) {
  const zone = useZone()
  const left = minutesLeft(order, now)
  const due = dueOf(order)
  const isReady = order.status === 'in-delivery'
  const facts = [modes[order.mode].label, order.tableIdentifier === null ? null : tableTitleOf(order), branch]
  const isOrderShown = useShows('productData')
  const sum = formatMoney(order.totalGross, order.currency)
  const counted = order.items.filter(({ amount }) => amount > 0).length
  return (
    <li className={`${card} flex flex-col gap-3 p-3 transition-colors duration-150 focus-within:border-edge`}>
      <Link to="/orders/$id" params={{ id: String(order.id) }} className="flex flex-col gap-1 rounded-control">
        <span className="flex items-baseline justify-between gap-3">
          <strong className="figures text-head font-strong">{order.ticketNumber}</strong>{' '}
          <span className={`figures text-caption ${!isReady && left < 0 ? 'font-strong text-error' : 'text-ink-soft'}`}>
            {!isReady && left < 0
              ? texts.late(-left)
              : left > 90
                ? formatMoment(due, now, zone)
                : `${formatTime(due, zone)} · ${left <= 0 ? texts.now : texts.inMinutes(left)}`}
          </span>
        </span>
        <span className="truncate font-medium">
          <GuestName order={order} />
        </span>
        <span className="text-caption text-ink-soft">{facts.filter(Boolean).join(' · ')}</span>
        <span className="figures flex flex-wrap items-baseline justify-between gap-x-3">
          <span>{isOrderShown ? texts.items(counted, sum) : sum}</span>
          <MoneyWord order={order} />
        </span>
      </Link>
      {(order.needsReview || order.counterAppointment !== null) && (
        <span className="flex flex-wrap gap-2">
          {order.needsReview && <Badge tone="error">{orderTexts.missed.review}</Badge>}
          {order.counterAppointment !== null && (
            <Badge tone="warning">
              {orderTexts.proposed(formatMoment(Date.parse(order.counterAppointment), now, zone))}
            </Badge>
          )}
        </span>
      )}
      <NextStep order={order} />
    </li>
  )
}

/** The one step that comes next; a request is answered on its page. */
function NextStep({ order }: { readonly order: CurrentOrder }) {
  const { actor, tell } = useOffice()
  const { run, isBusy, problem, again: repeat } = useServerAction()
  const [action] = actionsFrom(order.status)
  if (!action || action === 'propose' || !may(actor, 'update', orderAccess, [order.branch])) return null
  const { id, ticketNumber } = order
  const step = async (body: { readonly promisedAt?: string }) => {
    if ((await run(moveOrderTo, { params: { id, action }, body })) !== null) return
    tell({ text: orderTexts.did(ticketNumber, orderTexts.done[action]) })
  }
  if (order.isQuotation && action === 'confirm')
    return (
      <Link
        to="/orders/$id"
        params={{ id: String(id) }}
        className={`${buttonLook({ size: 'small', variant: 'secondary' })} self-start`}
      >
        {orderTexts.offer.make}
      </Link>
    )
  return (
    <div className="flex flex-wrap gap-2">
      {action === 'confirm' ? (
        <AcceptOrder order={order} isBusy={isBusy} hasKeys={false} onAccept={promise => void step(promise)} />
      ) : (
        <Button size="small" busy={isBusy} onClick={() => void step({})}>
          {action === 'in-delivery' && order.mode === 'delivery' ? orderTexts.underway : orderTexts.actions[action]}
        </Button>
      )}
      <ProblemNotice problem={problem} onAgain={repeat} />
    </div>
  )
}
