import { memo } from 'react'
import { dueOf } from '../../../schema/ordering/due.ts'
import { formatTime } from '../../ui/format.ts'
import { CircleAlert, Clock, TriangleAlert } from '../../ui/icons.tsx'
import { BoardMark } from './BoardMark.tsx'
import { type CardScope, CardSteps } from './CardSteps.tsx'
import { DeliveryAddress } from './DeliveryAddress.tsx'
import { destinationOf } from './destinationOf.ts'
import { formatSpan } from './formatSpan.ts'
import { Items } from './Items.tsx'
import type { Card } from './kitchenView.ts'
import { MoneyLine } from './MoneyLine.tsx'
import { ticketAnchor } from './showTicket.ts'
import { de } from './texts.ts'

interface TicketCardProps {
  readonly card: Card
  readonly scope: CardScope
}

/** A ticket: what has to be made, for when, and what can be done with it now. Out of sight it is not laid out: a tap costs as much with a hundred as with ten. */
export const TicketCard = memo(function TicketCard({ card, scope }: TicketCardProps) {
  const { order, isUnseen } = card
  return (
    <article
      id={ticketAnchor(order.id)}
      tabIndex={-1}
      className={`flex animate-ticket flex-col overflow-hidden rounded-ticket bg-surface [contain-intrinsic-height:auto_20rem] [content-visibility:auto] ${isUnseen ? 'ring-4 ring-ink' : 'ring ring-line'}`}
      aria-label={`${de.title} ${order.ticketNumber}`}
    >
      <Head card={card} zone={scope.zone} />
      <div className="flex flex-col gap-2 px-3 py-2">
        <Marks card={card} zone={scope.zone} />
        <Items card={card} allergensOf={scope.allergensOf} />
        {order.comment && (
          <p className="rounded-control border-2 border-warning bg-warning-soft px-3.5 py-2.5 text-[1.1875rem]/6.5 font-medium">
            <span className="block text-body/5 text-warning">{de.comment}</span>
            {order.comment}
          </p>
        )}
        {scope.isDesk && <DeliveryAddress order={order} />}
        {card.elsewhere > 0 && <p className="text-ink-soft">{de.otherStations(card.elsewhere)}</p>}
      </div>
      <div className="mt-auto flex flex-col gap-2 p-2 pt-0">
        <MoneyLine order={order} />
        <CardSteps card={card} scope={scope} buttons="snug" />
      </div>
    </article>
  )
})

function Head({ card: { order, timing }, zone }: { readonly card: Card; readonly zone: string }) {
  const isNew = order.status === 'new'
  const isLate = timing.urgency === 'late'
  const Sign = isLate ? TriangleAlert : isNew ? CircleAlert : Clock
  return (
    <header className={`px-3 py-2 ${isLate ? 'bg-error text-on-light' : 'bg-sunken text-ink'}`}>
      <div className="flex items-baseline gap-3">
        <h3 className="figures text-[2.25rem]/[1] tracking-[-0.02em]">{order.ticketNumber}</h3>
        <p className="min-w-0 text-lead/tight font-strong">
          {destinationOf(order)}
          {order.guestName !== '' && <span className="block font-regular">{order.guestName}</span>}
        </p>
        <p className="figures ml-auto text-lead font-strong">
          {formatTime(dueOf(order.promisedAt, order.appointmentAt)?.at ?? order.createdAt, zone)}
        </p>
      </div>
      <p className="mt-1 flex items-center gap-2 text-[1rem]/tight font-medium">
        <Sign size={18} />
        <span>{isNew ? de.fresh : de.timing[timing.urgency]}</span>
        <span className="figures ml-auto">{clockOf({ order, timing })}</span>
      </p>
    </header>
  )
}

/** Who wants it at once waits already, for an appointment there is time left. */
function clockOf({ order, timing }: Pick<Card, 'order' | 'timing'>): string {
  if (timing.left < 0) return de.over(formatSpan(-timing.left))
  if (dueOf(order.promisedAt, order.appointmentAt) !== null) return de.left(formatSpan(timing.left))
  return timing.waited === 0 ? de.justNow : de.waited(formatSpan(timing.waited))
}

/** What is unusual about the order. */
function Marks({ card: { order }, zone }: { readonly card: Card; readonly zone: string }) {
  const marks = [
    order.isQuotation && de.quotation,
    order.needsReview && de.review,
    order.counterAppointmentAt !== null && de.offered(formatTime(order.counterAppointmentAt, zone)),
  ].filter(mark => typeof mark === 'string')
  if (marks.length === 0) return null
  return (
    <ul className="flex flex-wrap gap-2">
      {marks.map(mark => (
        <li key={mark} className="flex">
          <BoardMark>{mark}</BoardMark>
        </li>
      ))}
    </ul>
  )
}
