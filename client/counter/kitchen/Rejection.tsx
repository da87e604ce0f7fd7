import { useId, useState } from 'react'
import type { BoardOrder } from '../../../schema/ordering/liveOrder.ts'
import { REJECTION_LENGTH } from '../../../schema/ordering/orderStatus.ts'
import { Dialog } from '../../ui/Dialog.tsx'
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
  return (
    <Dialog
      title={de.rejectTitle(order.ticketNumber)}
      onClose={onBack}
      footer={
        <div className="flex gap-2">
          <button type="button" className="board-button flex-1" onClick={onBack}>
            {de.back}
          </button>
          <button
            type="button"
            className="board-button board-button-danger flex-1"
            onClick={() => onReject(message.trim())}
          >
            {de.rejectNow}
          </button>
        </div>
      }
    >
      <div className="flex flex-col gap-4 px-4 py-4 text-lead tablet:px-5">
        <p className="text-ink-soft">{order.paymentState === 'paid' ? de.rejectPaid : de.rejectHint}</p>
        <div role="group" aria-label={de.rejectReasonsLabel} className="flex flex-col gap-2">
          {de.rejectReasons.map(reason => (
            <button
              key={reason}
              type="button"
              aria-pressed={message === reason}
              className="board-button board-reason"
              onClick={() => setMessage(message === reason ? '' : reason)}
            >
              {reason}
            </button>
          ))}
        </div>
        <div className="flex flex-col gap-1">
          <label htmlFor={field} className="font-strong">
            {de.rejectMessage}
          </label>
          <textarea
            id={field}
            rows={2}
            maxLength={REJECTION_LENGTH}
            value={message}
            className="board-field"
            onChange={event => setMessage(event.target.value)}
          />
        </div>
      </div>
    </Dialog>
  )
}
