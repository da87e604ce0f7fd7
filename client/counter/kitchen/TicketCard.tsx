import { dueOf } from '../../../schema/ordering/due.ts'
import { formatTime } from '../../ui/format.ts'
import { CircleAlert, Clock, TriangleAlert } from '../../ui/icons.tsx'
import { type CardScope, CardSteps } from './CardSteps.tsx'
import { DeliveryAddress } from './DeliveryAddress.tsx'
import { destinationOf } from './destinationOf.ts'
import { formatSpan } from './formatSpan.ts'
import { Items } from './Items.tsx'
import type { Card } from './kitchenView.ts'
import { MoneyLine } from './MoneyLine.tsx'
import { ticketAnchor } from './showTicket.ts'
import { de } from './texts.ts'

/** A ticket: what has to be made, for when, and what can be done with it now. */
export function TicketCard({ card, scope }: { readonly card: Card; readonly scope: CardScope }) {
  const { order, timing, isUnseen } = card
  return (
    <article
      id={ticketAnchor(order.id)}
      tabIndex={-1}
      className={`board-card board-card-${timing.urgency} ${isUnseen ? 'board-card-unseen' : ''}`}
      aria-label={`${de.title} ${order.ticketNumber}`}
    >
      <Head card={card} zone={scope.zone} />
      <div className="flex flex-col gap-2 px-3 py-2">
        <Marks card={card} zone={scope.zone} />
        <Items card={card} allergensOf={scope.allergensOf} />
        {order.comment && (
          <p className="board-comment">
            <span className="board-comment-word">{de.comment}</span>
            {order.comment}
          </p>
        )}
        {scope.isDesk && <DeliveryAddress order={order} />}
        {card.elsewhere > 0 && <p className="text-ink-soft">{de.otherStations(card.elsewhere)}</p>}
      </div>
      <div className="mt-auto flex flex-col gap-2 p-2 pt-0">
        <MoneyLine order={order} />
        <CardSteps card={card} scope={scope} />
      </div>
    </article>
  )
}

function Head({ card: { order, timing }, zone }: { readonly card: Card; readonly zone: string }) {
  const isNew = order.status === 'new'
  const isLate = timing.urgency === 'late'
  const Sign = isLate ? TriangleAlert : isNew ? CircleAlert : Clock
  return (
    <header className="board-card-head">
      <div className="flex items-baseline gap-3">
        <h3 className="board-card-number figures">{order.ticketNumber}</h3>
        <p className="board-card-mode">
          {destinationOf(order)}
          {order.guestName !== '' && <span className="block font-regular">{order.guestName}</span>}
        </p>
        <p className="figures ml-auto text-lead font-strong">
          {formatTime(dueOf(order.promisedAt, order.appointmentAt)?.at ?? order.createdAt, zone)}
        </p>
      </div>
      <p className="board-card-timing">
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
        <li key={mark} className="board-mark">
          {mark}
        </li>
      ))}
    </ul>
  )
}
