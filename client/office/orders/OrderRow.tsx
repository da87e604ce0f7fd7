import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { formatMoney } from '../../../schema/base/money.ts'
import { modes } from '../../../schema/business/modes.ts'
import { tableTitleOf } from '../../../schema/business/tableTitle.ts'
import { ticketMoney } from '../../../schema/counter/ticketMoney.ts'
import type { OrderStatus } from '../../../schema/ordering/orderStatus.ts'
import type { StaffOrder } from '../../../schema/ordering/staffCalls.ts'
import { now } from '../../device/clock.ts'
import { Badge } from '../../ui/Badge.tsx'
import { formatMoment } from '../../ui/format.ts'
import { useZone } from '../shell/scope.tsx'
import { GuestName } from './GuestName.tsx'
import { statusLabel, texts } from './texts.ts'

interface OrderRowProps {
  readonly order: StaffOrder
  /** Name of its branch, where several are shown together. */
  readonly branch: string | null
  /** What else is to be said of it. */
  readonly flags?: ReactNode
}

const tones: Readonly<Record<OrderStatus, 'plain' | 'success' | 'warning' | 'error' | 'accent'>> = {
  new: 'accent',
  confirmed: 'warning',
  'in-delivery': 'success',
  completed: 'plain',
  rejected: 'error',
  canceled: 'error',
  failed: 'error',
}

/** An order in a list: number, for whom and when, how it stands, and its money. */
export function OrderRow({ order, branch, flags }: OrderRowProps) {
  const zone = useZone()
  const at = Date.parse(order.appointmentDate ?? order.createdAt)
  const facts = [
    modes[order.mode].label,
    order.tableIdentifier === null ? null : tableTitleOf(order),
    branch,
    order.appointmentDate === null ? formatMoment(at, now(), zone) : `für ${formatMoment(at, now(), zone)}`,
    order.counterAppointment === null
      ? null
      : texts.proposed(formatMoment(Date.parse(order.counterAppointment), now(), zone)),
  ]
  return (
    <Link
      to="/orders/$id"
      params={{ id: String(order.id) }}
      className="flex min-h-16 items-center gap-3 px-4 py-2.5 hover:bg-sunken"
    >
      <strong className="figures min-w-9 text-title tablet:min-w-14 font-strong">{order.ticketNumber}</strong>
      <span className="min-w-0 flex-1">
        <span className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
          <span className="truncate font-medium">
            <GuestName order={order} />
          </span>
          <StatusBadge order={order} />
          {flags}
        </span>
        <span className="block text-caption text-ink-soft">{facts.filter(Boolean).join(' · ')}</span>
      </span>
      <span className="figures shrink-0 text-right">
        <span className="block font-medium">{formatMoney(order.totalGross, order.currency)}</span>
        <MoneyWord order={order} />
      </span>
    </Link>
  )
}

export const StatusBadge = ({ order }: { readonly order: Pick<StaffOrder, 'status' | 'mode'> }) => (
  <Badge tone={tones[order.status]}>{statusLabel(order)}</Badge>
)

/** Whether it is paid. What will not be paid any more is not called open. */
export function MoneyWord({ order }: { readonly order: StaffOrder }) {
  if (order.heldUntil !== null) return <span className="block text-caption text-warning">{texts.held.word}</span>
  const { state, due } = ticketMoney(order)
  const isOver = ['rejected', 'canceled', 'failed'].includes(order.status)
  if (state === 'due' && (isOver || order.status === 'completed')) return null
  const words =
    state === 'due' && order.toCollect > 0 ? texts.collect(formatMoney(due, order.currency)) : texts.money[state]
  return <span className={`block text-caption ${state === 'due' ? 'text-warning' : 'text-ink-soft'}`}>{words}</span>
}
