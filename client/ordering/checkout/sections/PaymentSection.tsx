import type { Mode } from '../../../../schema/business/modes.ts'
import { modeOfOrder } from '../../../../schema/ordering/modeOfOrder.ts'
import {
  isOnline,
  type PaymentMethod,
  paymentMethods,
  paymentMethodsOf,
} from '../../../../schema/ordering/paymentMethods.ts'
import { Radio } from '../../../ui/Choice.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import { paymentMethodOf } from '../draft.ts'
import type { FormEditor } from '../formEditor.ts'
import { texts } from '../texts.ts'
import { Section } from './Section.tsx'

/** What the branch takes; cash if enabled, else Datatrans, is chosen at first. */
export function PaymentSection({ editor }: { editor: FormEditor }) {
  const { draft, branch, problemAt, changeForm } = editor
  const methods = paymentMethodsOf(branch)
  const chosen = paymentMethodOf(draft, branch)
  const error = problemAt('paymentMethod')
  return (
    <Section
      heading={texts.payment.heading}
      done={draft.form.paymentMethod && chosen && paymentMethods[chosen].label}
      hasProblem={error !== undefined}
    >
      {methods.length === 0 && <Notice tone="warning">{texts.payment.none}</Notice>}
      <div role="radiogroup" aria-label={texts.payment.heading} className="flex flex-col gap-2">
        {methods.map((method, index) => (
          <Radio
            key={method}
            framed
            name="paymentMethod"
            value={method}
            label={paymentMethods[method].label}
            description={branch.isQuotationRequired ? undefined : hintOf(method, draft.mode)}
            checked={chosen === method}
            onChange={() => changeForm({ paymentMethod: method })}
            error={index === methods.length - 1 ? error : undefined}
          />
        ))}
      </div>
    </Section>
  )
}

/** When it is paid. Nothing is yet where an offer is asked for. */
const hintOf = (method: PaymentMethod, mode: Mode): string =>
  isOnline(method) ? texts.payment.online : modeOfOrder[mode].handoverLabel
