import { type ReactNode, useRef } from 'react'
import type { Config } from '../../../schema/business/config.ts'
import type { Table } from '../../../schema/business/table.ts'
import type { Product } from '../../../schema/catalogue/product.ts'
import type { Donatee } from '../../../schema/ordering/donatee.ts'
import { hasHiddenPrices } from '../../../schema/ordering/hiddenPrices.ts'
import { TextArea } from '../../ui/Field.tsx'
import { formatMoney } from '../../ui/format.ts'
import { toNextField } from '../../ui/nextField.ts'
import { goesToArea, paymentMethodOf } from './draft.ts'
import type { FormEditor } from './formEditor.ts'
import { OrderTotals } from './OrderTotals.tsx'
import { ProblemSummary, useFocusOnProblems } from './ProblemSummary.tsx'
import { SubmitButton } from './SubmitButton.tsx'
import { SummaryBar, SummaryCard } from './Summary.tsx'
import { AccountSection } from './sections/AccountSection.tsx'
import { AppointmentSection } from './sections/AppointmentSection.tsx'
import { CustomerSection } from './sections/CustomerSection.tsx'
import { DonateeSection } from './sections/DonateeSection.tsx'
import { HandoverSection } from './sections/HandoverSection.tsx'
import { KnownGuestNote } from './sections/KnownGuestNote.tsx'
import { LegalSection } from './sections/LegalSection.tsx'
import { PaymentSection } from './sections/PaymentSection.tsx'
import { Section } from './sections/Section.tsx'
import { TableGuestSection } from './sections/TableGuestSection.tsx'
import { texts } from './texts.ts'

interface CheckoutFormProps {
  readonly editor: FormEditor
  readonly config: Config
  readonly tables: readonly Table[]
  readonly donatees: readonly Donatee[]
  product(id: number): Product | undefined
  /** Epoch ms. */
  readonly now: number
  readonly isBusy: boolean
  /** Counts the attempts that failed: each moves the focus to what is wrong. */
  readonly attempt: number
  readonly notice: ReactNode
  /** This device is to know nobody any more. */
  onForget(): Promise<void>
  onSubmit(): void
}

/** The whole form in one column, the summary in sight, the total directly above the final button. */
export function CheckoutForm(props: CheckoutFormProps) {
  const { editor, config, tables, donatees, product, now, isBusy, attempt, notice, onForget, onSubmit } = props
  const { draft, branch, quote, problems, change } = editor
  const form = useRef<HTMLFormElement>(null)
  useFocusOnProblems(problems, attempt, form)
  const money = (cents: number) => formatMoney(cents, config.currency)
  const total = quote.pricing.totalGross
  const table = draft.mode === 'dineIn' ? tables.find(({ identifier }) => identifier === draft.table) : undefined
  // Who sits at a table is found there: nothing is asked that the branch does not demand.
  const isBrief = table !== undefined && editor.required.size === 0
  return (
    <div className="flex items-start gap-12 max-desktop:justify-center desktop:justify-between desktop:pt-8">
      <form
        ref={form}
        noValidate
        aria-busy={isBusy}
        className="w-full max-w-[42rem] min-w-0"
        onKeyDown={toNextField}
        onSubmit={event => {
          event.preventDefault()
          onSubmit()
        }}
      >
        <SummaryBar editor={editor} product={product} />
        <h1 className="mt-6 text-head desktop:mt-0">
          {branch.isQuotationRequired ? texts.headingQuotation : texts.heading}
        </h1>
        {notice && <div className="mt-6">{notice}</div>}
        <ProblemSummary problems={problems} form={form} />
        {draft.knownSince !== undefined && <KnownGuestNote editor={editor} onForget={onForget} />}
        <AccountSection editor={editor} currency={config.currency} />
        {isBrief ? <TableGuestSection editor={editor} table={table} /> : <CustomerSection editor={editor} />}
        {!table && <HandoverSection editor={editor} tables={tables} formatMoney={money} />}
        {(!table || branch.isAppointmentRequired) && <AppointmentSection editor={editor} now={now} />}
        <Section
          heading={texts.comment.heading}
          done={draft.comment && <p className="line-clamp-3 [overflow-wrap:anywhere]">{draft.comment}</p>}
          hasProblem={editor.problemAt('comment') !== undefined}
        >
          <TextArea
            label={texts.comment.label}
            name="comment"
            optional
            maxLength={2000}
            value={draft.comment}
            error={editor.problemAt('comment')}
            onChange={event => change({ comment: event.target.value })}
          />
        </Section>
        {donatees.length > 0 && (
          <DonateeSection editor={editor} donatees={donatees} amount={money(config.donationAmount)} />
        )}
        <PaymentSection editor={editor} />
        <LegalSection editor={editor} config={config} now={now} isBrief={table !== undefined} />
        <div className="rounded-card bg-sunken p-4 tablet:p-6">
          <OrderTotals
            totals={quote.pricing}
            method={paymentMethodOf(draft, branch)}
            isDelivery={goesToArea(draft, branch)}
            isOpen={hasHiddenPrices(draft.items, product)}
          />
          <SubmitButton type="submit" busy={isBusy} className="mt-5">
            {branch.isQuotationRequired ? texts.submitQuotation : texts.submit(money(total))}
          </SubmitButton>
          <p role="status" className="mt-3 text-center text-caption text-ink-soft">
            {isBusy ? texts.checking : texts.saved}
          </p>
        </div>
      </form>
      <SummaryCard editor={editor} product={product} />
    </div>
  )
}
