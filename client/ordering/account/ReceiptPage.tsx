import { ArrowLeft, Printer } from 'lucide-react'
import { type ReactNode, useMemo } from 'react'
import { accountOrder } from '../../../schema/ordering/accountCalls.ts'
import type { PublicOrder } from '../../../schema/ordering/calls.ts'
import { ask } from '../../data/engine/http.ts'
import { Button, buttonLook } from '../../ui/Button.tsx'
import { texts } from './texts.ts'
import { useAsked } from './useAsked.ts'
import { Waiting } from './Waiting.tsx'

interface ReceiptPageProps {
  readonly order: number
  readonly back: string
  readonly onPrint: () => void
  readonly renderReceipt: (order: PublicOrder) => ReactNode
}

/** The receipt of an order, to be read and printed. */
export function ReceiptPage({ order: id, back, onPrint, renderReceipt }: ReceiptPageProps) {
  const asked = useAsked(useMemo(() => () => ask(accountOrder, { params: { id } }), [id]))
  const { value } = asked
  return (
    <>
      <div className="flex flex-wrap justify-between gap-2 print:hidden">
        <a href={back} className={buttonLook({ variant: 'quiet', size: 'small' })}>
          <ArrowLeft size={18} aria-hidden />
          {texts.orders.back}
        </a>
        {value && (
          <Button variant="secondary" size="small" onClick={onPrint}>
            <Printer size={18} aria-hidden />
            {texts.orders.print}
          </Button>
        )}
      </div>
      <Waiting asked={asked} problem={texts.orders.receiptFailed} className="mt-4 h-80" />
      {value && (
        <>
          <h1 className="mt-4 mb-4 text-head">{texts.orders.receipt(value.ticketNumber)}</h1>
          {renderReceipt(value)}
        </>
      )}
    </>
  )
}
