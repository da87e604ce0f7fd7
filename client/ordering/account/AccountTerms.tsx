import { leftOf } from '../../../schema/ordering/account.ts'
import type { OwnCustomer } from '../../../schema/ordering/accountCalls.ts'
import { formatMoney } from '../../ui/format.ts'
import { texts } from './texts.ts'

/** What is agreed with the customer, and how much of this month's budget is left. */
export function AccountTerms({ customer, currency }: { readonly customer: OwnCustomer; readonly currency: string }) {
  const { invoice, discount, credited } = customer
  const left = invoice && leftOf(invoice)
  const money = (cents: number) => formatMoney(cents, currency)
  return (
    <section aria-label={customer.name} className="rounded-card border border-line bg-surface p-5">
      <h2 className="text-title">{customer.name}</h2>
      <p className="mt-1 text-ink-soft">{invoice ? texts.terms.invoice(invoice.days) : texts.terms.none}</p>
      {discount && (
        <p className="text-ink-soft">{texts.terms.discount(discount.name, discount.percent.toLocaleString('de-DE'))}</p>
      )}
      {invoice && (
        <div className="mt-4">
          <p className="figures flex flex-wrap items-baseline justify-between gap-x-4">
            <span className="font-medium">{texts.terms.used(money(invoice.used))}</span>
            {left !== null && invoice.budget !== null && (
              <span className="text-ink-soft">{texts.terms.left(money(left), money(invoice.budget))}</span>
            )}
          </p>
          {credited > 0 && (
            <p className="figures text-ink-soft">
              {texts.terms.credited(money(credited), money(invoice.used - credited))}
            </p>
          )}
          {invoice.budget !== null && (
            <meter
              aria-label={texts.terms.budget}
              className="budget mt-2 block h-2 w-full"
              min={0}
              max={Math.max(1, invoice.budget)}
              value={invoice.used}
            />
          )}
        </div>
      )}
    </section>
  )
}
