import { useContext } from 'react'
import type { Mode } from '../../../schema/business/modes.ts'
import { discountLabel } from '../../../schema/ordering/receipt.ts'
import { formatMoney } from '../../ui/format.ts'
import { CurrencyContext, Money } from '../../ui/Money.tsx'
import type { CartView } from './cartView.ts'
import { texts } from './texts.ts'

interface CartTotalsProps {
  readonly view: CartView
  readonly mode: Mode
}

/** 'Kosten', 'Lieferkosten', 'Gesamt', what was taken off for a customer, and what is missing to the minimum or to free delivery. */
export function CartTotals({
  view: { pricing, deliveryArea, minimum, missingToFree, hasHiddenPrices },
  mode,
}: CartTotalsProps) {
  const currency = useContext(CurrencyContext)
  const isDelivery = mode === 'delivery'
  return (
    <div className="flex flex-col gap-3">
      <dl className="flex flex-col gap-1">
        <Row label={texts.goods} cents={pricing.gross} />
        {pricing.deposit > 0 && <Row label={texts.deposit} cents={pricing.deposit} />}
        {isDelivery && (
          <div className={row}>
            <dt>{texts.delivery}</dt>
            <dd>
              {deliveryArea === null ? (
                <span className="text-caption">{texts.deliveryOpen}</span>
              ) : pricing.deliveryGross === 0 ? (
                texts.deliveryFree
              ) : (
                <Money cents={pricing.deliveryGross} />
              )}
            </dd>
          </div>
        )}
        <div className="flex items-baseline justify-between gap-3 pt-1 text-lead font-strong">
          <dt>
            {texts.total} <span className="text-caption font-regular text-ink-soft">{texts.totalNote}</span>
          </dt>
          <dd>
            <Money cents={pricing.totalGross} prefix={hasHiddenPrices ? 'ab ' : ''} />
          </dd>
        </div>
        {pricing.discount && <Row label={discountLabel} cents={pricing.discount} />}
      </dl>
      {minimum && (
        <p id="checkout-minimum" className="rounded-control bg-warning-soft px-3 py-2 text-caption text-warning">
          {texts.minimum(formatMoney(minimum.value, currency))}{' '}
          {texts.minimumMissing(formatMoney(minimum.missing, currency))}
        </p>
      )}
      {missingToFree !== null && (
        <p className="rounded-control bg-success-soft px-3 py-2 text-caption text-success">
          {texts.freeHint(formatMoney(missingToFree, currency))}
        </p>
      )}
    </div>
  )
}

const row = 'flex items-baseline justify-between gap-3 text-ink-soft'

function Row({ label, cents }: { label: string; cents: number }) {
  return (
    <div className={row}>
      <dt>{label}</dt>
      <dd>
        <Money cents={cents} />
      </dd>
    </div>
  )
}
