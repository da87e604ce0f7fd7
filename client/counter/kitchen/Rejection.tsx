import { useId, useState } from 'react'
import type { BoardOrder } from '../../../schema/ordering/liveOrder.ts'
import { REJECTION_LENGTH } from '../../../schema/ordering/orderStatus.ts'
import { BoardButton } from '../../ui/board/BoardButton.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { fieldLook } from './fieldLook.ts'
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
      crossSize="glove"
      footer={
        <div className="flex gap-2">
          <BoardButton size="snug" className="flex-1" onClick={onBack}>
            {de.back}
          </BoardButton>
          <BoardButton variant="danger" size="snug" className="flex-1" onClick={() => onReject(message.trim())}>
            {de.rejectNow}
          </BoardButton>
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
              className="min-h-16 rounded-card border border-line bg-sunken px-3 py-2 text-left text-lead/tight font-medium select-none transition-transform duration-150 ease-out active:scale-[0.98] aria-pressed:border-ink aria-pressed:inset-ring aria-pressed:inset-ring-ink"
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
            className={`${fieldLook} min-h-20`}
            onChange={event => setMessage(event.target.value)}
          />
        </div>
      </div>
    </Dialog>
  )
}
