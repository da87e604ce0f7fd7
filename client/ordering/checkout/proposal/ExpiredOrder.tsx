import type { PaymentMethod } from '../../../../schema/business/paymentMethods.ts'
import { Button } from '../../../ui/Button.tsx'
import { OrderTotals } from '../OrderTotals.tsx'
import { SubmitButton } from '../SubmitButton.tsx'
import type { Totals } from '../submission.ts'
import { texts } from '../texts.ts'
import { DecisionPanel } from './DecisionPanel.tsx'

interface ExpiredOrderProps {
  /** What it costs as this device sees it now; the button repeats the total. */
  readonly totals: Totals
  readonly method: PaymentMethod | null
  readonly isDelivery: boolean
  readonly submit: string
  onRepeat(): void
  onDecline(): void
}

/** An order that could not be brought in time is never sent unasked. */
export function ExpiredOrder({ totals, method, isDelivery, submit, onRepeat, onDecline }: ExpiredOrderProps) {
  return (
    <DecisionPanel title={texts.expired.title} text={texts.expired.text}>
      <OrderTotals totals={totals} method={method} isDelivery={isDelivery} />
      <div className="flex flex-col gap-2">
        <SubmitButton onClick={onRepeat}>{submit}</SubmitButton>
        <Button variant="secondary" wide onClick={onDecline}>
          {texts.expired.decline}
        </Button>
      </div>
    </DecisionPanel>
  )
}
