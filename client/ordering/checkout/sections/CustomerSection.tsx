import { useState } from 'react'
import { isPhone, typePhone } from '../../../../schema/base/phone.ts'
import { formatPhone } from '../../../../schema/base/phoneFormat.ts'
import { checkoutProblems, isVatNumber, phoneOf, vatExamples } from '../../../../schema/ordering/checkout.ts'
import { Checkbox } from '../../../ui/Choice.tsx'
import { TextField } from '../../../ui/Field.tsx'
import type { FormEditor } from '../formEditor.ts'
import { texts } from '../texts.ts'
import { AddressFields } from './AddressFields.tsx'
import { Section } from './Section.tsx'

/** Who orders: name, company, address where the branch asks for one, phone and e-mail. */
export function CustomerSection({ editor }: { editor: FormEditor }) {
  const { draft, required, problemAt, changeForm } = editor
  const { form } = draft
  const needsAddress = required.has('street')
  const showsAddress = needsAddress || form.isCompany || draft.mode === 'delivery'
  // Said once for both.
  const isContactFree = !required.has('phone') && !required.has('email')
  const text = (name: 'companyName' | 'vatNumber' | 'firstName' | 'lastName' | 'email', isRequired: boolean) => ({
    label: texts.customer[name],
    name,
    value: form[name],
    error: problemAt(name),
    optional: !isRequired,
    required: isRequired,
    enterKeyHint: 'next' as const,
    onChange: (event: { target: { value: string } }) => changeForm({ [name]: event.target.value }),
  })
  const name = { autoCapitalize: 'words', spellCheck: false, maxLength: 80 } as const
  return (
    <Section heading={texts.customer.heading} done={doneLine(editor)} hasProblem={hasOwnProblem(editor)}>
      <Checkbox
        label={texts.customer.isCompany}
        name="isCompany"
        checked={form.isCompany}
        onChange={event => changeForm({ isCompany: event.target.checked })}
      />
      {form.isCompany && (
        <div className="grid gap-4 tablet:grid-cols-2">
          <TextField
            {...text('companyName', true)}
            autoComplete="organization"
            autoCapitalize="words"
            spellCheck={false}
            maxLength={120}
          />
          <VatField editor={editor} />
        </div>
      )}
      <div className="grid gap-4 tablet:grid-cols-2">
        <TextField {...text('firstName', true)} {...name} autoComplete="given-name" />
        <TextField {...text('lastName', true)} {...name} autoComplete="family-name" />
      </div>
      {showsAddress && (
        <AddressFields
          value={form}
          onChange={changeForm}
          problemAt={problemAt}
          book="billing"
          isRequired={needsAddress}
        />
      )}
      {isContactFree && <p className="-mb-1 text-caption text-ink-soft">{texts.customer.contact}</p>}
      <div className="grid gap-4 tablet:grid-cols-2">
        <PhoneField editor={editor} isMarked={!isContactFree} />
        <TextField
          {...text('email', required.has('email'))}
          optional={!isContactFree && !required.has('email')}
          type="email"
          inputMode="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={254}
        />
      </div>
    </Section>
  )
}

/** The form of the number is that of the country of the address; said when the field is left, and by the order at last. */
function VatField({ editor: { draft, problemAt, changeForm } }: { editor: FormEditor }) {
  const { vatNumber, country } = draft.form
  const [wasLeft, setLeft] = useState(vatNumber !== '')
  const isDoubtful = wasLeft && vatNumber.trim() !== '' && !isVatNumber(vatNumber, country)
  const example = texts.customer.vatHint(vatExamples[country])
  return (
    <TextField
      label={texts.customer.vatNumber}
      name="vatNumber"
      value={vatNumber}
      optional
      autoComplete="off"
      autoCapitalize="characters"
      spellCheck={false}
      enterKeyHint="next"
      maxLength={40}
      hint={example}
      error={
        problemAt('vatNumber') ?? (isDoubtful ? texts.customer.vatWarning(texts.address.countries[country]) : undefined)
      }
      onFocus={() => setLeft(false)}
      onBlur={() => setLeft(true)}
      onChange={event => changeForm({ vatNumber: event.target.value })}
    />
  )
}

/** While typing only digits, plus and spaces; when left, the international number in its groups; the order has it without. What is none warns. */
function PhoneField({ editor, isMarked }: { editor: FormEditor; isMarked: boolean }) {
  const { draft, branch, required, problemAt, changeForm } = editor
  const [wasLeft, setLeft] = useState(draft.form.phone !== '')
  const { phone } = draft.form
  const number = phoneOf(draft.form, branch)
  const isDoubtful = wasLeft && phone !== '' && !isPhone(number)
  return (
    <TextField
      label={texts.customer.phone}
      name="phone"
      type="tel"
      inputMode="tel"
      autoComplete="tel"
      enterKeyHint="next"
      maxLength={40}
      value={phone}
      required={required.has('phone')}
      optional={isMarked && !required.has('phone')}
      hint={isDoubtful || problemAt('phone') ? undefined : texts.customer.phoneHint}
      error={problemAt('phone') ?? (isDoubtful ? texts.customer.phoneWarning : undefined)}
      onFocus={() => setLeft(false)}
      onChange={event => changeForm({ phone: typePhone(event.target.value) })}
      onBlur={() => {
        setLeft(true)
        if (phone !== formatPhone(number)) changeForm({ phone: formatPhone(number) })
      }}
    />
  )
}

const ownFields =
  /^(companyName|vatNumber|firstName|lastName|street|floor|stairway|door|zipCode|city|country|phone|email)$/

function hasOwnProblem({ problems }: FormEditor): boolean {
  return problems.some(({ field }) => field !== undefined && ownFields.test(field))
}

/** The section in one line, where everything it asks for is there. */
function doneLine({ draft: { form, mode }, branch }: FormEditor): string | undefined {
  const { firstName, lastName, companyName, isCompany, street, zipCode, city, phone, email } = form
  const open = checkoutProblems({ ...form, paymentMethod: undefined, legalInstructions: true }, branch, mode)
  if (open.some(({ field }) => field !== undefined && ownFields.test(field))) return undefined
  const address = street && city ? `${street}, ${zipCode} ${city}` : ''
  return [isCompany ? companyName : '', `${firstName} ${lastName}`.trim(), address, formatPhone(phone), email]
    .filter(Boolean)
    .join(' · ')
}
