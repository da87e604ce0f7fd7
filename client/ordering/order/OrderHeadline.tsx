import type { PublicOrder } from '../../../schema/ordering/calls.ts'
import { buttonLook } from '../../ui/Button.tsx'
import { formatDateTime } from '../../ui/format.ts'
import { hasEnded } from './order.machine.ts'
import { PromiseNow } from './PromiseNow.tsx'
import { arrivalOf, headlineOf, sentenceOf, standingOf } from './statusText.ts'
import { texts } from './texts.ts'

interface OrderHeadlineProps {
  readonly order: PublicOrder
  readonly zone: string
  /** `disableTickets`: the number is an order number and no ticket to wait for. */
  readonly isNumbered: boolean
  /** The server has just said that it is so. */
  readonly isHeard: boolean
}

/** The number, large; below it what is happening now. */
export function OrderHeadline({ order, zone, isNumbered, isHeard }: OrderHeadlineProps) {
  const sentence = sentenceOf(order)
  const arrival = arrivalOf(order)
  const look = looks[standingOf(order)]
  // Nobody waits for it any more: it need not be read from afar.
  const number = hasEnded(order) ? 'text-head' : 'text-[clamp(3.5rem,22vw,6.5rem)] tracking-tight'
  return (
    <div className={`rounded-card px-5 text-center ${hasEnded(order) ? 'py-6' : 'py-8'} ${look}`}>
      <p className={hasEnded(order) ? '' : 'text-lead'}>{isNumbered ? texts.orderNumber : texts.ticket}</p>
      <p className={`figures leading-none font-strong ${number}`}>{order.ticketNumber}</p>
      <div className={`flex flex-col gap-2 ${hasEnded(order) ? 'mt-3' : 'mt-5'}`}>
        <h1 className="text-head">{headlineOf(order)}</h1>
        {order.rejectionMessage && <p className="text-lead">{order.rejectionMessage}</p>}
        {sentence && <p className="text-lead text-balance">{sentence}</p>}
        <PromiseNow {...{ order, zone, isHeard }} />
        {arrival && (
          <p className="text-lead">
            <strong className="figures font-strong">{formatDateTime(Date.parse(arrival.at), zone)}</strong>{' '}
            {arrival.word}
          </p>
        )}
        {order.paymentUrl && (
          <a href={order.paymentUrl} className={`${buttonLook({ size: 'large' })} mt-2 self-center`}>
            {texts.payNow}
          </a>
        )}
      </div>
    </div>
  )
}

const looks = {
  unpaid: 'bg-warning-soft text-ink',
  new: 'bg-sunken text-ink',
  // Green from the first good news on, full when it can be fetched: the accent of a shop may be as red as a refusal.
  confirmed: 'bg-success-soft text-ink',
  underway: 'bg-success text-paper',
  completed: 'bg-sunken text-ink',
  rejected: 'bg-error-soft text-ink',
  // The way of the order says it in red.
  canceled: 'bg-sunken text-ink',
  failed: 'bg-error-soft text-ink',
} as const
