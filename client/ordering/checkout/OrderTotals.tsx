import { useContext } from 'react'
import type { PaymentMethod } from '../../../schema/business/paymentMethods.ts'
import { cashRounding } from '../../../schema/ordering/cashRounding.ts'
import { discountLabel } from '../../../schema/ordering/receipt.ts'
import { CurrencyContext, Money } from '../../ui/Money.tsx'
import type { Totals } from './submission.ts'
import { texts } from './texts.ts'

interface OrderTotalsProps {
  readonly totals: Totals
  /** How it is going to be paid; null where nothing can be chosen. */
  readonly method: PaymentMethod | null
  /** It goes to a known area: then it is said what delivery costs also where it is free. */
  readonly isDelivery: boolean
  /** A price in it is told with the offer: the total is only where it begins. */
  readonly isOpen?: boolean
}

/** Goods, deposit, delivery, the total and the tax in it: what stands directly above the button that orders. */
export function OrderTotals({ totals, method, isDelivery, isOpen = false }: OrderTotalsProps) {
  const { gross, deposit, deliveryGross, totalGross, taxes, discount } = totals
  const currency = useContext(CurrencyContext)
  const rounding = method === null || isOpen ? 0 : cashRounding({ totalGross, currency, paymentMethod: method })
  return (
    <dl className="flex flex-col gap-1.5">
      <Row label={texts.summary.goods} cents={gross} />
      {deposit > 0 && <Row label={texts.summary.deposit} cents={deposit} />}
      {isDelivery &&
        (deliveryGross > 0 ? (
          <Row label={texts.summary.delivery} cents={deliveryGross} />
        ) : (
          <div className="flex justify-between gap-4">
            <dt>{texts.summary.delivery}</dt>
            <dd className="text-success">{texts.summary.deliveryFree}</dd>
          </div>
        ))}
      <div className="mt-2 flex items-baseline justify-between gap-4 border-t border-line pt-3 text-title font-strong">
        <dt>{texts.summary.total}</dt>
        <dd>
          <Money cents={totalGross} prefix={isOpen ? 'ab ' : ''} />
        </dd>
      </div>
      {rounding !== 0 && <Row label={texts.summary.inCash} cents={totalGross + rounding} />}
      {discount && <Row label={discountLabel} cents={discount} isWithin />}
      {taxes.map(({ rate, tax }) => (
        <Row key={rate} label={texts.summary.tax(rate.toLocaleString('de-DE'))} cents={tax} isWithin />
      ))}
    </dl>
  )
}

/** `isWithin`: it is in the total already. */
function Row({ label, cents, isWithin = false }: { label: string; cents: number; isWithin?: boolean }) {
  return (
    <div className={`flex justify-between gap-4 ${isWithin ? 'text-caption text-ink-soft' : ''}`}>
      <dt>{label}</dt>
      <dd>
        <Money cents={cents} />
      </dd>
    </div>
  )
}
