import { Link } from '@tanstack/react-router'
import { CloudOff, CloudUpload } from 'lucide-react'
import { formatMoney } from '../../../../schema/base/money.ts'
import { modes } from '../../../../schema/business/modes.ts'
import { tableTitleOf } from '../../../../schema/business/tableTitle.ts'
import { useOnline } from '../../../device/online.ts'
import { Badge } from '../../../ui/Badge.tsx'
import { Button, buttonLook } from '../../../ui/Button.tsx'
import { formatMoment, formatTime } from '../../../ui/format.ts'
import { useShows } from '../../settings/deviceSettings.ts'
import { useZone } from '../../shell/scope.tsx'
import { card } from '../../shell/styles.ts'
import { AcceptOrder } from '../AcceptOrder.tsx'
import { GuestName } from '../GuestName.tsx'
import { missedText } from '../missedText.ts'
import { MoneyWord } from '../OrderRow.tsx'
import { texts as orderTexts } from '../texts.ts'
import { type BoardCard, dueTime, minutesLeft, nextOf } from './board.ts'
import { CardMenu } from './CardMenu.tsx'
import { texts } from './texts.ts'
import type { CardActs } from './useCardActs.ts'

interface OrderCardProps {
  readonly order: BoardCard
  /** Name of its branch, where several are shown together. */
  readonly branch: string | null
  /** Epoch ms. */
  readonly now: number
  readonly acts: CardActs
  /** The keys mean this one. */
  readonly isChosen: boolean
  readonly onDrag: (order: BoardCard | null) => void
}

/** An order on the board: number, when, how and for whom, its money, the next step and everything else that can be done. */
export function OrderCard({ order, branch, now, acts, isChosen, onDrag }: OrderCardProps) {
  const mayMove = acts.mayMove(order)
  return (
    <li
      draggable={mayMove}
      onDragStart={event => {
        event.dataTransfer.setData('text/plain', order.ticketNumber)
        event.dataTransfer.effectAllowed = 'move'
        onDrag(order)
      }}
      onDragEnd={() => onDrag(null)}
      className={`${card} relative flex flex-col gap-3 p-3 transition-colors duration-150 focus-within:border-edge ${mayMove ? 'cursor-grab active:cursor-grabbing' : ''}`}
    >
      <Link
        to="/orders/$id"
        params={{ id: String(order.id) }}
        data-card={order.id}
        draggable={false}
        className="flex flex-col gap-1 rounded-control"
      >
        <Facts {...{ order, branch, now }} />
      </Link>
      <Flags order={order} now={now} />
      {mayMove && (
        <>
          <NextStep {...{ order, acts, isChosen }} />
          <span className="absolute top-1 right-1">
            <CardMenu order={order} acts={acts} />
          </span>
        </>
      )}
    </li>
  )
}

function Facts({ order, branch, now }: Pick<OrderCardProps, 'order' | 'branch' | 'now'>) {
  const zone = useZone()
  const left = minutesLeft(order, now)
  const due = dueTime(order)
  const isLate = order.status !== 'in-delivery' && left < 0
  const facts = [modes[order.mode].label, order.tableIdentifier === null ? null : tableTitleOf(order), branch]
  const isOrderShown = useShows('productData')
  const sum = formatMoney(order.totalGross, order.currency)
  const counted = order.items.filter(({ amount }) => amount > 0).length
  return (
    <>
      <span className="flex items-baseline justify-between gap-3 pr-8 pointer-coarse:pr-9">
        <strong className="figures text-head font-strong">{order.ticketNumber}</strong>{' '}
        <span className={`figures text-caption ${isLate ? 'font-strong text-error' : 'text-ink-soft'}`}>
          {isLate
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
    </>
  )
}

/** What is out of the ordinary, and what is on its way. */
function Flags({ order, now }: Pick<OrderCardProps, 'order' | 'now'>) {
  const zone = useZone()
  const isOnline = useOnline()
  const { needsReview, counterAppointment, pending } = order
  if (!needsReview && counterAppointment === null && !pending) return null
  const Sign = isOnline ? CloudUpload : CloudOff
  return (
    <span className="flex flex-wrap items-center gap-2">
      {needsReview && <Badge tone="error">{missedText.review}</Badge>}
      {counterAppointment !== null && (
        <Badge tone="warning">{orderTexts.proposed(formatMoment(Date.parse(counterAppointment), now, zone))}</Badge>
      )}
      {pending?.state === 'waiting' && (
        <span
          role="status"
          className={`inline-flex items-center gap-1.5 text-caption ${isOnline ? 'text-ink-soft' : 'font-medium text-warning'}`}
        >
          <Sign size={15} aria-hidden />
          {isOnline ? texts.sending : texts.waiting}
        </span>
      )}
    </span>
  )
}

/** The one step that comes next; a request is answered on its page. */
function NextStep({ order, acts, isChosen }: Pick<OrderCardProps, 'order' | 'acts' | 'isChosen'>) {
  const action = nextOf(order)
  if (!action) return null
  if (order.isQuotation && action === 'confirm')
    return (
      <Link
        to="/orders/$id"
        params={{ id: String(order.id) }}
        draggable={false}
        className={buttonLook({ size: 'small', variant: 'secondary' })}
      >
        {orderTexts.offer.make}
      </Link>
    )
  if (action === 'confirm')
    return (
      <AcceptOrder
        order={order}
        isBusy={false}
        hasKeys={isChosen}
        onAccept={promise => acts.move(order, 'confirm', promise)}
      />
    )
  return (
    <Button size="small" onClick={() => acts.move(order, action)}>
      {action === 'in-delivery' && order.mode === 'delivery' ? orderTexts.underway : orderTexts.actions[action]}
    </Button>
  )
}
