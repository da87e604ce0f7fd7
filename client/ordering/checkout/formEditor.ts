import type { Problem } from '../../../schema/base/problems.ts'
import type { Branch } from '../../../schema/business/branch.ts'
import type { Account } from '../../../schema/ordering/account.ts'
import { areaProblems, deliveredTo, requiredFields } from '../../../schema/ordering/checkout.ts'
import type { Quote } from '../../../schema/ordering/quote.ts'
import { type CheckoutFields, inItsArea, type OrderDraft, touchedFields } from './draft.ts'

/** What every section of the form works with. */
export interface FormEditor {
  readonly draft: OrderDraft
  readonly branch: Branch
  /** The customer it is ordered for; null for oneself. */
  readonly account: Account | null
  /** What the order costs as this device sees it, and what stands against it. */
  readonly quote: Quote
  /** Fields that have to be filled in, by branch and method. */
  readonly required: ReadonlySet<string>
  readonly problems: readonly Problem[]
  /** The sentence that belongs to a field, if there is one. */
  problemAt(field: string): string | undefined
  /** `fields`: names of the touched fields as problems know them, where they differ from those of the draft. */
  change(patch: Partial<OrderDraft>, fields?: readonly string[]): void
  changeForm(patch: Partial<CheckoutFields>): void
}

interface Given {
  readonly draft: OrderDraft
  readonly branch: Branch
  readonly account?: Account | null | undefined
  readonly quote: Quote
  readonly problems: readonly Problem[]
  send(
    event:
      | { type: 'draft.changed'; patch: Partial<OrderDraft>; touched: readonly string[] }
      | { type: 'form.changed'; patch: Partial<CheckoutFields>; touched: readonly string[] },
  ): void
}

export function formEditorOf({ draft, branch, account = null, quote, problems, send }: Given): FormEditor {
  const told = [...problems, ...placeProblems(draft, branch)]
  return {
    draft,
    branch,
    account,
    quote,
    problems,
    required: requiredFields(branch, draft.mode, draft.form.isDeliveryAddressDifferent, draft.table),
    problemAt: field => told.find(problem => problem.field === field)?.message,
    change: (patch, touched = Object.keys(patch)) => send({ type: 'draft.changed', patch, touched }),
    changeForm: patch => {
      send({ type: 'form.changed', patch, touched: touchedFields(draft.form, patch) })
      const { deliveryArea } = inItsArea({ ...draft, form: { ...draft.form, ...patch } }, branch)
      if (deliveryArea !== draft.deliveryArea)
        send({ type: 'draft.changed', patch: { deliveryArea }, touched: ['deliveryArea'] })
    },
  }
}

/** Said while the guest is still at it: nobody has to fill in the rest for an order that cannot be delivered. */
function placeProblems({ mode, deliveryArea, form }: OrderDraft, branch: Branch): readonly Problem[] {
  const { country } = form.isDeliveryAddressDifferent ? form.deliveryAddress : form
  const digits = deliveredTo(form).zipCode.replace(/\D/g, '').length
  const isWhole = digits >= (country === 'DE' ? 5 : 4)
  return mode === 'delivery' && isWhole ? areaProblems({ ...form, deliveryArea }, branch) : []
}
