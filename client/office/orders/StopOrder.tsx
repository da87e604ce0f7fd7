import { useState } from 'react'
import type { WholeOrder } from '../../../schema/ordering/officeCalls.ts'
import { REJECTION_LENGTH } from '../../../schema/ordering/orderStatus.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { TextArea } from '../../ui/Field.tsx'
import { QuestionFooter } from './QuestionFooter.tsx'
import { texts } from './texts.ts'

interface StopOrderProps {
  readonly order: Pick<WholeOrder, 'ticketNumber' | 'paymentState'>
  readonly action: 'reject' | 'cancel'
  readonly isBusy: boolean
  /** With what the guest is to read, which may be nothing. */
  readonly onStop: (message: string) => void
  readonly onBack: () => void
}

/** Asks once more before an order ends without being made. */
export function StopOrder({ order, action, isBusy, onStop, onBack }: StopOrderProps) {
  const [message, setMessage] = useState('')
  const isReject = action === 'reject'
  return (
    <Dialog
      title={isReject ? texts.rejectTitle(order.ticketNumber) : texts.cancelTitle(order.ticketNumber)}
      onClose={onBack}
      footer={
        <QuestionFooter onBack={onBack}>
          <Button variant="danger" busy={isBusy} onClick={() => onStop(message.trim())}>
            {texts.actions[action]}
          </Button>
        </QuestionFooter>
      }
    >
      <div className="flex flex-col gap-4 p-5">
        <p>
          {isReject ? texts.rejectHint : texts.cancelHint} {order.paymentState === 'paid' && texts.paidHint}
        </p>
        {isReject && (
          <TextArea
            label={texts.message}
            rows={3}
            maxLength={REJECTION_LENGTH}
            value={message}
            onChange={event => setMessage(event.target.value)}
          />
        )}
      </div>
    </Dialog>
  )
}
