import { useId, useState } from 'react'
import type { BoardOrder } from '../../schema/board.ts'
import { REJECTION_LENGTH } from '../../schema/rules/boardSteps.ts'
import { de } from './texts.ts'

interface RejectionProps {
  readonly order: Pick<BoardOrder, 'ticketNumber' | 'paymentState'>
  /** With what the guest is to read, which may be nothing. */
  readonly onReject: (message: string) => void
  readonly onBack: () => void
}

/** Asks once more before an order is given back, and what its guest is told. The usual reasons are one tap. */
export function Rejection({ order, onReject, onBack }: RejectionProps) {
  const [message, setMessage] = useState('')
  const field = useId()
  const title = de.rejectTitle(order.ticketNumber)
  return (
    <div role="group" aria-label={title} className="flex flex-col gap-2">
      <p className="font-strong">{title}</p>
      {order.paymentState === 'paid' && <p className="text-warning">{de.rejectPaid}</p>}
      {de.rejectReasons.map(reason => (
        <button
          key={reason}
          type="button"
          aria-pressed={message === reason}
          className="desk-button desk-reason"
          onClick={() => setMessage(message === reason ? '' : reason)}
        >
          {reason}
        </button>
      ))}
      <label htmlFor={field} className="text-ink-soft">
        {de.rejectMessage}
      </label>
      <textarea
        id={field}
        rows={2}
        maxLength={REJECTION_LENGTH}
        value={message}
        className="desk-field"
        onChange={event => setMessage(event.target.value)}
      />
      <div className="flex gap-2">
        <button type="button" className="desk-button flex-1" onClick={onBack}>
          {de.back}
        </button>
        <button
          type="button"
          className="desk-button desk-button-danger flex-1"
          onClick={() => onReject(message.trim())}
        >
          {de.rejectNow}
        </button>
      </div>
    </div>
  )
}
