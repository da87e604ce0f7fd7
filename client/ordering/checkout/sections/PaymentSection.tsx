import { useEffect } from 'react'
import type { Mode } from '../../../../schema/business/modes.ts'
import {
  isOnline,
  type PaymentMethod,
  paymentMethods,
  paymentMethodsOf,
} from '../../../../schema/business/paymentMethods.ts'
import type { InvoiceTerms } from '../../../../schema/ordering/account.ts'
import { modeOfOrder } from '../../../../schema/ordering/modeOfOrder.ts'
import { chosenEntry, paymentEntries } from '../../../../schema/ordering/paymentWays.ts'
import { hasWallet } from '../../../device/wallets.ts'
import { Radio } from '../../../ui/Choice.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import { paymentMethodOf } from '../draft.ts'
import type { FormEditor } from '../formEditor.ts'
import { texts } from '../texts.ts'
import { PaymentMark } from './PaymentMark.tsx'
import { Section } from './Section.tsx'
import { useOfferedWays } from './useOfferedWays.ts'

/** What the branch takes, every way of its providers by name; cash if enabled, else Datatrans, is chosen at first. */
export function PaymentSection({ editor }: { editor: FormEditor }) {
  const { draft, branch, account, problemAt, changeForm } = editor
  const { form } = draft
  const offered = useOfferedWays(paymentMethodsOf(branch).some(isOnline))
  const invoice = account?.invoice
  const entries = [...(invoice ? [onInvoice] : []), ...paymentEntries(branch, offered, hasWallet)]
  const chosen = chosenEntry(entries, paymentMethodOf(draft, branch), form.paymentWay)
  const error = problemAt('paymentMethod')
  // What is shown as chosen is what is sent: a way that has been named meanwhile, or is offered no more.
  const isOther =
    chosen !== undefined &&
    isOnline(chosen.method) &&
    (chosen.way !== form.paymentWay || chosen.method !== paymentMethodOf(draft, branch))
  useEffect(() => {
    if (isOther) changeForm({ paymentMethod: chosen.method, paymentWay: chosen.way })
  })
  return (
    <Section
      heading={texts.payment.heading}
      done={form.paymentMethod && chosen?.label}
      hasProblem={error !== undefined}
    >
      {entries.length === 0 && <Notice tone="warning">{texts.payment.none}</Notice>}
      <div role="radiogroup" aria-label={texts.payment.heading} className="flex flex-col gap-2">
        {entries.map(({ method, way, label }, index) => (
          <Radio
            key={`${method} ${way}`}
            framed
            name="paymentMethod"
            value={way ?? method}
            label={label}
            description={branch.isQuotationRequired ? undefined : hintOf(method, draft.mode, invoice)}
            trailing={<PaymentMark way={way} method={method} />}
            checked={chosen?.method === method && chosen.way === way}
            onChange={() => changeForm({ paymentMethod: method, paymentWay: way })}
            error={index === entries.length - 1 ? error : undefined}
          />
        ))}
      </div>
    </Section>
  )
}

/** When it is paid. Nothing is yet where an offer is asked for. */
function hintOf(method: PaymentMethod, mode: Mode, invoice: InvoiceTerms | null | undefined): string {
  if (method === 'invoice' && invoice) return texts.payment.invoice(invoice.days)
  return isOnline(method) ? texts.payment.online : modeOfOrder[mode].handoverLabel
}

const onInvoice = { method: 'invoice', way: null, label: paymentMethods.invoice.label } as const
