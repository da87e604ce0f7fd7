import { useEffect, useRef } from 'react'
import { leftOf } from '../../../../schema/ordering/account.ts'
import type { OwnAccount, OwnCustomer } from '../../../../schema/ordering/accountCalls.ts'
import { orderFor, refreshAccount, useKeptAccount } from '../../../data/account/ownAccount.ts'
import { Checkbox } from '../../../ui/Choice.tsx'
import { formatMoney } from '../../../ui/format.ts'
import type { CheckoutFields } from '../draft.ts'
import type { FormEditor } from '../formEditor.ts'
import { texts } from '../texts.ts'

/** For whom it is ordered, where somebody is signed in for a customer: they fill in nothing that is known of both. */
export function AccountSection({ editor, currency }: { editor: FormEditor; currency: string }) {
  const known = useKeptAccount()
  const isUsed = known?.isUsed ?? false
  const { draft, changeForm } = editor
  const { paymentMethod } = draft.form
  useEffect(() => void refreshAccount(), [])
  // Once for each customer: what somebody types after that is theirs.
  const filled = useRef<number | null | undefined>(undefined)
  useEffect(() => {
    const ordersFor = (isUsed && known?.account.customer) || null
    const id = ordersFor?.customer ?? null
    if (filled.current === id) return
    filled.current = id
    if (known && ordersFor) changeForm(filledFor(known.account, ordersFor, draft.form))
    else if (paymentMethod === 'invoice') changeForm({ paymentMethod: null })
  })
  const customer = known?.account.customer
  if (!customer) return null
  const left = customer.invoice && leftOf(customer.invoice)
  const facts = [
    customer.discount && texts.account.discount(customer.discount.name),
    left !== null && texts.account.left(formatMoney(left, currency)),
  ].filter(Boolean)
  return (
    <div className="mt-6">
      <Checkbox
        framed
        name="onAccount"
        label={texts.account.order(customer.name)}
        description={isUsed ? facts.join(' · ') : texts.account.private}
        checked={isUsed}
        onChange={event => orderFor(event.target.checked)}
      />
    </div>
  )
}

/** What is known of the customer and of the person, wherever nothing is typed yet. */
function filledFor(
  { firstName, name, email }: OwnAccount,
  { isCompany, name: company, vatNumber, invoice, ...address }: OwnCustomer,
  form: CheckoutFields,
): Partial<CheckoutFields> {
  return {
    ...(isCompany ? { isCompany, companyName: company, vatNumber } : {}),
    firstName: form.firstName || firstName,
    lastName: form.lastName || name,
    email: form.email || email,
    phone: form.phone || address.phone,
    street: form.street || address.street,
    zipCode: form.zipCode || address.zipCode,
    city: form.city || address.city,
    paymentMethod: invoice ? 'invoice' : form.paymentMethod,
  }
}
